import Synchronization

/// The words and patterns from which titles of one kind and language are made.
final class TitleGrammar: Sendable {
    private let words: [[Word]]
    private let patterns: [Pattern]

    /// A word or phrase with its English translation.
    struct Word: Sendable {
        let text: String
        let english: String?
    }

    private struct Pattern: Sendable {
        let pieces: [Piece]
        let english: [Piece]?
        /// The word lists of the pattern, in order.
        let letters: [Int]

        init(_ pieces: [Piece], english: [Piece]?) {
            self.pieces = pieces
            self.english = english
            letters = pieces.compactMap { piece in
                if case .word(let letter) = piece { letter } else { nil }
            }
        }
    }

    private enum Piece: Sendable {
        case text(String)
        /// A word from a list, which is given by the index of its letter in the alphabet.
        case word(Int)
    }

    /// Returns a title. Pattern and first word vary with the track, so that titles do not repeat within a release.
    func title(of draw: KeyedRandom, track: Int) -> LocalizedText {
        let pattern = draw[track][.title].pick(patterns)
        var chosen: [Int] = []
        for (place, letter) in pattern.letters.enumerated() {
            let count = words[letter].count
            var index =
                place == 0
                ? (draw[.titleWord][letter].below(count) + track * 7) % count
                : draw[track][.titleWord][place].below(count)
            if place > 0, pattern.letters[place - 1] == letter, chosen[place - 1] == index {
                index = (index + 1) % count
            }
            chosen.append(index)
        }
        let text = write(pattern.pieces, chosen) { $0.text }
        guard let english = pattern.english else { return LocalizedText(text) }
        return LocalizedText(text, ["en": write(english, chosen) { $0.english ?? $0.text }])
    }

    private func write(_ pieces: [Piece], _ chosen: [Int], _ spell: (Word) -> String) -> String {
        var text = ""
        var place = 0
        for piece in pieces {
            switch piece {
            case .text(let literal): text += literal
            case .word(let letter):
                text += spell(words[letter][chosen[place]])
                place += 1
            }
        }
        return text.hasPrefix("the ") ? "T" + text.dropFirst() : text
    }

    static func named(_ name: String) -> TitleGrammar {
        made.withLock { made in
            if let grammar = made[name] { return grammar }
            let lines = sections[name] ?? sections["en.pop"] ?? []
            let shared = name.hasPrefix("en.") ? sections["en"] ?? [] : []
            let grammar = TitleGrammar(lines: shared + lines)
            made[name] = grammar
            return grammar
        }
    }

    private static let made = Mutex<[String: TitleGrammar]>([:])

    /// The lines of each grammar, by its name.
    private static let sections: [String: [Substring]] = {
        var sections: [String: [Substring]] = [:]
        var name = ""
        for line in WorldText.titles.parts("\n") {
            if line.utf8.first == UInt8(ascii: "@") {
                name = String(Substring(line.utf8.dropFirst()))
            } else {
                sections[name, default: []].append(line)
            }
        }
        return sections
    }()

    private init(lines: [Substring]) {
        var words = [[Word]](repeating: [], count: 26)
        var patterns: [Pattern] = []
        for line in lines {
            let rest = Substring(line.utf8.dropFirst(2))
            if line.utf8.first == UInt8(ascii: "=") {
                let halves = rest.parts("~")
                patterns.append(
                    Pattern(
                        TitleGrammar.pieces(halves[0]),
                        english: halves.count > 1 ? TitleGrammar.pieces(halves[1]) : nil))
            } else if let letter = line.utf8.first {
                words[Int(letter) - 97] = rest.parts("|").map { word in
                    let halves = word.parts("~").map(String.init)
                    return Word(text: halves[0], english: halves.count > 1 ? halves[1] : nil)
                }
            }
        }
        self.words = words
        self.patterns = patterns
    }

    /// Parses a pattern such as `The {n} of {p}`.
    private static func pieces(_ text: Substring) -> [Piece] {
        var pieces: [Piece] = []
        for part in text.parts("{") {
            let halves = part.parts("}")
            if halves.count == 2, let letter = halves[0].utf8.first { pieces.append(.word(Int(letter) - 97)) }
            if let literal = halves.last, !literal.isEmpty { pieces.append(.text(String(literal))) }
        }
        return pieces
    }
}
