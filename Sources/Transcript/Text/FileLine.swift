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
