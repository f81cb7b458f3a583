/// An attribute that orders a list: `name`, or `-name` for descending order (observed).
package enum OrderKey: String, Sendable, Hashable {
    case name, dateAdded, releaseDate

    /// Returns the values of `sort`: each key, ascending and descending.
    package static func choices(_ keys: [OrderKey]) -> [String] { keys.flatMap { [$0.rawValue, "-" + $0.rawValue] } }
}

/// One value of `sort`.
package struct ListOrder: Sendable, Hashable {
    package var key: OrderKey
    package var isDescending: Bool

    /// - Returns: nil if no list has this key.
    package init?(_ text: String) {
        isDescending = text.hasPrefix("-")
        guard let key = OrderKey(rawValue: isDescending ? String(text.dropFirst()) : text) else { return nil }
        self.key = key
    }
}

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
