import TonearmTerminalText

/// The characters of a row as SVG text.
///
/// Each run has its own position, because a reader's font may be narrower or wider than the columns. A run ends where
/// the look changes, at a gap of two spaces, and around wide characters.
struct RowPicture {
    private let cells: [TerminalCell]
    private let index: Int
    private let style: PictureStyle

    init(_ cells: [TerminalCell], at index: Int, _ style: PictureStyle) {
        self.cells = cells
        self.index = index
        self.style = style
    }

    private struct Run {
        var column: Int
        var look: TerminalCell.Look
        var text: String
        /// The length in columns.
        var length: Int
    }

    var elements: String {
        let spans = runs.map(span).joined()
        guard !spans.isEmpty else { return "" }
        let y = PictureStyle.number(Double(index) * style.line + style.baseline)
        return "<text y=\"\(y)\" xml:space=\"preserve\">\(spans)</text>\n"
    }

    private func span(_ run: Run) -> String {
        let others = (run.look.isBold ? ["b"] : []) + (run.look.isFaint && run.look.color == nil ? ["f"] : [])
        let x = PictureStyle.number(Double(run.column) * style.column)
        let attributes = PictureStyle.attributes(run.look.color, others)
        return "<tspan x=\"\(x)\"\(attributes)\(stretch(run))>\(Markup.escaped(run.text))</tspan>"
    }

    /// Returns an attribute that stretches lines of boxes and bars to the width of their columns.
    private func stretch(_ run: Run) -> String {
        guard run.length > 1, run.text.unicodeScalars.contains(where: { (0x2500...0x259F).contains($0.value) }) else {
            return ""
        }
        let wide = PictureStyle.number(Double(run.length) * style.column)
        return " textLength=\"\(wide)\" lengthAdjust=\"spacingAndGlyphs\""
    }

    private var runs: [Run] {
        var runs: [Run] = []
        var gap = 0
        var endsRun = true
        for (column, cell) in cells.enumerated() where !cell.text.isEmpty && !PixelPaths.draws(cell) {
            if cell.text == " " {
                gap += 1
                continue
            }
            let isWide = displayWidth(cell.text) == 2
            if !endsRun, !isWide, gap < 2, let last = runs.last, last.look == cell.look,
                last.column + last.length + gap == column
            {
                runs[runs.count - 1].text += String(repeating: " ", count: gap) + cell.text
                runs[runs.count - 1].length += gap + 1
            } else {
                runs.append(Run(column: column, look: cell.look, text: cell.text, length: isWide ? 2 : 1))
            }
            endsRun = isWide
            gap = 0
        }
        return runs
    }
}

/// The half blocks and backgrounds of rows as SVG paths, one for each color.
///
/// The paths are in units of half a cell, so that their numbers are short.
struct PixelPaths {
    private var paths: [(color: TerminalCell.Color, path: String)] = []
    private var indices: [TerminalCell.Color: Int] = [:]
    private let style: PictureStyle

    /// Returns whether a cell is drawn as two pixels instead of a character: U+2580, the upper half block.
    static func draws(_ cell: TerminalCell) -> Bool { cell.text == "\u{2580}" && cell.look.color != nil }

    init(_ rows: [(index: Int, cells: [TerminalCell])], _ style: PictureStyle) {
        self.style = style
        for (index, cells) in rows {
            add(cells.map { Self.draws($0) ? $0.look.color : $0.look.background }, at: 2 * index)
            add(cells.map { $0.look.background }, at: 2 * index + 1)
        }
    }

    /// Adds a row of pixels; nil is transparent.
    private mutating func add(_ pixels: [TerminalCell.Color?], at y: Int) {
        var start = 0
        while start < pixels.count {
            let end = pixels[start...].firstIndex { $0 != pixels[start] } ?? pixels.count
            if let color = pixels[start] {
                let length = end - start
                let path = "M\(start) \(y)h\(length)v1h-\(length)z"
                if let known = indices[color] {
                    paths[known].path += path
                } else {
                    indices[color] = paths.count
                    paths.append((color, path))
                }
            }
            start = end
        }
    }

    var elements: String {
        guard !paths.isEmpty else { return "" }
        let tall = PictureStyle.number(style.line / 2)
        return "<g transform=\"scale(\(style.column) \(tall))\" shape-rendering=\"crispEdges\">\n"
            + paths.map { "<path\(PictureStyle.attributes($0.color)) d=\"\($0.path)\"/>\n" }.joined() + "</g>\n"
    }
}
