import Synchronization

/// A command of the language: its name and its forms.
///
/// A command with a single form is a `PlainCommand`. A command with several, such as `queue`, is a type without values
/// that lists them.
package protocol Command: CompletedCommand, Sendable {
    static var description: CommandDescription { get }
    static var forms: [CommandForm] { get }
    static var kind: CommandKind { get }
    /// The forms for usage lines and completion.
    static var shapes: [Form] { get }
}

/// The part of the shell that runs a command's words.
package enum CommandKind: Sendable {
    /// The command itself.
    case ordinary
    /// The words after it are a command, which is timed.
    case timing
    /// The lines of a file replace it.
    case readingFile
    /// The lines that the user edits replace it.
    case editing
    /// The command undoes or redoes steps, so no event happens before it.
    case movingInTime
}

extension Command {
    package static var kind: CommandKind { .ordinary }
    package static var name: String { description.name }
    static var abstract: String { description.abstract }
    static var group: CommandGroup { description.group }
    package static var examples: [String] { description.examples }
    package static var shapes: [Form] { knownForms.map(\.shape) }

    /// The fields of all forms, without repeated names.
    package static var fields: [Field] {
        let forms = knownForms
        if forms.count == 1 { return forms[0].fields }
        var fields: [Field] = []
        for field in forms.flatMap(\.fields) where !field.isArgument {
            if !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
        }
        return fields
    }

    /// The forms, which are declared once and then cached.
    static var knownForms: [CommandForm] { KnownForms.of(Self.self) }
}

/// The cached forms of commands.
private enum KnownForms {
    /// The cache is an array: a session uses few commands, so a search costs less than a dictionary.
    private static let known = Mutex<[(command: any Command.Type, forms: [CommandForm])]>([])

    static func of(_ command: any Command.Type) -> [CommandForm] {
        if let forms = known.withLock({ $0.first { $0.command == command }?.forms }) { return forms }
        let forms = command.forms
        known.withLock { $0.append((command, forms)) }
        return forms
    }
}

/// The help text of a command as a whole.
package struct CommandDescription: Sendable {
    let name: String
    let group: CommandGroup
    /// The summary in one sentence.
    let abstract: String
    /// Further sentences.
    let discussion: String
    let aliases: [String]
    /// Example lines, which run in order in a fresh session.
    let examples: [String]

    init(
        _ name: String, _ group: CommandGroup, _ abstract: String, discussion: String = "", aliases: [String] = [],
        examples: [String] = []
    ) {
        self.name = name
        self.group = group
        self.abstract = abstract
        self.discussion = discussion
        self.aliases = aliases
        self.examples = examples
    }
}

package enum CommandGroup: String, CaseIterable, Sendable {
    case find
    case move
    case mine
    case authorize
    case play
    case demonstrate
    case learn
    case requests
    case session

    /// The purpose of the group's commands.
    package var summary: String {
        switch self {
        case .find: "Find something in the catalog."
        case .move: "Look around, from one thing to the next."
        case .mine: "The account's own music: its library, ratings and history."
        case .authorize: "Consent, subscription and user token, as an app goes for them."
        case .play: "Two players and their queues."
        case .demonstrate: "Set the stage: devices, apps, situations, failures and time."
        case .learn: "Lessons, explanations, recordings."
        case .requests: "Requests as they are sent, and code that sends them."
        case .session: "What is kept, and how it is shown."
        }
    }

    package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension Synopsis {
    /// Returns the usage line of a command: `follow RELATIONSHIP [--limit N] [--offset N] [-o FORM]`.
    static func of(_ command: any Command.Type) -> String {
        let forms = command.forms
        if forms.count == 1, let form = forms.first { return of(form, of: command) }
        let shown = forms.filter { !$0.isHidden }
        let named = line(command.name, [names(of: shown.map(\.shape))], CommandForm.common)
        if named.count <= longestWithNames { return named }
        let action = "ACTION" + (shown.contains { $0.shape.parts.count > 1 } ? "…" : "")
        let mayBeEmpty = shown.contains { $0.shape.synopsis.isEmpty || $0.shape.synopsis.hasPrefix("[") }
        return line(command.name, [mayBeEmpty ? "[\(action)]" : action], CommandForm.common)
    }

    /// The longest line in characters that lists the forms' names. A longer one is hard to read.
    private static let longestWithNames = 72

    /// Returns the names of forms: `[show|advance …|set …]`.
    private static func names(of forms: [Form]) -> String {
        var names: [(word: String, goesOn: Bool)] = []
        var mayBeEmpty = false
        for form in forms {
            mayBeEmpty = mayBeEmpty || form.synopsis.isEmpty || form.synopsis.hasPrefix("[")
            guard let word = form.parts.first?.synopsis else { continue }
            let goesOn = form.parts.count > 1
            if let index = names.firstIndex(where: { $0.word == word }) {
                names[index].goesOn = names[index].goesOn || goesOn
            } else {
                names.append((word, goesOn))
            }
        }
        let list = names.map { $0.goesOn ? "\($0.word) …" : $0.word }.joined(separator: "|")
        return mayBeEmpty ? "[\(list)]" : list
    }

    /// Returns the usage line of a form: `queue insert RESOURCE… [--after N] [-o FORM]`.
    static func of(_ form: CommandForm, of command: any Command.Type) -> String {
        line(command.name, [form.shape.synopsis].filter { !$0.isEmpty }, form.fields)
    }

    private static func line(_ name: String, _ arguments: [String], _ fields: [Field]) -> String {
        ([name] + arguments
            + fields.filter { !$0.isArgument && !$0.isHidden }.map { $0.isRequired ? option($0) : "[\(option($0))]" })
            .joined(separator: " ")
    }
}
