import Testing
import TonearmDevice

struct CapabilityTests {
    @Test func `both frameworks have their names for the capabilities`() {
        #expect(Capability.allCases.map(\.storeKitRawValue) == [1, 256, 2])
        #expect(
            Capability.allCases.map(\.storeKitName) == [
                "musicCatalogPlayback", "addToCloudMusicLibrary", "musicCatalogSubscriptionEligible",
            ])
        #expect(
            Capability.allCases.map(\.musicKitName) == [
                "canPlayCatalogContent", "hasCloudLibraryEnabled", "canBecomeSubscriber",
            ])
        for capability in Capability.allCases {
            for name in [capability.words, capability.typed, capability.musicKitName, capability.storeKitName] {
                #expect(Capability(named: name) == capability)
            }
        }
        #expect(Capability(named: "catalog") == nil)
    }

    /// The states of the play, add and offer buttons by raw value.
    static let table: [(raw: Int, play: String, add: String, offer: String)] = [
        (0, "off", "off", "hidden"), (1, "on", "off", "hidden"), (2, "off", "off", "on"), (3, "on", "off", "hidden"),
        (256, "off", "on", "hidden"), (257, "on", "on", "hidden"), (258, "off", "on", "on"),
        (259, "on", "on", "hidden"),
    ]

    @Test(arguments: table)
    func `every combination has its meaning and buttons`(
        row: (raw: Int, play: String, add: String, offer: String)
    ) {
        let capabilities = Capabilities(rawValue: row.raw)
        let meaning = capabilities.meaning
        #expect(
            [meaning.play.rawValue, meaning.add.rawValue, meaning.offer.rawValue] == [row.play, row.add, row.offer])
        #expect(meaning.isExpected == ![3, 259].contains(row.raw))
        #expect(!meaning.who.isEmpty && meaning.advice.hasSuffix("."))
        #expect(meaning.advice.contains("show an offer") == (row.offer == "on"))
        #expect(MusicDevice.with(capabilities).capabilities == capabilities)
    }

    @Test(arguments: table)
    func `each action is gated by its own capability`(row: (raw: Int, play: String, add: String, offer: String)) {
        let device = MusicDevice.with(Capabilities(rawValue: row.raw))
        #expect((device.gate(.play(album)) == nil) == (row.play == "on"))
        for action in [GatedAction.addToLibrary(song), .addToPlaylist(song, playlist: "Run"), .createPlaylist("Run")] {
            #expect((device.gate(action) == nil) == (row.add == "on"))
        }
        #expect((device.gate(.offer(OfferOptions())) == nil) == (row.offer == "on"))
        #expect(device.allowsOffer(at: device.instance) == (row.offer == "on"))
    }

    @Test func `the combinations are all eight in order`() {
        #expect(Capabilities.combinations.map(\.rawValue) == Self.table.map(\.raw).sorted())
        #expect(Set(Capabilities.combinations.map(\.meaning.who)).count == 7)
    }

    /// The raw capabilities by plan, Sync Library, mode, storefront and sign-in.
    static let derived: [(subscription: SubscriptionPlan, sync: Bool, mode: Device.Mode, hasMusic: Bool, raw: Int)] =
        SubscriptionPlan.allCases.flatMap { plan in
            [
                (plan, false, .normal, true, plan.isActive ? 1 : 2),
                (plan, true, .normal, true, plan.isActive ? 257 : 2),
                (plan, false, .normal, false, 0), (plan, true, .education, true, plan.isActive ? 1 : 0),
                (plan, false, .managed, true, plan.isActive ? 1 : 0),
            ]
        }

    @Test(arguments: derived)
    func `capabilities follow from the account`(
        row: (subscription: SubscriptionPlan, sync: Bool, mode: Device.Mode, hasMusic: Bool, raw: Int)
    ) throws {
        var device = MusicDevice.scenario("eligible")
        if row.subscription.isActive { _ = try device.subscribe(row.subscription) }
        if row.subscription == .lapsed {
            _ = try device.subscribe()
            _ = try device.lapse()
        }
        if row.sync, row.subscription.isActive { _ = try device.setCloudLibrary(true) }
        _ = device.setMode(row.mode)
        _ = try device.moveStorefront(to: row.hasMusic ? "us" : "aq", hasMusic: row.hasMusic)
        #expect(device.account?.subscription == row.subscription)
        #expect(device.capabilities.rawValue == row.raw)
        #expect(device.flaws == [])
    }

    @Test func `a signed-out device is eligible, except in education mode`() throws {
        var device = MusicDevice.scenario("subscriber")
        _ = try device.signOut()
        #expect(device.capabilities == .subscriptionEligible)
        _ = device.setMode(.education)
        #expect(device.capabilities == [])
    }

    @Test func `reading without consent gives an empty set and an error`() {
        for (name, consent) in [
            ("fresh-subscriber", Consent.notDetermined), ("denied", .denied), ("restricted", .restricted),
        ] {
            let reading = MusicDevice.scenario(name).readCapabilities()
            #expect(reading.capabilities == [])
            #expect(reading.storeKit?.code == .consentMissing(consent))
            #expect(
                reading.storeKit?.errors.map(\.description) == [
                    "SKError.cloudServicePermissionDenied (6)", "MusicSubscription.Error.permissionDenied",
                ])
            #expect(reading.musicKit == reading.storeKit)
            #expect(reading.storeKit?.explanation != nil)
        }
    }

    @Test func `a pending privacy notice blocks MusicKit but not StoreKit`() {
        let reading = MusicDevice.scenario("privacy-notice").readCapabilities()
        #expect(reading.capabilities == [.catalogPlayback, .cloudLibraryAdd])
        #expect(reading.storeKit == nil)
        #expect(
            reading.musicKit?.errors.map(\.description) == ["MusicSubscription.Error.privacyAcknowledgementRequired"])
    }

    @Test func `an override is marked and ends with a new situation`() throws {
        var device = MusicDevice.scenario("subscriber")
        let place = device.instance
        #expect(
            device.setCapability(.cloudLibraryAdd, to: false) == [
                .capabilitySet(device: "phone", .cloudLibraryAdd, to: false),
                .capabilitiesChanged(place, from: [.catalogPlayback, .cloudLibraryAdd], to: .catalogPlayback),
            ])
        #expect(device.readCapabilities().byHand == [.cloudLibraryAdd])
        #expect(
            device.gate(.addToLibrary(song))?.why == "the capability 'cloud library add' is off (set by hand)")
        #expect(device.gate(.addToLibrary(song))?.remedies == [.setCapability(.cloudLibraryAdd, on: true)])
        #expect(device.setCapability(.cloudLibraryAdd, to: false) == [])
        let changes = try device.lapse()
        #expect(changes.contains(.capabilitySet(device: "phone", .cloudLibraryAdd, to: nil)))
        #expect(device.readCapabilities().byHand == [])
    }

    @Test func `unchanged flags are not announced`() throws {
        var device = MusicDevice.scenario("no-cloud-library")
        let changes = try device.subscribe(.family)
        #expect(changes == [.subscriptionChanged(account: "subscriber", from: .individual, to: .family)])
        #expect(device.setCapability(.catalogPlayback, to: true).contains { $0.announcement != nil } == false)
    }

    @Test func `an app without consent receives no notification`() throws {
        var device = MusicDevice.scenario("fresh-device")
        #expect(try device.subscribe().allSatisfy { $0.announcement == nil })
    }

    @Test func `a change of capabilities names its notification`() throws {
        var device = MusicDevice.scenario("subscriber")
        let change = try #require(try device.lapse().first { $0.announcement != nil })
        #expect(
            change.sentence
                == "Runner on phone: capabilities catalog playback, cloud library add → subscription eligible (257 → 2)"
        )
        #expect(change.announcement?.storeKit == "SKCloudServiceCapabilitiesDidChange")
        #expect(change.announcement?.musicKit == "MusicSubscription.subscriptionUpdates")
    }

    @Test func `a plan changes every device of the account`() throws {
        var device = MusicDevice.scenario("two-devices")
        _ = try device.useDevice("tablet")
        _ = try device.requestConsent()
        _ = try device.answerConsent(.allow)
        #expect(device.capabilities == .catalogPlayback)
        let changed = try device.lapse().filter { if case .capabilitiesChanged = $0 { true } else { false } }
        #expect(changed.count == 2)
    }

    @Test func `refusals state the problem, the cause and the remedy`() throws {
        let play = try #require(MusicDevice.scenario("eligible").gate(.play(album)))
        #expect(play.sentence == "Cannot play 'albums/310730204': the capability 'catalog playback' is off.")
        let fitting = OfferOptions(message: .playMusic, item: album)
        #expect(play.remedies == [.showOffer(fitting, button: .subscribe)])
        #expect(
            play.explanation
                == "Play a preview, and show an offer with the message 'playMusic' where the play button was.")
        let add = try #require(MusicDevice.scenario("no-cloud-library").gate(.addToLibrary(song)))
        #expect(
            add.sentence == "Cannot add 'songs/900032829' to the library: the capability 'cloud library add' is off.")
        #expect(add.remedies == [.turnOnCloudLibrary])
        #expect(
            add.errors.map(\.description) == [
                "MPError.cloudServiceCapabilityMissing (2)", "MusicLibrary.Error.unableToAddItem",
            ])
        let edit = try #require(
            MusicDevice.scenario("no-cloud-library").gate(.addToPlaylist(song, playlist: "Run")))
        #expect(edit.errors.last?.description == "MusicLibrary.Error.editPlaylistFailed")
        let signedOut = try #require(MusicDevice.scenario("signed-out").gate(.play(album)))
        #expect(signedOut.remedies == [.showOffer(fitting, button: .signIn)])
        for (name, reason) in [
            ("education", .schoolDevice), ("enterprise", .companyDevice), ("no-service", .storefrontWithoutMusic("aq")),
        ] as [(String, NothingForSale)] {
            let refusal = try #require(MusicDevice.scenario(name).gate(.play(album)))
            #expect(refusal.remedies == [.readCapabilities(reason)])
            #expect(refusal.explanation == "Play a preview, and show neither a play button nor an offer.")
        }
        let denied = try #require(MusicDevice.scenario("denied").gate(.createPlaylist("Run")))
        #expect(denied.sentence == "Cannot create the playlist 'Run': consent is denied.")
        #expect(denied.remedies == [.allowInSettings])
        #expect(denied.errors.last?.description == "MusicLibrary.Error.permissionDenied")
    }
}
