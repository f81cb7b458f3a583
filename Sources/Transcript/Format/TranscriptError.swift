/// Why a file cannot be used, and where in it.
package struct TranscriptError: Error, Sendable, Hashable, CustomStringConvertible {
    package let file: String
    /// Counted from 1; nil if it is the file as a whole.
    package let line: Int?
    /// The second part of an error, without a full stop.
    package let why: String
    /// The third part, a sentence.
    package let next: String

    init(file: String, line: Int?, problem: some FileProblem) {
        self.file = file
        self.line = line
        why = problem.why
        next = problem.next
    }

    /// `Cannot use 'tour.md:31'`, the first part.
    package var what: String { "Cannot use '\(file)\(line.map { ":\($0)" } ?? "")'" }

    package var description: String { "\(what): \(why). \(next)" }
}
