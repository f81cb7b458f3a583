/// Who wrote the line that runs. A file that the person does not trust names no service for the person's own tokens.
package enum LineAuthor: Hashable, Sendable {
    /// Typed, given with `-c`, or in the start file.
    case person
    /// A file that the person trusts by the word `--trust`, and the files that it runs.
    case trustedFile
    /// A script, a transcript or a lesson.
    case file

    /// Whether the services that the line names count as the person's choice.
    package var isTrusted: Bool { self != .file }
}
