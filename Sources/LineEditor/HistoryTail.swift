import SystemLayer

/// The newest entries of a history file, read from its end, so that the size of the file doesn't matter.
struct HistoryTail: Equatable {
    /// The oldest first. Of equal entries only the newest is here.
    private(set) var entries: [String] = []
    /// Something is not text, or the last line has no end.
    private(set) var isDamaged = false
    /// The file is more than twice as long as it needs to be.
    private(set) var isOverlong = false

    private static let blockSize = 1 << 16
    /// A line longer than this is not one that was typed.
    private static let longestLine = 1 << 20

    private let limit: Int
    private var seen: Set<String> = []
    private var lineCount = 0

    init(of file: FileDescriptor, limit: Int) throws(Errno) {
        self.limit = limit
        let end = try file.size()
        var start = end
        var unread: [UInt8] = []  // the end of a line whose beginning is further up
        while start > 0, entries.count < limit {
            let size = min(Self.blockSize, start)
            let block = try file.bytes(in: start - size..<start) + unread
            if start == end, block.last != UInt8(ascii: "\n") { isDamaged = true }
            start -= size
            unread = takeLines(of: block, isTop: start == 0, isBottom: start + block.count == end)
            if unread.count > Self.longestLine {
                isDamaged = true
                break
            }
        }
        start += unread.count
        isOverlong = lineCount > 2 * limit || start > end - start
        entries.reverse()
    }

    static func == (one: Self, other: Self) -> Bool {
        (one.entries, one.isDamaged, one.isOverlong) == (other.entries, other.isDamaged, other.isOverlong)
    }

    /// Takes the lines from the last to the first; answers the bytes before the first line end.
    private mutating func takeLines(of block: [UInt8], isTop: Bool, isBottom: Bool) -> [UInt8] {
        block.withUnsafeBytes { bytes in
            var end = bytes.count
            var isTorn = isBottom
            while end > 0, entries.count < limit {
                let newline = bytes[..<end].lastIndex(of: UInt8(ascii: "\n"))
                if newline == nil, !isTop { break }
                let start = newline.map { $0 + 1 } ?? 0
                if !isTorn { take(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) }
                isTorn = false
                end = newline ?? 0
            }
            return Array(bytes[..<end])
        }
    }

    private mutating func take(_ line: UnsafeRawBufferPointer) {
        if line.isEmpty { return }
        lineCount += 1
        guard let text = HistoryEntry.decode(line) else {
            isDamaged = true
            return
        }
        if let entry = HistoryEntry.kept(text), seen.insert(entry).inserted { entries.append(entry) }
    }
}
