/// A file that is read in parts, so that its size does not affect memory use.
package struct FileParts {
    /// The size in bytes.
    package let count: Int
    /// Returns the bytes in a range of the file.
    package let bytes: (Range<Int>) throws -> [UInt8]

    package init(count: Int, bytes: @escaping (Range<Int>) throws -> [UInt8]) {
        self.count = count
        self.bytes = bytes
    }
}

/// A writer that composes a file from ranges of another and new bytes. It reads and writes in parts of a fixed size,
/// however short the ranges are.
struct PartwiseCopy {
    private let file: FileParts
    private let write: ([UInt8]) throws -> Void
    /// The part that was read last, with its offset in the file.
    private var part: [UInt8] = []
    private var partStart = 0
    /// The bytes that are not written yet.
    private var waiting: [UInt8] = []

    /// The size of a part in bytes.
    private static let size = 65_536

    init(of file: FileParts, into write: @escaping ([UInt8]) throws -> Void) {
        self.file = file
        self.write = write
        waiting.reserveCapacity(2 * Self.size)
    }

    /// Adds a range of the file. Ranges must be ascending.
    /// - Throws: the errors of reading and writing, and `RecordingProblem.cutOff` if the file ends before the range
    ///   does.
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

    /// Writes the remaining bytes.
    mutating func finish() throws { if !waiting.isEmpty { try flush() } }

    private mutating func flush() throws {
        try write(waiting)
        waiting.removeAll(keepingCapacity: true)
    }
}
