import Testing
import TonearmDevice

struct UserTokenTests {
    static let old = HeldToken(.made("old"), fault: .passwordChanged)
    static let new = HeldToken(.made("new"))
    static let states: [UserTokenCache] = [
        .empty, .held(old), .suspect(old), .dropped, .rechecked, .renewed(old),
    ]
    static let events: [UserTokenCache.Event] = [
        .received(new), .fetchFailed, .accepted, .forbidden, .drop, .recheck(canPlay: true), .recheck(canPlay: false),
        .forget,
    ]
    /// The state after each event, or nil if the event cannot happen.
    static let table: [[UserTokenCache?]] = [
        [.held(new), .empty, nil, nil, nil, nil, nil, nil],
        [.held(new), .held(old), .held(old), .suspect(old), nil, nil, nil, .empty],
        [.renewed(new), .empty, .held(old), .suspect(old), .dropped, .rechecked, .empty, .empty],
        [.renewed(new), .empty, nil, nil, nil, .rechecked, .empty, .empty],
        [.renewed(new), .empty, nil, nil, nil, .rechecked, .empty, .empty],
        [.renewed(new), .renewed(old), .held(old), .empty, nil, nil, nil, .empty],
    ]

    @Test(arguments: states.indices, events.indices)
    func `every state handles every event`(state: Int, event: Int) {
        #expect(Self.states[state].after(Self.events[event]) == Self.table[state][event])
    }

    @Test func `each state has its next step`() {
        #expect(Self.states.map(\.nextStep) == [nil, nil, .drop, .readCapabilities, .fetch, .retry])
    }

