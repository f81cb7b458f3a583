import LineEditor

/// The options of a command, for completion.
enum CommandOptions {
    /// - Parameter given: the long names of those that are typed already.
    static func candidates(_ fields: [Field], without given: Set<String> = []) -> [Candidate] {
        let options = fields.filter { !$0.isArgument && !$0.isHidden && !$0.name.isEmpty && !given.contains($0.name) }
        return options.map { Candidate("--\($0.name)", description: $0.summary) }
            + [Candidate("--help", description: "Show help information.")]
    }
}
