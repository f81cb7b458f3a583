import Testing
import TonearmDevice

struct ConsentTests {
    /// The five states of consent: the four statuses and an open dialog.
    static let states = ["notDetermined", "asked", "denied", "authorized", "restricted"]

    static func device(_ state: String) throws -> MusicDevice {
        var device = MusicDevice()
        switch state {
        case "asked": _ = try device.requestConsent()
        case "denied", "authorized":
            _ = try device.requestConsent()
            _ = try device.answerConsent(state == "denied" ? .refuse : .allow)
        case "restricted": _ = device.restrictConsent()
        default: break
        }
        return device
    }

    enum Action: String, CaseIterable {
        case request, allow, refuse, switchOn, switchOff, reset, restrict, lift
    }

    static func run(_ action: Action, _ device: inout MusicDevice) throws(Refusal) -> [Change] {
        switch action {
        case .request: try device.requestConsent()
        case .allow: try device.answerConsent(.allow)
        case .refuse: try device.answerConsent(.refuse)
        case .switchOn: try device.switchConsent(on: true)
        case .switchOff: try device.switchConsent(on: false)
        case .reset: try device.resetConsent()
        case .restrict: device.restrictConsent()
        case .lift: device.setMode(.normal)
        }
    }

    /// The state after each action, in the order of `Action`, or `!` and the problem of a refusal.
    static let table: [(state: String, after: [String])] = [
        (
            "notDetermined",
            [
                "asked", "!noDialog", "!noDialog", "!neverAsked", "!neverAsked", "notDetermined", "restricted",
                "notDetermined",
            ]
        ),
        (
            "asked",
            ["asked", "authorized", "denied", "!neverAsked", "!neverAsked", "notDetermined", "restricted", "asked"]
        ),
        (
            "denied",
            ["denied", "!noDialog", "!noDialog", "authorized", "denied", "notDetermined", "restricted", "denied"]
        ),
        (
            "authorized",
            [
                "authorized", "!noDialog", "!noDialog", "authorized", "denied", "notDetermined", "restricted",
                "authorized",
            ]
        ),
        (
            "restricted",
            [
                "restricted", "!consentRestricted", "!consentRestricted", "!consentRestricted", "!consentRestricted",
                "!consentRestricted", "restricted", "notDetermined",
            ]
        ),
    ]

    @Test(arguments: table, Action.allCases)
    func `every state handles every action`(row: (state: String, after: [String]), action: Action) throws {
        let start = try Self.device(row.state)
        let expected = row.after[try #require(Action.allCases.firstIndex(of: action))]
        if expected.hasPrefix("!") {
            let refusal = try #require(refusal(start) { device throws(Refusal) in try Self.run(action, &device) })
            #expect("!\(refusal.code)" == expected)
        } else {
            var device = start
            let changes = try Self.run(action, &device)
            #expect(device.consent.rawValue == (expected == "asked" ? "notDetermined" : expected))
            #expect((device.consentDialog != nil) == (expected == "asked"))
            #expect(changes.isEmpty == (device == start))
            let told = changes.contains(
                .consentChanged(start.instance, from: start.consent, to: device.consent))
            #expect(told == (start.consent != device.consent))
        }
    }

    @Test func `the dialog contains the app's name and its usage description`() throws {
        var device = MusicDevice()
        #expect(try device.requestConsent() == [.consentDialogShown(device.instance)])
        let dialog = try #require(device.consentDialog)
        #expect(dialog.title.hasPrefix("\"Runner\" asks"))
        #expect(dialog.message == "Play music that matches your pace.")
        #expect([dialog.refuseButton, dialog.allowButton] == ["Don't Allow", "Allow"])
        #expect(
            try device.answerConsent(.allow).map(\.sentence) == ["Runner on phone: consent notDetermined → authorized"])
    }

    @Test func `an answered request shows no dialog`() throws {
        for state in ["denied", "authorized", "restricted"] {
            var device = try Self.device(state)
            #expect(try device.requestConsent() == [])
            #expect(device.consentDialog == nil)
        }
    }

