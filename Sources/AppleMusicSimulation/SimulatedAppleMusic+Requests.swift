public import AppleMusicAPI
import MusicDevice
import MusicWorld

/// The web service.
extension SimulatedAppleMusic {
    /// Answers a request exactly as it is: whoever sends it brings the tokens in `Authorization` and `Music-User-Token`.
    /// - Throws: `NetworkFailure` after `goOffline(times:)`. An answer that says no is an answer.
    public func respond(to request: Request) async throws -> Response {
        var exact = request
        // A field without a value keeps the client from adding its own.
        for name in ["Authorization", "Music-User-Token"] where exact.headers[name] == nil { exact.headers[name] = "" }
        return try await send(exact)
    }

    /// Sends a request as MusicKit does: the developer token and, where the request needs one, the user token are added.
    /// - Throws: `Refusal` where the app gets no developer token, `NetworkFailure` after `goOffline(times:)`.
    public func send(_ request: Request) async throws -> Response {
        try await perform { world in try await client.send(request, in: &world) }
    }

    /// A developer token that the service accepts, made for the app as MusicKit makes it ("MusicDataRequest": automatic token generation).
    /// - Throws: `Refusal` where the app gets none, because its App ID lacks the MusicKit service, say.
    public func developerToken() async throws -> String {
        try await perform { world in try client.developerToken(of: world) }
    }
}
