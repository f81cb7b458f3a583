import TonearmTerminalText

/// All rows of a film, one below the other, with the visible part at each time.
///
/// A film only appends: it moves the cursor within its row, starts rows, and clears the screen. After clearing, the
/// screen begins with the next row. What is erased in a row, such as the right-hand prompt of an entered line, is not in
/// it at any time.
struct FilmedRows {
    private(set) var rows: [[TerminalCell]] = [[]]
    /// The first visible row, and the time from which it is.
    private(set) var scrolls: [(time: Int, row: Int)] = []
    /// The position of the cursor, and the time from which it is there.
    private(set) var cursors: [(time: Int, row: Int, column: Int)] = []

    private let width: Int
    private let height: Int
    private var top = 0
    private var column = 0
    private var look = TerminalCell.Look()
    private var time = 0

    init(_ film: Film) {
        width = film.width
        height = film.height
        for event in film.events {
            time = event.time
            show(event.text)
            cursors.append((time, rows.count - 1, column))
        }
    }

    private mutating func show(_ text: String) {
        var rest = text.unicodeScalars[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
            put(String(rest[..<escape]))
            rest = rest[escape...].dropFirst()
            guard rest.first == "[" else { continue }
            let sequence = rest.dropFirst()
            guard let end = sequence.firstIndex(where: { (0x40...0x7E).contains($0.value) }) else { return }
            obey(sequence[end], String(sequence[..<end]))
            rest = sequence[end...].dropFirst()
        }
        put(String(rest))
    }

    /// Executes a control sequence (ECMA-48).
    private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
        switch final {
        case "m": look.apply(parameters)
        case "C": column = min(column + min(max(Int(parameters) ?? 1, 1), width), width - 1)
        case "G": column = min(max(Int(parameters) ?? 1, 1), width) - 1
        case "J" where parameters == "2": clear()
        case "K" where parameters.isEmpty: rows[rows.count - 1] = Array(rows[rows.count - 1].prefix(column))
        default: break
        }
    }

    private mutating func put(_ text: String) {
        for character in text {
            switch character {
            case "\r\n", "\n": startRow()
            case "\r": column = 0
            default: put(character)
            }
        }
    }

    private mutating func put(_ character: Character) {
        let length = displayWidth(character)
        guard length > 0 else { return }
        if column + length > width { startRow() }
        let row = rows.count - 1
        let missing = column + length - rows[row].count
        if missing > 0 { rows[row] += Array(repeating: TerminalCell(time: time), count: missing) }
        rows[row][column] = TerminalCell(text: String(character), look: look, time: time)
        if length == 2 { rows[row][column + 1] = TerminalCell(text: "", look: look, time: time) }
        column += length
    }

    private mutating func startRow() {
        column = 0
        rows.append([])
        if rows.count - top > height { scroll(to: rows.count - height) }
    }

    private mutating func clear() {
        column = 0
        if rows.last?.isEmpty == false { rows.append([]) }
        scroll(to: rows.count - 1)
    }

    private mutating func scroll(to row: Int) {
        top = row
        if scrolls.last?.time == time { scrolls.removeLast() }
        scrolls.append((time, row))
    }
}
