/// A parser for the blocks of prose, line by line.
struct MarkdownReader {
    private let lines: [Substring]
    private var position = 0
    private var found: [MarkdownBlock] = []
    /// The nesting depth; deeper lists and quotes are paragraphs.
    private let depth: Int

    init(_ lines: [Substring], depth: Int = 0) {
        self.lines = lines
        self.depth = depth
    }

    func blocks() -> [MarkdownBlock] {
        var reader = self
        while reader.position < lines.count { reader.readBlock() }
        return reader.found
    }

    private mutating func readBlock() {
        let line = lines[position]
        let words = line.trimmed
        if words.isEmpty {
            position += 1
        } else if let fence = Fence(opening: line) {
            readCode(fence)
        } else if Comment.begins(line) {
            let end = lines[position...].firstIndex { Comment.ends($0) } ?? lines.count - 1
            position = end + 1
        } else if let heading = Self.heading(words) {
            found.append(heading)
            position += 1
        } else if Self.isRule(words) {
            found.append(.rule)
            position += 1
        } else if words.first == ">", depth < 8 {
            readQuote()
        } else if let item = ListItem(line), depth < 8 {
            readList(isNumbered: item.number != nil, start: item.number)
        } else if position + 1 < lines.count, words.contains("|"), TableRow.isRuler(lines[position + 1]) {
            readTable()
        } else {
            readParagraph()
        }
    }

    private mutating func readCode(_ fence: Fence) {
        let start = position + 1
        let end = lines[start...].firstIndex { fence.isClosed(by: $0) } ?? lines.count
        found.append(.code(info: fence.info, lines[start..<end].map(String.init)))
        position = min(end + 1, lines.count)
    }

    private mutating func readQuote() {
        var inside: [Substring] = []
        while position < lines.count, let first = lines[position].trimmed.first, first == ">" {
            let line = lines[position].trimmed.dropFirst()
            inside.append(line.first == " " ? line.dropFirst() : line)
            position += 1
        }
        found.append(.quote(MarkdownReader(inside, depth: depth + 1).blocks()))
    }

    private mutating func readList(isNumbered: Bool, start: Int?) {
        var items: [[MarkdownBlock]] = []
        while position < lines.count, let item = ListItem(lines[position]), (item.number != nil) == isNumbered {
            var inside = [item.text]
            position += 1
            while let next = nextWithText, belongs(next, to: item) {
                inside += lines[position...next].map(item.inside)
                position = next + 1
            }
            items.append(MarkdownReader(inside, depth: depth + 1).blocks())
            if let next = nextWithText, ListItem(lines[next]) != nil { position = next }
        }
        found.append(.list(start: start, items))
    }

    /// The next line that is not empty.
    private var nextWithText: Int? {
        position < lines.count ? lines[position...].firstIndex { !$0.trimmed.isEmpty } : nil
    }

    /// Returns whether a line belongs to an item: it is indented, or continues its last paragraph.
    private func belongs(_ next: Int, to item: ListItem) -> Bool {
        let line = lines[next]
        if line.leadingRun(of: UInt8(ascii: " ")) >= item.indentation { return true }
        return next == position && !lines[position - 1].trimmed.isEmpty && isParagraph(line)
    }

    private mutating func readTable() {
        let header = TableRow.cells(lines[position])
        position += 2
        var rows: [[[Inline]]] = []
        while position < lines.count, lines[position].contains("|") {
            let cells = TableRow.cells(lines[position])
            rows.append(header.indices.map { $0 < cells.count ? cells[$0] : [] })
            position += 1
        }
        found.append(.table(header: header, rows: rows))
    }

    private mutating func readParagraph() {
        let start = position
        repeat { position += 1 } while position < lines.count && isParagraph(lines[position])
        let text = lines[start..<position].map { line in
            // Leading spaces have no meaning; two trailing ones break the line.
            String(Substring(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }))
        }
        found.append(.paragraph(InlineReader.read(text.joined(separator: "\n"))))
    }

    private func isParagraph(_ line: Substring) -> Bool {
        let words = line.trimmed
        return !words.isEmpty && Fence(opening: line) == nil && Self.heading(words) == nil && !Self.isRule(words)
            && words.first != ">" && ListItem(line) == nil && !Comment.begins(line)
    }

    private static func heading(_ words: Substring) -> MarkdownBlock? {
        let level = words.leadingRun(of: UInt8(ascii: "#"))
        let rest = Substring(words.utf8.dropFirst(level))
        guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
        return .heading(level: level, InlineReader.read(String(rest.trimmed)))
    }

    private static func isRule(_ words: Substring) -> Bool {
        guard let mark = words.first, "-*_".contains(mark) else { return false }
        return words.allSatisfy { $0 == mark || $0 == " " } && words.count { $0 == mark } >= 3
    }
}
