import AppleMusicAPI
import TonearmConsole

/// A full-text search of commands, topics and questions.
enum HelpSearch {
    /// Returns the entries that contain all words of a text, each as a whole word or as a prefix of one.
    static func results(for text: String) -> CommandList {
        // Single letters and digits match too many words to be useful.
        let words = words(of: String(text.prefix(longest))).filter { $0.count > 1 }
        let found = words.isEmpty ? [] : index.filter { $0.contains(all: words) }
        return CommandList(
            summary: "Results for '\(text.prefix(40))':", commands: found.compactMap(\.command),
            topics: found.compactMap(\.topic), questions: found.compactMap(\.question))
    }

    /// Returns the search word of a question that is nearest to a mistyped word; nil if a command is as near.
    static func nearestWord(to text: String) -> String? {
        let words = Question.all.flatMap(\.words)
        let near = Nearest.names(to: text, in: words + CommandTable.names)
        return near.contains { CommandTable.hasCommand(named: $0) } ? nil : near.first
    }

    /// A command, a topic or a question with its searchable words.
    private struct Entry: Sendable {
        var command: (any Command.Type)?
        var topic: Topic?
        var question: Question?
        var words: Set<String>

        func contains(all sought: [String]) -> Bool {
            sought.allSatisfy { word in words.contains { $0.hasPrefix(word) || $0 + "s" == word } }
        }
    }

    /// The index, built once: building it takes as long as thousands of searches.
    private static let index =
        CommandTable.all.map { Entry(command: $0, words: Set(words(of: text(of: $0)))) }
        + Topic.all.map { Entry(topic: $0, words: Set(words(of: text(of: $0)))) }
        + Question.written.map {
            Entry(question: $0, words: Set(words(of: $0.answer + " " + $0.words.joined(separator: " "))))
        }

    /// The longest search text in characters.
    private static let longest = 200

    private static func text(of command: any Command.Type) -> String {
        let options = command.fields.filter { !$0.isHidden }.map { "\($0.name) \($0.summary)" }
        let forms = command.shapes.map { "\($0.synopsis) \($0.summary)" }
        let texts = [command.name, command.abstract, command.description.discussion] + options + forms
        let type = Schema.appleMusic[ResourceType(command.name)]
        let parts = type.map {
            $0.attributes.map(\.name) + $0.relationships.map(\.name) + $0.views.map(\.name)
        }
        return (texts + (parts ?? [])).joined(separator: "\n")
    }

    private static func text(of topic: Topic) -> String {
        ([topic.name, topic.summary] + topic.rules.flatMap { [$0.name, $0.text] }).joined(separator: "\n")
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension CommandList {
    var isEmpty: Bool { commands.isEmpty && topics.isEmpty && questions.isEmpty }
}
