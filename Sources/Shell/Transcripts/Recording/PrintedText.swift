import TonearmTerminalText

/// A command's output as lines of a block. It works on bytes, because nearly all output needs no escaping.
struct PrintedText {
    /// The lines, each with its line feed.
    private(set) var bytes: [UInt8] = []
    /// The longest run of backticks at the beginning of a line that could be a fence.
    private(set) var longestFence = 0

    /// Escapes UTF-8 output. Returns nil if it contains control characters other than tabs and line feeds, or invalid
    /// bytes. A line feed at its end does not begin another line.
    init?(withoutControls printed: [UInt8]) {
        guard let linesWithMeaning = printed.withUnsafeBufferPointer(Self.linesWithMeaning) else { return nil }
        var rest = 0
        for line in linesWithMeaning {
            let written = OutputLine.written(String(decoding: printed[line], as: UTF8.self))
            longestFence = max(longestFence, Fence.run(of: UInt8(ascii: "`"), in: written[...]))
            bytes += printed[rest..<line.lowerBound]
            bytes += written.utf8
            rest = line.upperBound
        }
        if rest == 0 { bytes = printed } else { bytes += printed[rest...] }
        if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }

    /// Returns the ranges of the lines, without line feeds, that need escaping: few in nearly every text.
    /// - Returns: nil if there are control characters or invalid bytes.
    private static func linesWithMeaning(_ text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        var lines: [Range<Int>] = []
        var (start, index) = (0, 0)
        var isPlain = true
        func endLine() {
            if !isPlain || !beginsPlainly(text, start, index) { lines.append(start..<index) }
        }
        while let next = nextWithMeaning(in: text, from: index) {
            index = next
            switch text[index] {
            case UInt8(ascii: "\n"):
                endLine()
                start = index + 1
                isPlain = true
            case UInt8(ascii: "["), UInt8(ascii: "\\"): isPlain = false
            case UInt8(ascii: "\t"): break
            default:
                guard let count = characterLength(at: index, in: text) else { return nil }
                index += count - 1
            }
            index += 1
        }
        index = text.count
        if start < index { endLine() }
        return lines
    }

    /// Returns the index of the next control character, non-ASCII byte, or first byte of a placeholder or escape.
    private static func nextWithMeaning(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        ByteSearch.firstPlace(
            ofLessThan: 0x20, atLeast: 0x7F, or: UInt8(ascii: "["), UInt8(ascii: "\\"), in: text, from: start)
    }

    /// Returns the length of a non-ASCII character in bytes; nil if it is invalid or a control character.
    private static func characterLength(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text[index] >= 0x80 else { return nil }
        var parser = UTF8.ForwardParser()
        var rest = text[index...].makeIterator()
        guard case .valid(let character) = parser.parseScalar(from: &rest) else { return nil }
        return UTF8.decode(character).value < 0xA0 ? nil : character.count
    }

    /// Returns whether a line begins with an ordinary byte: not one that can begin a special line or end the block.
    private static func beginsPlainly(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard start < end else { return true }
        if text[start] == UInt8(ascii: ">") || text[start] == UInt8(ascii: ".") { return false }
        for index in start..<min(start + 4, end) where text[index] != UInt8(ascii: " ") {
            return text[index] != UInt8(ascii: "`")
        }
        return true
    }

    /// Escapes arbitrary lines.
    init(_ lines: [String]) {
        for line in lines {
            let written = OutputLine.written(line)
            longestFence = max(longestFence, Fence.run(of: UInt8(ascii: "`"), in: written[...]))
            bytes += written.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
    }
}
