/// The charts that `charts` answers with ("Get Catalog Charts", Apple Music API reference).
package enum Chart: String, Sendable, Hashable, CaseIterable {
    /// The most played resources of each type: the default.
    case mostPlayed = "most-played"
    case cityTop = "city-top"
    case dailyGlobalTop = "daily-global-top"

    /// The value of `with` that adds a chart of playlists, and the member of `results` that contains it. Nil for the
    /// default chart, which is answered by type.
    package var group: String? {
        switch self {
        case .mostPlayed: nil
        case .cityTop: "cityCharts"
        case .dailyGlobalTop: "dailyGlobalTopCharts"
        }
    }

    /// The maximum length of a chart; a larger offset is refused.
    package static let length = 200
}
