import Synchronization

/// A command of the language: the word that it is called by, and its forms.
///
/// A command with one form is a `PlainCommand`. One with several, such as `queue`, is a type without values that lists them.
package protocol Command: CompletedCommand, Sendable {
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
