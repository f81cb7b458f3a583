/// Comparison by bytes. Swift compares by characters, where `é` equals `e` with an accent, and `> ` with an accent
/// after it does not begin with `> `. A transcript must distinguish these.
extension StringProtocol {
    func isExactly(_ other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

    func beginsExactly(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

    /// Returns the first occurrence of a text, from an index on.
    func firstPlace(of text: String, from start: Index? = nil) -> Range<Index>? {
        guard let first = text.utf8.first else { return nil }
        var rest = utf8[(start ?? startIndex)...]
        while let begin = rest.firstIndex(of: first) {
            rest = rest[begin...]
            if rest.starts(with: text.utf8) { return begin..<rest.index(begin, offsetBy: text.utf8.count) }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// The lines, split at line feeds.
    var exactLines: [SubSequence] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            self[$0.startIndex..<$0.endIndex]
        }
    }

    /// Returns the number of equal bytes at the beginning.
    func leadingRun(of byte: UInt8) -> Int { utf8.prefix { $0 == byte }.count }

    /// The text without spaces and tabs at both ends.
    var trimmed: SubSequence {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let first = utf8.firstIndex(where: { !isBlank($0) }) else { return self[endIndex...] }
        var end = first
        for index in utf8.indices[first...] where !isBlank(utf8[index]) { end = utf8.index(after: index) }
        return self[first..<end]
    }
}
