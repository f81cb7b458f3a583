/// The author of the running line. An untrusted file cannot choose a service for the user's own tokens.
package enum LineAuthor: Hashable, Sendable {
    /// The user: the line was typed, given with `-c`, or in the start file.
    case person
    /// A file that the user trusts with `--trust`, and the files that it runs.
    case trustedFile
    /// An untrusted script, transcript or lesson.
    case file

    /// Whether services in the line count as the user's choice.
    package var isTrusted: Bool { self != .file }
}
