/// The texts that must be redacted, and the rules that find secrets in typed lines.
///
/// All output of a program passes through here: the screen, kept lines, files and logs. A known secret is redacted
/// everywhere; a JSON Web Token is recognized by its form. In a typed line, secrets are also found by position: after
/// the name of a header, a query parameter, an option, or a command that takes one. The names may be misspelled.
package struct Secrets: Sendable, Hashable {
    /// The text that replaces a secret.
    package static let placeholder = "‹hidden›"

    private var known: KnownSecrets
    private let commands: [SecretCommand]

    /// - Parameters:
    ///   - texts: the texts that are secret from the beginning.
    ///   - commands: the commands that take secrets as arguments.
    package init(_ texts: [String] = [], commands: [SecretCommand] = []) {
        known = KnownSecrets()
        self.commands = commands
        insert(texts)
    }

    /// Returns whether a header, a parameter or an option of this name has a secret value.
    package static func isSecret(name: String) -> Bool { NamedSecrets.isSecret(name) }

    /// Adds secret texts. They stay secret for good: a replaced token may still be valid.
    /// - Parameter arePlainWords: whether texts that look like words are redacted only in quotation marks.
    package mutating func insert(_ texts: [String], arePlainWords: Bool = true) {
        for text in texts { known.insert(text, isPlainWord: arePlainWords) }
    }

    /// Returns a text with its secrets redacted.
    package func hidden(in text: String) -> String {
        var text = text
        let ranges = text.withUTF8 { known.ranges(in: $0) }
        return ranges.isEmpty ? text : String(decoding: Redaction.applied(to: Array(text.utf8), ranges), as: UTF8.self)
    }

    /// Returns UTF-8, or any bytes, with the secrets redacted.
    package func hidden(in bytes: [UInt8]) -> [UInt8] {
        let ranges = bytes.withUnsafeBufferPointer { known.ranges(in: $0) }
        return ranges.isEmpty ? bytes : Redaction.applied(to: bytes, ranges)
    }

    /// Returns a typed line with its secrets redacted.
    package func hidden(inLine line: String) -> String {
        let bytes = Array(line.utf8)
        let words = TypedWords(bytes)
        let ranges = ranges(inLine: bytes, words) + CommentSecrets.ranges(in: bytes, words)
        return ranges.isEmpty ? line : String(decoding: Redaction.applied(to: bytes, ranges), as: UTF8.self)
    }

    /// Redacts a typed line, and remembers the secrets found in it.
    package mutating func learn(line: String) -> String {
        if KnownSecrets.isShortWord(line) { return line }
        let bytes = Array(line.utf8)
        let words = TypedWords(bytes)
        let ranges = Redaction.joined(ranges(inLine: bytes, words))
        let comment = CommentSecrets.ranges(in: bytes, words)
        if ranges.isEmpty, comment.isEmpty { return line }
        for range in ranges {
            for text in TypedSecret.texts(of: bytes[range]) { known.insert(text) }
        }
        return String(decoding: Redaction.applied(to: bytes, ranges + comment), as: UTF8.self)
    }

    private func ranges(inLine line: [UInt8], _ words: TypedWords) -> [Range<Int>] {
        line.withUnsafeBufferPointer { known.ranges(in: $0) } + LongSecrets.ranges(in: line)
            + NamedSecrets.ranges(in: line, words) + commands.flatMap { $0.ranges(in: words) }
            + EncodedSecrets.ranges(in: line) { decoded in
                decoded.withUnsafeBufferPointer { known.ranges(in: $0) } + LongSecrets.ranges(in: decoded)
            }
    }
}

/// Replaces ranges of bytes by the placeholder.
enum Redaction {
    static func applied(to bytes: [UInt8], _ ranges: [Range<Int>]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var end = 0
        for range in joined(ranges) {
            result += bytes[end..<range.lowerBound]
            result += Array(Secrets.placeholder.utf8)
            end = range.upperBound
        }
        return result + bytes[end...]
    }

    /// Sorts ranges, and merges those that overlap or touch.
    static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }
}
