import AppleMusicAPI
import TonearmConsole
import TonearmLineEditor
import TonearmTerminalText

/// A question of users, with the words that find it and its answer.
struct Question: Sendable {
    /// The search words, the simplest first; the singular if both forms are common.
    let words: [String]
    /// The answer in one to three sentences.
    let answer: String
    /// The rows of an answer that is a list: names with texts.
    var rows: @Sendable () -> [(name: String, text: String)] = { [] }
    /// Example lines, which run in order in a fresh session.
    let lines: [String]
    /// Suggested commands, such as `help errors`.
    var related: [String] = []

    /// Reads questions from paragraphs of search words, an answer, and lists: `list:` names one of ``lists``, `try:`
    /// the example lines, and `see:` suggested commands.
    static func read(_ table: String) -> [Question] {
        TextTable.paragraphs(table).map { paragraph in
            var question = Question(
                words: paragraph.texts[0].split(separator: ", ").map(String.init), answer: paragraph.texts[1],
                lines: paragraph["try"], related: paragraph["see"])
            if let list = paragraph["list"].first.flatMap({ lists[$0] }) { question.rows = list }
            return question
        }
    }

    /// The lists that an answer can have, by the names in the tables.
    private static let lists: [String: @Sendable () -> [(name: String, text: String)]] = [
        "errors": { KnownErrorList.rows }, "keys": { KeyList.rows }, "lessons": { LessonGoals.rows },
        "views": { SchemaNames.views }, "relationships": { SchemaNames.relationships },
    ]

    /// All questions. The written ones precede those generated from names of the API and the frameworks.
    static let all: [Question] = {
        let known = Set(written.flatMap(\.words).map(key))
        return written
            + ofNames.filter { question in
                let isNew = question.words.contains { !known.contains(key($0)) }
                return isNew && CommandTable.exactly(question.words[0]) == nil
            }
    }()

    static let written = ofPages + ofAnswers + ofTokens + ofApps + ofDevices + ofShell + ofLearning + ofRunning

    /// Returns the question for a word, in the singular or plural, with or without hyphens.
    static func named(_ text: String) -> Question? { byWord[key(text)] ?? byWord[singular(key(text))] }

    private static let byWord: [String: Question] = {
        var found: [String: Question] = [:]
        for question in all {
            for word in question.words where found[key(word)] == nil { found[key(word)] = question }
        }
        return found
    }()

    /// Returns the words for completion: for a short beginning the simplest word of each written question, otherwise
    /// all.
    static func candidates(for typed: String) -> [Candidate] {
        if typed.isEmpty { return [] }
        let isShort = typed.count < 4
        return (isShort ? written : all).flatMap { question in
            question.words.filter { !$0.contains(" ") && $0.count > 1 }.prefix(isShort ? 1 : .max).map {
                Candidate($0, description: question.firstSentence)
            }
        }
    }

    /// The first sentence of the answer.
    var firstSentence: String { answer.firstRange(of: ". ").map { String(answer[..<$0.lowerBound]) + "." } ?? answer }

    /// Returns a word in lower case, without hyphens and spaces, so that `Control Center` equals `control-center`.
    private static func key(_ text: String) -> String {
        String(text.prefix(longest).lowercased().filter { !" -_".contains($0) })
    }

    private static func singular(_ word: String) -> String { word.hasSuffix("s") ? String(word.dropLast()) : word }

    /// The longest word in characters.
    private static let longest = 100
}

/// A view of a question: its answer, its list, example lines, and suggestions.
struct QuestionView: View {
    let question: Question

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let answer = Wrapping.lines(of: question.answer, width: frame.width).map { StyledText($0) }
        let rows = question.rows()
        let list = rows.isEmpty ? [] : [""] + ProseRows(rows: rows, narrow: 60).lines(in: frame)
        return answer + list + [""] + ExampleLines.lines(question.lines) + related(frame)
    }

    private func related(_ frame: Screen.Frame) -> [StyledText] {
        if question.related.isEmpty { return [] }
        let lines = question.related.map { StyledText.command($0) }.joined(separator: .faint(", "))
        return Wrapping.lines(of: .faint("see also: ") + lines, width: frame.width)
    }

    var body: Body? {
        .json([
            "question": .string(question.words[0]), "answer": .string(question.answer),
            "rows": .object(JSONObject(question.rows().map { ($0.name, JSON.string($0.text)) })),
            "lines": .strings(question.lines), "related": .strings(question.related),
        ])
    }
}
