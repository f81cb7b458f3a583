import Testing
import TonearmDevice

struct AuthorizationStepTests {
    /// The last step of each scenario's authorization flow and its state.
    static let ends: [(String, AuthorizationStep.Name, String)] = [
        ("fresh-device", .consent, "asks"), ("fresh-subscriber", .consent, "asks"),
        ("denied", .consent, "consentMissing(TonearmDevice.Consent.denied)"),
        ("restricted", .consent, "consentMissing(TonearmDevice.Consent.restricted)"),
        ("no-usage-text", .consent, "usageDescriptionMissing"),
        ("eligible", .capabilities, "capabilityOff(TonearmDevice.Capability.catalogPlayback)"),
        ("signed-out", .capabilities, "capabilityOff(TonearmDevice.Capability.catalogPlayback)"),
        ("education", .capabilities, "capabilityOff(TonearmDevice.Capability.catalogPlayback)"),
        ("subscriber", .userToken, "came"), ("carrier", .userToken, "came"), ("password-changed", .userToken, "came"),
        (
            "privacy-notice", .userToken,
            "tokenRequest(TonearmDevice.TokenRequestProblem.privacyAcknowledgementRequired)"
        ),
        (
            "no-musickit-service", .developerToken,
            "tokenRequest(TonearmDevice.TokenRequestProblem.developerTokenMissing)"
        ),
    ]

    @Test(arguments: ends)
    func `the authorization flow stops at the first failing step`(row: (String, AuthorizationStep.Name, String)) throws
    {
        let stops = MusicDevice.scenario(row.0).authorizationSteps(developerToken: .automatic)
        let names = AuthorizationStep.Name.allCases
        #expect(stops.map(\.name) == Array(names.prefix(stops.count)))
        let last = try #require(stops.last)
        #expect(last.name == row.1)
        switch last.outcome {
        case .came: #expect(row.2 == "came")
        case .asks: #expect(row.2 == "asks")
        case .fetches: #expect(row.2 == "fetches")
        case .stopped(let refusal): #expect("\(refusal.code)" == row.2)
        }
    }

    @Test func `a fresh subscriber needs one dialog and one fetch`() throws {
        var device = MusicDevice.scenario("fresh-subscriber")
        #expect(device.authorizationSteps(developerToken: .accepted).map(\.outcome) == [.asks])
        _ = try device.requestConsent()
        #expect(device.authorizationSteps(developerToken: .accepted).map(\.outcome) == [.asks])
        _ = try device.answerConsent(.allow)
        #expect(
            device.authorizationSteps(developerToken: .accepted).map(\.outcome) == [
                .came("authorized"), .came("catalog playback, cloud library add (257)"), .came("us"),
                .came("made by hand"), .fetches,
            ])
        _ = try device.receiveUserToken(device.made())
        let stops = device.authorizationSteps(developerToken: .accepted)
        #expect(stops.last?.outcome == .came("cached, for 'subscriber'"))
        #expect(
            stops.map(\.name.call.musicKit) == [
                "await MusicAuthorization.request()", "try await MusicSubscription.current",
                "try await MusicDataRequest.currentCountryCode",
                "try await MusicDataRequest.tokenProvider.developerToken(options:)",
                "try await MusicDataRequest.tokenProvider.userToken(for:options:)",
            ])
        #expect(stops.first?.name.call.storeKit == "SKCloudServiceController.requestAuthorization(_:)")
    }

    @Test func `a suspect token is fetched again, a renewed token is cached`() throws {
        var device = MusicDevice.scenario("password-changed")
        _ = try device.personalRequest(forbidden: true)
        #expect(device.authorizationSteps(developerToken: .accepted).last?.outcome == .fetches)
        _ = try device.receiveUserToken(device.made("second"))
        #expect(device.authorizationSteps(developerToken: .accepted).last?.outcome == .came("cached, for 'subscriber'"))
    }

    @Test func `the flow stops at the developer token without a network`() {
        let last = MusicDevice.scenario("subscriber").authorizationSteps(developerToken: .accepted, offline: true).last
        #expect(last?.name == .developerToken)
    }

    @Test func `only an eligible user is sent to the offer`() {
        guard
            case .stopped(let eligible)? = MusicDevice.scenario("eligible").authorizationSteps(
                developerToken: .accepted
            ).last?
            .outcome,
            case .stopped(let school)? = MusicDevice.scenario("education").authorizationSteps(developerToken: .accepted)
                .last?.outcome
        else {
            Issue.record("the flow went on")
            return
        }
        #expect(eligible.remedies == [.loadOffer])
        #expect(school.remedies == [.readCapabilities(nil)])
    }
}
