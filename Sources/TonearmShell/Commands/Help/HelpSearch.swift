import AppleMusicAPI
import ArgumentParser
import Console

/// The search for a word in what is said of commands, topics and questions.
enum HelpSearch {
    /// The commands, topics and questions of which all the words are said, whole or as beginnings of words.
    static func results(for text: String) -> CommandList {
        // A single letter or figure begins too many words to say anything.
        let words = words(of: String(text.prefix(longest))).filter { $0.count > 1 }
        let found = words.isEmpty ? [] : said.filter { $0.says(all: words) }
        return CommandList(
            summary: "Results for '\(text.prefix(40))':", commands: found.compactMap(\.command),
            topics: found.compactMap(\.topic), questions: found.compactMap(\.question))
    }

    /// The word of a question that a mistyped word is nearest to; nil if a command is as near.
    static func nearestWord(to text: String) -> String? {
        let words = Question.all.flatMap(\.words)
        let near = Nearest.names(to: text, in: words + CommandTable.names)
        return near.contains { CommandTable.hasCommand(named: $0) } ? nil : near.first
    }

    /// A command, a topic or a question, and the words that are said of it.
    private struct Entry: Sendable {
        var command: (any Command.Type)?
        var topic: Topic?
        var question: Question?
        var words: Set<String>

        func says(all sought: [String]) -> Bool {
            sought.allSatisfy { word in words.contains { $0.hasPrefix(word) || $0 + "s" == word } }
        }
    }

    /// Gathered once: to have the parser tell what all commands take needs as long as thousands of searches.
    private static let said =
        CommandTable.all.map { Entry(command: $0, words: Set(words(of: saying(of: $0)))) }
        + Topic.all.map { Entry(topic: $0, words: Set(words(of: saying(of: $0)))) }
        + Question.written.map {
            Entry(question: $0, words: Set(words(of: $0.answer + " " + $0.words.joined(separator: " "))))
        }

    /// Characters. Nothing longer is said of anything.
    private static let longest = 200

    private static func saying(of command: any Command.Type) -> String {
        let options = DeclaredArgument.all(of: command).filter(\.isShown).map { "\($0.name ?? "") \($0.summary)" }
        let forms = ((command as? any FormedCommand.Type)?.forms ?? []).map { "\($0.synopsis) \($0.summary)" }
        let texts = [command.name, command.abstract, command.configuration.discussion] + options + forms
        let type = Schema.appleMusic[ResourceType(command.name)]
        let parts = type.map {
            $0.attributes.map(\.name) + $0.relationships.map(\.name) + $0.views.map(\.name)
        }
        return (texts + (parts ?? [])).joined(separator: "\n")
    }

    private static func saying(of topic: Topic) -> String {
        ([topic.name, topic.summary] + topic.rules.flatMap { [$0.name, $0.text] }).joined(separator: "\n")
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension CommandList {
    var isEmpty: Bool { commands.isEmpty && topics.isEmpty && questions.isEmpty }
}
