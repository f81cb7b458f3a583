/// A problem and the place of its line among the file's.
struct Misplaced<Problem: FileProblem>: Error {
    var problem: Problem
    /// Counted from 0; nil if it is the file as a whole.
    var index: Int?

    init(_ problem: Problem, at index: Int?) {
        self.problem = problem
        self.index = index
    }

    func error(in file: String) -> TranscriptError {
        TranscriptError(file: file, line: index.map { $0 + 1 }, problem: problem)
    }
}
