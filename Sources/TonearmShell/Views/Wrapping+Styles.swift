import LineEditor

extension Wrapping {
    /// The same for a text with styles. What does not fit on the first line stands below it, two columns further in; a word that is
    /// longer than a line, such as the name of a call, stays whole.
    static func lines(of text: StyledText, width: Int) -> [StyledText] {
        guard displayWidth(text.plain) > width else { return [text] }
        let indent = String(repeating: " ", count: text.plain.prefix { $0 == " " }.count + 2)
        var lines: [StyledText] = []
        var line = StyledText()
        for word in words(of: text) {
            if !line.plain.allSatisfy({ $0 == " " }), displayWidth(line.plain + word.plain) > width {
                lines.append(line)
                line = StyledText(indent) + word.withoutSpaces
            } else {
                line += word
            }
        }
        return lines + [line]
    }

    /// Each with the spaces before it; a word can have several styles.
    private static func words(of text: StyledText) -> [StyledText] {
        var words: [StyledText] = []
        var isInside = false
        for span in text.spans {
            for character in span.text {
                let isSpace = character == " "
                if words.isEmpty || isSpace && isInside { words.append(StyledText()) }
                isInside = !isSpace
                words[words.count - 1].append(character, span.style)
            }
        }
        return words
    }
}

extension StyledText {
    fileprivate mutating func append(_ character: Character, _ style: Style) {
        if spans.last?.style == style {
            spans[spans.count - 1].text.append(character)
        } else {
            spans.append(Span(text: String(character), style: style))
        }
    }

    fileprivate var withoutSpaces: StyledText {
        var text = self
        while let first = text.spans.first {
            let rest = first.text.drop { $0 == " " }
            if !rest.isEmpty {
                text.spans[0].text = String(rest)
                break
            }
            text.spans.removeFirst()
        }
        return text
    }
}
