import TonearmTerminalText

/// Prose for a terminal: without markup, wrapped to a width.
struct PlainProse {
    /// The width in columns.
    let width: Int
    /// Whether code in a sentence is in quotes.
    var quotesCode = false

    /// Returns the lines of blocks, separated by empty lines.
    func lines(of blocks: [MarkdownBlock]) -> [String] { Array(blocks.map(lines).joined(separator: [""])) }

    private func lines(of block: MarkdownBlock) -> [String] {
        switch block {
        case .heading(let level, let text): heading(level, wrapped(plain(text)))
        case .paragraph(let text): wrapped(plain(text))
        case .quote(let inside): indented(inside, first: "| ", other: "| ")
        case .list(let start, let items): list(start, items)
        case .code(_, let lines): lines.map { $0.isEmpty ? "" : "    " + $0 }
        case .table(let header, let rows): table([header] + rows)
        case .rule: [String(repeating: "-", count: min(width, 20))]
        }
    }

    /// Wraps a text; empty lines are kept.
    private func wrapped(_ text: String) -> [String] {
        text.exactLines.flatMap { line in
            let lines = Wrapping.lines(of: String(line), width: width, cutsWords: true)
            return lines.isEmpty ? [""] : lines
        }
    }

    private func plain(_ text: [Inline]) -> String { text.plain(quotingCode: quotesCode) }

    /// Returns a heading; the first two levels are underlined.
    private func heading(_ level: Int, _ lines: [String]) -> [String] {
        guard level <= 2 else { return lines }
        let length = lines.map { displayWidth($0) }.max() ?? 0
        return lines + [String(repeating: level == 1 ? "=" : "-", count: length)]
    }

    private func list(_ start: Int?, _ items: [[MarkdownBlock]]) -> [String] {
        items.enumerated().flatMap { index, item in
            let mark = start.map { "\($0 + index). " } ?? "- "
            return indented(item, first: mark, other: String(repeating: " ", count: mark.utf8.count))
        }
    }

    private func indented(_ blocks: [MarkdownBlock], first: String, other: String) -> [String] {
        let narrower = PlainProse(width: max(width - first.utf8.count, 1), quotesCode: quotesCode)
        return narrower.lines(of: blocks).enumerated().map { index, line in
            let start = index == 0 ? first : other
            return line.isEmpty ? String(start.trimmed) : start + line
        }
    }

    /// The minimum width for wrapping a cell, in columns.
    private static let narrowestCell = 12

    /// Returns a table with columns as wide as their longest cell. The last one is wrapped if it has enough space,
    /// otherwise it exceeds the width.
    private func table(_ rows: [[[Inline]]]) -> [String] {
        let cells = rows.map { $0.map(plain) }
        let widths = (cells.first ?? []).indices.map { column in
            cells.map { column < $0.count ? displayWidth($0[column]) : 0 }.max() ?? 0
        }
        let start = widths.dropLast().reduce(0) { $0 + $1 + 2 }
        let room = width - start
        return cells.flatMap { row in
            let last = row.count == widths.count ? row.last ?? "" : ""
            guard room >= Self.narrowestCell, displayWidth(last) > room else { return [line(row, widths)] }
            let parts = Wrapping.lines(of: last, width: room, cutsWords: true)
            return [line(row.dropLast() + parts.prefix(1), widths)]
                + parts.dropFirst().map { String(repeating: " ", count: start) + $0 }
        }
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = zip(cells, widths).map { text, width in
            text + String(repeating: " ", count: width - displayWidth(text))
        }
        let line = padded.joined(separator: "  ")
        return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
}

/// Markdown in the form of a terminal, for code that shows parts of a transcript.
package enum ProseText {
    /// Returns lines without markup, wrapped by words, with an empty line between blocks. Code in a sentence is in
    /// quotes.
    package static func lines(of markdown: String, width: Int) -> [String] {
        PlainProse(width: max(width, 1), quotesCode: true).lines(of: MarkdownBlock.blocks(of: markdown))
    }
}
