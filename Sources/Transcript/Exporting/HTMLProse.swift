/// Prose as HTML. It contains only the tags written here, and no URLs that a browser would run or fetch automatically.
struct HTMLProse {
    /// The unique names of headings so far.
    private var names: Set<String> = []
    /// The last suffix for a name of several headings.
    private var numbers: [String: Int] = [:]

    mutating func text(of blocks: [MarkdownBlock]) -> String { blocks.map { text(of: $0) + "\n" }.joined() }

    private mutating func text(of block: MarkdownBlock) -> String {
        switch block {
        case .heading(let level, let words):
            "<h\(level) id=\"\(name(of: words))\">\(Self.text(of: words))</h\(level)>"
        case .paragraph(let words): "<p>\(Self.text(of: words))</p>"
        case .quote(let inside): "<blockquote>\n\(text(of: inside))</blockquote>"
        case .list(let start, let items): list(start, items)
        case .code(_, let lines):
            "<pre class=\"code\"><code>\(Markup.escaped(lines.joined(separator: "\n")))</code></pre>"
        case .table(let header, let rows): Self.table(header, rows)
        case .rule: "<hr>"
        }
    }

    private mutating func list(_ start: Int?, _ items: [[MarkdownBlock]]) -> String {
        let tag = start == nil ? "ul" : "ol"
        let first = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
        var text = "<\(tag)\(first)>\n"
        for item in items {
            // An item of one paragraph becomes a line.
            if case .paragraph(let words) = item.first, item.count == 1 {
                text += "<li>\(Self.text(of: words))</li>\n"
            } else {
                text += "<li>\(self.text(of: item))</li>\n"
            }
        }
        return text + "</\(tag)>"
    }

    private static func table(_ header: [[Inline]], _ rows: [[[Inline]]]) -> String {
        func row(_ cells: [[Inline]], _ tag: String) -> String {
            "<tr>" + cells.map { "<\(tag)>\(text(of: $0))</\(tag)>" }.joined() + "</tr>\n"
        }
        return "<div class=\"table\"><table>\n<thead>\(row(header, "th"))</thead>\n<tbody>\n"
            + rows.map { row($0, "td") }.joined() + "</tbody>\n</table></div>"
    }

    private static func text(of pieces: [Inline]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): Markup.escaped(text)
            case .code(let text): "<code>\(Markup.escaped(text))</code>"
            case .emphasis(let inside): "<em>\(text(of: inside))</em>"
            case .strong(let inside): "<strong>\(text(of: inside))</strong>"
            case .link(let inside, let destination): link(text(of: inside), destination)
            case .image(let alternative, let destination):
                link(Markup.escaped(alternative.isEmpty ? destination : alternative), destination)
            case .lineBreak: "<br>\n"
            }
        }.joined()
    }

    private static func link(_ words: String, _ destination: String) -> String {
        isHarmless(destination) ? "<a href=\"\(Markup.escaped(destination))\" rel=\"noreferrer\">\(words)</a>" : words
    }

    /// Returns whether a destination is safe: a web or mail address, a fragment, or a relative file.
    private static func isHarmless(_ destination: String) -> Bool {
        let start = destination.prefix { !":/?#".contains($0) }
        guard destination[start.endIndex...].first == ":" else { return !destination.isEmpty }
        return ["http", "https", "mailto"].contains(start.lowercased())
    }

    /// Returns a heading's anchor, `the-parts-of-a-url`, in the style of Markdown links.
    private mutating func name(of words: [Inline]) -> String {
        let characters = words.plain.lowercased().map { $0 == " " ? "-" : $0 }
        let name = String(characters.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        var free = name
        while !names.insert(free).inserted {
            numbers[name, default: 0] += 1
            free = "\(name)-\(numbers[name, default: 0])"
        }
        return Markup.escaped(free)
    }
}
