import LineEditor

/// The name of an alias, existing or new.
struct AliasName: TextArgument {
    let text: String

    static let placeholder = "NAME"
    static let example = "born"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.session.aliases.sorted { $0.key < $1.key }.map { Candidate($0.key, description: $0.value) }
    }
}

/// The line that an alias expands to.
struct AliasLine: TextArgument {
    let text: String

    static let placeholder = "= LINE"
    static let example = "= open albums/310730204"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        // An equals sign must precede the line.
        context.words.count > 1 ? [] : [Candidate("=", description: "then the line of the alias")]
    }
}
