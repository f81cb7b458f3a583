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

/// The names of commands in other shells and programs, with the equivalent commands here. They are only used for
/// suggestions.
enum CommandSynonyms {
    /// Returns the commands that the user may have meant, the likeliest first; nil if the word is not a synonym.
    static func commands(for word: String) -> [String]? { table[word] }

    static let table: [String: [String]] = {
        let lines = [
            "search": "find grep query lookup", "show": "ls dir list print view-row info",
            "open": "cd go goto select use", "back": "up return", "next": "next-page nextpage page more",
            "previous": "previous-page prev-page", "get": "curl http fetch wget", "rate": "like love dislike",
            "favorite": "star heart favourite", "offer": "subscribe buy", "locale": "lang language",
            "storefront": "country region", "help": "man usage commands",
            "set": "config configure settings option options preferences", "clock": "date sleep wait",
            "account": "whoami user signin sign-in signout sign-out logout",
            "authorize": "oauth permission permissions", "play": "resume start", "skip": "nexttrack forward-track",
            "seek": "scrub rewind", "explain": "why what error", "exit": "bye logoff",
            "lesson": "tutorial learn tour teach", "transcript": "tape log",
            "talk": "demo keynote presentation present session-502", "let": "var export-variable",
            "library": "me my mine", "request": "last raw headers", "code": "snippet export",
            "artwork": "cover image picture", "where": "pwd path", "follow": "relationship rel",
            "scenario": "demo situation", "fault": "fail break",
        ]
        var table: [String: [String]] = [:]
        for (command, words) in lines {
            for word in words.split(separator: " ") { table[String(word), default: []].append(command) }
        }
        return table.mapValues { $0.sorted() }
    }()
}
