/// An invented record label.
struct WorldLabel: Sendable {
    let name: LocalizedText
    let description: String
    /// Whether its albums have European codes of thirteen digits.
    let isEuropean: Bool

    static let firstNumber = 9_800_000_001

    static let all: [WorldLabel] = {
        let table = TextTable<Column>(WorldText.labels, separator: UInt8(ascii: "|"))
        return (0..<table.count).map { line in
            let row = table[line]
            return WorldLabel(
                name: LocalizedText(row[.name], translations(row[.names])), description: row[.description],
                isEuropean: [6, 7, 9, 16].contains(line))
        }
    }()

    private enum Column: Int { case name, description, names }
}
