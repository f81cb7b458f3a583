/// A recorder of a session in progress. The file is readable at any moment, whatever ends the program.
///
/// If the sink can reserve space in memory, a step is added to the block before it (`RecordingRoom`). Otherwise it is
/// added in two steps. First it is appended as a separate block, marked `-tonearm`, which readers ignore even if it is
/// incomplete. Then one byte, the `-`, is replaced by a space, which makes the block part of the session. Such blocks
/// are joined at the end of the recording (`tidy`).
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
    /// The buffer for blocks, reused for all.
    private var block: [UInt8] = []
    /// The blocks; nil if the file contains unknown ones.
    private var blocks: RecordedBlocks?
    private var room: RecordingRoom?
    /// Whether the file ends with a session's block with a fence of three backticks, to which a step can be added.
    private var isInBlock = false

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
        blocks = RecordedBlocks()
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
    /// Colours are removed from the output.
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
        let fenceLength = max(Self.closing.count - 1, printed.longestFence + 1)
        let isShort = fenceLength == Self.closing.count - 1
        if try !(isShort && addToBlock(typed, printed, status)) {
            try addBlock(typed, printed, status, fenceLength: fenceLength)
            isInBlock = isShort
        }
        stepCount += 1
        try sink.sync()
    }

    /// Adds a step to the block before it, or to a new block, if the sink can reserve space in memory.
    /// - Returns: false if nothing was added.
    private func addToBlock(_ typed: [UInt8], _ printed: PrintedText, _ status: Int32) throws -> Bool {
        begin(isInBlock ? [] : Self.opening)
        let insideStart = block.count
        put(typed, printed, status)
        let place = isInBlock ? length - Self.closing.count : length
        guard try addToRoom(block, at: place, leaving: .inBlock) else { return false }
        let insideLength = block.count - insideStart
        if isInBlock {
            blocks?.extend(by: insideLength)
        } else {
            // An empty line precedes its first fence.
            blocks?.add(at: length + 1, Self.opening.count - 1, insideLength, isJoined: true)
        }
        length = place + block.count + Self.closing.count
        isInBlock = true
        return true
    }

    /// Adds a step in a separate block.
    private func addBlock(
        _ typed: [UInt8], _ printed: PrintedText, _ status: Int32, fenceLength: Int
    ) throws {
        let fence = [UInt8](repeating: UInt8(ascii: "`"), count: fenceLength)
        let start = length + 1
        begin([UInt8(ascii: "\n")])
        block += fence
        block += Self.pendingMark.utf8
        block.append(UInt8(ascii: "\n"))
        let openingLength = block.count - 1
        put(typed, printed, status)
        let insideLength = block.count - 1 - openingLength
        block += fence
        block.append(UInt8(ascii: "\n"))
        try add(block) { try $0.replaceByte(at: start + fenceLength, with: UInt8(ascii: " ")) }
        blocks?.add(at: start, fenceLength: fenceLength, openingLength, insideLength)
    }

    private static let opening = Array("\n```\(BlockMark.session.rawValue)\n".utf8)
    private static let closing = Array("```\n".utf8)

    private func begin(_ bytes: [UInt8]) {
        block.removeAll(keepingCapacity: block.capacity <= Self.keptCapacity)
        block += bytes
    }

    /// Appends the lines of a block between its fences.
    private func put(_ typed: [UInt8], _ printed: PrintedText, _ status: Int32) {
        block += typed
        block += printed.bytes
        if status != 0 { block += "\(StatusLine.written(status))\n".utf8 }
    }

    /// Returns the output line by line, without colours and secrets.
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
        let added = Array(("\n" + lines.map { $0 + "\n" }.joined()).utf8)
        let hasBlocks = lines.contains { $0.contains("``") || $0.contains("~~") }
        if try !hasBlocks && addToRoom(added, at: length, leaving: .inProse) {
            length += added.count
        } else {
            try add(added)
        }
        // A block in a note is ordinary Markdown.
        if hasBlocks { blocks = nil }
        if lines.contains(where: { !$0.isEmpty }) { blocks?.endRun() }
        isInBlock = false
        try sink.sync()
    }

    /// Truncates the file to the recorded content.
    /// - Throws: the errors of the sink.
    package func giveRoomBack() throws {
        guard room != nil else { return }
        room = nil
        try sink.truncate(to: length)
    }

    /// Returns whether the file already has its final form.
    /// - Parameter count: its size in bytes.
    package func isTidy(_ count: Int) -> Bool { blocks?.areJoined == true && count == length }

    /// Writes the final form of the file, with its blocks joined.
    /// - Parameter file: the current file.
    /// - Throws: `TranscriptError` if another program's changes made the file invalid; the errors of reading and
    ///   writing.
    package func tidy(_ file: FileParts, name: String, into write: @escaping ([UInt8]) throws -> Void) throws {
        if let blocks, file.count == length { return try blocks.join(file, into: write) }
        try write(try Transcript(file.bytes(0..<min(file.count, Transcript.limit + 1)), name: name).tidied)
    }

    /// The capacity of the buffer that is kept, in bytes; a larger one is released.
    private static let keptCapacity = 1 << 20

    private func add(_ bytes: [UInt8], then finish: (any RecordingSink) throws -> Void = { _ in }) throws {
        try whole {
            try giveRoomBack()
            try sink.append(bytes)
            try finish(sink)
        }
        length += bytes.count
    }

    /// Adds a piece in the reserved space.
    /// - Returns: false if the sink cannot reserve space in memory, or the piece is not suitable for it. Then nothing
    ///   was added.
    private func addToRoom(_ piece: [UInt8], at place: Int, leaving mark: RecordingRoom.Mark) throws -> Bool {
        guard RecordingRoom.takes(piece) else { return false }
        return try whole {
            if room?.has(roomFor: piece.count, at: place) != true {
                let mark = place < length ? RecordingRoom.Mark.inBlock : .inProse
                guard let next = try RecordingRoom(in: sink, at: place, mark, forPieceOf: piece.count) else {
                    try giveRoomBack()
                    return false
                }
                room = next
            }
            try room?.add(piece, at: place, leaving: mark)
            return true
        }
    }

    /// Adds bytes completely, or not at all.
    private func whole<Value>(_ add: () throws -> Value) throws -> Value {
        guard !isBroken else { throw RecordingProblem.broken }
        do {
            return try add()
        } catch {
            room = nil
            do { try sink.truncate(to: length) } catch { isBroken = true }
            throw error
        }
    }
}
