/// In which of its forms a view is shown.
package enum Output: String, CaseIterable, Sendable, Codable {
    /// Lines and tables for people.
    case table
    /// The body as it was answered, laid out over lines.
    case json
    /// The bytes of the body.
    case raw
    /// `type/id`, one a line.
    case ids
}
