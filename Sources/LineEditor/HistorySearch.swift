/// An incremental backward search through entries.
struct HistorySearch {
    private let entries: [String]
    private(set) var pattern = ""
    /// The index of the current match.
    private(set) var found: Int?
    private(set) var isFailed = false

    /// - Parameter entries: the most recent last.
    init(in entries: [String]) {
        self.entries = entries
    }

    var match: String? { found.map { entries[$0] } }

    mutating func add(_ text: String) {
        pattern += text
        look(from: found ?? entries.count - 1, by: -1)
    }

    mutating func removeLast() {
        guard !pattern.isEmpty else { return }
        pattern.removeLast()
        found = nil
        if !pattern.isEmpty { look(from: entries.count - 1, by: -1) } else { isFailed = false }
    }

    mutating func older() {
        if !pattern.isEmpty { look(from: (found ?? entries.count) - 1, by: -1) }
    }

    mutating func newer() {
        if !pattern.isEmpty, let found { look(from: found + 1, by: 1) }
    }

    /// Searches on; without another match, the current one is kept. The history has no equal entries.
    private mutating func look(from start: Int, by step: Int) {
        let ignoresCase = !pattern.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        let wanted = Array(pattern.utf8)
        var index = start
        while entries.indices.contains(index), !Self.entry(entries[index], holds: wanted, ignoresCase: ignoresCase) {
            index += step
        }
        isFailed = !entries.indices.contains(index)
        if !isFailed { found = index }
    }

    private static func entry(_ entry: String, holds wanted: [UInt8], ignoresCase: Bool) -> Bool {
        var entry = entry
        return entry.withUTF8 { bytes in
            guard bytes.count >= wanted.count else { return false }
            return (0...bytes.count - wanted.count).contains { start in
                for offset in wanted.indices {
                    var byte = bytes[start + offset]
                    if ignoresCase, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { byte |= 0x20 }
                    if byte != wanted[offset] { return false }
                }
                return true
            }
        }
    }
}
