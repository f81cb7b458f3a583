import TonearmAlgorithms

/// The pattern of a printed line: literal texts, and placeholders between them.
package struct Pattern: Sendable, Hashable {
    package private(set) var pieces: [Piece]

    package enum Piece: Sendable, Hashable {
        case text(String)
        case placeholder(Placeholder)
    }

    init(_ text: String) { pieces = [.text(text)] }

    /// - Throws: `.textAfterRest`, because `[..]` matches the rest of the line; `.placeholdersTouch`.
    init(_ pieces: [Piece]) throws(TranscriptProblem) {
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            guard case .placeholder(let placeholder) = piece else { continue }
            if placeholder.kind == .rest { throw .textAfterRest }
            if case .placeholder = next { throw .placeholdersTouch }
        }
        self.pieces = pieces
    }

    /// The text of a pattern without placeholders.
    package var literal: String? {
        switch (pieces.first, pieces.count) {
        case (nil, _): ""
        case (.text(let text), 1): text
        default: nil
        }
    }

    /// The line for a reader: without escapes, with placeholders.
    package var shown: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .placeholder(let placeholder): placeholder.source
            }
        }.joined()
    }

    var placeholders: [Placeholder] {
        pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }
}

/// A placeholder for a variable value in expected output: `[id]`, or `[id:album]` for one that is equal wherever the
/// name recurs.
package struct Placeholder: Sendable, Hashable {
    package var kind: Kind
    /// The name: ASCII letters, digits and underscores, not beginning with a digit. Later commands use the value as
    /// `$name`.
    package var name: String?

    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Letters, digits, `.`, `-` and `_`.
        case id
        /// A date, or a date and a time, in ISO 8601.
        case date
        /// A token: at least sixteen characters.
        case token
        case url
        /// A duration: `4:49`, `1:02:03`, `30 s`, `2 h 5 min`, `1.5ms`.
        case duration
        /// An integer, optionally with commas between thousands.
        case count
        /// The rest of the line.
        case rest = ".."
    }

    /// The notation in a file.
    package var source: String { "[\(kind.rawValue)\(name.map { ":\($0)" } ?? "")]" }

    static let known = Kind.allCases.map { "[\($0.rawValue)]" }.joined(separator: " ")
}

extension Placeholder {
    /// Reads the text between the brackets: `id:album`.
    init(reading text: String) throws(TranscriptProblem) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let word = parts.first, let kind = Kind(rawValue: String(word)) else {
            throw .unknownPlaceholder(text)
        }
        self.kind = kind
        guard parts.count == 2 else { return }
        guard kind != .rest, Self.isName(parts[1]) else { throw .placeholderName(text) }
        name = String(parts[1])
    }

    static func isName(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, !ASCII.isDigit(first) else { return false }
        return text.utf8.allSatisfy(isWord)
    }

    /// Returns whether a byte is valid in a name.
    static func isWord(_ byte: UInt8) -> Bool { ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "_") }
}

/// An expected output line of a block.
package struct OutputLine: Sendable, Hashable {
    /// The line in the file.
    package let source: Substring
    package let meaning: Meaning

    package enum Meaning: Sendable, Hashable {
        case line(Pattern)
        /// The line `...`: any number of lines.
        case anyLines
    }

    init(_ source: Substring) throws(TranscriptProblem) {
        self.source = source
        if source.isExactly("...") {
            meaning = .anyLines
        } else {
            meaning = .line(try Escapes.pattern(Self.isMarked(source) ? source.dropFirst() : source))
        }
    }

    var pattern: Pattern? {
        if case .line(let pattern) = meaning { pattern } else { nil }
    }

    /// Returns the escaped form of a printed line.
    static func written(_ printed: String) -> String {
        let text = Escapes.written(printed, brackets: true)
        return hasMeaning(text) || isMarked(text) ? "\\" + text : text
    }

    /// Returns whether the first backslash escapes a special beginning.
    private static func isMarked(_ text: some StringProtocol) -> Bool {
        let count = text.leadingRun(of: UInt8(ascii: "\\"))
        return count > 0 && hasMeaning(text.dropFirst(count))
    }

    /// Returns whether a line has a special beginning: a command, its continuation, `...`, or a status.
    private static func hasMeaning(_ text: some StringProtocol) -> Bool {
        text.beginsExactly(with: CommandLines.prompt) || text.beginsExactly(with: CommandLines.nextPrompt)
            || text.isExactly("...") || StatusLine.hasShape(text)
    }
}
