/// Writes a session to a file while it happens, so that the file can be read at any moment, whatever ends the program.
///
/// Where the sink has room in memory, a step goes into the block of those before it (`RecordingRoom`). Elsewhere it is added in two acts: it
/// is appended as a block of its own, marked `-tonearm`: to a reader that is a block of some other kind, even if only a part of it is
/// written. Then one byte, the `-`, becomes a space, and the block is one of the session's. Such blocks are put together when the recording
/// has ended (`tidy`).
///
/// Either way a program that is killed between any two bytes leaves a file that reads, without the step that was being written at most. What
/// it may leave at the end is taken away when the file is continued.
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
    /// Nil if the file has blocks of which nobody knows here.
    private var blocks: RecordedBlocks?
    private var room: RecordingRoom?
    /// Whether the file ends with a block of the session, with a fence of three backticks, so that a step can go into it.
    private var isInBlock = false

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
        let fenceLength = max(Self.closing.count - 1, printed.longestFence + 1)
        let isShort = fenceLength == Self.closing.count - 1
        if try !(isShort && addToBlock(typed, printed, status)) {
            try addBlock(typed, printed, status, fenceLength: fenceLength)
            isInBlock = isShort
        }
        stepCount += 1
        try sink.sync()
    }

    /// Adds a step to the block before it, or begins one with it, where there is room in memory.
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
            // The line before its first fence is empty.
            blocks?.add(at: length + 1, Self.opening.count - 1, insideLength, isJoined: true)
        }
        length = place + block.count + Self.closing.count
        isInBlock = true
        return true
    }

    /// Adds a step in a block of its own.
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

    /// The lines of a block between its fences.
    private func put(_ typed: [UInt8], _ printed: PrintedText, _ status: Int32) {
        block += typed
        block += printed.bytes
        if status != 0 { block += "\(StatusLine.written(status))\n".utf8 }
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
        let added = Array(("\n" + lines.map { $0 + "\n" }.joined()).utf8)
        let hasBlocks = lines.contains { $0.contains("``") || $0.contains("~~") }
        if try !hasBlocks && addToRoom(added, at: length, leaving: .inProse) {
            length += added.count
        } else {
            try add(added)
        }
        // A block in a note is read as what it is.
        if hasBlocks { blocks = nil }
        if lines.contains(where: { !$0.isEmpty }) { blocks?.endRun() }
        isInBlock = false
        try sink.sync()
    }

    /// Ends the file where what was recorded ends.
    /// - Throws: what the sink threw.
    package func giveRoomBack() throws {
        guard room != nil else { return }
        room = nil
        try sink.truncate(to: length)
    }

    /// Whether the file is as it shall be when the recording has ended.
    /// - Parameter count: of its bytes, as it stands.
    package func isTidy(_ count: Int) -> Bool { blocks?.areJoined == true && count == length }

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
        try whole {
            try giveRoomBack()
            try sink.append(bytes)
            try finish(sink)
        }
        length += bytes.count
    }

    /// - Returns: false if there is no room in memory, or the piece is none that can go there.
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

    /// What is added whole, or not at all.
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
