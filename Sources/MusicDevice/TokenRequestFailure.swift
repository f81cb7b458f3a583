/// What the app has for a developer token when it asks for a user token.
package enum DeveloperTokenState: String, CaseIterable, Sendable {
    /// Made by hand, and the service takes it.
    case accepted
    /// Made by hand, and the service does not take it.
    case refused
    /// There is none.
    case missing
    /// MusicKit makes it, if the App ID has the MusicKit service.
    case automatic
}

/// How the request for a user token fails ("SKError.Code", StoreKit reference; "MusicTokenRequestError", MusicKit reference).
package enum TokenRequestFailure: String, CaseIterable, Sendable {
    case permissionDenied
    case userNotSignedIn
    case privacyAcknowledgementRequired
    case developerTokenMissing
    case networkFailed
    case developerTokenRefused
    case accessRevoked

    package var storeKit: StoreKitError {
        switch self {
        case .permissionDenied: .cloudServicePermissionDenied
        case .privacyAcknowledgementRequired: .privacyAcknowledgementRequired
        case .developerTokenMissing: .clientInvalid
        case .networkFailed: .cloudServiceNetworkConnectionFailed
        case .accessRevoked: .cloudServiceRevoked
        case .userNotSignedIn, .developerTokenRefused: .unknown
        }
    }

    package var musicKit: MusicTokenRequestError {
        switch self {
        case .permissionDenied: .permissionDenied
        case .userNotSignedIn: .userNotSignedIn
        case .privacyAcknowledgementRequired: .privacyAcknowledgementRequired
        case .developerTokenMissing: .developerTokenRequestFailed
        case .networkFailed, .developerTokenRefused: .userTokenRequestFailed
        case .accessRevoked: .userTokenRevoked
        }
    }

    package var errors: [FrameworkError] { [storeKit.error, musicKit.error] }
}