    @Test func `a refused token is recovered in four steps`() throws {
        var device = MusicDevice.scenario("subscriber")
        let place = device.instance
        #expect(
            try device.changePassword() == [
                .passwordChanged(account: "subscriber"), .userTokenFaulted(place, .passwordChanged),
            ])
        #expect(device.userTokenFault(at: 0) == .passwordChanged)
        #expect(try device.personalRequest(forbidden: true) == [.userTokenSuspected(place)])
        #expect(try device.dropUserToken() == [.userTokenDropped(place, .refused)])
        #expect(device.recheckCapabilities() == [.capabilitiesRechecked(place, [.catalogPlayback, .cloudLibraryAdd])])
        try device.checkUserTokenRequest(developerToken: .accepted)
        #expect(
            try device.receiveUserToken(device.made("second")) == [.userTokenReceived(place, account: "subscriber")])
        #expect(device.installation.token.nextStep == .retry)
        #expect(device.userTokenFault(at: 0) == nil)
        #expect(try device.personalRequest(forbidden: false) == [.userTokenConfirmed(place)])
        #expect(try device.personalRequest(forbidden: false) == [])
    }

    @Test func `a second refusal ends the recovery`() throws {
        var device = MusicDevice.scenario("password-changed")
        _ = try device.personalRequest(forbidden: true)
        _ = device.recheckCapabilities()
        _ = try device.receiveUserToken(device.made("second"))
        #expect(try device.personalRequest(forbidden: true) == [.userTokenDropped(device.instance, .refusedTwice)])
        #expect(device.installation.token == .empty)
        #expect(
            refusal(device) { device throws(Refusal) in try device.personalRequest(forbidden: true) }?.sentence
                == "Cannot send a personal request: no user token is cached for Runner on phone.")
    }

    @Test func `a lapsed plan ends the recovery at the capabilities`() throws {
        var device = MusicDevice.scenario("lapsed")
        let place = device.instance
        _ = try device.personalRequest(forbidden: true)
        #expect(
            device.recheckCapabilities() == [
                .userTokenDropped(place, .refused), .capabilitiesRechecked(place, .subscriptionEligible),
                .recoveryEnded(place),
            ])
        #expect(device.installation.token == .empty)
        #expect(device.recheckCapabilities() == [])
    }

    @Test func `a failed fetch leaves the cache empty`() throws {
        var device = MusicDevice.scenario("subscriber")
        _ = try device.revokeAccess()
        _ = try device.personalRequest(forbidden: true)
        _ = device.recheckCapabilities()
        #expect(
            throws: Refusal.self, performing: { try device.checkUserTokenRequest(developerToken: .accepted) })
        #expect(device.userTokenRequestFailed() == [.recoveryEnded(device.instance)])
        #expect(device.userTokenRequestFailed() == [])
        #expect(device.installation.token == .empty)
    }

    /// The preconditions of a request for a user token and the errors it returns.
    static let failures: [(String, DeveloperTokenState, offline: Bool, TokenRequestProblem?, String, String)] = [
        ("fresh-device", .accepted, false, nil, "cloudServicePermissionDenied (6)", "permissionDenied"),
        ("denied", .accepted, false, nil, "cloudServicePermissionDenied (6)", "permissionDenied"),
        ("restricted", .accepted, false, nil, "cloudServicePermissionDenied (6)", "permissionDenied"),
        ("signed-out", .accepted, false, nil, "unknown (0)", "userNotSignedIn"),
        (
            "privacy-notice", .accepted, false, .privacyAcknowledgementRequired, "privacyAcknowledgementRequired (9)",
            "privacyAcknowledgementRequired"
        ),
        ("subscriber", .missing, false, .developerTokenMissing, "clientInvalid (1)", "developerTokenRequestFailed"),
        (
            "no-musickit-service", .automatic, false, .developerTokenMissing, "",
            "developerTokenRequestFailed"
        ),
        (
            "subscriber", .accepted, true, .networkFailed, "cloudServiceNetworkConnectionFailed (7)",
            "userTokenRequestFailed"
        ),
        // Three public reports name 7, one with the status 401 below it.
        (
            "subscriber", .refused, false, .developerTokenRefused, "cloudServiceNetworkConnectionFailed (7)",
            "userTokenRequestFailed"
        ),
        ("lapsed", .accepted, false, .subscriptionLapsed, "unknown (0)", "userTokenRequestFailed"),
        ("revoked", .accepted, false, .accessRevoked, "cloudServiceRevoked (8)", "userTokenRevoked"),
    ]

    @Test(arguments: failures)
    func `a request fails with the frameworks' names`(
        row: (String, DeveloperTokenState, offline: Bool, TokenRequestProblem?, String, String)
    ) throws {
        var device = MusicDevice.scenario(row.0 == "revoked" ? "subscriber" : row.0)
        if row.0 == "revoked" { _ = try device.revokeAccess() }
        do throws(Refusal) {
            try device.checkUserTokenRequest(developerToken: row.1, offline: row.offline)
            Issue.record("it got a token")
        } catch {
            if let failure = row.3 { #expect(error.code == .tokenRequest(failure)) }
            let storeKit = row.4.isEmpty ? [] : ["SKError.\(row.4)"]
            #expect(error.errors.map(\.description) == storeKit + ["MusicTokenRequestError.\(row.5)"])
            #expect(error.what == "Cannot get a user token")
        }
    }

    @Test func `a subscriber's request succeeds`() throws {
        for state in [DeveloperTokenState.accepted, .automatic] {
            try MusicDevice.scenario("subscriber").checkUserTokenRequest(developerToken: state)
        }
    }

    @Test func `a token fetched without a plan is useless, even after subscribing`() throws {
        var device = MusicDevice.scenario("eligible")
        try device.checkUserTokenRequest(developerToken: .accepted)
        #expect(
            try device.receiveUserToken(device.made()) == [
                .userTokenReceived(device.instance, account: "visitor"),
                .userTokenFaulted(device.instance, .noSubscription),
            ])
        _ = try device.subscribe()
        #expect(device.userTokenFault(at: 0) == .noSubscription)
        _ = try device.receiveUserToken(device.made("second"))
        #expect(device.userTokenFault(at: 0) == nil)
    }

    @Test func `a token is refused after its plan ended`() throws {
        var device = MusicDevice.scenario("subscriber")
        let token = try #require(device.installation.token.held?.token)
        #expect(device.apply(.eligible).contains(.userTokenFaulted(device.instance, .subscriptionEnded)))
        #expect(device.resultOfFetching(insteadOf: token) == "a token that is still refused for personal data")
        _ = try device.subscribe()
        #expect(device.userTokenFault(at: 0) == .subscriptionEnded)
        #expect(device.resultOfFetching(insteadOf: token) == "a good token")
        _ = try device.signIn("visitor")
        #expect(device.resultOfFetching(insteadOf: token).hasPrefix("a token of the account now signed in"))
        #expect(device.resultOfFetching(insteadOf: token).hasSuffix("refused for personal data without a plan"))
        _ = try device.signOut()
        #expect(device.resultOfFetching(insteadOf: token) == "an error until somebody signs in: userNotSignedIn")
    }

    @Test func `in Apple's simulator a supplied token works until its original is revoked`() throws {
        var device = MusicDevice.scenario("subscriber")
        let token = try #require(device.installation.token.held?.token)
        _ = try device.addDevice("sim", .simulator)
        _ = try device.useDevice("sim")
        let asked = refusal(device) { device throws(Refusal) in
            try device.checkUserTokenRequest(developerToken: .accepted)
            return []
        }
        #expect(asked?.remedies == [.bringUserToken(from: "phone"), .player(.useHardware)])
        #expect(try device.setUserToken(token) == [.userTokenReceived(device.instance, account: "subscriber")])
        #expect(device.userTokenFault(at: 0) == nil && device.flaws == [])
        // The account on the device does not matter to a supplied token.
        _ = try device.signOut()
        #expect(device.userTokenFault(at: 0) == nil && device.flaws == [])
        _ = try device.useDevice("phone")
        let place = AppInstance(app: device.currentApp, device: "sim")
        #expect(try device.signOut().contains(.userTokenFaulted(place, .accountChanged)))
        _ = try device.useDevice("sim")
        #expect(device.userTokenFault(at: 0) == .accountChanged && device.flaws == [])
        #expect(device.resultOfFetching(insteadOf: token).hasPrefix("no token: "))
    }

    @Test func `a token expires by the clock`() {
        let device = MusicDevice.scenario("subscriber")
        #expect(device.userTokenFault(at: UserToken.lifetime - 1) == nil)
        #expect(device.userTokenFault(at: UserToken.lifetime) == .expired)
    }

    @Test func `a privacy notice blocks the data until it is accepted`() throws {
        var device = MusicDevice.scenario("subscriber")
        _ = try device.setPrivacyAcknowledged(false)
        #expect(device.userTokenFault(at: 0) == .privacyNotice)
        _ = try device.setPrivacyAcknowledged(true)
        #expect(device.userTokenFault(at: 0) == nil)
    }

    @Test func `a token belongs to one device`() throws {
        var device = MusicDevice.scenario("two-devices")
        let token = try #require(device.installation.token.held?.token)
        _ = try device.useDevice("tablet")
        _ = try device.setUserToken(token)
        #expect(device.userTokenFault(at: 0) == .carriedOver)
        _ = try device.requestConsent()
        _ = try device.answerConsent(.allow)
        _ = try device.setUserToken(token)
        #expect(device.userTokenFault(at: 0) == .carriedOver)
        _ = try device.useDevice("phone")
        #expect(device.userTokenFault(at: 0) == nil)
        #expect(try device.setUserToken(token) == [])
        #expect(
            refusal(device) { device throws(Refusal) in try device.setUserToken(.made(for: "nobody")) }?.code
                == .unknownName)
    }

    @Test func `another account's token is not cached`() throws {
        let device = MusicDevice.scenario("two-accounts")
        #expect(
            refusal(device) { device throws(Refusal) in try device.receiveUserToken(.made(for: "visitor")) }?.sentence
                == "Cannot cache the user token: it was made for 'visitor', and 'subscriber' is signed in.")
    }

    @Test func `dropping needs a token`() throws {
        var device = MusicDevice.scenario("subscriber")
        #expect(refusal(device) { device throws(Refusal) in try device.dropUserToken() }?.code == .nothingToMend)
        #expect(try device.forgetUserToken() == [.userTokenDropped(device.instance, .forgotten)])
        #expect(refusal(device) { device throws(Refusal) in try device.forgetUserToken() }?.code == .noUserToken)
    }

    @Test func `every fault and drop has its text`() {
        for fault in UserTokenProblem.allCases { #expect(!fault.sentence.isEmpty) }
        for drop in TokenDrop.allCases { #expect(!drop.sentence.isEmpty) }
    }
}
