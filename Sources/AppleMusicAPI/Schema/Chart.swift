/// The charts that `charts` answers with ("Get Catalog Charts", Apple Music API reference).
package enum Chart: String, Sendable, Hashable, CaseIterable {
    /// What is played most of each type: the one that comes when nothing is said.
    case mostPlayed = "most-played"
    case cityTop = "city-top"
    case dailyGlobalTop = "daily-global-top"

    /// The value of `with` that adds a chart of playlists, and the member of `results` in which it then is; nil for the one that is
    /// answered by type.
    package var group: String? {
        switch self {
        case .mostPlayed: nil
        case .cityTop: "cityCharts"
        case .dailyGlobalTop: "dailyGlobalTopCharts"
        }
    }

    /// The longest chart; an offset beyond it is refused.
    package static let length = 200
}
