import SharedAlgorithms
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
        /// At least sixteen characters of a token.
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
    static func isWord(_ byte: UInt8) -> Bool {
        ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "_")
    }
}
