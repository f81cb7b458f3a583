public import AppleMusicAPI
import Synchronization
import TonearmDevice
import TonearmWorld

/// The web service.
extension SimulatedAppleMusic {
    /// Answers a request exactly as it is: the caller adds the tokens in `Authorization` and `Music-User-Token`. A
    /// refusal by the service is an answer, not an error.
    /// - Throws: `NetworkProblem` after `goOffline(times:)`, `StageProblem`.
    public func respond(to request: Request) async throws -> Response {
        var exact = request
        // A field with an empty value stops the client from adding its own.
        for name in ["Authorization", "Music-User-Token"] where exact.headers[name] == nil { exact.headers[name] = "" }
        return try await send(exact)
    }

    /// Sends a request as MusicKit does: it adds the developer token, and fetches and adds a user token if the request
    /// needs one.
    /// - Throws: `Refusal` if the app gets no developer token or no user token, `NetworkProblem` after
    ///   `goOffline(times:)`, `StageProblem`.
    public func send(_ request: Request) async throws -> Response {
        let (routed, isNeeded) = try stage.withWorld { world in
            let routed = request.routed(in: try stage.client.description(of: world).schema)
            let isNeeded =
                try !world.address.isOnNetwork && world.userToken == nil
                && stage.client.lacksUserToken(routed, in: world)
            return (routed, isNeeded)
        }
        if isNeeded { _ = try await requestUserToken() }
        return try await stage.client.send(routed, in: stage)
    }

    /// Returns a developer token that the service accepts, made as MusicKit makes it for an app ("MusicDataRequest":
    /// automatic token generation).
    /// - Throws: `Refusal` if the app gets none, for example because MusicKit is not enabled for its App ID.
    public func developerToken() throws -> String {
        try stage.withWorld { world in try stage.client.developerToken(of: world) }
    }

    /// The last 1,000 requests that the service answered, without tokens, for assertions.
    public var requests: [SentRequest] { journal.requests }
}

/// A request that a simulation answered.
public struct SentRequest: Hashable, Sendable {
    /// The request without its tokens.
    public let request: Request
    /// The HTTP status of the response.
    public let status: Int
    /// The first error of a refused request.
    public let error: APIError?
}

/// A log of a simulation's requests, without their tokens.
final class RequestLog: Sendable {
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
            // Trimmed rarely, because removal moves all other entries.
            if entries.count > 2 * Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
        }
    }
}

/// Objects that other modules keep for a simulation, one of each type.
package final class Attachments: Sendable {
    private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    /// Returns the object of a type, made at the first call.
    package func value<Object: AnyObject & Sendable>(_ make: @Sendable () -> Object) -> Object {
        objects.withLock { objects in
            if let known = objects[ObjectIdentifier(Object.self)] as? Object { return known }
            let object = make()
            objects[ObjectIdentifier(Object.self)] = object
            return object
        }
    }
}
