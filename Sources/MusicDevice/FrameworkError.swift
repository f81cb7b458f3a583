/// An error as a framework names it: `MusicTokenRequestError.permissionDenied`.
public struct FrameworkError: Hashable, Sendable, CustomStringConvertible {
    /// The Swift type, or the domain.
    public let type: String
    /// Nil if only the number is known.
    public let name: String?
    /// Nil for MusicKit, whose errors have no numbers.
    public let code: Int?

    /// MusicKit's errors came with it.
    package var since: SystemVersion { type.hasPrefix("Music") ? .musicKit : .oldest }

    public var description: String { type + (name.map { ".\($0)" } ?? "") + (code.map { " (\($0))" } ?? "") }
}

/// `SKError.Code`: the ones that calls about the cloud service give.
package enum StoreKitError: Int, CaseIterable, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
    case privacyAcknowledgementRequired = 9

    package var error: FrameworkError { FrameworkError(type: "SKError", name: "\(self)", code: rawValue) }
}

/// `MusicTokenRequestError` ("MusicTokenRequestError", MusicKit reference).
package enum MusicTokenRequestError: CaseIterable, Sendable {
    case developerTokenRequestFailed
    case permissionDenied
    case privacyAcknowledgementRequired
    case unknown
    case userNotSignedIn
    case userTokenRequestFailed
    case userTokenRevoked

    package var error: FrameworkError {
        FrameworkError(type: "MusicTokenRequestError", name: "\(self)", code: nil)
    }
}

/// `MusicSubscription.Error` ("MusicSubscription.Error", MusicKit reference).
package enum MusicSubscriptionError: CaseIterable, Sendable {
    case permissionDenied
    case privacyAcknowledgementRequired
    case unknown

    package var error: FrameworkError {
        FrameworkError(type: "MusicSubscription.Error", name: "\(self)", code: nil)
    }
}

/// `MusicLibrary.Error`: the ones that a missing cloud library gives. Which one stands for which action is our choice.
package enum MusicLibraryError: CaseIterable, Sendable {
    case createPlaylistFailed
    case editPlaylistFailed
    case permissionDenied
    case unableToAddItem

    package var error: FrameworkError { FrameworkError(type: "MusicLibrary.Error", name: "\(self)", code: nil) }
}

/// `MPError.Code`: the ones that this package gives.
package enum MediaPlayerError: Int, CaseIterable, Sendable {
    case permissionDenied = 1
    case cloudServiceCapabilityMissing = 2

    package var error: FrameworkError { FrameworkError(type: "MPError", name: "\(self)", code: rawValue) }
}

/// Errors of `MPMusicPlayerController`, by the numbers that developers saw; no page names them. MusicKit's players throw the same.
package enum PlayerError: Int, CaseIterable, Sendable {
    /// There is nothing to play with: no queue was set, or the account may not play the catalog.
    case impossible = 1
    /// Another queue, or a later call, came while a call prepared: "Queue was interrupted by another queue".
    case interrupted = 2
    /// Preparing failed: not in this storefront, no network.
    case prepareFailed = 6
    /// The remote call took too long.
    case timedOut = 9

    package var error: FrameworkError {
        FrameworkError(type: "MPMusicPlayerControllerErrorDomain", name: nil, code: rawValue)
    }
}

extension PlayInterruption {
    /// The error by a number that developers saw; no page names it. Nil if the app itself stopped.
    package var error: FrameworkError? { self == .stopped ? nil : PlayerError.interrupted.error }
}
