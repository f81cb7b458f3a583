extension MusicDevice {
    /// Whether the current app is for both generations, and the current device's system has only the older one.
    package var lacksMusicKit: Bool { app.frameworks == .both && device.version < .musicKit }

    /// The frameworks of the current app on the current device.
    package var frameworks: FrameworkScope { FrameworkScope(version: device.version, frameworks: app.frameworks) }

    /// Whether MusicKit automatically gets the current app a user token when a request needs one.
    package var getsUserTokens: Bool { frameworks.frameworks == .musicKit && installation.token == .empty }

    /// Changes the current app's generation of frameworks.
    package mutating func setFrameworks(_ frameworks: Frameworks) -> [Change] {
        guard frameworks != app.frameworks else { return [] }
        self[app: currentApp].frameworks = frameworks
        return [.frameworksChosen(app: currentApp, frameworks)]
    }
}
