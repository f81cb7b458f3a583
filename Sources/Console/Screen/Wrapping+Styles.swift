package import TerminalText

extension Wrapping {
    /// The same for a text with styles. What does not fit on the first line stands below it, two columns further in; a word that is
    /// longer than a line, such as the name of a call, stays whole.
    /// - Parameter hangingIndent: columns that all lines but the first begin with, where that is not two more than the first one's;
    ///   no more than half of the width is taken.
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
    /// The text without its secrets, but for one that is to be seen.
    fileprivate var concealed: StyledText {
        guard let rule = Concealment.rule else { return self }
        var text = self
        for index in text.spans.indices where !text.spans[index].isRevealed {
            text.spans[index].text = rule(text.spans[index].text)
        }
        return text
    }

    /// - Parameter range: of the UTF-8 of the text without styles.
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
