/// The consent of a user for an app on a device: `MusicAuthorization.Status`, in StoreKit
/// `SKCloudServiceAuthorizationStatus`.
public enum Consent: String, CaseIterable, Sendable, Codable {
    /// The app has not asked yet. Only in this status can the dialog appear.
    case notDetermined
    case denied
    /// The device's policy forbids consent, for example in education mode, and the user cannot change that.
    case restricted
    case authorized

    /// The raw value of `SKCloudServiceAuthorizationStatus`.
    package var storeKitRawValue: Int {
        switch self {
        case .notDetermined: 0
        case .denied: 1
        case .restricted: 2
        case .authorized: 3
        }
    }

    package var storeKitName: String { "SKCloudServiceAuthorizationStatus.\(rawValue)" }
    package var musicKitName: String { "MusicAuthorization.Status.\(rawValue)" }
}

/// The stored decision for an app on a device. The status also depends on the device's policy.
package enum ConsentDecision: String, Sendable, Codable {
    case none
    /// The dialog is shown.
    case asked
    case refused
    case allowed

    /// The status on a device without restrictions.
    package var consent: Consent {
        switch self {
        case .none, .asked: .notDetermined
        case .refused: .denied
        case .allowed: .authorized
        }
    }
}

/// An answer in the dialog, one of its two buttons.
public enum ConsentAnswer: String, CaseIterable, Sendable {
    case allow
    case refuse
}

/// The system's dialog when an app asks for consent ("Introducing MusicKit", WWDC17 session 502). The title and the
/// buttons are invented.
package struct ConsentDialog: Sendable, Equatable {
    /// The title, with the app's name in quotes.
    package var title: String
    /// The app's usage description, unchanged.
    package var message: String
    /// The left button.
    package var refuseButton = "Don't Allow"
    /// The right button.
    package var allowButton = "Allow"

    package init(app: String, usageDescription: String) {
        title = "\"\(app)\" asks to use Apple Music, your listening activity and your media library"
        message = usageDescription
    }
}

/// Consent: one status for each app on each device ("Introducing MusicKit", WWDC17 session 502; "MusicAuthorization",
/// MusicKit reference).
extension MusicDevice {
    /// Requests consent: `requestAuthorization(_:)`, `MusicAuthorization.request()`. Shows the dialog if the app has
    /// not asked yet; otherwise returns the status.
    ///
    /// The frameworks return a status and never an error; the refusal means that the system ended the app.
    package mutating func requestConsent() throws(Refusal) -> [Change] {
        if app.usageDescription == nil { throw .usageDescriptionMissing("Cannot ask for consent", app: currentApp) }
        guard consent == .notDetermined, installation.decision == .none else { return [] }
        self[instance].decision = .asked
        return [.consentDialogShown(instance)]
    }

    /// Answers the dialog.
    package mutating func answerConsent(_ answer: ConsentAnswer) throws(Refusal) -> [Change] {
        let what = "Cannot \(answer == .allow ? "allow" : "refuse") the music of '\(currentApp)'"
        if consent == .restricted { throw .restricted(what) }
        guard installation.decision == .asked else {
            throw Refusal(
                code: .noDialog, what: what, why: "no dialog is on the screen, and consent is \(consent.rawValue)",
                remedies: [consent == .notDetermined ? .requestConsent : .resetConsent])
        }
        let before = self
        self[instance].decision = answer == .allow ? .allowed : .refused
        return settle(since: before)
    }

    /// Sets the switch in Settings › Privacy & Security › Media & Apple Music. An app is listed there after the first
    /// answer, and the system ends it when the switch changes.
    /// - Parameter now: in milliseconds, for the app's player; nil if it does not play.
    package mutating func switchConsent(on: Bool, at now: Milliseconds? = nil) throws(Refusal) -> [Change] {
        let what = "Cannot turn the music switch of '\(currentApp)' \(on ? "on" : "off") in Settings"
        switch consent {
        case .restricted: throw .restricted(what)
        case .notDetermined:
            throw Refusal(
                code: .neverAsked, what: what,
                why: "consent is notDetermined, and Settings lists only apps that were answered",
                remedies: [.requestConsent])
        case .denied, .authorized:
            guard (consent == .authorized) != on else { return [] }
            let before = self
            self[instance].decision = on ? .allowed : .refused
            self[instance].presence = .ended
            return [.appEnded(instance)] + endPlayer(at: instance, now) + settle(since: before)
        }
    }

    /// Resets consent to "not asked", by reinstalling the app or resetting the device's privacy settings.
    /// - Parameter now: in milliseconds, for the app's player; nil if it does not play.
    package mutating func resetConsent(at now: Milliseconds? = nil) throws(Refusal) -> [Change] {
        if consent == .restricted { throw .restricted("Cannot reset the consent of '\(currentApp)'") }
        let before = self
        self[instance].decision = .none
        let dropped = drop(.appRemoved, at: instance)
        return endPlayer(at: instance, now) + settle(since: before) + dropped
    }

    /// Applies a policy of the device's owner that forbids all apps the music. The users' decisions stay stored.
    package mutating func restrictConsent() -> [Change] {
        if device.forbidsMusic { return [] }
        let before = self
        let changes = device.mode == .normal ? putMode(.education) : []
        return changes + putForbidden(true) + settle(since: before)
    }

    /// Sets the mode of the device. A school's or company's device sells no subscriptions; `normal` also lifts a
    /// consent policy.
    package mutating func setMode(_ mode: Device.Mode) -> [Change] {
        let before = self
        let changes = putMode(mode)
        return changes + settle(since: before)
    }

    mutating func putMode(_ mode: Device.Mode) -> [Change] {
        let old = device.mode
        let lifted = mode == .normal ? putForbidden(false) : []
        if mode == old { return lifted }
        self[device: currentDevice].mode = mode
        return [.modeChanged(device: currentDevice, from: old, to: mode)] + lifted
    }

    mutating func putForbidden(_ forbids: Bool) -> [Change] {
        if device.forbidsMusic == forbids { return [] }
        self[device: currentDevice].forbidsMusic = forbids
        return [.musicForbidden(device: currentDevice, forbids)]
    }
}
