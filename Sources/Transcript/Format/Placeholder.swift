import SharedAlgorithms

/// What stands in expected output where a value may change: `[id]`, or `[id:album]` for one that has to be the same
/// wherever the name recurs.
package struct Placeholder: Sendable, Hashable {
    package var kind: Kind
    /// ASCII letters, digits and underscores, no digit first. Later commands have the value as `$name`.
    package var name: String?

    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Letters, digits, `.`, `-` and `_`.
        case id
        /// A day, or a day and a time, as ISO 8601 writes them.
        case date
        /// Sixteen characters at least of what tokens are written with.
        case token
        case url
        /// `4:49`, `1:02:03`, `30 s`, `2 h 5 min`, `1.5ms`.
        case duration
        /// A whole number, perhaps with commas between thousands.
        case count
        /// Whatever is left of the line.
        case rest = ".."
    }

    /// As it stands in a file.
    package var source: String { "[\(kind.rawValue)\(name.map { ":\($0)" } ?? "")]" }

    static let known = Kind.allCases.map { "[\($0.rawValue)]" }.joined(separator: " ")
}

extension Placeholder {
    /// Reads what stands between the brackets: `id:album`.
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

    /// Whether a name may have this byte.
    static func isWord(_ byte: UInt8) -> Bool {
        ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "_")
    }
}
