/// The half blocks and backgrounds of rows as SVG paths, one for each colour.
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
