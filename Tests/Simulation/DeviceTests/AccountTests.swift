import Testing
import TonearmDevice

struct AccountTests {
    /// The raw capabilities, storefront and plan of each situation, with consent.
    static let situations: [(Situation, raw: Int, storefront: String?, SubscriptionPlan)] = [
        (.subscriber, 257, "us", .individual), (.carrier, 257, "us", .carrier), (.noCloudLibrary, 1, "us", .individual),
        (.eligible, 2, "us", .none), (.lapsed, 2, "us", .lapsed), (.education, 0, "us", .none),
        (.enterprise, 0, "us", .none), (.signedOut, 2, nil, .none), (.noService, 0, "aq", .none),
    ]

    @Test(arguments: situations, situations)
    func `each situation can be reached from every other`(
        from: (Situation, raw: Int, storefront: String?, SubscriptionPlan),
        to: (Situation, raw: Int, storefront: String?, SubscriptionPlan)
    ) throws {
        var device = MusicDevice()
        _ = try device.requestConsent()
        _ = try device.answerConsent(.allow)
        _ = device.apply(from.0)
        let before = device
        let changes = device.apply(to.0)
        #expect(changes.isEmpty == (device == before))
        #expect(device.capabilities.rawValue == to.raw)
        #expect((try? device.readStorefront()) == to.storefront)
        if to.0 != .signedOut { #expect(device.account?.subscription == to.3) }
        #expect(changes.contains { if case .capabilitiesChanged = $0 { true } else { false } } == (from.raw != to.raw))
        #expect(device.flaws == [])
    }

    @Test func `the table lists every situation`() {
        #expect(Set(Self.situations.map(\.0)) == Set(Situation.allCases))
    }

    @Test func `signing out changes capabilities and storefront and revokes the token`() throws {
        var device = MusicDevice.scenario("subscriber")
        let place = device.instance
        #expect(
            try device.signOut() == [
                .accountChanged(device: "phone", from: "subscriber", to: nil),
                .capabilitiesChanged(place, from: [.catalogPlayback, .cloudLibraryAdd], to: .subscriptionEligible),
                .storefrontChanged(place, from: "us", to: nil), .userTokenFaulted(place, .accountChanged),
            ])
        #expect(refusal(device) { device throws(Refusal) in try device.signOut() }?.code == .notSignedIn)
        #expect(try device.signIn("subscriber").first == .accountChanged(device: "phone", from: nil, to: "subscriber"))
        #expect(device.userTokenFault(at: 0) == .accountChanged)
        #expect(
            refusal(device) { device throws(Refusal) in try device.signIn("subscriber") }?.sentence
                == "Cannot sign in 'subscriber': 'subscriber' is signed in on this device already.")
        #expect(refusal(device) { device throws(Refusal) in try device.signIn("nobody") }?.code == .unknownName)
    }

    @Test func `another account brings its own storefront`() throws {
        var device = MusicDevice.scenario("two-accounts")
        let place = device.instance
        #expect(
            try device.signIn("visitor") == [
                .accountChanged(device: "phone", from: "subscriber", to: "visitor"),
                .capabilitiesChanged(place, from: [.catalogPlayback, .cloudLibraryAdd], to: .subscriptionEligible),
                .storefrontChanged(place, from: "us", to: "gb"), .userTokenFaulted(place, .accountChanged),
            ])
        #expect(try device.readStorefront() == "gb")
    }

    @Test func `a plan that does not exist can neither lapse nor sync`() {
        let device = MusicDevice.scenario("eligible")
        #expect(
            refusal(device) { device throws(Refusal) in try device.lapse() }?.sentence
                == "Cannot let the subscription lapse: the subscription of 'visitor' is none.")
        #expect(
            refusal(device) { device throws(Refusal) in try device.setCloudLibrary(true) }?.remedies == [.subscribe])
    }

    @Test func `only real plans can be subscribed to, and storefronts are in lower case`() throws {
        var device = MusicDevice.scenario("eligible")
        #expect(
            refusal(device) { device throws(Refusal) in try device.subscribe(.lapsed) }?.why
                == "'lapsed' is not a plan; there are trial, individual, student, family, carrier")
        _ = try device.moveStorefront(to: "JP")
        #expect(try device.readStorefront() == "jp")
    }

    @Test func `account actions are refused when the device is signed out`() {
        let device = MusicDevice.scenario("signed-out")
        #expect(refusal(device) { device throws(Refusal) in try device.subscribe() }?.code == .notSignedIn)
        #expect(refusal(device) { device throws(Refusal) in try device.lapse() }?.code == .notSignedIn)
        #expect(refusal(device) { device throws(Refusal) in try device.changePassword() }?.code == .notSignedIn)
        #expect(refusal(device) { device throws(Refusal) in try device.revokeAccess() }?.code == .notSignedIn)
        #expect(refusal(device) { device throws(Refusal) in try device.grantAccess() }?.code == .notSignedIn)
        #expect(
            refusal(device) { device throws(Refusal) in try device.setPrivacyAcknowledged(false) }?.code == .notSignedIn
        )
        #expect(refusal(device) { device throws(Refusal) in try device.moveStorefront(to: "fr") }?.code == .notSignedIn)
    }

    @Test func `Sync Library changes only the capability to add`() throws {
        var device = MusicDevice.scenario("no-cloud-library")
        #expect(
            try device.setCloudLibrary(true) == [
                .cloudLibrarySwitched(account: "subscriber", device: "phone", on: true),
                .capabilitiesChanged(
                    device.instance, from: .catalogPlayback, to: [.catalogPlayback, .cloudLibraryAdd]),
            ])
        #expect(device.userTokenFault(at: 0) == nil)
    }

    @Test func `a lapsed plan removes playback and library and leaves an offer`() throws {
        var device = MusicDevice.scenario("subscriber")
        let place = device.instance
        #expect(
            try device.lapse() == [
                .subscriptionChanged(account: "subscriber", from: .individual, to: .lapsed),
                .cloudLibrarySwitched(account: "subscriber", device: "phone", on: false),
                .capabilitiesChanged(place, from: [.catalogPlayback, .cloudLibraryAdd], to: .subscriptionEligible),
                .userTokenFaulted(place, .subscriptionEnded),
            ])
    }

    @Test func `access is revoked and granted once`() throws {
        var device = MusicDevice.scenario("subscriber")
        #expect(refusal(device) { device throws(Refusal) in try device.grantAccess() }?.code == .notRevoked)
        _ = try device.revokeAccess()
        #expect(device.consent == .authorized)
        #expect(refusal(device) { device throws(Refusal) in try device.revokeAccess() }?.code == .alreadyRevoked)
        #expect(try device.grantAccess() == [.accessGranted(account: "subscriber", app: "Runner")])
        #expect(device.userTokenFault(at: 0) == .accessRevoked)
    }

    @Test func `reading the storefront needs consent and an account`() throws {
        #expect(try MusicDevice.scenario("subscriber").readStorefront() == "us")
        for (name, errors) in [
            ("fresh-device", ["SKError.cloudServicePermissionDenied (6)", "MusicTokenRequestError.permissionDenied"]),
            ("signed-out", ["SKError.unknown (0)", "MusicTokenRequestError.userNotSignedIn"]),
        ] {
            #expect {
                try MusicDevice.scenario(name).readStorefront()
            } throws: {
                ($0 as? Refusal)?.errors.map(\.description) == errors
            }
        }
    }
}
