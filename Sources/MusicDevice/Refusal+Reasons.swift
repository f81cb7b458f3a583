/// Refusals that several actions share.
extension Refusal {
    static func usageDescriptionMissing(_ what: String, app: String) -> Refusal {
        Refusal(
            code: .usageDescriptionMissing, what: what,
            why: "the system ended the app '\(app)', because its Info.plist has no 'NSAppleMusicUsageDescription'",
            remedies: [.writeUsageDescription],
            explanation:
                "It shows nothing: it was ended. Look into the crash report: the key must be in the Info.plist.")
    }

    static func consentMissing(_ what: String, _ consent: Consent, _ errors: [FrameworkError]) -> Refusal {
        Refusal(
            code: .consentMissing(consent), what: what, why: "consent is \(consent.rawValue)",
            remedies: [remedy(for: consent)],
            errors: errors, explanation: explanation(for: consent))
    }

    private static func remedy(for consent: Consent) -> Remedy {
        switch consent {
        case .notDetermined: .requestConsent
        case .denied: .allowInSettings
        case .restricted: .liftRestriction
        case .authorized: .readConsent
        }
    }

    private static func explanation(for consent: Consent) -> String {
        switch consent {
        case .notDetermined: "Show a button that says what the music is for, and ask when it is pressed."
        case .denied: "Say what is missing, with a link to Settings. Asking again shows no dialog."
        case .restricted: "Hide the music features. There is nothing in Settings to send the user to."
        case .authorized: "Nothing is missing."
        }
    }

    static func restricted(_ what: String) -> Refusal {
        Refusal(
            code: .consentRestricted, what: what, why: "the device's policy forbids it, so consent is restricted",
            remedies: [remedy(for: .restricted)], explanation: explanation(for: .restricted))
    }

    static func notSignedIn(_ what: String, _ errors: [FrameworkError] = []) -> Refusal {
        Refusal(
            code: .notSignedIn, what: what, why: "nobody is signed in on this device",
            remedies: [.signIn], errors: errors,
            explanation: "Say that nobody is signed in, or show an offer: its sheet has a button for that.")
    }

    static func privacyNotice(_ what: String, _ errors: [FrameworkError]) -> Refusal {
        Refusal(
            code: .tokenRequest(.privacyAcknowledgementRequired), what: what,
            why: "the account has not accepted the newest privacy notice",
            remedies: [.acceptPrivacyNotice], errors: errors,
            explanation: "Ask the user to open the Music app and accept the notice.")
    }

    /// Returns the refusal for an offer that did not load. The completion gets `(false, error)`; the error is
    /// undocumented.
    package static func offerNotLoaded(_ fault: OfferFault) -> Refusal {
        Refusal(
            code: .offerNotLoaded(fault), what: "Cannot show the offer",
            why: "its page did not load: \(fault.sentence)",
            remedies: [fault == .musicAppMissing ? .installMusicApp : .tryAgain],
            explanation:
                "Wait for the completion, take the spinner away, and say that there is no offer now. Present nothing.")
    }

    static func unknown(_ part: DevicePart, _ name: String, among names: [String]) -> Refusal {
        Refusal(
            code: .unknownName, what: "Cannot find the \(part.rawValue) '\(name)'", why: "there is " + Self.list(names),
            remedies: [.add(part, named: name)], known: names)
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : "only " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
