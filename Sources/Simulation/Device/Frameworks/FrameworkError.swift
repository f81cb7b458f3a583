/// A framework's error: `MusicTokenRequestError.permissionDenied`.
public struct FrameworkError: Hashable, Sendable, CustomStringConvertible {
    /// The Swift type, or the domain.
    public let type: String
    /// The case's name; nil if only the number is known.
    public let name: String?
    /// The number; nil for MusicKit, whose errors have no numbers.
    public let code: Int?

    /// The first system with the error; MusicKit's errors came with MusicKit.
    package var since: SystemVersion { type.hasPrefix("Music") ? .musicKit : .oldest }

    public var description: String { type + (name.map { ".\($0)" } ?? "") + (code.map { " (\($0))" } ?? "") }
}

/// The cases of `SKError.Code` that cloud service calls return.
package enum StoreKitError: Int, CaseIterable, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
    case privacyAcknowledgementRequired = 9

    package var error: FrameworkError { FrameworkError(type: "SKError", name: "\(self)", code: rawValue) }
}

/// The cases of `MusicTokenRequestError` ("MusicTokenRequestError", MusicKit reference).
package enum TokenRequestError: CaseIterable, Sendable {
    case developerTokenRequestFailed, permissionDenied, privacyAcknowledgementRequired, unknown, userNotSignedIn
    case userTokenRequestFailed, userTokenRevoked

    package var error: FrameworkError { FrameworkError(type: "MusicTokenRequestError", name: "\(self)", code: nil) }
}

/// The cases of `MusicSubscription.Error` ("MusicSubscription.Error", MusicKit reference).
package enum MusicSubscriptionError: CaseIterable, Sendable {
    case permissionDenied, privacyAcknowledgementRequired, unknown

    package var error: FrameworkError { FrameworkError(type: "MusicSubscription.Error", name: "\(self)", code: nil) }
}

/// The cases of `MusicLibrary.Error` for a missing cloud library. Their assignment to actions is a choice of the
/// simulation.
package enum MusicLibraryError: CaseIterable, Sendable {
    case createPlaylistFailed, editPlaylistFailed, permissionDenied, unableToAddItem

    package var error: FrameworkError { FrameworkError(type: "MusicLibrary.Error", name: "\(self)", code: nil) }
}

/// The cases of `MPError.Code` that the simulation returns.
package enum MediaPlayerError: Int, CaseIterable, Sendable {
    case permissionDenied = 1
    case cloudServiceCapabilityMissing = 2

    package var error: FrameworkError { FrameworkError(type: "MPError", name: "\(self)", code: rawValue) }
}

/// The errors of `MPMusicPlayerController`, by the undocumented numbers that developers observed. MusicKit's players
/// throw them too.
package enum PlayerError: Int, CaseIterable, Sendable {
    /// Playback is impossible: no queue was set, or the account cannot play the catalog.
    case impossible = 1
    /// Another queue or a later call interrupted the preparation: "Queue was interrupted by another queue".
    case interrupted = 2
    /// The preparation failed: not in this storefront, no network.
    case prepareFailed = 6
    /// The remote call timed out.
    case timedOut = 9

    package var error: FrameworkError {
        FrameworkError(type: "MPMusicPlayerControllerErrorDomain", name: nil, code: rawValue)
    }
}

extension PlayInterruption {
    /// The error, by an undocumented number that developers observed. Nil if the app itself stopped.
    package var error: FrameworkError? { self == .stopped ? nil : PlayerError.interrupted.error }
}
