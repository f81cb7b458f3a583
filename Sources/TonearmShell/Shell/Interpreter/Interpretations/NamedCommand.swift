import Console

/// A command by its name, an alias of it, or a unique prefix.
struct NamedCommand: Interpretation {
    func command(for words: [String], in session: Session) throws(Failure) -> TypedCommand? {
        try TypedCommand(words)
    }
}
