extension StringProtocol where SubSequence == Substring {
    /// Splits the text at a separator and keeps empty parts. It compares bytes, which is many times faster than
    /// comparing characters.
    func parts(_ separator: Unicode.Scalar) -> [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        for index in utf8.indices where utf8[index] == UInt8(ascii: separator) {
            parts.append(self[start..<index])
            start = utf8.index(after: index)
        }
        parts.append(self[start..<endIndex])
        return parts
    }
}
