/// A walk through the entries with the typed prefix: the Up and Down keys.
struct HistoryWalk {
    /// The text before the first step.
    let typed: String
    /// The current text.
    private(set) var shown: String
    private let entries: [String]
    private let search: PrefixSearch
    private var index: Int

    /// - Parameter entries: the most recent last.
    init(from typed: String, in entries: [String]) {
        self.typed = typed
        shown = typed
        self.entries = entries
        search = PrefixSearch(typed)
        index = entries.count
    }

    /// Moves to the next older entry.
    /// - Returns: false if there is no older entry.
    mutating func older() -> Bool {
        guard let found = search.last(in: entries, before: index) else { return false }
        (index, shown) = (found, entries[found])
        return true
    }

    /// Moves to the next newer entry; after the newest comes the typed text.
    /// - Returns: whether there is a newer one.
    mutating func newer() -> Bool {
        guard index < entries.count else { return false }
        let found = search.first(in: entries, after: index)
        (index, shown) = found.map { ($0, entries[$0]) } ?? (entries.count, typed)
        return true
    }
}

/// A search for entries with a prefix, by bytes: 10,000 entries take a tenth of a millisecond.
struct PrefixSearch {
    private let prefix: [UInt8]

    init(_ prefix: String) { self.prefix = Array(prefix.utf8) }

    /// Returns the index of the last entry before a bound that extends the prefix.
    func last(in entries: [String], before bound: Int) -> Int? {
        var index = min(bound, entries.count)
        while index > 0 {
            index -= 1
            if fits(entries[index]) { return index }
        }
        return nil
    }

    /// Returns the index of the first entry after another that extends the prefix.
    func first(in entries: [String], after bound: Int) -> Int? {
        var index = bound + 1
        while index < entries.count {
            if fits(entries[index]) { return index }
            index += 1
        }
        return nil
    }

    private func fits(_ entry: String) -> Bool {
        let bytes = entry.utf8
        guard bytes.count > prefix.count else { return false }
        return bytes.withContiguousStorageIfAvailable { entry in
            prefix.withUnsafeBufferPointer { prefix in
                for index in 0..<prefix.count where entry[index] != prefix[index] { return false }
                return true
            }
        } ?? bytes.starts(with: prefix)
    }
}

/// A walk through the last words of older entries: the keys Alt-. and Alt-_.
struct LastWordWalk {
    /// The line after the last step.
    private(set) var line = ""
    /// The length of the inserted word before the cursor, in scalars.
    private(set) var inserted = 0
    private var index: Int

    init(in entries: [String]) { index = entries.count }

    /// Returns the next older word, if there is one.
    mutating func next(in entries: [String]) -> String? {
        while index > 0 {
            index -= 1
            if entries.indices.contains(index), let word = Self.lastWord(of: entries[index]) { return word }
        }
        return nil
    }

    mutating func note(line: String, inserted word: String) {
        self.line = line
        inserted = word.unicodeScalars.count
    }

    /// Returns the last word, with its quotes.
    static func lastWord(of line: String) -> String? {
        var word = ""
        var last: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if quote == nil, !isEscaped, character.isWhitespace {
                if !word.isEmpty { last = word }
                word = ""
                continue
            }
            word.append(character)
            if isEscaped {
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            }
        }
        return word.isEmpty ? last : word
    }
}

/// An incremental backward search through entries.
struct HistorySearch {
    private let entries: [String]
    private(set) var pattern = ""
    /// The index of the current match.
    private(set) var found: Int?
    private(set) var isFailed = false

    /// - Parameter entries: the most recent last.
    init(in entries: [String]) { self.entries = entries }

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
