/// An error in a file, with its position.
package struct TranscriptError: Error, Sendable, Hashable, CustomStringConvertible {
    package let file: String
    /// The one-based line number; nil for the whole file.
    package let line: Int?
    /// The reason, the second part of the message, without a full stop.
    package let why: String
    /// The remedy, the third part of the message: a sentence.
    package let next: String
    /// The place of the fault in a text of the file, where it is known.
    package let mark: FaultMark?

    init(file: String, line: Int?, problem: some FileProblem) {
        self.file = file
        self.line = line
        why = problem.why
        next = problem.next
        mark = problem.mark
    }

    /// The first part of the message: `Cannot use 'tour.md:31'`.
    package var what: String { "Cannot use '\(file)\(line.map { ":\($0)" } ?? "")'" }

    package var description: String { "\(what): \(why). \(next)" }
}
