import LineEditor

/// The options of a command or of the program, for completion.
enum CommandOptions {
    /// - Parameter given: the long names of options that are already typed.
    static func candidates(_ fields: [Field], without given: Set<String> = []) -> [Candidate] {
        (fields + [.help]).compactMap { field in
            guard !field.isArgument, !field.isHidden, !given.contains(field.name) else { return nil }
            if !field.name.isEmpty { return Candidate("--\(field.name)", description: field.summary) }
            return field.short.map { Candidate("-\($0)", description: field.summary) }
        }
    }
}
