import TerminalText

/// One thing a word can become.
package struct Candidate: Sendable, Equatable {
    /// What stands in the line afterwards, already quoted as the language asks.
    package var text: String
    /// A few words for the list; may be empty.
    package var description: String
    /// More of the word follows, as after `--limit=` or `folder/`: no space is added.
    package var continues: Bool

    package init(_ text: String, description: String = "", continues: Bool = false) {
        self.text = text
        self.description = description
        self.continues = continues
    }
}

/// All that a part of the line can become.
package struct Completion: Sendable, Equatable {
    /// The part, in UTF-8 offsets of the line.
    package var replacing: Range<Int>
    package var candidates: [Candidate]
    /// What may be typed, in words, where there is nothing to choose from.
    package var hint: String?
    /// Whether descriptions are the names of what the candidates stand for: without them a list says nothing.
    package var isByName: Bool

    package init(replacing: Range<Int>, candidates: [Candidate], hint: String? = nil, isByName: Bool = false) {
        self.replacing = replacing
        self.candidates = candidates
        self.hint = hint
        self.isByName = isByName
    }
}

/// What the Tab key does with a completion.
enum CompletionStep: Equatable {
    /// Put the text in place of the part of the line (UTF-8 offsets).
    case replace(Range<Int>, with: String)
    case list([Candidate])
    case refuse

    /// One candidate is taken; of several, what they have in common, as long as that adds something to the line;
    /// else they are listed. Where there are none, the hint is shown.
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

    /// The range brought inside the line and widened to whole characters.
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
    /// The whole characters both begin with.
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
