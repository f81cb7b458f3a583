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
    /// The service is in trouble.
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

    /// What a good app shows. Nil where every refusal of the reason says it.
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
