/// A problem with the index of its line.
struct Misplaced<Problem: FileProblem>: Error {
    var problem: Problem
    /// The zero-based index; nil for the whole file.
    var index: Int?

    init(_ problem: Problem, at index: Int?) {
        self.problem = problem
        self.index = index
    }

    func error(in file: String) -> TranscriptError {
        TranscriptError(file: file, line: index.map { $0 + 1 }, problem: problem)
    }
}
