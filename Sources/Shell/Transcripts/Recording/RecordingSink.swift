/// The destination of a recording: a file of the shell, or memory in tests.
///
/// Offsets are in bytes from the beginning of the file. The recorder rethrows its errors.
package protocol RecordingSink: AnyObject {
    func append(_ bytes: [UInt8]) throws
    /// Replaces a byte, which is atomic.
    func replaceByte(at offset: Int, with byte: UInt8) throws
    func truncate(to length: Int) throws
    /// Syncs the file to the disk, if that is required after each step.
    func sync() throws
}

/// A reason why a recording cannot begin or continue.
package enum RecordingProblem: FileProblem, Sendable, Hashable {
    /// The file ends inside a block, so additions would become part of it.
    case endsInBlock
    case endsInComment
    /// A write failed, and its remains could not be removed.
    case broken
    /// A note contains a block that would become part of the session, or begins a comment.
    case noteLine(String)
    /// Another process truncated the file.
    case cutOff

    package var why: String {
        switch self {
        case .endsInBlock: "the file ends in a block that is not closed"
        case .endsInComment: "the file ends in a comment that is not closed"
        case .broken: "an earlier step was written only in part"
        case .noteLine(let line): "the note's line '\(line)' would begin a block or a comment"
        case .cutOff: "another program shortened the file"
        }
    }

    package var next: String {
        switch self {
        case .endsInBlock: "Close it with a line of as many backticks as it begins with, or record into another file."
        case .endsInComment: "Close it with '-->', or record into another file."
        case .broken: "Stop this recording, make room, and go on with --append."
        case .noteLine: "Put it into the file with an editor."
        case .cutOff: "Record it again."
        }
    }
}
