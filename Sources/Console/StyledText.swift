/// Text with a meaning for each part. The screen decides how a meaning looks, and whether there is colour.
package struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
    package var spans: [Span]

    package struct Span: Hashable, Sendable {
        package var text: String
        package var style: Style
        /// Whether a secret is shown because the user asked for it by name.
        package var isRevealed = false
        /// The hyperlink of the text on terminals that have links; nil for none.
        package var link: Link?
    }

    package enum Style: Hashable, Sendable {
        case plain
        /// A name or a title.
        case strong
        /// Less important text: ids, footers.
        case faint
        /// A command to type next.
        case command
        case error
        case warning
        /// A call of an app to Apple's frameworks, which an audience should notice.
        case call
        /// A value that is present or allowed.
        case on
        case off
        /// A hint behind the typed line.
        case hint
        /// A piece of a picture with its own two colours.
        case cell(CellColors)
        /// A picture over the empty lines below. The span has no text.
        case drawing(Drawing)
        /// Spaces that move the cursor without erasing anything.
        case skipped
        /// A quotation in the typed line.
        case quoted
        case option
        /// A variable, `$name`.
        case variable
        /// The number of a row on the screen.
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

    /// Appends a text, to the last span if that has the same style.
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

    /// The text with the middle of long spans left out and counted.
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

    /// Returns a secret that the user asked for by name.
    package static func revealed(_ text: String) -> StyledText {
        var revealed = StyledText(text)
        for index in revealed.spans.indices { revealed.spans[index].isRevealed = true }
        return revealed
    }

    /// Returns the same text, all of it linked to an address.
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
