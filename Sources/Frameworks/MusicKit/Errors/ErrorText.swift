/// The texts of an error: what could not be done, why, and the next step.
struct ErrorText {
    let what: String
    /// The reason as a clause.
    let why: String
    /// The next step for developers; nil for an error without one.
    var next: String?

    /// The message: `Cannot use the library: the person has not allowed the app to use Apple Music.`
    var sentence: String { "\(what): \(why)." }
    /// The reason as a sentence.
    var reason: String { why.prefix(1).uppercased() + why.dropFirst() + "." }

    /// Returns the texts of a call without consent.
    static func withoutConsent(_ what: String) -> ErrorText {
        ErrorText(
            what: what, why: "the person has not allowed the app to use Apple Music",
            next: "Call MusicAuthorization.request() before. "
                + "In a test, use a scenario with consent, such as Simulation.run(.subscriber).")
    }

    /// Returns the texts of a call before the privacy notice is accepted.
    static func beforePrivacyNotice(_ what: String) -> ErrorText {
        ErrorText(
            what: what, why: "the account has not accepted the newest privacy notice of Apple Music",
            next: "Ask the person to open the Music app and to accept the notice.")
    }
}

extension MusicTokenRequestError: CustomStringConvertible {
    /// The message for users.
    public var errorDescription: String? { text.sentence }
    /// The reason for developers.
    public var failureReason: String? { text.reason }
    /// The next step for developers.
    public var recoverySuggestion: String? { text.next }
    public var description: String { "MusicTokenRequestError.\(rawValue): \(text.sentence)" }

    private var text: ErrorText {
        let what = "Cannot get a music user token"
        return switch self {
        case .developerTokenRequestFailed:
            ErrorText(
                what: "Cannot get a developer token that the service accepts",
                why: "the App ID has no MusicKit service, or the token of the app's provider is wrong or expired",
                next: "Enable MusicKit for the App ID, or check the provider's token.")
        case .permissionDenied: .withoutConsent("Cannot get a token for Apple Music")
        case .privacyAcknowledgementRequired: .beforePrivacyNotice(what)
        case .unknown: ErrorText(what: "Cannot get a token for Apple Music", why: "the service gave no reason")
        case .userNotSignedIn:
            ErrorText(
                what: "Cannot get a token for Apple Music", why: "no account is signed in on the device",
                next: "Say that no account is signed in, or show an offer.")
        case .userTokenRequestFailed:
            ErrorText(
                what: what, why: "the account has no subscription, or the service was not reached",
                next: "Read MusicSubscription.current, and request the token again later.")
        case .userTokenRevoked:
            ErrorText(
                what: what, why: "the account revoked the app's access",
                next: "Ask the person to allow the app's access in the settings of the account.")
        }
    }
}

extension MusicLibrary.Error: CustomStringConvertible {
    /// The message for users.
    public var errorDescription: String? { text.sentence }
    /// The reason for developers.
    public var failureReason: String? { text.reason }
    /// The next step for developers.
    public var recoverySuggestion: String? { text.next }
    public var description: String { "MusicLibrary.Error.\(rawValue): \(text.sentence)" }

    private var text: ErrorText {
        let reading = "Read MusicSubscription.current.hasCloudLibraryEnabled before."
        return switch self {
        case .addToPlaylistFailed:
            ErrorText(
                what: "Cannot add the item to the playlist",
                why: "the service refused it; the playlist is another person's, or it cannot contain the item",
                next: reading)
        case .createPlaylistFailed:
            ErrorText(
                what: "Cannot create the playlist",
                why: "the service refused its name or its items, or the account has no cloud library", next: reading)
        case .editPlaylistFailed:
            ErrorText(
                what: "Cannot change the playlist",
                why: "the service refused the change; the playlist is another person's, or an item is unknown",
                next: reading)
        case .itemAlreadyAdded:
            ErrorText(what: "Cannot add the item to the library", why: "the library has the item already")
        case .permissionDenied: .withoutConsent("Cannot use the library")
        case .playlistNotInLibrary:
            ErrorText(
                what: "Cannot change the playlist", why: "it is not in the library",
                next: "Pass a playlist of a library request, or add the playlist to the library before.")
        case .unableToAddItem:
            ErrorText(
                what: "Cannot add the item to the library",
                why: "the service refused it, or the account has no cloud library", next: reading)
        case .unknown: ErrorText(what: "Cannot use the library", why: "the device gave no reason")
        }
    }
}

extension MusicSubscription.Error: CustomStringConvertible {
    /// The message for users.
    public var errorDescription: String? { text.sentence }
    /// The reason for developers.
    public var failureReason: String? { text.reason }
    /// The next step for developers.
    public var recoverySuggestion: String? { text.next }
    public var description: String { "MusicSubscription.Error.\(rawValue): \(text.sentence)" }

    private var text: ErrorText {
        let what = "Cannot read the subscription"
        return switch self {
        case .permissionDenied: .withoutConsent(what)
        case .privacyAcknowledgementRequired: .beforePrivacyNotice(what)
        case .unknown: ErrorText(what: what, why: "the device gave no reason")
        }
    }
}

/// Errors of Foundation that print their sentence, which `description` takes from the failure reason.
extension NSError {
    /// Makes an error with a sentence: what could not be done, and why.
    package convenience init(_ domain: String, _ code: Int, _ sentence: String) {
        self.init(domain: domain, code: code, userInfo: Self.texts(sentence))
    }

    /// Returns the user info of an error with a sentence.
    package static func texts(_ sentence: String) -> [String: Any] {
        [NSLocalizedDescriptionKey: sentence, NSLocalizedFailureReasonErrorKey: sentence]
    }
}

extension URLError {
    /// Makes an error with a sentence: what could not be done, and why.
    package init(_ code: Code, _ sentence: String) { self.init(code, userInfo: NSError.texts(sentence)) }
}
