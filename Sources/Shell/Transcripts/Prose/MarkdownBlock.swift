/// A block of prose, in the subset of Markdown that documents here use (CommonMark 0.31, and GitHub's tables).
///
/// Everything else is a paragraph, and shown unchanged.
package indirect enum MarkdownBlock: Sendable, Equatable {
    /// The level is 1 to 6.
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case quote([MarkdownBlock])
    /// Each item has its own blocks; numbered lists have a `start`.
    case list(start: Int?, [[MarkdownBlock]])
    case code(info: String, [String])
    case table(header: [[Inline]], rows: [[[Inline]]])
    case rule
}

extension MarkdownBlock {
    /// Returns the blocks of a text, without its comments.
    package static func blocks(of text: String) -> [MarkdownBlock] {
        MarkdownReader(FileLine.lines(of: text).map(\.text)).blocks()
    }
}

/// An inline element of prose.
package indirect enum Inline: Sendable, Equatable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    /// A link with its destination, unchanged.
    case link([Inline], destination: String)
    /// A picture, which is never fetched.
    case image(String, destination: String)
    case lineBreak
}

extension Sequence<Inline> {
    /// The text without markup.
    package var plain: String { plain(quotingCode: false) }

    /// - Parameter quotingCode: whether code is in quotes, to distinguish it from the text around it.
    func plain(quotingCode: Bool) -> String {
        map { piece in
            switch piece {
            case .text(let text): text
            case .code(let text): quotingCode ? "'\(text)'" : text
            case .emphasis(let inside), .strong(let inside): inside.plain(quotingCode: quotingCode)
            case .link(let inside, let destination):
                inside.plain.isExactly(destination) || destination.beginsExactly(with: "#")
                    ? inside.plain : "\(inside.plain) (\(destination))"
            case .image(let alternative, _): alternative
            case .lineBreak: "\n"
            }
        }.joined()
    }
}

/// The first line of a list item: `- text`, `* text`, `2. text`.
struct ListItem {
    /// The number; nil for an item without one.
    var number: Int?
    var text: Substring
    /// The indentation of the item's lines.
    var indentation: Int

    init?(_ line: Substring) {
        let spaces = line.leadingRun(of: UInt8(ascii: " "))
        let rest = Substring(line.utf8.dropFirst(spaces))
        let digits = rest.prefix { ("0"..."9").contains($0) }
        let mark = rest[digits.endIndex...].prefix(1)
        let after = rest[mark.endIndex...]
        guard spaces <= 3, after.first == " " else { return nil }
        if digits.isEmpty {
            guard mark == "-" || mark == "*" || mark == "+" else { return nil }
        } else {
            guard mark == "." || mark == ")", let value = Int(digits), value <= 999_999_999 else { return nil }
            number = value
        }
        text = after.trimmed
        indentation = spaces + digits.utf8.count + 2
    }

    /// Returns a later line of the item without its indentation.
    func inside(_ line: Substring) -> Substring {
        Substring(line.utf8.dropFirst(min(indentation, line.leadingRun(of: UInt8(ascii: " ")))))
    }
}

/// A row of a table: `| one | two |`.
enum TableRow {
    /// Returns whether a line is the ruler below the header: dashes, optionally with colons.
    static func isRuler(_ line: Substring) -> Bool {
        let words = line.trimmed
        return words.contains("|") && words.contains("-") && words.allSatisfy { "|-: ".contains($0) }
    }

    /// Returns the texts between the bars. An escaped bar is literal.
    static func cells(_ line: Substring) -> [[Inline]] {
        var cells = [""]
        var isEscaped = false
        for character in line.trimmed {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if cells.first?.trimmed.isEmpty ?? false { cells.removeFirst() }
        if cells.count > 1, cells.last?.trimmed.isEmpty ?? false { cells.removeLast() }
        return cells.map { InlineReader.read(String($0.trimmed)) }
    }
}

/// The runs of a mark in a text: ``` ` ```, `**`. Each run is found only once.
struct MarkRuns {
    /// The sorted ranges of the runs of a length, and the number of those before the current position.
    private struct Places {
        var ranges: [Range<Substring.Index>] = []
        var passed = 0
    }

    private var places: [Int: Places] = [:]

    init(of mark: Character, in text: Substring) {
        var rest = text
        while let start = rest.firstIndex(of: mark) {
            let run = rest[start...].prefix { $0 == mark }
            places[run.count, default: Places()].ranges.append(start..<run.endIndex)
            rest = rest[run.endIndex...]
        }
    }

    /// Returns the first run of a length from a position. Positions must not decrease.
    mutating func next(length: Int, from start: Substring.Index) -> Range<Substring.Index>? {
        guard var found = places[length] else { return nil }
        while found.passed < found.ranges.count, found.ranges[found.passed].lowerBound < start { found.passed += 1 }
        places[length]?.passed = found.passed
        return found.passed < found.ranges.count ? found.ranges[found.passed] : nil
    }
}
