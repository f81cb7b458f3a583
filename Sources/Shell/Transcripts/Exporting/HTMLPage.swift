/// A transcript as a self-contained page: it needs no network and no other file, and is readable without scripts.
///
/// If scripts run, keys step through the page, and each command has a copy button.
struct HTMLPage {
    private let transcript: Transcript
    private let blocks: [(section: Transcript.Section, blocks: [MarkdownBlock])]
    /// The width of the terminal in columns. Sessions have this width, so that a terminal's row is a row of the page.
    private let width: Int

    init(_ transcript: Transcript, width: Int = 80) {
        self.transcript = transcript
        self.width = width
        blocks = transcript.sections.filter(\.isShown).map { section in
            (section, section.isSession ? [] : MarkdownBlock.blocks(of: transcript.text(of: section)))
        }
    }

    /// The content security policy. The page loads no resources, whatever the prose contains.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

    var text: String {
        """
        <!doctype html>
        <html\(language)>
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="referrer" content="no-referrer">
        <title>\(Markup.escaped(title))</title>
        <style>
        :root { --columns: \(width); }
        \(PageStyle.text)
        </style>
        </head>
        <body>
        <main>
        \(main)</main>
        <script>
        \(PageScript.text)
        </script>
        </body>
        </html>

        """
    }

    private var title: String {
        if let title = transcript.header?.title { return title }
        let headings = blocks.lazy.flatMap(\.blocks).compactMap { block in
            if case .heading(_, let text) = block { text.plain } else { nil }
        }
        return headings.first ?? transcript.name
    }

    private var language: String {
        guard let tag = transcript.header?[.language], tag.utf8.allSatisfy({ Placeholder.isWord($0) || $0 == 0x2D })
        else { return "" }
        return " lang=\"\(tag)\""
    }

    /// The content; the title becomes a heading unless the prose has one of the first level.
    private var main: String {
        let hasHeading = blocks.contains { $0.blocks.contains { if case .heading(1, _) = $0 { true } else { false } } }
        let heading = hasHeading ? "" : "<h1>\(Markup.escaped(title))</h1>\n"
        var prose = HTMLProse()
        return heading
            + blocks.map { section, blocks in
                guard case .session(let steps) = section.content else {
                    return blocks.isEmpty ? "" : "<section class=\"prose stop\">\n\(prose.text(of: blocks))</section>\n"
                }
                return "<section class=\"session\">\n\(steps.map(text).joined())</section>\n"
            }.joined()
    }

    private func text(of step: Transcript.Step) -> String {
        let lines = step.command.exactLines.enumerated().map { index, line in
            let prompt = index == 0 ? CommandLines.prompt : CommandLines.nextPrompt
            return "<span class=\"prompt\" aria-hidden=\"true\">\(Markup.escaped(prompt))</span>"
                + "<code>\(Markup.escaped(line))</code>"
        }
        let typed = "<pre class=\"typed\">\(lines.joined(separator: "\n"))</pre>\n"
        let output = Markup.escaped(step.shownOutput.joined(separator: "\n"))
        // A browser drops a line feed at the start of a <pre>.
        let printed = step.output.isEmpty ? "" : "<pre class=\"printed\">\n<samp>\(output)</samp></pre>\n"
        let status = step.status.map { "<p class=\"status\">exit status \($0)</p>\n" } ?? ""
        return "<div class=\"step stop\" id=\"line-\(step.line)\">\n\(typed)\(printed)\(status)</div>\n"
    }
}

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
