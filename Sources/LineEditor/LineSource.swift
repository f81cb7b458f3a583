/// Where the shell's lines come from: a terminal with an editor, or anything else read plainly.
package protocol LineSource: AnyObject {
    /// Waits for a line. Blocks the calling thread; a source is used from one thread at a time.
    func readLine(prompt: Prompt) -> ReadResult
}

package enum ReadResult: Sendable, Equatable {
    /// A line without its line end.
    case line(String)
    /// Ctrl-C: what was typed is dropped, and the cursor stands on a new line.
    case interrupted
    /// Ctrl-D on an empty line, the end of a file, or a signal that asks the program to leave.
    case endOfInput
    /// What is read cannot be read on, as a folder or a disk with a fault; the system's reason. A line that had begun is dropped. The end follows.
    case unreadable(why: String)
    /// A line longer than `limit` bytes. All of it was skipped: running its beginning would be a different command.
    case tooLong(limit: Int)
}
