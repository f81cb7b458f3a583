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
        let name = fitted(candidate.text, to: candidate.description.isEmpty ? width : column)
        let room = width - column - gap
        guard !candidate.description.isEmpty, room > 1 else { return name }
        return padded(name, to: column + gap) + fitted(candidate.description, to: room)
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
        let cells = stride(from: row, to: shown.count, by: down).map { fitted(shown[$0], to: cell) }
        return cells.dropLast().map { padded($0, to: cell) }.joined() + (cells.last ?? "")
    }
    return rows + more
}

private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - displayWidth(text), 0))
}

/// The text, or its beginning and an ellipsis, in no more than `width` columns.
func fitted(_ text: String, to width: Int) -> String {
    guard displayWidth(text) > width else { return text }
    var result = ""
    var used = 1
    for character in text {
        used += displayWidth(character)
        if used > width { break }
        result.append(character)
    }
    return result + "…"
}
