import TonearmTerminalText

/// A session as an SVG with all of its lines, dark or light like the reader's system.
struct ScreenPicture {
    /// The width of the screen in columns.
    let width: Int

    private let style = PictureStyle()

    init(width: Int) { self.width = width }

    func text(of transcript: Transcript) -> String {
        let rows = rows(of: transcript)
        let wide = Double(width) * style.column + 2 * style.margin
        let tall = Double(max(rows.count, 1)) * style.line + 2 * style.margin
        let title = Markup.escaped(transcript.header?.title ?? transcript.name)
        let size = [wide, tall].map { PictureStyle.number($0) }
        let inner = [wide - 1, tall - 1].map { PictureStyle.number($0) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size[0])" height="\(size[1])"
              viewBox="0 0 \(size[0]) \(size[1])" role="img">
            <title>\(title)</title>
            <style>
            text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
            text { white-space: pre; fill: #1f2328; }
            .screen { fill: #ffffff; stroke: #d0d7de; }
            .typed { fill: #0550ae; font-weight: 600; }
            @media (prefers-color-scheme: dark) {
              text { fill: #e6edf3; }
              .screen { fill: #0d1117; stroke: #30363d; }
              .typed { fill: #79c0ff; }
            }
            </style>
            <rect class="screen" x="0.5" y="0.5" width="\(inner[0])" height="\(inner[1])" rx="8"/>
            \(rows.enumerated().map { element($1, at: $0) }.joined())</svg>

            """
    }

    private struct Row {
        var text: String
        var isTyped: Bool
    }

    private func rows(of transcript: Transcript) -> [Row] {
        transcript.steps.flatMap { step in
            let typed = step.command.exactLines.enumerated().flatMap { index, line in
                Wrapping.rows(of: (index == 0 ? CommandLines.prompt : CommandLines.nextPrompt) + line, width: width)
            }
            let printed = step.shownOutput.flatMap { Wrapping.rows(of: $0, width: width) }
            return typed.map { Row(text: $0, isTyped: true) } + printed.map { Row(text: $0, isTyped: false) }
        }
    }

    /// Returns a row of text. Runs of equal width are positioned separately, because a font may draw wide characters
    /// with another width than two columns.
    private func element(_ row: Row, at index: Int) -> String {
        let y = PictureStyle.number(style.margin + Double(index) * style.line + style.baseline)
        var runs: [(column: Int, wide: Bool, text: String)] = []
        var position = 0
        for character in row.text {
            let length = displayWidth(character)
            if let last = runs.last, last.wide == (length == 2), length != 2 {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append((position, length == 2, String(character)))
            }
            position += length
        }
        return runs.filter { $0.text.contains { $0 != " " } }.map { run in
            let x = PictureStyle.number(style.margin + Double(run.column) * style.column)
            let mark = row.isTyped ? " class=\"typed\"" : ""
            return "<text x=\"\(x)\" y=\"\(y)\"\(mark) xml:space=\"preserve\">\(Markup.escaped(run.text))</text>\n"
        }.joined()
    }
}
