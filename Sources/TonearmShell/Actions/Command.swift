import Synchronization

/// A command of the language: its name and its forms.
///
/// A command with a single form is a `PlainCommand`. A command with several, such as `queue`, is a type without values
/// that lists them.
package protocol Command: CompletedCommand, Sendable {
    static var description: CommandDescription { get }
    static var group: CommandGroup { get }
    /// Example lines, which run in order in a fresh session.
    static var examples: [String] { get }
    static var forms: [CommandForm] { get }
    /// The forms for usage lines and completion.
    static var shapes: [Form] { get }
}

extension Command {
    package static var name: String { description.name }
    static var abstract: String { description.abstract }
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
