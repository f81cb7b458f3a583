import Console

/// A row number, a resource, a link or a path in place of a command. It is opened, or requested if it is not a
/// resource.
struct OpenedResource: Interpretation {
    func command(for words: [String], in session: Session) throws(Failure) -> TypedCommand? {
        guard let command = BareResource.command(for: words) else { return nil }
        return try TypedCommand(command)
    }
}
