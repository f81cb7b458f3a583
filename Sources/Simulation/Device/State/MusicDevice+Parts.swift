/// Devices made from descriptions, such as a world file's.
extension MusicDevice {
    /// Makes devices with every app. The lists are not empty; the caller checks `flaws`.
    package init(devices: [Device.Parts], apps: [App], accounts: [Account], currentDevice: String, currentApp: String) {
        self.devices = devices.map { $0.device(with: apps) }
        self.apps = apps
        self.accounts = accounts
        self.currentDevice = currentDevice
        self.currentApp = currentApp
    }

    /// The number of players that were used.
    package var usedPlayerCount: Int {
        devices.reduce(0) { count, device in
            count + (device.systemPlayer == nil ? 0 : 1) + device.installations.count { $0.applicationPlayer != nil }
        }
    }
}

extension Device {
    /// The configuration of a new device.
    package struct Parts: Sendable {
        package var name: String
        package var kind = Kind.hardware
        package var version = SystemVersion.current
        package var region = "us"
        package var signedIn: String?
        package var hasMusicApp = true
        package var mode = Mode.normal
        package var forbidsMusic = false
        package var allowsExplicit = true
        package var usesListeningHistory = true
        package var cloudLibraries: [String] = []
        package var overrides = CapabilityOverrides()
        /// The decision about an app.
        package var decision: @Sendable (_ app: String) -> ConsentDecision = { _ in .none }

        package init(name: String) { self.name = name }

        fileprivate func device(with apps: [App]) -> Device {
            var device = Device(name, signedIn: signedIn)
            (device.kind, device.version, device.region) = (kind, version, region)
            (device.hasMusicApp, device.mode, device.forbidsMusic) = (hasMusicApp, mode, forbidsMusic)
            (device.allowsExplicit, device.cloudLibraries, device.overrides) = (
                allowsExplicit, cloudLibraries, overrides
            )
            device.usesListeningHistory = usesListeningHistory
            device.installations = apps.map { app in
                var installation = Installation(app.name)
                installation.decision = decision(app.name)
                return installation
            }
            return device
        }
    }
}

extension Account {
    /// Makes an account that may be away from its first storefront.
    package init(
        _ name: String, subscription: SubscriptionPlan, storefront: String, home: String, storefrontHasMusic: Bool,
        privacyAcknowledged: Bool, revokedApps: [String], addsPlaylistSongs: Bool = true
    ) {
        self.init(name, subscription: subscription, storefront: home, privacyAcknowledged: privacyAcknowledged)
        self.storefront = storefront
        self.storefrontHasMusic = storefrontHasMusic
        self.revokedApps = revokedApps
        self.addsPlaylistSongs = addsPlaylistSongs
    }
}

extension App {
    /// Makes an app of a generation of frameworks.
    package init(_ name: String, usageDescription: String?, hasMusicKitService: Bool, frameworks: Frameworks) {
        self.init(name, usageDescription: usageDescription, hasMusicKitService: hasMusicKitService)
        self.frameworks = frameworks
    }
}
