package import LineEditor

/// The name of a saved session.
package struct SessionName: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let placeholder = "SESSION"
    package static let example = "demo"

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        context.memory.savedSessions().map { Candidate($0) }
    }
}

/// The name of a variable, existing or new.
struct VariableName: TextArgument {
    let text: String

    static let placeholder = "NAME"
    static let example = "id"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.session.variables.sorted { $0.key < $1.key }.map { Candidate($0.key, description: $0.value) }
    }
}
