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
    /// A value of JSON a line: each resource, or each element of a list.
    case ndjson
    /// Comma-separated values with a line of titles, nothing cut.
    case csv
    /// A table of Markdown, nothing cut.
    case markdown
}
