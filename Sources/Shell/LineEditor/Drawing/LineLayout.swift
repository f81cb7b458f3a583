internal import CTonearmEditline

/// The positions of a prompt's and a line's characters in libedit's layout: it fills each row, and moves a wide
/// character that would be cut to the next. It measures single scalars with the C library, so this does too.
struct LineLayout: Equatable {
    let columns: Int
    private(set) var row = 0
    private(set) var column = 0

    init(columns: Int) { self.columns = max(columns, 2) }

    mutating func add(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars { add(scalar) }
    }

    /// - Returns: whether the character filled its row. A terminal's cursor stays there until more is written.
    @discardableResult
    mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\n" {
            startRow()
            return false
        }
        makeRoom(for: scalar)
        column += Self.width(of: scalar)
        guard column >= columns else { return false }
        startRow()
        return true
    }

    /// Starts the next row if a wide character does not fit in the current row.
    mutating func makeRoom(for scalar: Unicode.Scalar) {
        let width = Self.width(of: scalar)
        if width > 1, column + width > columns { startRow() }
    }

    static func width(of scalar: Unicode.Scalar) -> Int { Int(editline_columns(wchar_t(scalar.value))) }

    private mutating func startRow() {
        row += 1
        column = 0
    }
}
