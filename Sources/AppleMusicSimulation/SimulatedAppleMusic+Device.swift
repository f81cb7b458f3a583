public import MusicDevice
import MusicWorld

/// The device around the app: consent, capabilities and the user token.
extension SimulatedAppleMusic {
    /// `MusicAuthorization.currentStatus`, `SKCloudServiceController.authorizationStatus()`.
    public var consent: Consent {
        get async { await perform { $0.device.consent } }
    }

    /// `MusicAuthorization.request()`: shows the dialog where nobody was asked yet, and presses one of its buttons.
    /// - Parameter answer: what the user says if there is a dialog.
    /// - Returns: the status afterwards.
    /// - Throws: `Refusal` for an app that says nothing in `NSAppleMusicUsageDescription`: the system ends it.
    @discardableResult
    public func requestConsent(answering answer: ConsentAnswer) async throws -> Consent {
        try await act { device throws(Refusal) in
            let asked = try device.requestConsent()
            return device.consentDialog == nil ? asked : asked + (try device.answerConsent(answer))
        }
        return await consent
    }

    /// `SKCloudServiceController.requestCapabilities`, `MusicSubscription.current`: what the app sees. Empty without consent.
    public var capabilities: Capabilities {
        get async { await perform { $0.device.capabilities } }
    }

    /// `MusicUserTokenProvider.userToken(for:options:)`, `requestUserToken(forDeveloperToken:)`.
    /// - Returns: what goes into `Music-User-Token`.
    /// - Throws: `Refusal` with the frameworks' reason: no consent, nobody signed in, no network.
    public func requestUserToken() async throws -> String {
        try await perform { world in
            _ = try await client.requestUserToken(in: &world)
            return world.userToken?.text ?? ""
        }
    }

    func act(_ action: (inout MusicDevice) throws(Refusal) -> [Change]) async throws(Refusal) {
        _ = try await perform { world throws(Refusal) in try world.act(action) }
    }
}
