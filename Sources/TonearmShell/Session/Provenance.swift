import MusicWorld

/// The provenance of the running line: its author and the place in a file that it comes from.
package struct Provenance {
    /// The author of the line.
    package var author = LineAuthor.person
    /// The line's place in a file; nil if it was typed.
    package var place: Place?
    /// The number of files that run one another.
    var fileDepth = 0

    /// More files than this cannot run one another: a file that runs itself is a mistake.
    static let deepestFile = 8

    /// A line of a file.
    package struct Place: Hashable, Sendable {
        /// The file as it was named.
        package var file: String
        /// One-based.
        package var line: Int

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }
}
