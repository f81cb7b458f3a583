/// A transcript as a self-contained page: it needs no network and no other file, and is readable without scripts.
///
/// With scripts it can be stepped through by keys, and each command has a copy button.
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
