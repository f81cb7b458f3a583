/// A problem of a file.
protocol FileProblem: Error {
    /// The reason, with the value found, without a full stop.
    var why: String { get }
    /// A sentence about the remedy.
    var next: String { get }
    /// The place of the fault in a text of the file.
    var mark: FaultMark? { get }
}

extension FileProblem {
    var mark: FaultMark? { nil }
}

/// A text of a file with the place of its fault.
package struct FaultMark: Hashable, Sendable {
    package let text: String
    /// The zero-based offset in Unicode scalars.
    package let offset: Int
}
