/// The destination of a recording: a file of the shell, or memory in tests.
///
/// Offsets are in bytes from the beginning of the file. The recorder rethrows its errors.
package protocol RecordingSink: AnyObject {
    func append(_ bytes: [UInt8]) throws
    /// Replaces a byte, which is atomic.
    func replaceByte(at offset: Int, with byte: UInt8) throws
    /// Reserves memory-mapped space for pieces after the end of the file, or extends it. Writing a piece then needs no
    /// system call.
    /// - Parameters:
    ///   - place: the offset of the next piece, at most a few bytes before the end.
    ///   - size: the required size in bytes.
    /// - Returns: the offset of the end of the reserved space, which is filled with line feeds from the old end of the
    ///   file. Nil if the sink cannot reserve space.
    func makeRoom(from place: Int, size: Int) throws -> Int?
    /// Writes bytes into the reserved space.
    func fill(_ bytes: ArraySlice<UInt8>, at offset: Int) throws
    /// Writes sixteen bytes atomically into the space that `makeRoom(from:size:)` reserved.
    func exchange(_ bytes: SIMD16<UInt8>, at offset: Int) throws
    /// Truncates the file, and releases the reserved space.
    func truncate(to length: Int) throws
    /// Syncs the file to the disk, if that is required after each step.
    func sync() throws
}

/// Memory-mapped space after the end of a recording. Pieces are written into it so that the file is readable at any
/// moment, and each command is in the block of those before it.
///
/// The complete part is followed by a mark: the beginning of another kind of block, `-tonearm`, which contains only
/// empty lines. A piece is written into that block, after the mark, followed by a new mark. Finally the piece's first
/// sixteen bytes replace the old mark atomically. So a program that is killed at any point leaves the file without or
/// with the piece.
struct RecordingRoom {
    private let sink: any RecordingSink
    private let end: Int

    /// The mark after the complete part, of exactly the size of an atomic write.
    enum Mark {
        /// A mark after a session's block. It includes the end of the block, which the next command replaces.
        case inBlock
        case inProse

        fileprivate var bytes: [UInt8] { self == .inBlock ? Self.blockBytes : Self.proseBytes }
        fileprivate var sixteen: SIMD16<UInt8> { self == .inBlock ? Self.blockMark : Self.proseMark }

        private static let blockBytes = Array("```\n```\(Recorder.pendingMark)\n".utf8)
        private static let proseBytes = Array("\n```\(Recorder.pendingMark)\n\n\n\n".utf8)
        private static let blockMark = RecordingRoom.sixteen(blockBytes[...])
        private static let proseMark = RecordingRoom.sixteen(proseBytes[...])
    }

    /// The size of a mark in bytes.
    static let markSize = SIMD16<UInt8>.scalarCount
    private static let lineFeed = UInt8(ascii: "\n")

    /// Reserves space after the end of a file, and writes a mark at its beginning.
    /// - Parameters:
    ///   - place: the offset of the next piece: at the end of a block, whose end it moves, or at the end of the file.
    ///   - size: the size of the piece in bytes.
    /// - Returns: nil if the sink cannot reserve space.
    init?(in sink: any RecordingSink, at place: Int, _ mark: Mark, forPieceOf size: Int) throws {
        guard let end = try sink.makeRoom(from: place, size: size + 2 * Self.markSize) else { return nil }
        self.sink = sink
        self.end = end
        try sink.exchange(mark.sixteen, at: place)
    }

    func has(roomFor size: Int, at place: Int) -> Bool { place + size + 2 * Self.markSize <= end }

    /// Returns whether a piece can be distinguished from the block after the mark while only its end is written.
    static func takes(_ piece: [UInt8]) -> Bool {
        let rest = piece.dropFirst(markSize)
        if let first = rest.first, first & 0xC0 == 0x80 { return false }
        return !rest.drop { $0 == UInt8(ascii: " ") }.starts(with: "```".utf8)
    }

    /// - Parameters:
    ///   - piece: lines without fences of more than two backticks, except the first fence of the session's block.
    ///   - place: the offset of the mark.
    ///   - mark: the mark after the piece.
    /// - Throws: the errors of the sink; then the previous content is still complete.
    func add(_ piece: [UInt8], at place: Int, leaving mark: Mark) throws {
        if piece.count >= Self.markSize {
            try sink.fill(piece[Self.markSize...], at: place + Self.markSize)
            try sink.exchange(mark.sixteen, at: place + piece.count)
            try sink.exchange(Self.sixteen(piece[..<Self.markSize]), at: place)
        } else {
            let whole = piece + mark.bytes
            try sink.exchange(Self.sixteen(whole[Self.markSize...]), at: place + Self.markSize)
            try sink.exchange(Self.sixteen(whole[..<Self.markSize]), at: place)
        }
    }

    /// Returns sixteen bytes: the given ones, then line feeds.
    private static func sixteen(_ bytes: ArraySlice<UInt8>) -> SIMD16<UInt8> {
        if bytes.count == markSize {
            return bytes.withUnsafeBytes { $0.loadUnaligned(as: SIMD16<UInt8>.self) }
        }
        var sixteen = SIMD16<UInt8>(repeating: lineFeed)
        for (index, byte) in bytes.enumerated() { sixteen[index] = byte }
        return sixteen
    }
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
