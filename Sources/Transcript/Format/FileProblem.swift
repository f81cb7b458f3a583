/// Something that is wrong with a file, whoever finds it.
protocol FileProblem: Error {
    /// The reason, with the value found, without a full stop.
    var why: String { get }
    /// What to do about it, as a sentence.
    var next: String { get }
}
