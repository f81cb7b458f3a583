import AppleMusicSimulation

/// A provider of developer tokens.
public protocol MusicDeveloperTokenProvider: Sendable {
    /// Returns a developer token.
    func developerToken(options: MusicTokenRequestOptions) async throws -> String
}

/// A provider of both tokens.
public typealias MusicTokenProvider = MusicUserTokenProvider & MusicDeveloperTokenProvider

/// A provider of music user tokens. The class has no state, so it is sendable although apps inherit from it.
open class MusicUserTokenProvider: @unchecked Sendable {
    /// Creates an empty value.
    public init() {}

    /// Returns a music user token for a developer token.
    /// - Throws: `MusicTokenRequestError` without consent, account or network.
    open func userToken(for developerToken: String, options: MusicTokenRequestOptions) async throws -> String {
        let world = try KitWorld.required()
        try world.requireConsent()
        let known = world.music.heldUserToken
        if world.music.isAnsweredOnNetwork {
            guard let known else { throw MusicTokenRequestError.userTokenRequestFailed }
            return known
        }
        if !options.contains(.ignoreCache), let known { return known }
        do { return try await world.music.requestUserToken() } catch { throw world.translated(error) }
    }
}

/// MusicKit's own provider, which generates developer tokens for the app.
public final class DefaultMusicTokenProvider: MusicUserTokenProvider, MusicDeveloperTokenProvider,
    @unchecked Sendable
{
    /// Creates the provider.
    public override init() { super.init() }

    /// Returns a developer token, which needs no consent.
    /// - Throws: `MusicTokenRequestError.developerTokenRequestFailed` for an app without the service MusicKit.
    public func developerToken(options: MusicTokenRequestOptions) async throws -> String {
        let world = try KitWorld.required()
        do { return try world.music.developerToken() } catch { throw world.translated(error) }
    }
}

/// Options of a request for a token.
public struct MusicTokenRequestOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates a value from any raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Fetches a new token even if there is a valid one.
    public static let ignoreCache = MusicTokenRequestOptions(rawValue: 1)
}

/// A reason why a token request failed.
public enum MusicTokenRequestError: String, LocalizedError, Sendable {
    case developerTokenRequestFailed
    case permissionDenied
    case privacyAcknowledgementRequired
    case unknown
    case userNotSignedIn
    case userTokenRequestFailed
    case userTokenRevoked
}
