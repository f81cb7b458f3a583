package import TonearmTerminalText

extension Wrapping {
    /// Wraps a styled text. Continuation lines are indented by two more columns. A word that is longer than a line
    /// stays whole.
    /// - Parameter hangingIndent: the indentation of continuation lines in columns, at most half of the width; nil for
    ///   two more than the first line's.
    package static func lines(of text: StyledText, width: Int, hangingIndent: Int? = nil) -> [StyledText] {
        guard displayWidth(text.plain) > width else { return [text] }
        let text = text.concealed
        let plain = text.plain
        let indent = hangingIndent.map { min($0, width / 2) } ?? plain.prefix { $0 == " " }.count + 2
        let lines = ranges(of: plain, width: width, indent: indent, keepsSpaces: true)
        return lines.enumerated().map { index, words in
            let start = index == 0 ? plain.startIndex : words.first?.lowerBound ?? plain.startIndex
            let end = words.last?.upperBound ?? start
            let part = text.part(
                plain.utf8.distance(
                    from: plain.startIndex, to: start)..<plain.utf8.distance(from: plain.startIndex, to: end))
            return index == 0 ? part : StyledText(String(repeating: " ", count: indent)) + part
        }
    }
}

extension StyledText {
    /// The text with its secrets redacted, except for those revealed on request.
    fileprivate var concealed: StyledText {
        guard let concealment = Concealment.current else { return self }
        var text = self
        for index in text.spans.indices where !text.spans[index].isRevealed {
            text.spans[index].text = concealment.rule(text.spans[index].text)
        }
        return text
    }

    /// - Parameter range: a range in the UTF-8 of the plain text.
    fileprivate func part(_ range: Range<Int>) -> StyledText {
        var part = StyledText()
        var start = 0
        for span in spans {
            let utf8 = span.text.utf8
            let inside = range.clamped(to: start..<(start + utf8.count))
            if !inside.isEmpty {
                let from = utf8.index(utf8.startIndex, offsetBy: inside.lowerBound - start)
                let to = utf8.index(from, offsetBy: inside.count)
                var piece = span
                piece.text = String(span.text[from..<to])
                part.spans.append(piece)
            }
            start += utf8.count
        }
        return part
    }
}
