import MusicWorld

/// The origin of the running line: its author, and its place in a file.
package struct Provenance {
    /// The author of the line.
    package var author = LineAuthor.person
    /// The line's place in a file; nil if it was typed.
    package var place: Place?
    /// The nesting depth of files that run each other.
    var fileDepth = 0

    /// The deepest nesting; a file that runs itself is an error.
    static let deepestFile = 8

    /// A line of a file.
    package struct Place: Hashable, Sendable {
        /// The file's name as typed.
        package var file: String
        /// One-based.
        package var line: Int

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }
}
