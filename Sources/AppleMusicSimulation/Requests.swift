public import AppleMusicAPI
import MusicDevice
import MusicWorld
import Synchronization

/// The web service.
extension SimulatedAppleMusic {
    /// Answers a request exactly as it is: the caller adds the tokens in `Authorization` and `Music-User-Token`.
    /// - Throws: `NetworkFailure` after `goOffline(times:)`, `StageEnded`. An answer that refuses is an answer.
    public func respond(to request: Request) async throws -> Response {
        var exact = request
        // A field without a value keeps the client from adding its own.
        for name in ["Authorization", "Music-User-Token"] where exact.headers[name] == nil { exact.headers[name] = "" }
        return try await send(exact)
    }

    /// Sends a request as MusicKit does: the developer token is added, and if the request needs a user token, it is fetched first and added.
    /// - Throws: `Refusal` if the app gets no developer token or no user token, `NetworkFailure` after `goOffline(times:)`, `StageEnded`.
    public func send(_ request: Request) async throws -> Response {
        let isNeeded = try stage.withWorld { world in
            try world.userToken == nil && stage.client.lacksUserToken(request, in: world)
        }
        if isNeeded { _ = try await requestUserToken() }
        return try await stage.client.send(request, in: stage)
    }

    /// A developer token that the service accepts, made for the app as MusicKit makes it ("MusicDataRequest": automatic token generation).
    /// - Throws: `Refusal` if the app gets none, for example because its App ID lacks the MusicKit service.
    public func developerToken() throws -> String {
        try stage.withWorld { world in try stage.client.developerToken(of: world) }
    }

    /// The requests that the service answered, the last 1,000, for assertions. Tokens are removed.
    public var requests: [SentRequest] { journal.requests }
}

/// A request that a simulation answered.
public struct SentRequest: Hashable, Sendable {
    /// Without its tokens.
    public let request: Request
    /// The status of the answer.
    public let status: Int
    /// The first error of an answer that refused.
    public let error: APIError?
}

/// The requests of a simulation, without their tokens.
final class Journal: Sendable {
    private let entries = Mutex<[SentRequest]>([])
    private static let capacity = 1_000

    var requests: [SentRequest] { entries.withLock { Array($0.suffix(Self.capacity)) } }

    func append(_ request: Request, _ response: Response) {
        var sent = request
        sent.headers = sent.headers.withoutSecrets
        let entry = SentRequest(
            request: sent, status: response.status, error: response.isSuccess ? nil : response.firstError)
        entries.withLock { entries in
            entries.append(entry)
            // Rarely, because removing moves all others.
            if entries.count > 2 * Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
        }
    }
}
