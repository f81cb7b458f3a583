import AppleMusicAPI
import Testing

@testable import TonearmDevice

struct OfferTests {
    static let options = OfferOptions(message: .playMusic, item: album)
    static let states: [Offer] = [.idle, .loading(options), .ready(options), .presented(options)]

    enum Action: String, CaseIterable {
        case load, loaded, failed, present, accept, dismiss
    }

    static func run(_ action: Action, _ device: inout MusicDevice) throws(Refusal) -> [Change] {
        switch action {
        case .load: try device.loadOffer(options)
        case .loaded: try device.finishLoadingOffer()
        case .failed: try device.finishLoadingOffer(fault: .offline)
        case .present: try device.presentOffer()
        case .accept: try device.acceptOffer()
        case .dismiss: try device.dismissOffer()
        }
    }

    static func device(_ steps: Int, _ name: String = "eligible") throws -> MusicDevice {
        var device = MusicDevice.scenario(name)
        for action in [Action.load, .loaded, .present].prefix(steps) { _ = try run(action, &device) }
        return device
    }

    /// The state after each action, or `!` and the problem of a refusal.
    static let table: [[String]] = [
        ["loading", "!noOfferLoading", "!noOfferLoading", "!noOfferReady", "!noOfferShown", "!noOfferShown"],
        ["!offerBusy", "ready", "idle", "!noOfferReady", "!noOfferShown", "!noOfferShown"],
        ["!offerBusy", "!noOfferLoading", "!noOfferLoading", "presented", "!noOfferShown", "!noOfferShown"],
        ["!offerBusy", "!noOfferLoading", "!noOfferLoading", "!offerBusy", "idle", "idle"],
    ]

