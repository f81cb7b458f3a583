/// A file that is read in parts, so that its length costs no memory.
package struct FileParts {
    /// Bytes.
    package let count: Int
    /// The bytes in a range of the file.
    package let bytes: (Range<Int>) throws -> [UInt8]

    package init(count: Int, bytes: @escaping (Range<Int>) throws -> [UInt8]) {
        self.count = count
        self.bytes = bytes
    }
}

/// Puts a file together from pieces of another and from bytes between them. The other one is read, and the new one written, in parts of one
/// size, however short the pieces are.
struct PartwiseCopy {
    private let file: FileParts
    private let write: ([UInt8]) throws -> Void
    /// What was read last, and where it stands in the file.
    private var part: [UInt8] = []
    private var partStart = 0
    /// What is not written yet.
    private var waiting: [UInt8] = []

    /// Bytes.
    private static let size = 65_536

    init(of file: FileParts, into write: @escaping ([UInt8]) throws -> Void) {
        self.file = file
        self.write = write
        waiting.reserveCapacity(2 * Self.size)
    }

    /// Adds a piece of the file. Pieces come in the order in which they stand there.
    /// - Throws: what reading and writing throw, and `RecordingProblem.cutOff` where the file ends before the piece does.
    mutating func add(_ piece: Range<Int>) throws {
        var piece = piece
        while !piece.isEmpty {
            if piece.lowerBound >= partStart + part.count {
                partStart = piece.lowerBound
                part = try file.bytes(partStart..<min(partStart + Self.size, file.count))
                if part.isEmpty { throw RecordingProblem.cutOff }
            }
            let end = min(piece.upperBound, partStart + part.count)
            waiting += part[(piece.lowerBound - partStart)..<(end - partStart)]
            piece = end..<piece.upperBound
            if waiting.count >= Self.size { try flush() }
        }
    }

    mutating func add(_ bytes: [UInt8]) { waiting += bytes }

    /// Writes what is not written yet.
    mutating func finish() throws { if !waiting.isEmpty { try flush() } }

    private mutating func flush() throws {
        try write(waiting)
        waiting.removeAll(keepingCapacity: true)
    }
}
