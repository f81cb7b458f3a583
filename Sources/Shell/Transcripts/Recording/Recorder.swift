/// A recorder of a session in progress. The file is readable at any moment, whatever ends the program.
///
/// A step is appended as a block of its own, marked `-tonearm`, which readers ignore even if it is incomplete. Then one
/// byte, the `-`, is replaced by a space, which makes the block part of the session. `Transcript.tidied` joins the blocks
/// at the end of the recording.
///
/// So a program that is killed between any two bytes leaves a readable file, which lacks at most the current step. Its
/// remains are removed when the file is continued.
package final class Recorder {
    private let sink: any RecordingSink
    private let hide: ([UInt8]) -> [UInt8]
    /// The number of complete bytes of the file.
    private var length: Int
    private var isBroken = false
    /// Whether recording is paused.
    package var isPaused = false
    /// The number of recorded steps.
    package private(set) var stepCount = 0

    /// The mark of an incomplete block.
    static let pendingMark = "-" + BlockMark.session.rawValue
    /// The mark of a complete block, one byte different.
    static let recordedMark = " " + BlockMark.session.rawValue

    /// Begins a file with its header.
    /// - Parameter hide: redacts secrets in UTF-8 before it is written. It gets commands and their output as a whole,
    ///   with line feeds between lines.
    package init(
        _ sink: any RecordingSink, header: Transcript.Header, hiding hide: @escaping ([UInt8]) -> [UInt8]
    ) throws {
        self.sink = sink
        self.hide = hide
        length = 0
        try add(header.lines.flatMap { hide(Array($0.utf8)) + [UInt8(ascii: "\n")] })
        try sink.sync()
    }

    /// Continues a file, after removing the remains of a killed recording.
    package init(
        _ sink: any RecordingSink, continuing continuation: ContinuedFile,
        hiding hide: @escaping ([UInt8]) -> [UInt8]
    ) throws {
        self.sink = sink
        self.hide = hide
        length = continuation.length
        try sink.truncate(to: length)
        if !continuation.endsLine { try add([UInt8(ascii: "\n")]) }
        try sink.sync()
    }

    /// Records a command with its outcome. On return the step is in the file, and on the disk if the sink syncs.
    /// Colors are removed from the output.
    /// - Throws: the errors of the sink. Then the step is not in the file, unless only syncing failed. If the remains
    ///   of a step cannot be removed, `RecordingProblem.broken` is thrown from now on.
    package func record(_ command: String, _ outcome: Outcome) throws {
        if !isPaused { try write(typed(command), PrintedText(cleaned(outcome.lines)), status: outcome.status) }
    }

    /// Records a command with its output in UTF-8, which is much faster. A line feed at its end does not begin another
    /// line.
    package func record(_ command: String, printed: [UInt8], status: Int32) throws {
        guard !isPaused else { return }
        guard let text = PrintedText(withoutControls: hide(printed)) else {
            let lines = PlainText.lines(String(decoding: printed, as: UTF8.self))
            return try record(command, Outcome(lines: lines, status: status))
        }
        try write(typed(command), text, status: status)
    }

    /// Returns the lines of a command, each with its line feed.
    private func typed(_ command: String) -> [UInt8] {
        let hidden = hide(Array(command.utf8))
        if let lines = CommandLines.written(plain: hidden) { return lines }
        let text =
            EscapeScanner.hasNoControls(command)
            ? String(decoding: hidden, as: UTF8.self)
            : hidingSecrets(command.exactLines.map { PlainText.line($0) }.joined(separator: "\n"))
        return Array(CommandLines.written(text).map { $0 + "\n" }.joined().utf8)
    }

    private func hidingSecrets(_ text: String) -> String { String(decoding: hide(Array(text.utf8)), as: UTF8.self) }

    private func write(_ typed: [UInt8], _ printed: PrintedText, status: Int32) throws {
        // A command's line is never a fence, because it begins with a prompt.
        let fence = [UInt8](repeating: UInt8(ascii: "`"), count: max(3, printed.longestFence + 1))
        var block = [UInt8(ascii: "\n")] + fence
        let mark = length + block.count
        block += "\(Self.pendingMark)\n".utf8
        block += typed
        block += printed.bytes
        if status != 0 { block += "\(StatusLine.written(status))\n".utf8 }
        block += fence
        block.append(UInt8(ascii: "\n"))
        try add(block) { try $0.replaceByte(at: mark, with: UInt8(ascii: " ")) }
        stepCount += 1
        try sink.sync()
    }

    /// Returns the output line by line, without colors and secrets.
    private func cleaned(_ printed: [String]) -> [String] {
        var lines: [String] = []
        lines.reserveCapacity(printed.count)
        for line in printed {
            if EscapeScanner.hasNoControls(line) {
                lines.append(line)
            } else {
                lines += line.exactLines.map { PlainText.line($0) }
            }
        }
        // A single call is much faster, and no secret contains a line feed.
        let text = lines.joined(separator: "\n")
        let shown = hidingSecrets(text)
        return shown == text ? lines : shown.exactLines.map(String.init)
    }

    /// Adds a paragraph of prose, which may be Markdown.
    /// - Throws: `RecordingProblem.noteLine` if it would change the meaning of the file's other lines.
    package func note(_ text: String) throws {
        guard !isPaused else { return }
        let lines = text.exactLines.map { hidingSecrets(PlainText.line($0)) }
        if let line = Note.firstLineOfMore(than: lines) { throw RecordingProblem.noteLine(line) }
        try add(Array(("\n" + lines.map { $0 + "\n" }.joined()).utf8))
        try sink.sync()
    }

    /// Adds bytes completely, or not at all.
    private func add(_ bytes: [UInt8], then finish: (any RecordingSink) throws -> Void = { _ in }) throws {
        guard !isBroken else { throw RecordingProblem.broken }
        do {
            try sink.append(bytes)
            try finish(sink)
        } catch {
            do { try sink.truncate(to: length) } catch { isBroken = true }
            throw error
        }
        length += bytes.count
    }
}
