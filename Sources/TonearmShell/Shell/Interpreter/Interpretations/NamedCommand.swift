import Console

/// A command by its name, an alias of it, or a unique prefix.
struct NamedCommand: Interpretation {
    func invocation(of words: [String], in session: Session) throws(Failure) -> Invocation? {
        try Invocation(words)
    }
}
