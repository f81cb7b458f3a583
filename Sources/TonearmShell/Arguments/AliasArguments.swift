import LineEditor

/// The name of an alias: one that there is, or a new one.
struct AliasName: TextArgument {
    let text: String

    static let placeholder = "NAME"
    static let example = "born"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.session.aliases.sorted { $0.key < $1.key }.map { Candidate($0.key, description: $0.value) }
    }
}

/// The line that an alias stands for.
struct AliasLine: TextArgument {
    let text: String

    static let placeholder = "= LINE"
    static let example = "= open albums/310730204"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        // The equals sign comes first.
        context.words.count > 1 ? [] : [Candidate("=", description: "then the line that it stands for")]
    }
}
