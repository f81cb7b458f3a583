import Console

/// A command whose words become names that the session keeps. They are shown wherever the named thing is, and stand in the session's file, which
/// may be handed on: so no secret may become one.
/// One that only uses or deletes what has a name says so by `givesName`.
protocol NamingCommand: Command {}

extension NamingCommand {
    var givesName: Bool { true }
}

extension Shell {
    /// - Parameter words: a command and its arguments, with the texts that variables stand for.
    /// - Throws: `Failure` where a secret is among them.
    func refuseSecretNames(_ words: [String]) throws(Failure) {
        guard words.contains(where: { screen.secrets.hidden(in: $0) != $0 }) else { return }
        throw Failure(
            "Cannot run '\(words[0])'", "a token is among its words, which would be kept as a name and shown",
            next: "Type another name. A token is set with 'token user set' or 'token developer set'.", status: .usage)
    }
}
