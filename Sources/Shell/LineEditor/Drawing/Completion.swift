import TonearmTerminalText

/// A possible replacement for a part of the line.
package struct Candidate: Sendable, Equatable {
    /// The replacement, quoted for the language.
    package var text: String
    /// A short description for the list; may be empty.
    package var description: String
    /// Whether the word continues, as after `--limit=` or `folder/`: no space is added.
    package var continues: Bool

    package init(_ text: String, description: String = "", continues: Bool = false) {
        self.text = text
        self.description = description
        self.continues = continues
    }
}

/// The possible completions of a part of the line.
package struct Completion: Sendable, Equatable {
    /// The replaced part, in UTF-8 offsets of the line.
    package var replacing: Range<Int>
    package var candidates: [Candidate]
    /// A description of the accepted input, if there are no candidates.
    package var hint: String?
    /// Whether descriptions are names of the resources, without which the list would not be informative.
    package var isByName: Bool

    package init(replacing: Range<Int>, candidates: [Candidate], hint: String? = nil, isByName: Bool = false) {
        self.replacing = replacing
        self.candidates = candidates
        self.hint = hint
        self.isByName = isByName
    }
}

/// The action of the Tab key for a completion.
enum CompletionStep: Equatable {
    /// Replace the part of the line (UTF-8 offsets).
    case replace(Range<Int>, with: String)
    case list([Candidate])
    case refuse

    /// Chooses the action. A single candidate is inserted; of several, their common prefix if it extends the line,
    /// otherwise they are listed. Without candidates the hint is shown.
    init(_ completion: Completion, line: String) {
        let candidates = completion.candidates.map {
            Candidate(Printable.input($0.text), description: Printable.input($0.description), continues: $0.continues)
        }
        let part = Self.wholeCharacters(completion.replacing, in: line)
        let typed = String(decoding: Array(line.utf8)[part], as: UTF8.self)
        let following = Array(line.utf8)[part.upperBound...].first
        guard let first = candidates.first else {
            self = completion.hint.map { .list([Candidate("", description: Printable.input($0))]) } ?? .refuse
            return
        }
        if candidates.count == 1 {
            let space = first.continues || following == UInt8(ascii: " ") ? "" : " "
            self = .replace(part, with: first.text + space)
            return
        }
        let common = candidates.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
        if common.utf8.count > typed.utf8.count, common.hasPrefix(typed) {
            self = .replace(part, with: common)
        } else {
            self = .list(candidates)
        }
    }

    /// Clamps a range to the line, and extends it to whole characters.
    private static func wholeCharacters(_ range: Range<Int>, in line: String) -> Range<Int> {
        let bytes = Array(line.utf8)
        func isInside(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
        var lower = max(0, min(range.lowerBound, bytes.count))
        var upper = max(lower, min(range.upperBound, bytes.count))
        while isInside(lower) { lower -= 1 }
        while isInside(upper) { upper += 1 }
        return lower..<upper
    }
}

extension String {
    /// Returns the common prefix in whole characters.
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}

/// A grey hint after the line about the next arguments: `search TERM… [--types TYPES]`. It cannot be accepted into the
/// line.
package struct ArgumentHint: Sendable, Equatable {
    package var text: String
    /// Whether the hint takes precedence over a suggestion from the history.
    package var comesFirst: Bool

    package init(_ text: String, comesFirst: Bool = false) {
        self.text = text
        self.comesFirst = comesFirst
    }
}

/// A part of a line with its style.
package struct ColoredText: Sendable, Equatable {
    package var text: String
    /// The parameters of Select Graphic Rendition (ECMA-48); nil for unstyled text.
    package var code: String?

    package init(_ text: String, code: String? = nil) {
        self.text = text
        self.code = code
    }
}
