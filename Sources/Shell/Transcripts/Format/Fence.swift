/// The opening line of a fenced block, as in CommonMark 0.31: at least three backticks or tildes, after at most three
/// spaces.
struct Fence: Sendable, Hashable {
    /// The character: `` ` `` or `~`.
    var character: UInt8
    var length: Int
    /// The number of spaces before it.
    var indentation: Int
    /// The trimmed text after it.
    var info: String

    /// Reads a fence; nil if the line does not begin a block.
    init?(opening line: Substring) {
        let indentation = line.leadingRun(of: UInt8(ascii: " "))
        let bytes = line.utf8.dropFirst(indentation)
        guard indentation <= 3, let first = bytes.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
            return nil
        }
        let length = bytes.prefix { $0 == first }.count
        let rest = Substring(bytes.dropFirst(length))
        // Backticks after backticks are inline code.
        guard length >= 3, first == UInt8(ascii: "~") || !rest.utf8.contains(first) else { return nil }
        self.init(character: first, length: length, indentation: indentation, info: String(rest.trimmed))
    }

    init(character: UInt8, length: Int, indentation: Int = 0, info: String) {
        self.character = character
        self.length = length
        self.indentation = indentation
        self.info = info
    }

    /// Makes a fence that no line of its block can close.
    init(around lines: [String], info: String, character: UInt8 = UInt8(ascii: "`"), atLeast: Int = 3) {
        let longest = lines.lazy.map { Self.run(of: character, in: $0[...]) }.max() ?? 0
        self.init(character: character, length: max(atLeast, longest + 1), info: info)
    }

    /// Whether the block is part of the session.
    var isSession: Bool { BlockMark(info: info) == .session }

    func isClosed(by line: Substring) -> Bool {
        let run = Self.run(of: character, in: line)
        return run >= length && Substring(line.utf8.drop { $0 == UInt8(ascii: " ") }.dropFirst(run)).trimmed.isEmpty
    }

    var opening: String { closing + info }
    var closing: String { String(repeating: Character(Unicode.Scalar(character)), count: length) }

    /// Returns the number of fence characters at the beginning of a line, if it could be a fence.
    static func run(of character: UInt8, in line: Substring) -> Int {
        let indentation = line.leadingRun(of: UInt8(ascii: " "))
        return indentation > 3 ? 0 : line.utf8.dropFirst(indentation).prefix { $0 == character }.count
    }
}

/// The first word after a fence, if it has a meaning in a transcript. Blocks with other words are prose.
package enum BlockMark: String, Sendable, CaseIterable {
    /// A part of the session.
    case session = "tonearm"
    /// A task's check and hints.
    case check
    /// Values that differ between learners.
    case choose

    /// Reads the mark from the text after a fence.
    init?(info: String) { self.init(rawValue: info.split(separator: " ").first.map(String.init) ?? "") }
}
