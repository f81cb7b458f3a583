/// Text with a meaning for each part. The screen decides how a meaning looks, and whether there is color.
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
        /// A piece of a picture with its own two colors.
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

    /// The colors of the upper and lower half of a terminal cell.
    package enum CellColors: Hashable, Sendable {
        /// Colors as `0xRRGGBB`, upper half first.
        case direct(UInt32, UInt32)
        /// Numbers in xterm's palette of 256 colors.
        case indexed(UInt8, UInt8)

        /// The Select Graphic Rendition parameters (ECMA-48) of both colors.
        var code: String {
            switch self {
            case .direct(let upper, let lower): "38;2;\(Self.channels(upper));48;2;\(Self.channels(lower))"
            case .indexed(let upper, let lower): "38;5;\(upper);48;5;\(lower)"
            }
        }

        private static func channels(_ color: UInt32) -> String {
            "\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
        }
    }

    /// A picture that a terminal draws over empty lines. It is made from pixels alone, so it contains no text of a
    /// service.
    package struct Drawing: Hashable, Sendable {
        private let bytes: [UInt8]
        private let rows: Int

        /// - Parameter rows: the number of lines that the picture takes.
        init(_ bytes: [UInt8], rows: Int) {
            self.bytes = bytes
            self.rows = rows
        }

        /// The bytes that draw the picture from the beginning of a line and move the cursor back there. The lines are
        /// created first, because the screen may have to scroll.
        var sequence: [UInt8] {
            let room = rows > 1 ? String(repeating: "\n", count: rows - 1) + "\u{1B}[\(rows - 1)A" : ""
            return Array("\(room)\u{1B}7".utf8) + bytes + Array("\u{1B}8".utf8)
        }
    }
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

/// A hyperlink behind a text: OSC 8 of xterm-like terminals ("Hyperlinks in terminal emulators" by Egmont Koblinger).
package struct Link: Hashable, Sendable {
    let address: String

    /// The longest address in bytes; terminals ignore longer ones.
    private static let longest = 2_083

    /// - Parameter address: an address from a service, which can contain anything. Non-ASCII characters are
    ///   percent-encoded (RFC 3986 §2.1).
    /// - Returns: nil if the address is not a web address, or contains characters that would end the link or control
    ///   the terminal.
    package init?(_ address: String) {
        guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return nil }
        var bytes: [UInt8] = []
        for byte in address.utf8 {
            switch byte {
            case 0x21...0x7E: bytes.append(byte)
            case 0x80...: bytes += "%\(String(byte, radix: 16, uppercase: true))".utf8
            default: return nil
            }
        }
        // C1 controls are two bytes in UTF-8; some terminals obey them.
        guard bytes.count <= Self.longest, !address.unicodeScalars.contains(where: { (0x80..<0xA0).contains($0.value) })
        else { return nil }
        self.address = String(decoding: bytes, as: UTF8.self)
    }

    /// The sequence before the text; `end` follows the text. Neither takes a column.
    var start: String { "\u{1B}]8;;\(address)\u{1B}\\" }
    static let end = "\u{1B}]8;;\u{1B}\\"
}
