/// A table of texts in the program: paragraphs with an empty line between them.
enum TextTable {
    static func paragraphs(_ table: String) -> [Paragraph] {
        table.split(separator: "\n\n").map { Paragraph(String($0)) }
    }

    /// A paragraph of lines of text, some of which are lists that begin with a mark: `try: albums 1 · request`.
    struct Paragraph {
        /// The lines without a mark.
        private(set) var texts: [String] = []
        private var lists: [String: [String]] = [:]

        private static let marks = ["list", "try", "see", "says"]

        init(_ text: String) {
            for line in text.split(separator: "\n").map(String.init) {
                if let mark = Self.marks.first(where: { line.hasPrefix($0 + ": ") }) {
                    lists[mark] = Self.list(String(line.dropFirst(mark.count + 2)))
                } else {
                    texts.append(line)
                }
            }
        }

        /// The members of the list after a mark; empty without one.
        subscript(mark: String) -> [String] { lists[mark] ?? [] }

        static func list(_ text: String) -> [String] { text.split(separator: " · ").map(String.init) }
    }
}
