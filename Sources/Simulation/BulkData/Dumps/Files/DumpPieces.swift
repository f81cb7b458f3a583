import TonearmSystem

/// The bytes of one table's file, in pieces.
protocol DumpPieces: AnyObject {
    /// Returns at most this many bytes; empty at the end.
    func next(_ limit: Int) throws -> [UInt8]

    /// Passes over bytes.
    func skip(_ count: Int) throws

    /// The share of the whole file that was read, 0 to 1.
    var share: Double { get }
}

extension DumpPieces {
    func skip(_ count: Int) throws {
        var left = count
        while left > 0 {
            let piece = try next(min(left, DumpPieceSize.bytes))
            if piece.isEmpty { throw DumpFileProblem("it is shorter than when its import was interrupted") }
            left -= piece.count
        }
    }
}

enum DumpPieceSize {
    static let bytes = 1 << 18
}

/// The bytes of a plain file.
final class PlainPieces: DumpPieces {
    private let file: OpenFile
    private var offset = 0

    init(_ path: String) throws {
        file = try DumpFileProblem.reading { () throws(FileSystem.ReadProblem) in try OpenFile(path) }
    }

    func next(_ limit: Int) throws -> [UInt8] {
        let range = offset..<(offset + limit)
        let bytes = try DumpFileProblem.reading { () throws(FileSystem.ReadProblem) in try file.bytes(in: range) }
        offset += bytes.count
        return bytes
    }

    func skip(_ count: Int) throws {
        guard count <= file.size - offset else {
            throw DumpFileProblem("it is shorter than when its import was interrupted")
        }
        offset += count
    }

    var share: Double { file.size > 0 ? min(Double(offset) / Double(file.size), 1) : 1 }
}
