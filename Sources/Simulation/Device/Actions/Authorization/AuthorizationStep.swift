/// A step of the authorization flow, from a fresh app to the user's own music: the app's call, and its outcome.
package struct AuthorizationStep: Sendable, Equatable {
    package let name: Name
    package let outcome: Outcome

    package enum Name: String, CaseIterable, Sendable {
        case consent, capabilities, storefront, developerToken, userToken
    }

    package enum Outcome: Sendable, Equatable {
        case came(String)
        /// The user must answer: `requestConsent()` shows the dialog.
        case asks
        /// The service must answer: there is no cached token, or the service refused it.
        case fetches
        case stopped(Refusal)
    }
}

extension MusicDevice {
    /// Returns the authorization flow up to the first step that does not succeed, without changing the device. The
    /// cheapest steps come first: fetching the token is expensive, and depends on the earlier answers (WWDC17 session
    /// 502).
    package func authorizationSteps(developerToken: DeveloperTokenState, offline: Bool = false) -> [AuthorizationStep] {
        var stops: [AuthorizationStep] = []
        for name in AuthorizationStep.Name.allCases {
            let outcome = outcome(at: name, developerToken, offline)
            stops.append(AuthorizationStep(name: name, outcome: outcome))
            guard case .came = outcome else { break }
        }
        return stops
    }

    private func outcome(
        at stop: AuthorizationStep.Name, _ developerToken: DeveloperTokenState, _ offline: Bool
    ) -> AuthorizationStep.Outcome {
        do throws(Refusal) {
            switch stop {
            case .consent: return consentOutcome
            case .capabilities: return capabilitiesOutcome
            case .storefront: return .came(try readStorefront())
            case .developerToken:
                if let failure = developerTokenFailure(developerToken, offline: offline) { return .stopped(failure) }
                let maker = frameworks.frameworks == .storeKit ? "signed by the app's own server" : "made by MusicKit"
                return .came(developerToken == .automatic ? maker : "made by hand")
            case .userToken:
                switch installation.token {
                case .held(let held), .renewed(let held):
                    return .came(
                        held.fault == .unverified ? "cached, set by hand" : "cached, for '\(held.token.account)'")
                case .empty, .suspect, .dropped, .rechecked: break
                }
                try checkUserTokenRequest(developerToken: developerToken, offline: offline)
                return .fetches
            }
        } catch {
            return .stopped(error)
        }
    }

    private var consentOutcome: AuthorizationStep.Outcome {
        let error = TokenRequestError.permissionDenied.error
        if app.usageDescription != nil, consent == .notDetermined { return .asks }
        return protectedCall("Cannot go on", musicKit: error).map { .stopped($0) } ?? .came(consent.rawValue)
    }

    /// The outcome for the capabilities. Without playback the flow ends, with an offer if one is allowed.
    private var capabilitiesOutcome: AuthorizationStep.Outcome {
        if capabilities.contains(.catalogPlayback) { return .came("\(capabilities.words) (\(capabilities.rawValue))") }
        let why = "the capability 'catalog playback' is off, so personal music stays closed"
        let offered = capabilities.allowOffer
        return .stopped(
            Refusal(
                code: .capabilityOff(.catalogPlayback), what: "Cannot go on", why: why,
                remedies: [offered ? .loadOffer : .readCapabilities(nil)],
                explanation: capabilities.meaning(in: device.mode).advice))
    }
}

extension AuthorizationStep.Name {
    package var call: FrameworkCall {
        switch self {
        case .consent: .requestConsent
        case .capabilities: .readCapabilities
        case .storefront: .readStorefront
        case .developerToken: .developerToken
        case .userToken: .userToken
        }
    }
}
