/// The state of the developer token in a request for a user token.
package enum DeveloperTokenState: String, CaseIterable, Sendable {
    /// A manual token that the service accepts.
    case accepted
    /// A manual token that the service refuses.
    case refused
    /// There is no token.
    case missing
    /// MusicKit makes it, if MusicKit is enabled for the App ID.
    case automatic
}

/// A failure of the request for a user token ("SKError.Code", StoreKit reference; "MusicTokenRequestError", MusicKit
/// reference).
package enum TokenRequestFailure: String, CaseIterable, Sendable {
    case permissionDenied, userNotSignedIn, privacyAcknowledgementRequired, developerTokenMissing, networkFailed
    /// The service failed.
    case serviceFailed
    case developerTokenRefused
    case accessRevoked

    package var storeKit: StoreKitError {
        switch self {
        case .permissionDenied: .cloudServicePermissionDenied
        case .privacyAcknowledgementRequired: .privacyAcknowledgementRequired
        case .developerTokenMissing: .clientInvalid
        case .networkFailed: .cloudServiceNetworkConnectionFailed
        case .accessRevoked: .cloudServiceRevoked
        case .userNotSignedIn, .developerTokenRefused, .serviceFailed: .unknown
        }
    }

    package var musicKit: MusicTokenRequestError {
        switch self {
        case .permissionDenied: .permissionDenied
        case .userNotSignedIn: .userNotSignedIn
        case .privacyAcknowledgementRequired: .privacyAcknowledgementRequired
        case .developerTokenMissing: .developerTokenRequestFailed
        case .networkFailed, .serviceFailed, .developerTokenRefused: .userTokenRequestFailed
        case .accessRevoked: .userTokenRevoked
        }
    }

    /// The advice for a good app; nil if the refusal itself contains it.
    var advice: String? {
        switch self {
        case .permissionDenied, .userNotSignedIn, .privacyAcknowledgementRequired: nil
        case .developerTokenMissing, .developerTokenRefused:
            "Leave the personal part out and tell the developer: its user can do nothing about it."
        case .networkFailed: "Say that there is no network, and try again later."
        case .serviceFailed: "Say that Apple Music cannot be reached just now, and try again later."
        case .accessRevoked:
            "Say that the account revoked the app's access, and where its list of apps is. The switch in Settings is another."
        }
    }

    package var errors: [FrameworkError] { [storeKit.error, musicKit.error] }
}
