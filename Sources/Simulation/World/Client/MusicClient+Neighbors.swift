package import AppleMusicAPI

/// Requests to neighbors of the world's service. The world's address decides what answers: the simulated neighbor, the
/// neighbor's own server, a tonearm server under the neighbor's prefix, or a recording.
extension MusicClient {
    /// Makes the service of a neighbor for a world with an address.
    package typealias NeighborConnecting =
        @Sendable (Neighbor, ServiceAddress) throws -> any Service<ServiceMemory>

    /// Sends a request to a neighbor, or to the world's service if the neighbor is nil (`send(_:in:_:)`).
    ///
    /// A neighbor's request gets no language and no token. Its exchange is stored.
    /// A refusal is an answer, not an error. Faults of the network, waits and retries are those of the world's service.
    /// - Throws: `NeighborProblem` without such a service, `NetworkProblem`, `CancellationError`, and the errors of the
    ///   service.
    package func send(
        _ request: Request, to neighbor: Neighbor?, in keeper: some WorldKeeper, _ sending: Sending = Sending()
    ) async throws -> Response {
        guard let neighbor else { return try await send(request, in: keeper, sending) }
        try Task.checkCancellation()
        try keeper.checkIsRunning()
        var bare = request
        bare.headers = request.headers.withoutSecrets
        let ask = keeper.withWorld { world in
            var sent = bare
            // No token chooses the world of a server, so a header does.
            if let name = world.address.origin.flatMap(attached.tokens)?.world { sent.headers["Tonearm-World"] = name }
            return Ask(request: sent, caller: world.caller, exchange: (bare, false), neighbor: neighbor)
        }
        return try await answer(ask, in: keeper, sending)
    }
}

/// The reason why a neighbor cannot be asked.
package enum NeighborProblem: Error, Hashable, Sendable {
    /// The program that runs the world has no service for the neighbor.
    case notConnected(String)
}
