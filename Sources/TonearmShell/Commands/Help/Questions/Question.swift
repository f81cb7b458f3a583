import LineEditor

/// Something that people ask for by a word: the words that lead to it, and sentences that answer.
struct Question: Sendable {
    /// The words, the plainest first, in the singular where both are asked for.
    let words: [String]
    /// One to three sentences.
    let answer: String
    /// Names with what is said of each, where the answer is a list.
    var rows: @Sendable () -> [(name: String, text: String)] = { [] }
    /// Lines of the shell that show it. They run in this order in a fresh session.
    let lines: [String]
    /// Lines that lead on, such as `help errors`.
    var related: [String] = []

    /// All questions. The written ones stand before those that are made from names of the API and of the frameworks.
    static let all: [Question] = {
        let known = Set(written.flatMap(\.words).map(key))
        return written
            + ofNames.filter { question in
                let isNew = question.words.contains { !known.contains(key($0)) }
                return isNew && CommandTable.exactly(question.words[0]) == nil
            }
    }()

    static let written = ofPages + ofAnswers + ofTokens + ofApps + ofDevices + ofShell + ofLearning

    /// Returns the question of a word, in the singular or the plural, with or without hyphens.
    static func named(_ text: String) -> Question? { byWord[key(text)] ?? byWord[singular(key(text))] }

    private static let byWord: [String: Question] = {
        var found: [String: Question] = [:]
        for question in all {
            for word in question.words where found[key(word)] == nil { found[key(word)] = question }
        }
        return found
    }()

    /// The words as completion offers them: the plainest one of each written question for a short beginning, otherwise all.
    static func candidates(for typed: String) -> [Candidate] {
        if typed.isEmpty { return [] }
        let isShort = typed.count < 4
        return (isShort ? written : all).flatMap { question in
            question.words.filter { !$0.contains(" ") && $0.count > 1 }.prefix(isShort ? 1 : .max).map {
                Candidate($0, description: question.firstSentence)
            }
        }
    }

    /// The answer up to its first full stop.
    var firstSentence: String {
        answer.firstRange(of: ". ").map { String(answer[..<$0.lowerBound]) + "." } ?? answer
    }

    /// The word in lower case, without hyphens and spaces: `Control Center`, `control-center`.
    private static func key(_ text: String) -> String {
        String(text.prefix(longest).lowercased().filter { !" -_".contains($0) })
    }

    private static func singular(_ word: String) -> String { word.hasSuffix("s") ? String(word.dropLast()) : word }

    /// Characters. No word is longer.
    private static let longest = 100
}
