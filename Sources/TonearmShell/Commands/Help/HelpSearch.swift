import AppleMusicAPI
import ArgumentParser

/// The search for a word in what is said of commands and topics.
enum HelpSearch {
    /// The commands and topics of which all the words are said, whole or as beginnings of words.
    static func results(for text: String) -> CommandList {
        // A single letter or figure begins too many words to say anything.
        let words = words(of: String(text.prefix(longest))).filter { $0.count > 1 }
        let commands = words.isEmpty ? [] : CommandTable.all.filter { says(all: words, saying(of: $0)) }
        let topics = words.isEmpty ? [] : Topic.all.filter { says(all: words, saying(of: $0)) }
        return CommandList(summary: "Results for '\(text.prefix(40))':", commands: commands, topics: topics)
    }

    /// Characters. Nothing longer is said of anything.
    private static let longest = 200

    private static func saying(of command: any Command.Type) -> String {
        let options = DeclaredArgument.all(of: command).filter(\.isShown).map { "\($0.name ?? "") \($0.summary)" }
        let forms = ((command as? any FormedCommand.Type)?.forms ?? []).map { "\($0.synopsis) \($0.summary)" }
        let texts = [command.name, command.abstract, command.configuration.discussion] + options + forms
        let type = Schema.standard[ResourceType(command.name)]
        let parts = type.map {
            $0.attributes.map(\.name) + $0.relationships.map(\.name) + $0.views.map(\.name)
        }
        return (texts + (parts ?? [])).joined(separator: "\n")
    }

    private static func saying(of topic: Topic) -> String {
        ([topic.name, topic.summary] + topic.rules.flatMap { [$0.name, $0.text] }).joined(separator: "\n")
    }

    private static func says(all words: [String], _ text: String) -> Bool {
        let said = self.words(of: text)
        return words.allSatisfy { word in said.contains { $0.hasPrefix(word) || $0 + "s" == word } }
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension CommandList {
    var isEmpty: Bool { commands.isEmpty && topics.isEmpty }
}
