import TonearmSystem

/// Bytes of an open file, read in pieces while a client takes them.
struct FilePieces: Sendable {
    private let file: OpenFile
    private let range: Range<Int>

    /// The largest piece in bytes. A client that reads slowly costs no more memory.
    static let size = 262_144

    enum Problem: Error {
        /// The file was written or cut while it was sent.
        case changed
    }

    init(_ file: OpenFile, _ range: Range<Int>) {
        self.file = file
        self.range = range
    }

    /// The range, if it fits in one piece.
    var only: Range<Int>? { range.count <= Self.size ? range : nil }

    /// - Throws: `Problem.changed` also if the file was written before, because its bytes no longer belong together.
    func bytes(in piece: Range<Int>) throws -> [UInt8] {
        let bytes = try file.bytes(in: piece)
        guard bytes.count == piece.count, !file.isChanged else { throw Problem.changed }
        return bytes
    }

    /// Writes all pieces in their order.
    func write(_ write: StreamedBody.Writer) async throws {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + Self.size, range.upperBound)
            try await write(bytes(in: start..<end))
            start = end
        }
    }
}
