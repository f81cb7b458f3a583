import AppleMusicAPI
import TonearmDevice
import TonearmSimulator

extension MusicDevice {
    /// Makes the devices, apps and accounts of a world file.
    /// - Throws: `FixtureProblem` for a device that cannot exist.
    init(_ fixture: WorldFixture) throws(FixtureProblem) {
        let accounts =
            fixture.accounts.isEmpty ? MusicDevice.demonstration.accounts : fixture.accounts.map(Account.init)
        let apps = fixture.apps.isEmpty ? [AppFixture()] : fixture.apps
        let devices = fixture.devices.isEmpty ? [DeviceFixture()] : fixture.devices
        let switched =
            fixture.accounts.isEmpty
            ? SimulatedAccount.demonstration.filter(\.hasCloudLibrary).map(\.name)
            : fixture.accounts.map(\.account).filter(\.hasCloudLibrary).map(\.name)
        self.init(
            devices: try devices.enumerated().map { index, device throws(FixtureProblem) in
                try Device.Parts(device, accounts: accounts, cloudLibraries: switched, path: "devices[\(index)]")
            },
            apps: apps.map(App.init), accounts: accounts,
            currentDevice: (devices.first(where: \.isCurrent) ?? devices[0]).name,
            currentApp: (apps.first(where: \.isCurrent) ?? apps[0]).name)
        if let flaw = flaws.first {
            throw FixtureProblem(
                path: "devices", reason: "the devices contradict themselves: \(flaw)",
                next: "'world save FILE' shows how a device is written.")
        }
    }

    /// The apps in the form of a world file.
    var appFixtures: [AppFixture] {
        apps.map { app in
            var written = AppFixture()
            (written.name, written.usageDescription) = (app.name, app.usageDescription)
            (written.hasMusicKitService, written.frameworks) = (app.hasMusicKitService, app.frameworks.rawValue)
            written.isCurrent = app.name == currentApp && app.name != apps[0].name
            return written
        }
    }

    /// The devices in the form of a world file.
    var fixtures: [DeviceFixture] {
        devices.map { device in
            var written = DeviceFixture()
            (written.name, written.kind) = (device.name, device.kind.rawValue)
            written.version = device.version == .current ? nil : device.version.description
            written.region = device.region == (account(on: device.name)?.storefront ?? "us") ? nil : device.region
            (written.account, written.isSignedOut) = (device.signedIn, device.signedIn == nil)
            written.hasMusicApp = device.hasMusicApp
            (written.mode, written.forbidsMusic) = (device.mode.rawValue, device.forbidsMusic)
            written.allowsExplicit = device.allowsExplicit
            written.usesListeningHistory = device.usesListeningHistory
            written.cloudLibraries = device.cloudLibraries
            for capability in Capability.allCases { written.overrides[capability.typed] = device.overrides[capability] }
            let consents = device.installations.map { ($0.app, $0.decision.word) }
            let first = consents.first?.1 ?? ConsentDecision.none.word
            written.consent =
                consents.allSatisfy { $0.1 == first }
                ? .all(first) : .each(Dictionary(consents) { first, _ in first })
            written.isCurrent = device.name == currentDevice && device.name != devices[0].name
            return written
        }
    }
}

extension Account {
    fileprivate init(_ fixture: AccountFixture) {
        self.init(
            fixture.account.name, subscription: SubscriptionPlan(rawValue: fixture.plan) ?? .none,
            storefront: fixture.storefront, home: fixture.home ?? fixture.account.storefront,
            storefrontHasMusic: fixture.storefrontHasMusic,
            privacyAcknowledged: fixture.account.hasAcceptedPrivacy, revokedApps: fixture.revokedApps,
            addsPlaylistSongs: fixture.account.addsPlaylistSongs)
    }
}

extension App {
    fileprivate init(_ fixture: AppFixture) {
        self.init(
            fixture.name, usageDescription: fixture.usageDescription, hasMusicKitService: fixture.hasMusicKitService,
            frameworks: Frameworks(rawValue: fixture.frameworks) ?? .both)
    }
}

extension Device.Parts {
    fileprivate init(
        _ fixture: DeviceFixture, accounts: [Account], cloudLibraries: [String], path: String
    ) throws(FixtureProblem) {
        self.init(name: fixture.name)
        kind = Device.Kind(rawValue: fixture.kind) ?? .hardware
        if let text = fixture.version {
            guard let version = SystemVersion(text), version >= .oldest else {
                throw FixtureProblem(
                    path: path + ".version",
                    reason: "'\(text)' is not a version of iOS from \(SystemVersion.oldest) on",
                    next: "Write for example \"18\" or \"10.3\".")
            }
            self.version = version
        }
        signedIn = fixture.isSignedOut ? nil : fixture.account ?? accounts[0].name
        region = fixture.region ?? accounts.first { $0.name == signedIn }?.storefront ?? "us"
        hasMusicApp = fixture.hasMusicApp
        mode = Device.Mode(rawValue: fixture.mode) ?? .normal
        (forbidsMusic, allowsExplicit) = (fixture.forbidsMusic, fixture.allowsExplicit)
        usesListeningHistory = fixture.usesListeningHistory
        self.cloudLibraries = fixture.cloudLibraries ?? cloudLibraries
        for capability in Capability.allCases { overrides[capability] = fixture.overrides[capability.typed] }
        decision = { ConsentDecision(word: fixture.consent.of($0)) ?? .none }
    }
}

extension ConsentDecision {
    /// The word in world files.
    fileprivate var word: String {
        switch self {
        case .none: "notDetermined"
        case .asked: "asked"
        case .refused: "denied"
        case .allowed: "authorized"
        }
    }

    fileprivate init?(word: String) {
        switch word {
        case "notDetermined": self = .none
        case "asked": self = .asked
        case "denied": self = .refused
        case "authorized": self = .allowed
        default: return nil
        }
    }
}
