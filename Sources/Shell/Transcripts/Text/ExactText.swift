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

/// A line of a file with its line ending, so that a file can be written unchanged.
package struct FileLine: Sendable, Hashable {
    package var text: Substring
    package var ending: Ending

    package enum Ending: String, Sendable, Hashable {
        case lineFeed = "\n"
        case carriageReturnLineFeed = "\r\n"
        /// The last line of a file may have no ending.
        case none = ""
    }

    /// Returns the lines of a text. Text after the last line feed is a line too, unless it is empty.
    static func lines(of text: String) -> [FileLine] {
        var lines: [FileLine] = []
        let bytes = text.utf8
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            let before = end > start ? bytes.index(before: end) : end
            if before < end, bytes[before] == UInt8(ascii: "\r") {
                lines.append(FileLine(text: text[start..<before], ending: .carriageReturnLineFeed))
            } else {
                lines.append(FileLine(text: text[start..<end], ending: .lineFeed))
            }
            start = bytes.index(after: end)
        }
        if start < bytes.endIndex { lines.append(FileLine(text: text[start...], ending: .none)) }
        return lines
    }
}

extension Sequence<FileLine> {
    var joinedText: String {
        var text = ""
        for line in self {
            text += line.text
            text += line.ending.rawValue
        }
        return text
    }
}
