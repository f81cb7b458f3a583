/// What must not be read by others: the texts that are secret now, and how to see that something typed is one.
///
/// Whatever leaves a program goes through here: what a screen shows, what is kept of a typed line, files and logs. A text that is known to be
/// secret is hidden wherever it stands; a JSON Web Token is known by its looks. In a line that a person typed, perhaps wrongly, secrets are
/// also found by where they stand: after the name of a header, of a query parameter, of an option, or of a command that takes one.
package struct Secrets: Sendable, Hashable {
    /// What stands where a secret was.
    package static let placeholder = "‹hidden›"

    private var known: KnownSecrets
    private let commands: [SecretCommand]

    /// - Parameters:
    ///   - texts: what is secret from the beginning.
    ///   - commands: the commands of the language that are given secrets.
    package init(_ texts: [String] = [], commands: [SecretCommand] = []) {
        known = KnownSecrets()
        self.commands = commands
        insert(texts)
    }

    /// Whether a header, a parameter or an option of this name has a secret as its value.
    package static func isSecret(name: String) -> Bool { NamedSecrets.isSecret(name) }

    /// Remembers texts as secret. They stay secret: what was forgotten or replaced may still be good somewhere.
    /// - Parameter arePlainWords: whether those that look like words are hidden only where an error quotes them; else everywhere.
    package mutating func insert(_ texts: [String], arePlainWords: Bool = true) {
        for text in texts { known.insert(text, isPlainWord: arePlainWords) }
    }

    /// A text without its secrets.
    package func hidden(in text: String) -> String {
        var text = text
        let ranges = text.withUTF8 { known.ranges(in: $0) }
        return ranges.isEmpty ? text : String(decoding: Redaction.applied(to: Array(text.utf8), ranges), as: UTF8.self)
    }

    /// UTF-8, or any bytes, without the secrets.
    package func hidden(in bytes: [UInt8]) -> [UInt8] {
        let ranges = bytes.withUnsafeBufferPointer { known.ranges(in: $0) }
        return ranges.isEmpty ? bytes : Redaction.applied(to: bytes, ranges)
    }

    /// A typed line as it may be kept.
    package func hidden(inLine line: String) -> String {
        let bytes = Array(line.utf8)
        let words = TypedWords(bytes)
        let ranges = ranges(inLine: bytes, words) + CommentSecrets.ranges(in: bytes, words)
        return ranges.isEmpty ? line : String(decoding: Redaction.applied(to: bytes, ranges), as: UTF8.self)
    }

    /// The same, and what was found in the line is hidden from now on.
    package mutating func learn(line: String) -> String {
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
    }
}

/// Bytes with some of their stretches replaced.
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

    /// In order, with those that overlap or touch made one.
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
