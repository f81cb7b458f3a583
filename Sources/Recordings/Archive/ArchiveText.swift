import Console
import SystemLayer

/// The text of an archive: in memory, or in a file of which only a piece is in memory at a time.
struct ArchiveText: Sendable {
    private let source: Source
    /// Bytes.
    let count: Int
    private var piece: [UInt8]
    private var pieceStart = 0

    private enum Source: Sendable {
        case memory
        case file(OpenFile)
    }

    private static let pieceLength = 1 << 16

    init(_ bytes: [UInt8]) {
        source = .memory
        count = bytes.count
        piece = bytes
    }

    /// - Throws: where there is no file that can be read.
    init(file path: String) throws(FileSystem.ReadFailure) {
        let file = try OpenFile(path)
        source = .file(file)
        count = file.size
        piece = []
    }

    /// - Returns: nil behind the end, and where the file was cut off meanwhile.
    /// - Throws: where the file cannot be read any more.
    mutating func byte(at offset: Int) throws(FileSystem.ReadFailure) -> UInt8? {
        let index = offset - pieceStart
        if index >= 0, index < piece.count { return piece[index] }
        guard offset < count else { return nil }
        piece = try bytes(in: offset..<min(offset + Self.pieceLength, count))
        pieceStart = offset
        return piece.first
    }

    /// - Returns: less where the file was cut off meanwhile.
    /// - Throws: where the file cannot be read any more.
    func bytes(in range: Range<Int>) throws(FileSystem.ReadFailure) -> [UInt8] {
        switch source {
        case .memory: Array(piece[range])
        case .file(let file): try file.bytes(in: range)
        }
    }
}
