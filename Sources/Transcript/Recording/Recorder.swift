/// Writes a session to a file while it happens, so that the file can be read at any moment, whatever ends the program.
///
/// A step is added in two acts. It is appended as a block of its own, marked `-tonearm`: to a reader that is a block of
/// some other kind, even if only a part of it is written. Then one byte, the `-`, becomes a space, and the block is one
/// of the session's. A program that is killed between any two bytes leaves a file that reads, without the step that was
/// being written at most. What it may leave at the end is taken away when the file is continued; the blocks are put
/// together by `Transcript.tidied` when the recording has ended. Behind all that the file may have empty lines: room for
/// what comes.
package final class Recorder {
    private let sink: any RecordingSink
    private let hide: ([UInt8]) -> [UInt8]
    /// How many bytes of the file are whole.
    private var length: Int
    private var isBroken = false
    /// While it is paused, nothing is written.
    package var isPaused = false
    /// How many steps were written.
    package private(set) var stepCount = 0
    /// The block that is written, in memory that serves all of them.
    private var block: [UInt8] = []
    /// Nil where the file has blocks of which nobody knows here.
    private var blocks: RecordedBlocks?

    /// The mark of a block that is being written.
    static let pendingMark = "-" + BlockMark.session.rawValue
    /// The mark that one byte makes of it.
    static let recordedMark = " " + BlockMark.session.rawValue

    /// Begins a file with its header.
    /// - Parameter hide: takes secrets out of a text, as UTF-8, before any of it is written; it gets commands and what
    ///   they printed whole, with a line feed between each two lines.
    package init(
        _ sink: any RecordingSink, header: Transcript.Header, hiding hide: @escaping ([UInt8]) -> [UInt8]
    ) throws {
        self.sink = sink
        self.hide = hide
        length = 0
        blocks = RecordedBlocks()
        try add(header.lines.flatMap { hide(Array($0.utf8)) + [UInt8(ascii: "\n")] })
        try sink.sync()
    }

    /// Continues a file, after taking away what a killed recording left.
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

    /// Adds a command and what came of it; when this returns, it is in the file, and on the disk if the sink goes that far. What was printed loses its colours.
    /// - Throws: what the sink threw. Nothing of the step is in the file then, unless it is only that the disk was not
    ///   reached; where the beginning of a step could not be taken away either, `RecordingProblem.broken` is thrown
    ///   from now on.
    package func record(_ command: String, _ outcome: Outcome) throws {
        if !isPaused { try write(typed(command), PrintedText(cleaned(outcome.lines)), status: outcome.status) }
    }

    /// The same for what was printed as it was printed, in UTF-8, which takes much less time. A line feed at its end begins no other line.
    package func record(_ command: String, printed: [UInt8], status: Int32) throws {
        guard !isPaused else { return }
        guard let text = PrintedText(withoutControls: hide(printed)) else {
            let lines = PlainText.lines(String(decoding: printed, as: UTF8.self))
            return try record(command, Outcome(lines: lines, status: status))
        }
        try write(typed(command), text, status: status)
    }

    /// The lines of a command, each with its line feed.
    private func typed(_ command: String) -> [UInt8] {
        let hidden = hide(Array(command.utf8))
        if let lines = CommandLines.written(plain: hidden) { return lines }
        let text =
            EscapeScanner.hasNoControls(command)
            ? String(decoding: hidden, as: UTF8.self)
            : hidingSecrets(command.exactLines.map { PlainText.line($0) }.joined(separator: "\n"))
        return Array(CommandLines.written(text).map { $0 + "\n" }.joined().utf8)
    }

    private func hidingSecrets(_ text: String) -> String {
        String(decoding: hide(Array(text.utf8)), as: UTF8.self)
    }

    private func write(_ typed: [UInt8], _ printed: PrintedText, status: Int32) throws {
        // No line of a command is a fence: each begins with what marks it.
        let fence = repeatElement(UInt8(ascii: "`"), count: max(3, printed.longestFence + 1))
        let start = length + 1
        block.removeAll(keepingCapacity: block.capacity <= Self.keptCapacity)
        block.append(UInt8(ascii: "\n"))
        block += fence
        block += Self.pendingMark.utf8
        block.append(UInt8(ascii: "\n"))
        let openingLength = block.count - 1
        block += typed
        block += printed.bytes
        if status != 0 { block += "\(StatusLine.written(status))\n".utf8 }
        let insideLength = block.count - 1 - openingLength
        block += fence
        block.append(UInt8(ascii: "\n"))
        try add(block) { try $0.replaceByte(at: start + fence.count, with: UInt8(ascii: " ")) }
        blocks?.add(at: start, fenceLength: fence.count, openingLength: openingLength, insideLength: insideLength)
        stepCount += 1
        try sink.sync()
    }

    /// What was printed, line by line, without colours and secrets.
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
        // All at once, which takes much less time: no secret has a line feed in it.
        let text = lines.joined(separator: "\n")
        let shown = hidingSecrets(text)
        return shown == text ? lines : shown.exactLines.map(String.init)
    }

    /// Adds a paragraph of prose, Markdown if one likes.
    /// - Throws: `RecordingProblem.noteLine` for one that would change what the file's other lines mean.
    package func note(_ text: String) throws {
        guard !isPaused else { return }
        let lines = text.exactLines.map { hidingSecrets(PlainText.line($0)) }
        if let line = Note.firstLineOfMore(than: lines) { throw RecordingProblem.noteLine(line) }
        let added = "\n" + lines.map { $0 + "\n" }.joined()
        try add(Array(added.utf8))
        // A block in a note is read as what it is.
        if lines.contains(where: { $0.contains("``") || $0.contains("~~") }) { blocks = nil }
        if lines.contains(where: { !$0.isEmpty }) { blocks?.endRun() }
        try sink.sync()
    }

    /// Writes the file as it is when the recording has ended: with its blocks put together.
    /// - Parameter file: as it stands.
    /// - Throws: `TranscriptError` for a file in which somebody else wrote something that is no transcript; what reading and writing throw.
    package func tidy(_ file: FileParts, name: String, into write: @escaping ([UInt8]) throws -> Void) throws {
        if let blocks, file.count == length { return try blocks.join(file, into: write) }
        try write(try Transcript(file.bytes(0..<min(file.count, Transcript.limit + 1)), name: name).tidied)
    }

    /// Bytes; what a very long block needed is given back.
    private static let keptCapacity = 1 << 20

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
