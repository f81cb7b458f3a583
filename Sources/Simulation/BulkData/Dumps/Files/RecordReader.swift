import TonearmSystem

/// A reader of a file's records. Its memory is bounded by the longest record.
struct RecordReader {
    private let pieces: any DumpPieces
    private let form: DumpFormat.Form
    private var buffer: [UInt8] = []
    /// The start of the next record in the buffer.
    private var start = 0
    /// The offset of the next record in the file.
    private(set) var offset = 0
    /// The one-based line on which the next record begins.
    private(set) var line = 1

    /// The longest record in bytes.
    static let longest = 1 << 24

    init(_ pieces: any DumpPieces, _ form: DumpFormat.Form) {
        self.pieces = pieces
        self.form = form
    }

    var share: Double { pieces.share }

    /// Returns the next record without its separator; nil at the end.
    /// - Throws: `DumpFileProblem` if the file ends within a record.
    mutating func next() throws -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = separator(from: &searched) {
                let record = buffer[start..<(form == .copy ? end : end - 1)]
                offset += end + 1 - start
                start = end + 1
                line += 1
                return record
            }
            guard buffer.count - start < Self.longest else {
                throw DumpFileProblem(
                    "line \(line) begins a record of more than \(Self.longest) bytes: no separator follows")
            }
            let isBegun = start < buffer.count
            buffer.removeSubrange(..<start)
            searched -= start
            start = 0
            let piece = try pieces.next(DumpPieceSize.bytes)
            if piece.isEmpty {
                if isBegun { throw DumpFileProblem("it is cut short: it ends within the record of line \(line)") }
                return nil
            }
            buffer += piece
        }
    }

    /// Finds the line feed that ends a record: every one, or one after byte 2.
    private mutating func separator(from searched: inout Int) -> Int? {
        buffer.withUnsafeBytes { bytes -> Int? in
            while searched < bytes.count,
                let length = OperatingSystem.lineLength(UnsafeRawBufferPointer(rebasing: bytes[searched...]))
            {
                let end = searched + length
                searched = end + 1
                if form == .copy || (end > start && bytes[end - 1] == 2) { return end }
                line += 1
            }
            searched = bytes.count
            return nil
        }
    }

    /// Moves to a place where an interrupted import stopped.
    mutating func move(to offset: Int, line: Int) throws {
        let buffered = buffer.count - start
        if offset - self.offset <= buffered {
            start += offset - self.offset
        } else {
            try pieces.skip(offset - self.offset - buffered)
            buffer = []
            start = 0
        }
        self.offset = offset
        self.line = line
    }
}
