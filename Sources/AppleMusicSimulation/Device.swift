public import MusicDevice
import MusicWorld

/// The device around the app: consent, capabilities and the user token.
extension SimulatedAppleMusic {
    /// `MusicAuthorization.currentStatus`, `SKCloudServiceController.authorizationStatus()`.
    public var consent: Consent { stage.read { $0.device.consent } }

    /// `MusicAuthorization.request()`: shows the dialog if nobody was asked yet, and presses one of its buttons.
    /// - Parameter answer: the button that the person presses if there is a dialog.
    /// - Returns: the status afterwards.
    /// - Throws: `Refusal` for an app that has no text in `NSAppleMusicUsageDescription`: the system ends it.
    @discardableResult
    public func requestConsent(answering answer: ConsentAnswer) throws(Refusal) -> Consent {
        try act(.app) { device throws(Refusal) in try device.requestConsent() }
        let isAsked = stage.withWorld { $0.device.consentDialog != nil }
        if isAsked { try act(.person) { device throws(Refusal) in try device.answerConsent(answer) } }
        return consent
    }

    /// `SKCloudServiceController.requestCapabilities`, `MusicSubscription.current`: what the app sees. Empty without consent.
    public var capabilities: Capabilities { stage.read { $0.device.capabilities } }

    /// `MusicUserTokenProvider.userToken(for:options:)`, `requestUserToken(forDeveloperToken:)`.
    /// - Returns: the value for `Music-User-Token`.
    /// - Throws: `Refusal` with the frameworks' reason: no consent, nobody signed in, no network; `StageEnded`.
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
