import AppleMusicAPI
import TonearmDevice
import TonearmWorld

/// Calls for a world that is a value.
extension MusicClient {
    func with<Value>(
        _ world: inout World, _ body: (HeldWorld) async throws -> Value
    ) async rethrows -> Value {
        let held = HeldWorld(world)
        defer { world = held.world }
        return try await body(held)
    }

    func send(
        _ request: Request, in world: inout World, _ sending: Sending = Sending()
    ) async throws -> Response {
        try await with(&world) { try await send(request, in: $0, sending) }
    }

    func requestUserToken(in world: inout World) async throws -> [Change] {
        try await with(&world) { try await requestUserToken(in: $0) }
    }

    func authorize(in world: inout World) async -> AuthorizationFlow {
        await with(&world) { await authorize(in: $0) }
    }

    func finishLoadingOffer(in world: inout World) async throws -> [Change] {
        try await with(&world) { try await finishLoadingOffer(in: $0) }
    }

    func playables(_ resources: [ResourceIdentifier], in world: inout World) async throws -> [Playable] {
        try await with(&world) { try await playables(resources, in: $0) }
    }

    func playables(_ query: LibraryQuery, in world: inout World) async throws -> [Playable] {
        try await with(&world) { try await playables(query, in: $0) }
    }

    /// Advances the world to the current time.
    func catchUp(_ world: inout World) async throws -> [Change] {
        var changes: [Change] = []
        try await with(&world) { try await catchUp(in: $0) { changes += $0.changes.map(\.change) } }
        return changes
    }
}
