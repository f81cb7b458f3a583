import Console

/// A row number, a resource, a link or a path instead of a command: it is opened, or asked for if it is not a resource.
struct OpenedResource: Interpretation {
    func command(for words: [String], in session: Session) throws(Failure) -> TypedCommand? {
        guard let command = BareResource.command(for: words) else { return nil }
        return try TypedCommand(command)
    }
}
