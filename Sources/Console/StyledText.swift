/// Text with meanings attached to its parts. What a meaning looks like, and whether there is colour at all, is the screen's business.
package struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
    package var spans: [Span]

    package struct Span: Hashable, Sendable {
        package var text: String
        package var style: Style
        /// Whether it is shown although it is a secret, because the user asked for just this one.
        package var isRevealed = false
        /// Where the text leads when somebody clicks it, where the terminal has links; nil for nowhere.
        package var link: Link?
    }

    package enum Style: Hashable, Sendable {
        case plain
        /// A name or a title.
        case strong
        /// What matters less: ids, footers.
        case faint
        /// What can be typed next.
        case command
        case error
        case warning
        /// What an app calls: Apple's names, which an audience is to read.
        case call
        /// What is there, or allowed.
        case on
        case off
        /// What can follow, behind the line that is typed.
        case hint
        /// Colours of their own, above and below: a piece of a picture.
        case cell(CellColors)
        /// A picture over the room that the lines leave for it. The span has no text.
        case drawing(Drawing)
        /// Spaces that leave alone what stands there already.
        case skipped
        /// In the line that is typed: what stands in quotes.
        case quoted
        case option
        /// What stands for another text: `$name`.
        case variable
        /// The number of a row that is shown.
        case row
        case comment
    }

    package init(_ text: String = "", _ style: Style = .plain) {
        spans = text.isEmpty ? [] : [Span(text: text, style: style)]
    }

    package init(stringLiteral value: String) { self.init(value) }

    /// The text without styles.
    package var plain: String { spans.map(\.text).joined() }

    package static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum.spans += right.spans
        return sum
    }

    package static func += (left: inout StyledText, right: StyledText) {
        if left.spans.isEmpty { left = right } else { left.spans += right.spans }
    }

    /// Appends a text, to the last span where that has the same style.
    package mutating func append(_ text: String, _ style: Style = .plain, leadingTo link: Link? = nil) {
        if text.isEmpty { return }
        if link != nil {
            spans.append(Span(text: text, style: style, link: link))
        } else if let last = spans.indices.last, spans[last].style == style, !spans[last].isRevealed,
            spans[last].link == nil
        {
            spans[last].text += text
        } else {
            spans.append(Span(text: text, style: style))
        }
    }

    /// The same with the middle of long parts left out; what was left out is counted.
    var shortened: StyledText {
        var text = self
        for index in spans.indices where spans[index].text.utf8.count > 700 {
            let characters = spans[index].text
            let left = characters.count - 500
            guard left > 0 else { continue }
            text.spans[index].text = "\(characters.prefix(400))… (\(left) characters more) …\(characters.suffix(100))"
        }
        return text
    }

    /// A secret that the user asked for by its name.
    package static func revealed(_ text: String) -> StyledText {
        var revealed = StyledText(text)
        for index in revealed.spans.indices { revealed.spans[index].isRevealed = true }
        return revealed
    }

    /// The same text, all of it leading to an address.
    package func linked(to link: Link?) -> StyledText {
        var text = self
        for index in text.spans.indices { text.spans[index].link = link }
        return text
    }

    package static func strong(_ text: String) -> StyledText { StyledText(text, .strong) }
    package static func faint(_ text: String) -> StyledText { StyledText(text, .faint) }
    package static func command(_ text: String) -> StyledText { StyledText(text, .command) }
}

extension Sequence<StyledText> {
    package func joined(separator: StyledText) -> StyledText {
        var joined = StyledText()
        for (index, text) in enumerated() {
            if index > 0 { joined += separator }
            joined += text
        }
        return joined
    }
}
