extension ShellSession {
    /// Returns a shell on a subscriber's device after some lines.
    static func subscriber(_ lines: String...) async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber")
        for line in lines { try await session.runAll(line) }
        return session
    }
}
