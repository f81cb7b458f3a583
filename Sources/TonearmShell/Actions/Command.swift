import Synchronization

/// A command of the language: its name and its forms.
///
/// A command with a single form is a `PlainCommand`. A command with several, such as `queue`, is a type without values
/// that lists them.
package protocol Command: CompletedCommand, Sendable {
    static var description: CommandDescription { get }
    static var forms: [CommandForm] { get }
    /// The forms for usage lines and completion.
    static var shapes: [Form] { get }
}

extension Command {
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
