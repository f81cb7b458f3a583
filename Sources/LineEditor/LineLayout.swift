internal import CEditline

/// Where libedit puts the characters of a prompt and a line on a terminal of some width: it fills each row, and moves a
/// wide character that would be cut to the next. It measures single scalars with the C library, so this does too.
struct LineLayout: Equatable {
    let columns: Int
    private(set) var row = 0
    private(set) var column = 0

    init(columns: Int) {
        self.columns = max(columns, 2)
    }

    mutating func add(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                row += 1
                column = 0
                continue
            }
            let width = Int(editline_columns(wchar_t(scalar.value)))
            if width > 1, column + width > columns { startRow() }
            column += width
            if column >= columns { startRow() }
        }
    }

    private mutating func startRow() {
        row += 1
        column = 0
    }
}
