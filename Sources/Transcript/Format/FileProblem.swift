/// A problem of a file.
protocol FileProblem: Error {
    /// The reason, with the value found, without a full stop.
    var why: String { get }
    /// A sentence about the remedy.
    var next: String { get }
}
