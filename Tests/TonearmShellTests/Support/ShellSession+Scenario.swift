extension ShellSession {
    /// A shell whose device belongs to a subscriber, after some lines.
    static func subscriber(_ lines: String...) async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber")
        for line in lines { try await session.runAll(line) }
        return session
    }
}
