extension Transcript {
    /// A command of a session with its expected output.
    package struct Step: Sendable, Hashable {
        /// The typed command; one of several lines contains line feeds.
        package internal(set) var command: String
        package var output: [OutputLine] = []
        /// The exit status, if the file contains it.
        package var status: Int32?
        /// The ranges of the lines of its command, and of its output.
        package var commandPlace: Range<Int>
        package var outputPlace: Range<Int>

        /// The one-based number of the command's first line.
        package var line: Int { commandPlace.lowerBound + 1 }

        /// The output for a reader, with placeholders and `...`.
        package var shownOutput: [String] { output.map { $0.pattern?.shown ?? "..." } }

        /// The outcome, unless the output has placeholders.
        package var outcome: Outcome? {
            let lines = output.compactMap { $0.pattern?.literal }
            return lines.count == output.count ? Outcome(lines: lines, status: status ?? 0) : nil
        }

        /// Returns the one-based number of an output line; a larger index gives the line after the last.
        func lineNumber(ofOutput index: Int) -> Int { outputPlace.lowerBound + min(index, output.count) + 1 }
    }
}
