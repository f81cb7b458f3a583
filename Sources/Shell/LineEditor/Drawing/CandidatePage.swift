import TonearmTerminalText

/// A page of the list of candidates that Tab shows, laid out for a terminal.
///
/// A candidate with a description takes a row. If those are too many rows, or without descriptions, candidates are in
/// columns, ordered downwards as in `ls`. Descriptions that are names are kept there. Candidates that do not fit are
/// counted, and shown on further pages.
struct CandidatePage {
    let rows: [String]
    /// The index of the first candidate on the next page, 0 after the last page; nil if one page shows all.
    let next: Int?

    private static let gap = 2
    /// The maximum width of a column of candidates with descriptions.
    private static let widestCell = 38

    /// - Parameters:
    ///   - isByName: whether descriptions are names of the resources.
    ///   - start: the index of the page's first candidate.
    ///   - height: the available number of rows.
    init(_ candidates: [Candidate], isByName: Bool = false, from start: Int = 0, columns: Int, height: Int) {
        let width = max(columns - 1, 1)
        let height = max(height, 2)
        let isDescribed = candidates.contains { !$0.description.isEmpty }
        if isDescribed, candidates.count <= height {
            rows = Self.described(candidates, width: width)
            next = nil
            return
        }
        let wide = isDescribed && isByName ? Self.described(candidates, width: width) : candidates.map(\.text)
        let widest = wide.map(displayWidth).max() ?? 0
        let isCut = isDescribed && isByName && widest > Self.widestCell && width > 2 * Self.widestCell
        let cell = (isCut ? Self.widestCell : min(widest, width)) + Self.gap
        let cells = isCut ? Self.described(candidates, width: Self.widestCell) : wide
        let across = max((width + Self.gap) / cell, 1)
        guard cells.count > across * height else {
            rows = Self.columned(cells[...], across: across, cell: cell)
            next = nil
            return
        }
        let start = cells.indices.contains(start) ? start : 0
        let shown = cells[start...].prefix(across * (height - 1))
        rows =
            Self.columned(shown, across: across, cell: cell)
            + [Self.footer(count: cells.count, rest: cells.count - shown.endIndex, width: width)]
        next = shown.endIndex < cells.count ? shown.endIndex : 0
    }

    private static func described(_ candidates: [Candidate], width: Int) -> [String] {
        let longest = candidates.map { displayWidth($0.text) }.max() ?? 0
        let column = min(longest, max(width / 2, 1))
        return candidates.map { candidate in
            let name = candidate.text.cut(to: candidate.description.isEmpty ? width : column)
            let room = width - column - gap
            guard !candidate.description.isEmpty, room > 1 else { return name }
            return name.padded(to: column + gap) + candidate.description.cut(to: room)
        }
    }

    private static func columned(_ texts: ArraySlice<String>, across: Int, cell: Int) -> [String] {
        let down = (texts.count + across - 1) / across
        return (0..<down).map { row in
            let cells = stride(from: texts.startIndex + row, to: texts.endIndex, by: down).map {
                texts[$0].cut(to: cell - gap)
            }
            return cells.dropLast().map { $0.padded(to: cell) }.joined() + (cells.last ?? "")
        }
    }

    /// Returns the longest footer that fits the row.
    private static func footer(count: Int, rest: Int, width: Int) -> String {
        let texts =
            rest > 0
            ? [
                "… and \(rest) more: Tab for the next page, or type another letter",
                "… and \(rest) more: Tab for the next page", "… \(rest) more: Tab", "… \(rest) more",
            ]
            : ["end of the \(count): Tab for the first page", "end of the \(count)", "end"]
        return (texts.first { displayWidth($0) <= width } ?? texts[texts.count - 1]).cut(to: width)
    }
}

/// The list that the Tab key opens.
package enum CompletionList {
    /// Returns the rows of its first page, or nil if the Tab key changes the line instead or does nothing.
    /// - Parameter lines: the height of the terminal.
    package static func rows(of completion: Completion, line: String, columns: Int, lines: Int) -> [String]? {
        guard case .list(let candidates) = CompletionStep(completion, line: line) else { return nil }
        return CandidatePage(
            candidates, isByName: completion.isByName, columns: columns, height: lines - otherRows
        ).rows
    }

    /// The rows of a terminal that a list leaves free: the line, the line again below the list, and an empty one.
    static let otherRows = 3
}
