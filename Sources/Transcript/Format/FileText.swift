/// The text of a file's bytes, and the bytes that are no part of it.
struct FileText: Sendable {
    let text: String
    /// A byte order mark says nothing in UTF-8, and would be part of the first line.
    private let mark: String
    /// The beginning of a character that the end of the file cuts off, as it may happen to a recording that is killed.
    let cut: [UInt8]

    init(_ bytes: [UInt8], limit: Int) throws(Misplaced<TranscriptProblem>) {
        guard bytes.count <= limit else { throw Misplaced(.tooLarge(bytes: bytes.count, limit: limit), at: nil) }
        if let zero = bytes.firstIndex(of: 0) { throw Misplaced(.binary, at: Self.line(of: zero, in: bytes)) }
        let whole = bytes.count - Self.cutCount(bytes)
        guard let text = String(validating: bytes[..<whole], as: UTF8.self) else {
            throw Misplaced(.notUTF8, at: Self.firstBrokenLine(in: bytes))
        }
        cut = Array(bytes[whole...])
        mark = text.beginsExactly(with: "\u{FEFF}") ? "\u{FEFF}" : ""
        self.text = mark.isEmpty ? text : String(Substring(text.utf8.dropFirst(mark.utf8.count)))
    }

    func bytes(of lines: [FileLine]) -> [UInt8] { Array((mark + lines.joinedText).utf8) + cut }

    /// How many bytes at the end begin a character of UTF-8 that needs more, with the room behind it that a recording may have.
    private static func cutCount(_ bytes: [UInt8]) -> Int {
        let feeds = bytes.reversed().prefix { $0 == UInt8(ascii: "\n") }.count
        let end = feeds < leastRoom ? bytes.count : bytes.count - feeds
        let count = unfinishedCount(bytes[..<end])
        return count == 0 ? 0 : bytes.count - end + count
    }

    /// What a recorder writes last takes so many bytes, which are line feeds where it is not written: "\n```\n".
    private static let leastRoom = 5

    private static func unfinishedCount(_ bytes: ArraySlice<UInt8>) -> Int {
        let tail = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
        guard tail < bytes.count, tail < 3 else { return 0 }
        let needed =
            switch bytes[bytes.count - tail - 1] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        return needed > tail + 1 ? tail + 1 : 0
    }

    private static func line(of place: Int, in bytes: [UInt8]) -> Int {
        bytes[..<place].count { $0 == UInt8(ascii: "\n") }
    }

    private static func firstBrokenLine(in bytes: [UInt8]) -> Int? {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .firstIndex { String(validating: $0, as: UTF8.self) == nil }
    }
}
