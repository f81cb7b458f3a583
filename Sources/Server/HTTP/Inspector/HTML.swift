import AppleMusicAPI

/// A piece of HTML. Text becomes a part of it only escaped.
struct HTML: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    init(joining parts: [HTML]) { text = parts.map(\.text).joined() }

    /// The interpolation of texts, which it escapes, and of other pieces of HTML.
    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ html: HTML) { text += html.text }
        mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }
        mutating func appendInterpolation(_ number: Int) { text += String(number) }
        mutating func appendInterpolation(_ raw: String) { text += HTML.escaped(raw) }
    }

    /// Returns a text without meaning to HTML, in an element or in a quoted attribute.
    private static func escaped(_ raw: String) -> String {
        var text = ""
        for character in raw.unicodeScalars {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case _ where isHidden(character): text += "\u{FFFD}"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }

    /// Returns whether HTML does not allow a character, or it is invisible and changes how a line reads: its direction,
    /// its end. Joiners stay, because emoji and some scripts need them.
    private static func isHidden(_ character: Unicode.Scalar) -> Bool {
        switch character {
        case " "..."~", "\t", "\n", "\u{200C}", "\u{200D}": return false
        default:
            switch character.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: return true
            default: return false
            }
        }
    }
}

extension HTML {
    /// Returns the beginning of a page, up to the end of its head. The control address and the API's address both have
    /// the style.
    /// - Parameters:
    ///   - title: the page's title, which the program's name follows.
    ///   - elements: further elements of the head, such as scripts.
    static func head(_ title: String, _ elements: HTML = "") -> HTML {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title) – tonearm</title>
        <link rel="stylesheet" href="/_tonearm/page/style.css">
        \(elements)
        </head>
        """
    }
}

extension Response {
    static func page(_ html: HTML, status: Int = 200) -> Response {
        Response(
            status: status, headers: Headers([("Content-Type", "text/html; charset=utf-8")]),
            body: .bytes(Array(html.text.utf8)))
    }
}
