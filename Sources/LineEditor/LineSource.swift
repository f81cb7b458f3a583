/// A source of the shell's lines: a terminal with an editor, or plain input.
package protocol LineSource: AnyObject {
    /// Waits for a line. It blocks the calling thread; a source is used by one thread at a time.
    func readLine(prompt: Prompt) -> ReadResult
}

package enum ReadResult: Sendable, Equatable {
    /// A line without its newline.
    case line(String)
    /// The user pressed Ctrl-C: the text is dropped, and the cursor is on a new line.
    case interrupted
    /// Ctrl-D on an empty line, the end of a file, or a signal that ends the program.
    case endOfInput
    /// The input cannot be read, such as a folder or a faulty disk, with the system's reason. An incomplete line is
    /// dropped. `endOfInput` follows.
    case unreadable(why: String)
    /// A line longer than `limit` bytes. It was skipped completely, because its beginning would be a different command.
    case tooLong(limit: Int)
}