    @Test func `the system ends an app without a usage description`() throws {
        let device = MusicDevice.scenario("no-usage-text")
        let refusal = try #require(refusal(device) { device throws(Refusal) in try device.requestConsent() })
        #expect(
            refusal.sentence
                == "Cannot ask for consent: the system ended the app 'Runner', because its Info.plist has no "
                + "'NSAppleMusicUsageDescription'.")
        #expect(refusal.remedies == [.writeUsageDescription])
        #expect(device.readCapabilities().storeKit?.code == .usageDescriptionMissing)
    }

    @Test func `removing the usage description closes the dialog`() throws {
        var device = try Self.device("asked")
        #expect(device.setUsageDescription(nil).contains(.consentDialogClosed(device.instance)))
        #expect(device.consentDialog == nil)
        #expect(device.flaws == [])
    }

    @Test func `the switch in Settings ends the app and removes its token`() throws {
        var device = MusicDevice.scenario("subscriber")
        let place = device.instance
        #expect(
            try device.switchConsent(on: false) == [
                .appEnded(place), .consentChanged(place, from: .authorized, to: .denied),
                .userTokenDropped(place, .consentWithdrawn),
            ])
        #expect(
            try device.switchConsent(on: true) == [
                .appEnded(place), .consentChanged(place, from: .denied, to: .authorized),
            ])
    }

    @Test func `a reset removes the token too`() throws {
        var device = MusicDevice.scenario("subscriber")
        #expect(
            try device.resetConsent() == [
                .consentChanged(device.instance, from: .authorized, to: .notDetermined),
                .userTokenDropped(device.instance, .appRemoved),
            ])
    }

    @Test func `a restriction empties the capabilities until it is lifted`() throws {
        var device = MusicDevice.scenario("carrier")
        #expect(
            device.restrictConsent() == [
                .modeChanged(device: "phone", from: .normal, to: .education), .musicForbidden(device: "phone", true),
                .consentChanged(device.instance, from: .authorized, to: .restricted),
                .capabilitiesChanged(device.instance, from: [.catalogPlayback, .cloudLibraryAdd], to: []),
                .userTokenDropped(device.instance, .consentWithdrawn),
            ])
        _ = device.setMode(.normal)
        #expect(device.consent == .authorized)
    }

    @Test func `consent belongs to one app on one device`() throws {
        var device = MusicDevice.scenario("subscriber")
        _ = try device.addDevice("tablet")
        _ = try device.useDevice("tablet")
        #expect(device.account?.name == "subscriber")
        #expect(device.consent == .notDetermined)
        #expect(device.installation.token == .empty)
        _ = try device.useDevice("phone")
        #expect(device.consent == .authorized)
        _ = try device.addApp(App("Quiz", usageDescription: "Guess the song."))
        #expect(try device.useApp("Quiz") == [.appUsed("Quiz")])
        #expect(device.consent == .notDetermined)
        _ = try device.requestConsent()
        #expect(device.consentDialog?.message == "Guess the song.")
        #expect(device.instances.count == 4)
    }

    @Test func `names are looked up, unique and not empty`() throws {
        var device = MusicDevice()
        #expect(
            refusal(device) { device throws(Refusal) in try device.useDevice("watch") }?.sentence
                == "Cannot find the device 'watch': there is only 'phone'.")
        #expect(
            refusal(device) { device throws(Refusal) in try device.addDevice("phone") }?.remedies
                == [.use(.device, named: "phone")])
        #expect(refusal(device) { device throws(Refusal) in try device.addApp(.runner) }?.code == .nameTaken)
        #expect(
            refusal(device) { device throws(Refusal) in try device.addAccount(Account("listener")) }?.remedies
                == [.use(.account, named: "listener")])
        #expect(refusal(device) { device throws(Refusal) in try device.addDevice(" ") }?.code == .nameMissing)
        #expect(try device.useDevice("phone") == [])
    }

    @Test func `both frameworks have their names for the statuses`() {
        #expect(Consent.allCases.map(\.storeKitRawValue) == [0, 1, 2, 3])
        #expect(Consent.restricted.storeKitName == "SKCloudServiceAuthorizationStatus.restricted")
        #expect(Consent.restricted.musicKitName == "MusicAuthorization.Status.restricted")
    }
}
