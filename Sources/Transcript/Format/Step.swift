extension Transcript {
    /// A command of a session, and what it printed.
    package struct Step: Sendable, Hashable {
        /// What was typed. A command of several lines has line feeds.
        package internal(set) var command: String
        package var output: [OutputLine] = []
        /// The exit status, where the file says one.
        package var status: Int32?
        /// Where its command, its output and its status stand among the lines of the file.
        package var commandPlace: Range<Int>
        package var outputPlace: Range<Int>

        /// The number of the command's first line, from 1.
        package var line: Int { commandPlace.lowerBound + 1 }

        /// The printed lines as a reader sees them; placeholders and `...` stay.
        package var shownOutput: [String] { output.map { $0.pattern?.shown ?? "..." } }

        /// What it printed, if there is no placeholder in it.
        package var outcome: Outcome? {
            let lines = output.compactMap { $0.pattern?.literal }
            return lines.count == output.count ? Outcome(lines: lines, status: status ?? 0) : nil
        }

        /// The number of an output line in its file, from 1; of the line behind the last for a place that is too great.
        func lineNumber(ofOutput index: Int) -> Int { outputPlace.lowerBound + min(index, output.count) + 1 }
    }
}
