import AppleMusicAPI

extension SessionContext {
    /// Asks the server of the session whether it is a simulator that tonearm serves on this machine. The request has no
    /// token.
    /// - Returns: nil for other services, and while a world is attached.
    func servedSimulator() async throws -> ServedSimulator? {
        guard let origin = session.unattachedServer else { return nil }
        return try await simulator(at: origin)
    }

    /// The simulator that the session's server turned out to be; nil if it is another service, or was not asked yet.
    var knownSimulator: ServedSimulator? { session.unattachedServer.flatMap { knownSimulator(at: $0) } }
}
