/// A film as an animated SVG without a script, dark or light like the reader's system.
///
/// All rows are drawn once, one below the other. Each appears at its time, and the view scrolls over them. Without
/// animations the picture shows the last screen.
struct MovingPicture {
    private let film: Film
    private let rows: FilmedRows
    private let timeline: Timeline
    private let style = PictureStyle()

    init(_ film: Film) {
        self.film = film
        rows = FilmedRows(film)
        timeline = Timeline(end: (film.events.last?.time ?? 0) + Self.pause)
    }

    /// The duration of the last screen in milliseconds.
    private static let pause = 5_000

    var text: String {
        let screen = (wide: Double(film.width) * style.column, tall: Double(film.height) * style.line)
        let wide = screen.wide + 2 * style.margin
        let tall = screen.tall + 2 * style.margin
        let size = [wide, tall, wide - 1, tall - 1, screen.wide, screen.tall].map { PictureStyle.number($0) }
        let top = PictureStyle.number(-Double(rows.scrolls.last?.row ?? 0) * style.line)
        let blocks = blocks
        let typing = rows.rows.indices.compactMap { TypedRow(rows.rows[$0], at: $0) }
        let appearing = blocks.enumerated().map { timeline.appearing($1.time, name: "r\($0)") }
        let typed = typing.map { timeline.typing($0) }
        let moving = typed + [timeline.scrolling(rows, style), timeline.cursor(rows, style)]
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size[0])" height="\(size[1])"
              viewBox="0 0 \(size[0]) \(size[1])" role="img">
            <title>\(Markup.escaped(film.title))</title>
            <style>
            \(style.rules)
            .strip { transform: translateY(\(top)px); }
            @media (prefers-reduced-motion: no-preference) {
            .m { animation-duration: \(timeline.duration); animation-timing-function: step-end; \
            animation-delay: \(Self.stillness); animation-iteration-count: infinite; }
            \((appearing + moving).joined(separator: "\n"))
            }
            </style>
            <rect class="screen" x="0.5" y="0.5" width="\(size[2])" height="\(size[3])" rx="8"/>
            <svg x="\(PictureStyle.number(style.margin))" y="\(PictureStyle.number(style.margin))" \
            width="\(size[4])" height="\(size[5])">
            <g class="m strip">
            \(blocks.enumerated().map { element($1, name: "r\($0)") }.joined())\
            \(typing.map(cover).joined())\(cursor)</g>
            </svg>
            </svg>

            """
    }

    /// The time before the session begins. Until then the picture is the last screen, so that it is not empty at first.
    private static let stillness = "3s"

    /// Consecutive rows that appear at the same time.
    private struct Block {
        var time: Int
        var rows: Range<Int>
    }

    private var blocks: [Block] {
        var blocks: [Block] = []
        for (index, row) in rows.rows.enumerated() {
            guard let time = row.map(\.time).min() else { continue }
            if let last = blocks.last, last.time == time, last.rows.upperBound == index {
                blocks[blocks.count - 1].rows = last.rows.lowerBound..<index + 1
            } else {
                blocks.append(Block(time: time, rows: index..<index + 1))
            }
        }
        return blocks
    }

    private func element(_ block: Block, name: String) -> String {
        let drawn = block.rows.map { RowPicture(rows.rows[$0], at: $0, style) }
        let pixels = PixelPaths(block.rows.map { ($0, rows.rows[$0]) }, style).elements
        return "<g class=\"m \(name)\">\n" + pixels + drawn.map(\.elements).joined() + "</g>\n"
    }

    /// Hides the typed part of a row until it is typed.
    private func cover(_ row: TypedRow) -> String {
        let x = PictureStyle.number(Double(row.columns.lowerBound) * style.column)
        let y = PictureStyle.number(Double(row.index) * style.line)
        let wide = PictureStyle.number(Double(row.columns.count) * style.column)
        let size = "width=\"\(wide)\" height=\"\(PictureStyle.number(style.line))\""
        return "<rect class=\"m cover \(row.name)\" x=\"\(x)\" y=\"\(y)\" \(size)/>\n"
    }

    private var cursor: String {
        guard let last = rows.cursors.last else { return "" }
        let place = Timeline.place(last.row, last.column, style)
        return "<rect class=\"m cursor\" width=\"\(style.column)\" height=\"\(PictureStyle.number(style.line))\" "
            + "style=\"transform: \(place)\"/>\n"
    }
}
