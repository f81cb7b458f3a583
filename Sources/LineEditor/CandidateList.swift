import TerminalText

/// The list that Tab shows, laid out for a terminal.
///
/// With descriptions, a candidate takes a row; if those are too many rows, or there are no descriptions, candidates
/// stand in columns, to be read downwards as in `ls`. What does not fit the screen is counted: "… and 12 more".
func candidateRows(_ candidates: [Candidate], columns: Int, rows: Int) -> [String] {
    let width = max(columns - 1, 1)
    let height = max(rows - 3, 1)
    if candidates.contains(where: { !$0.description.isEmpty }), candidates.count <= height {
        return described(candidates, width: width)
    }
    return columned(candidates.map(\.text), width: width, height: height)
}

private let gap = 2

private func described(_ candidates: [Candidate], width: Int) -> [String] {
    let longest = candidates.map { displayWidth($0.text) }.max() ?? 0
    let column = min(longest, max(width / 2, 1))
    return candidates.map { candidate in
        let name = candidate.text.cut(to: candidate.description.isEmpty ? width : column)
        let room = width - column - gap
        guard !candidate.description.isEmpty, room > 1 else { return name }
        return name.padded(to: column + gap) + candidate.description.cut(to: room)
    }
}

private func columned(_ texts: [String], width: Int, height: Int) -> [String] {
    let cell = min((texts.map(displayWidth).max() ?? 0) + gap, width)
    let across = max((width + gap) / cell, 1)
    var shown = texts[...]
    var more: [String] = []
    if texts.count > across * height {
        shown = texts.prefix(max(across * (height - 1), 1))
        more = ["… and \(texts.count - shown.count) more"]
    }
    let down = (shown.count + across - 1) / across
    let rows = (0..<down).map { row in
        let cells = stride(from: row, to: shown.count, by: down).map { shown[$0].cut(to: cell) }
        return cells.dropLast().map { $0.padded(to: cell) }.joined() + (cells.last ?? "")
    }
    return rows + more
}
