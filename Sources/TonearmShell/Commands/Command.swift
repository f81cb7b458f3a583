package import Console
import Synchronization

/// A command of the language: the word that it is called by, and its forms.
///
/// A command with one form is a `PlainCommand`. One with several, such as `queue`, is a type without values that lists them.
package protocol Command: Sendable {
    static var description: CommandDescription { get }
    static var group: CommandGroup { get }
    /// Lines that run in a fresh session, one after the other.
    static var examples: [String] { get }
    static var forms: [CommandForm] { get }
    /// The forms for usage lines and completion.
    static var shapes: [Form] { get }
}

extension Command {
    package static var name: String { description.name }
    static var abstract: String { description.abstract }
    package static var shapes: [Form] { knownForms.map(\.shape) }

    /// The fields of all forms, each name once.
    package static var fields: [Field] {
        let forms = knownForms
        if forms.count == 1 { return forms[0].fields }
        var fields: [Field] = []
        for field in forms.flatMap(\.fields) where !field.isArgument {
            if !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
        }
        return fields
    }

    /// The forms, declared once and then remembered.
    static var knownForms: [CommandForm] { KnownForms.of(Self.self) }
}

/// The forms of commands that were used.
private enum KnownForms {
    /// A session uses few commands: a search of the array costs less than a dictionary.
    private static let known = Mutex<[(command: any Command.Type, forms: [CommandForm])]>([])

    static func of(_ command: any Command.Type) -> [CommandForm] {
        if let forms = known.withLock({ $0.first { $0.command == command }?.forms }) { return forms }
        let forms = command.forms
        known.withLock { $0.append((command, forms)) }
        return forms
    }
}

/// The work of a form of a command, with its arguments.
package protocol Action: DeclaredArguments {
    mutating func run(in shell: Shell) async throws -> any View
    /// Checks conditions that can be refused before the command runs.
    /// - Throws: `Failure`.
    func check() throws(Failure)
    /// Whether its words become names that the session keeps, as a `NamingAction`'s do.
    var givesName: Bool { get }
    /// The options of a `RowsAction` for its rows; nil for other actions.
    var rowOptions: RowOptions? { get }
}

// Requirements with defaults instead of casts to `NamingAction` and `RowsAction`: a cast searches all conformances of the program.
extension Action {
    package func check() throws(Failure) {}
    package var givesName: Bool { false }
    package var rowOptions: RowOptions? { nil }
}

/// A command with one form, which is its own action.
package protocol PlainCommand: Command, Action {
    init()
}

extension PlainCommand {
    package static var forms: [CommandForm] { [CommandForm(Self())] }
}

/// The help of a command as a whole.
package struct CommandDescription: Sendable {
    let name: String
    /// One sentence.
    let abstract: String
    /// More sentences.
    let discussion: String
    let aliases: [String]

    init(_ name: String, _ abstract: String, discussion: String = "", aliases: [String] = []) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.aliases = aliases
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

    /// The use of its commands in a sentence.
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
