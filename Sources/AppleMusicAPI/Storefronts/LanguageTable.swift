/// A table of texts by key and language. The first line names the languages, each other line begins with its key. Cells
/// are separated by tabs; an empty cell is a missing text.
package struct LanguageTable: Sendable {
    private let rows: [String: [String: String]]

    package init(_ table: String) {
        let lines = table.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let languages = (lines.first?.dropFirst() ?? []).map(String.init)
        rows = Dictionary(
            uniqueKeysWithValues: lines.dropFirst().map { cells in
                let texts = zip(languages, cells.dropFirst().map(String.init)).filter { !$0.1.isEmpty }
                return (String(cells[0]), Dictionary(uniqueKeysWithValues: texts))
            })
    }

    /// Returns the text of a key in the language of a tag; nil if the table lacks it.
    package func text(_ key: String, in tag: String) -> String? { rows[key]?[LanguageTag.nameKey(of: tag)] }

    /// Returns the distinct texts of a key in all languages, sorted.
    package func texts(_ key: String) -> [String] { Set(rows[key]?.values.map { $0 } ?? []).sorted() }
}
