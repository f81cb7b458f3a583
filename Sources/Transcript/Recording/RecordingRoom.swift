/// Room behind the end of a recording that lies in memory, into which pieces go so that the file reads at any moment and nothing has to be
/// rearranged afterwards: each command is in the block of those before it.
///
/// At rest, what is whole is followed by a mark: the beginning of a block of some other kind, `-tonearm`, and in it nothing but empty lines.
/// A piece is written into that block, behind the mark; then comes a mark of its own; and last, all at once, the sixteen bytes with which
/// the piece begins take the place of the old mark. A program that is killed between any two of these leaves what was whole before, or with
/// the piece.
struct RecordingRoom {
    private let sink: any RecordingSink
    private let end: Int

    /// What follows what is whole. Each is as long as what can be written at once.
    enum Mark {
        /// The end of the session's block is a part of it, since the next command takes its place.
        case inBlock
        case inProse

        fileprivate var bytes: [UInt8] { self == .inBlock ? Self.blockBytes : Self.proseBytes }
        fileprivate var sixteen: SIMD16<UInt8> { self == .inBlock ? Self.blockMark : Self.proseMark }

        private static let blockBytes = Array("```\n```\(Recorder.pendingMark)\n".utf8)
        private static let proseBytes = Array("\n```\(Recorder.pendingMark)\n\n\n\n".utf8)
        private static let blockMark = RecordingRoom.sixteen(blockBytes[...])
        private static let proseMark = RecordingRoom.sixteen(proseBytes[...])
    }

    /// Bytes.
    static let markSize = SIMD16<UInt8>.scalarCount
    private static let lineFeed = UInt8(ascii: "\n")

    /// Takes the end of a file into memory, and puts a mark there.
    /// - Parameters:
    ///   - place: where the next piece begins: at the end of a block, whose end it moves, or at the end of the file.
    ///   - size: of the piece; bytes.
    /// - Returns: nil if there is no such room.
    init?(in sink: any RecordingSink, at place: Int, _ mark: Mark, forPieceOf size: Int) throws {
        guard let end = try sink.makeRoom(from: place, size: size + 2 * Self.markSize) else { return nil }
        self.sink = sink
        self.end = end
        try sink.exchange(mark.sixteen, at: place)
    }

    func has(roomFor size: Int, at place: Int) -> Bool { place + size + 2 * Self.markSize <= end }

    /// Whether a piece can be told from what stands behind the mark, while only its end is written.
    static func takes(_ piece: [UInt8]) -> Bool {
        let rest = piece.dropFirst(markSize)
        if let first = rest.first, first & 0xC0 == 0x80 { return false }
        return !rest.drop { $0 == UInt8(ascii: " ") }.starts(with: "```".utf8)
    }

    /// - Parameters:
    ///   - piece: lines, none of which is a fence of more than two backticks, unless it is the one with which the session's block begins.
    ///   - place: where the mark is.
    ///   - mark: of what comes next.
    /// - Throws: what the sink threw; what was whole before is whole then.
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

    /// Sixteen bytes that begin with these; empty lines follow.
    private static func sixteen(_ bytes: ArraySlice<UInt8>) -> SIMD16<UInt8> {
        if bytes.count == markSize {
            return bytes.withUnsafeBytes { $0.loadUnaligned(as: SIMD16<UInt8>.self) }
        }
        var sixteen = SIMD16<UInt8>(repeating: lineFeed)
        for (index, byte) in bytes.enumerated() { sixteen[index] = byte }
        return sixteen
    }
}
