/// Prose for a terminal: without marks, wrapped to a width.
struct PlainProse {
    let wrapping: Wrapping
    /// Whether code in a sentence stands in quotes.
    var quotesCode = false

    /// The lines of some blocks, an empty one between each two.
    func lines(of blocks: [MarkdownBlock]) -> [String] {
        Array(blocks.map(lines).joined(separator: [""]))
    }

    private func lines(of block: MarkdownBlock) -> [String] {
        switch block {
        case .heading(let level, let text): heading(level, wrapping.lines(of: plain(text)))
        case .paragraph(let text): wrapping.lines(of: plain(text))
        case .quote(let inside): indented(inside, first: "| ", other: "| ")
        case .list(let start, let items): list(start, items)
        case .code(_, let lines): lines.map { $0.isEmpty ? "" : "    " + $0 }
        case .table(let header, let rows): table([header] + rows)
        case .rule: [String(repeating: "-", count: min(wrapping.width, 20))]
        }
    }

    private func plain(_ text: [Inline]) -> String { text.plain(quotingCode: quotesCode) }

    /// The first two levels are underlined.
    private func heading(_ level: Int, _ lines: [String]) -> [String] {
        guard level <= 2 else { return lines }
        let length = lines.map { wrapping.columns(of: $0) }.max() ?? 0
        return lines + [String(repeating: level == 1 ? "=" : "-", count: length)]
    }

    private func list(_ start: Int?, _ items: [[MarkdownBlock]]) -> [String] {
        items.enumerated().flatMap { index, item in
            let mark = start.map { "\($0 + index). " } ?? "- "
            return indented(item, first: mark, other: String(repeating: " ", count: mark.utf8.count))
        }
    }

    private func indented(_ blocks: [MarkdownBlock], first: String, other: String) -> [String] {
        let narrower = Wrapping(width: max(wrapping.width - first.utf8.count, 1), columns: wrapping.columns)
        return PlainProse(wrapping: narrower, quotesCode: quotesCode).lines(of: blocks).enumerated().map {
            index, line in
            let start = index == 0 ? first : other
            return line.isEmpty ? String(start.trimmed) : start + line
        }
    }

    /// Columns as wide as their longest cell; what does not fit goes beyond the edge.
    private func table(_ rows: [[[Inline]]]) -> [String] {
        let cells = rows.map { $0.map(plain) }
        let widths = (cells.first ?? []).indices.map { column in
            cells.map { column < $0.count ? wrapping.columns(of: $0[column]) : 0 }.max() ?? 0
        }
        return cells.map { row in
            let padded = zip(row, widths).map { text, width in
                text + String(repeating: " ", count: width - wrapping.columns(of: text))
            }
            let line = padded.joined(separator: "  ")
            return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
        }
    }
}