    @Test(arguments: states.indices, Action.allCases)
    func `every state handles every action`(state: Int, action: Action) throws {
        let start = try Self.device(state)
        #expect(start.offer == Self.states[state])
        let expected = Self.table[state][try #require(Action.allCases.firstIndex(of: action))]
        if expected.hasPrefix("!") {
            let refusal = try #require(refusal(start) { device throws(Refusal) in try Self.run(action, &device) })
            #expect("!\(refusal.code)" == expected)
            #expect(!refusal.remedies.isEmpty)
        } else {
            var device = start
            #expect(try Self.run(action, &device).isEmpty == false)
            #expect(device.offer.name == expected)
        }
    }

    @Test func `accepting subscribes, enables playback and removes the token`() throws {
        var device = MusicDevice.scenario("eligible")
        let place = device.instance
        _ = try device.receiveUserToken(device.made())
        try device.offerNow(Self.options)
        #expect(device.offerSheet?.options == Self.options)
        #expect(device.offerSheet?.button == .subscribe)
        #expect(
            try device.acceptOffer() == [
                .offerAccepted(place), .subscriptionChanged(account: "visitor", from: .none, to: .trial),
                .capabilitiesChanged(place, from: .subscriptionEligible, to: .catalogPlayback),
                .userTokenDropped(place, .subscriptionBegan), .offerDismissed(place),
            ])
        #expect(device.capabilities == .catalogPlayback)
        #expect(device.gate(.play(album)) == nil)
        #expect(device.offer == .idle)
        #expect(
            refusal(device) { device throws(Refusal) in try device.loadOffer(Self.options) }?.code == .alreadyPlayable)
    }

    @Test func `dismissing only closes the sheet, and the app keeps the options that it showed`() throws {
        var device = try Self.device(3)
        let options = device[device.instance].lastOffer
        #expect(options != nil)
        #expect(try device.dismissOffer() == [.offerDismissed(device.instance)])
        var expected = MusicDevice.scenario("eligible")
        expected[device.instance].lastOffer = options
        #expect(device == expected)
    }

    @Test(arguments: Capabilities.combinations)
    func `an offer needs playback off and eligible on`(capabilities: Capabilities) throws {
        let device = MusicDevice.with(capabilities)
        let refusal = refusal(device) { device throws(Refusal) in try device.loadOffer(Self.options) }
        if capabilities.contains(.catalogPlayback) {
            #expect(
                refusal?.sentence
                    == "Cannot show an offer: the capability 'catalog playback' is on (set by hand), so there is nothing to offer."
            )
        } else if capabilities.contains(.subscriptionEligible) {
            #expect(refusal == nil)
        } else {
            #expect(
                refusal?.sentence
                    == "Cannot show an offer: the capability 'subscription eligible' is off (set by hand).")
        }
    }

    @Test(arguments: [
        ("subscriber", "the capability 'catalog playback' is on, so there is nothing to offer"),
        ("carrier", "the capability 'catalog playback' is on, so there is nothing to offer"),
        ("no-service", "the capability 'subscription eligible' is off"),
        ("education", "the capability 'subscription eligible' is off"),
        ("enterprise", "the capability 'subscription eligible' is off"),
        ("fresh-device", "consent is notDetermined"), ("denied", "consent is denied"),
        ("restricted", "consent is restricted"),
    ])
    func `an ineligible account has no offer`(name: String, why: String) {
        let device = MusicDevice.scenario(name)
        #expect(refusal(device) { device throws(Refusal) in try device.loadOffer(OfferOptions()) }?.why == why)
        #expect(
            refusal(device) { device throws(Refusal) in try device.acceptOffer() }?.why
                == "none is shown, and none can be: \(why)")
    }

    @Test func `accepting an offer replaces flags that were set by hand`() throws {
        for name in ["subscriber", "no-service", "education", "carrier"] {
            var device = MusicDevice.scenario(name)
            _ = device.setCapability(.catalogPlayback, to: false)
            _ = device.setCapability(.subscriptionEligible, to: true)
            try device.offerNow()
            _ = try device.acceptOffer()
            #expect(device.capabilities.contains(.catalogPlayback))
            #expect(!device.capabilities.contains(.subscriptionEligible))
            #expect(device.offer == .idle)
            #expect(device.flaws == [])
        }
    }

    @Test func `the sheet of a signed-out device has another button`() throws {
        var device = try Self.device(3, "signed-out")
        #expect(device.offerSheet?.button == .signIn)
        #expect(refusal(device) { device throws(Refusal) in try device.acceptOffer() }?.code == .notSignedIn)
        var subscriber = device
        _ = try device.signIn("visitor")
        #expect(device.offerSheet?.button == .subscribe)
        _ = try subscriber.addAccount(Account("friend", subscription: .family))
        #expect(
            try subscriber.signIn("friend") == [
                .accountChanged(device: "phone", from: nil, to: "friend"),
                .capabilitiesChanged(device.instance, from: .subscriptionEligible, to: .catalogPlayback),
                .storefrontChanged(device.instance, from: nil, to: "us"), .offerDismissed(device.instance),
            ])
    }

    @Test func `a sheet closes when its conditions end`() throws {
        for (steps, change) in [
            (1, Change.offerWithdrawn(MusicDevice().instance)), (2, .offerWithdrawn(MusicDevice().instance)),
            (3, .offerDismissed(MusicDevice().instance)),
        ] {
            var device = try Self.device(steps)
            #expect(try device.subscribe().last == change)
            #expect(device.offer == .idle)
        }
    }

    @Test func `loading fails without the Music app or by an injected fault`() throws {
        var device = try Self.device(1, "no-music-app")
        #expect(try device.finishLoadingOffer() == [.offerLoadFailed(device.instance, .musicAppMissing)])
        #expect(device.offer == .idle)
        _ = device.setMusicApp(installed: true)
        for fault in OfferProblem.allCases {
            _ = try device.loadOffer(Self.options)
            #expect(
                try device.finishLoadingOffer(fault: fault).map(\.sentence) == [
                    "Runner on phone: the offer could not be loaded: \(fault.sentence)"
                ])
        }
        try device.offerNow()
        #expect(device.offerSheet?.headline == "Join Apple Music")
    }

    @Test func `an offered item must exist and have an offer`() {
        let device = MusicDevice.scenario("eligible")
        #expect(
            refusal(device) { device throws(Refusal) in try device.loadOffer(Self.options, itemExists: false) }?
                .sentence
                == "Cannot load an offer: the storefront's catalog has no 'albums/310730204'.")
        let artist = OfferOptions(message: .connect, item: ResourceIdentifier(.artists, "1"), affiliateToken: "a")
        let refusal = refusal(device) { device throws(Refusal) in try device.loadOffer(artist) }
        #expect(refusal?.code == .itemNotOfferable)
        #expect(refusal?.why == "'artists/1' is not one of songs, albums, playlists, stations")
        #expect(refusal?.remedies == [.leaveItemOut(OfferOptions(message: .connect, affiliateToken: "a"))])
    }

    @Test func `the options have their names in both frameworks`() {
        let options = OfferOptions(message: .addMusic, item: song, affiliateToken: "T", campaignToken: "C")
        #expect(
            options.list.map { "\($0.storeKit) \($0.musicKit) \($0.value)" } == [
                "action action subscribe", "messageIdentifier messageIdentifier addMusic",
                "iTunesItemIdentifier itemID 900032829", "affiliateToken affiliateToken T",
                "campaignToken campaignToken C",
            ])
        #expect(
            OfferMessage.allCases.map(\.headline) == [
                "Join Apple Music", "Connect to Apple Music", "Add all the music you want",
                "Play all the music you want",
            ])
        #expect(
            Change.offerDismissed(MusicDevice().instance).announcement?.storeKit
                == "cloudServiceSetupViewControllerDidDismiss(_:)")
    }
}
