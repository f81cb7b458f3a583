import TonearmSystem

/// The newest entries of a history file, read from its end, so that the file's size does not matter.
struct HistoryTail: Equatable {
    /// The entries, oldest first. Of equal entries only the newest is included.
    private(set) var entries: [String] = []
    /// Whether a line is not text, or the last line is incomplete.
    private(set) var isDamaged = false
    /// Whether the file has more than twice as many lines as needed.
    private(set) var isOverlong = false

    private static let blockSize = 1 << 16
    /// The maximum plausible length of a typed line.
    private static let longestLine = 1 << 20

    private let limit: Int
    private var seen: Set<String> = []
    private var lineCount = 0

    init(of file: FileDescriptor, limit: Int) throws(Errno) {
        self.limit = limit
        let end = try file.size()
        var start = end
        var unread: [UInt8] = []  // the end of a line that begins in an earlier block
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

    /// Reads lines from last to first, and returns the bytes before the first newline.
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
