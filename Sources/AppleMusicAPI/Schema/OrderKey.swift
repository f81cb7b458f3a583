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
