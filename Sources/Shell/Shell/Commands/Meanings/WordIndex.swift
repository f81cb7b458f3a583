import AppleMusicAPI
import TonearmArguments

/// The index of all words that mean something here: the written meanings, the forms of the commands, the members of
/// the Schema, and the words of help. Unknown commands, misplaced words, `help` and completion ask it.
struct WordIndex: Sendable {
    static let shared = WordIndex()

    /// Lines that do what words mean.
    struct Answer: Equatable {
        let lines: [String]
        /// The number of compared words that the meaning covers.
        let covered: Int
        /// Whether the meaning covers all words.
        let isWhole: Bool

        /// A sentence with the lines to type.
        var sentence: String { "Type \(lines.map { "'\($0)'" }.joined(separator: " or "))." }
    }

    /// The lines by the key of their phrase. Written meanings replace those of declarations.
    private let lines: [String: [String]]
    /// The most words of a phrase.
    private let longest: Int

    private init() {
        var lines = Self.declared()
        for meaning in Meaning.all {
            for phrase in meaning.phrases { lines[Phrase(phrase).key] = meaning.lines }
        }
        self.lines = lines
        longest = lines.keys.map { $0.count { $0 == " " } + 1 }.max() ?? 1
    }

    /// The longest answer in lines.
    private static let mostLines = 4

    /// Returns the forms of commands by their words in any order, and by their last word alone: `commit` for
    /// `queue commit`.
    private static func declared() -> [String: [String]] {
        var whole: [String: [String]] = [:]
        var last: [String: [String]] = [:]
        for command in CommandTable.all {
            for form in command.knownForms where !form.isHidden {
                guard let word = form.words.last else { continue }
                let line = example(of: form, of: command)
                let key = Phrase([command.name] + form.words).key
                if whole[key] == nil { whole[key] = [line] }
                last[Phrase.singular(word), default: []].append(line)
                let short = Phrase([command.name, word]).key
                if form.words.count > 1, whole[short] == nil { whole[short] = [line] }
            }
        }
        let few = last.filter { $0.value.count <= mostLines }
        return few.merging(whole) { _, own in own }
    }

    /// Returns a line with an example of each argument that the form needs. Arguments are in braces, so that typed words
    /// replace them.
    private static func example(of form: CommandForm, of command: any Command.Type) -> String {
        let name = form.name(of: command)
        guard form.fields.contains(where: { $0.isArgument && $0.isRequired }) else { return name }
        let written = command.examples.first { $0.hasPrefix(name + " ") }.map { $0.dropFirst(name.count + 1) }
        let argument = written.map(String.init) ?? form.fields.first(where: \.isArgument)?.kind?.example ?? ""
        return "\(name) {\(argument)}"
    }

    // MARK: - Finding

    /// Returns what words mean, by the longest phrase that they begin with, or else by a phrase of at least two words
    /// within them.
    func answer(to words: [String]) -> Answer? { leading(words) ?? inside(Phrase(words)) ?? member(words) }

    /// Returns what the longest phrase at the beginning of the words means.
    func leading(_ words: [String]) -> Answer? {
        let phrase = Phrase(words)
        for count in stride(from: min(phrase.parts.count, longest), to: 0, by: -1) {
            guard let found = lines[phrase.key(ofFirst: count)] else { continue }
            return answer(found, count, of: phrase, rest: Array(words.dropFirst(phrase.end(ofFirst: count))))
        }
        return nil
    }

    /// Returns what all words together mean.
    func whole(_ words: [String]) -> Answer? {
        let phrase = Phrase(words)
        return lines[phrase.key].map { answer($0, phrase.parts.count, of: phrase, rest: []) }
    }

    private func answer(_ found: [String], _ count: Int, of phrase: Phrase, rest: [String]) -> Answer {
        Answer(
            lines: Meaning.lines(found, with: rest), covered: count, isWhole: count == phrase.parts.count)
    }

    /// Returns the meaning of neighboring words within a sentence.
    private func inside(_ phrase: Phrase) -> Answer? {
        guard phrase.parts.count > 2 else { return nil }
        for count in stride(from: min(phrase.parts.count - 1, longest), to: 1, by: -1) {
            for start in 1...(phrase.parts.count - count) {
                if let found = lines[Phrase.key(of: phrase.parts[start..<start + count])] {
                    return answer(found, count, of: phrase, rest: [])
                }
            }
        }
        return nil
    }

    /// Returns the help for a word of a written question, the line for a relationship or view, or the help for another
    /// word of the Schema or of help.
    private func member(_ words: [String]) -> Answer? {
        for count in stride(from: min(words.count, 3), to: 0, by: -1) {
            let name = words.prefix(count).joined(separator: "-").lowercased()
            let text = words.prefix(count).joined(separator: " ").lowercased()
            let question = text.count > 2 ? Question.named(text) : nil
            let isWritten =
                question.map { question in Question.written.contains { $0.words == question.words } } ?? false
            let isHelp = question != nil || text.count > 2 && Topic.named(text) != nil
            let help = isHelp ? "help \(text)" : nil
            guard let line = isWritten ? help : Self.lineToMember(name) ?? help else { continue }
            return Answer(lines: [line], covered: count, isWhole: count == words.count)
        }
        return nil
    }

    /// Returns a line that opens a resource with a relationship or view, and goes there: `top-songs`.
    private static func lineToMember(_ name: String) -> String? {
        for type in Schema.appleMusic.types {
            guard let word = FocusWord.words(of: type.type).first(where: { $0.name == name }),
                let id = CommandTable.exactly(type.type.rawValue)?.examples.lazy.compactMap(firstID).first
            else { continue }
            return "open \(type.type)/\(id); \(word.verb) \(name)"
        }
        return nil
    }

    private static func firstID(in example: String) -> String? {
        let words = example.split(separator: " ")
        guard words.count > 1, !words[1].hasPrefix("-") else { return nil }
        return String(words[1].prefix { $0 != "," })
    }

    // MARK: - Listing

    /// The written phrases of one word with their lines, in order.
    static let words: [(word: String, line: String)] = {
        var found: [String: String] = [:]
        for meaning in Meaning.all {
            for phrase in meaning.phrases where !phrase.contains(" ") && found[phrase] == nil {
                found[phrase] = Meaning.lines(meaning.lines, with: [])[0]
            }
        }
        return found.sorted { $0.key < $1.key }.map { (word: $0.key, line: $0.value) }
    }()

    /// Returns the written words that begin like a typed one, each line once.
    static func lines(beginning typed: String) -> [(word: String, line: String)] {
        guard typed.count >= shortestBeginning else { return [] }
        let typed = typed.lowercased()
        var seen: Set<String> = []
        return words.filter { $0.word.hasPrefix(typed) && seen.insert($0.line).inserted }
    }

    private static let shortestBeginning = 3
}
