/// What `set` changes: how answers are shown.
package struct Settings: Hashable, Sendable, Codable {
    package var output = Output.table
    package var color = Color.automatic
    /// Columns; nil takes the terminal's.
    package var width: Int?

    package enum Color: String, CaseIterable, Hashable, Sendable, Codable {
        case automatic = "auto"
        case always
        case never
    }

    package static let widths = 20...1000

    package init() {}
}
