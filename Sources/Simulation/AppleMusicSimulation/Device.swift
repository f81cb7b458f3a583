public import TonearmDevice
import TonearmWorld

/// The device around the app: consent, capabilities and the user token.
extension SimulatedAppleMusic {
    /// The app's consent: `MusicAuthorization.currentStatus`, `SKCloudServiceController.authorizationStatus()`.
    public var consent: Consent { stage.read { $0.device.consent } }

    /// Requests consent (`MusicAuthorization.request()`). Shows the dialog if the app has not asked yet, and answers
    /// it.
    /// - Parameter answer: the user's answer, if there is a dialog.
    /// - Returns: the resulting status.
    /// - Throws: `Refusal` if the app has no `NSAppleMusicUsageDescription`: the system ends it.
    @discardableResult
    public func requestConsent(answering answer: ConsentAnswer) throws(Refusal) -> Consent {
        try act(.app) { device throws(Refusal) in try device.requestConsent() }
        let isAsked = stage.withWorld { $0.device.consentDialog != nil }
        if isAsked { try act(.person) { device throws(Refusal) in try device.answerConsent(answer) } }
        return consent
    }

    /// The capabilities that the app sees (`SKCloudServiceController.requestCapabilities`,
    /// `MusicSubscription.current`); empty without consent.
    public var capabilities: Capabilities { stage.read { $0.device.capabilities } }

    /// Requests a user token: `MusicUserTokenProvider.userToken(for:options:)`, `requestUserToken(forDeveloperToken:)`.
    /// - Returns: the value for `Music-User-Token`.
    /// - Throws: `Refusal` with the frameworks' error (no consent, no account signed in, no network), or `StageProblem`.
    public func requestUserToken() async throws -> String {
        _ = try await stage.client.requestUserToken(in: stage)
        return stage.withWorld { $0.userToken?.text ?? "" }
    }

    @discardableResult
    func act(
        _ origin: ChangeOrigin, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        try stage.client.act(origin, in: stage, action)
    }
}
