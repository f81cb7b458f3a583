/// Which generation of Apple's frameworks an app is written for.
package enum Frameworks: String, CaseIterable, Sendable, Codable {
    /// Nothing is said of it: both are told side by side.
    case both
    /// StoreKit and MediaPlayer of 2017: the app asks for its user token.
    case storeKit = "storekit"
    /// MusicKit for Swift of 2021: it gets a user token by itself when a request first needs one.
    case musicKit = "musickit"

    /// Whether an app of this generation sees what a framework calls or says.
    func has(_ framework: String) -> Bool {
        switch self {
        case .both: true
        case .storeKit: framework != "MusicKit"
        case .musicKit: framework == "MusicKit"
        }
    }
}

/// The frameworks that an app has on a device: those of its generation, as far as the device's system has them.
package struct FrameworkScope: Hashable, Sendable {
    package let version: SystemVersion
    package let frameworks: Frameworks

    package init(version: SystemVersion = .current, frameworks: Frameworks = .both) {
        self.version = version
        self.frameworks = version < .musicKit ? .storeKit : frameworks
    }

    /// The same for an app of one generation, where this one may be of both.
    package func narrowed(to frameworks: Frameworks) -> FrameworkScope {
        self.frameworks == .both ? FrameworkScope(version: version, frameworks: frameworks) : self
    }

    /// Whether the app hears an error: on its system, from a framework that it calls. Errors of players are the same in both generations.
    package func has(_ error: FrameworkError) -> Bool {
        guard error.since <= version else { return false }
        switch error.type {
        case "SKError", "MPError": return frameworks != .musicKit
        case PlayerError.timedOut.error.type: return true
        default: return frameworks != .storeKit
        }
    }

    /// The names among several that such an app uses; all of them where it would be left with none.
    package func chosen(_ names: [FrameworkName]) -> [FrameworkName] {
        let own = names.filter { frameworks.has($0.framework) }
        return own.isEmpty ? names.filter { $0.framework != "MusicKit" || version >= .musicKit } : own
    }
}

extension MusicDevice {
    /// Those of the current app on the current device.
    package var frameworks: FrameworkScope {
        FrameworkScope(version: device.version, frameworks: app.frameworks)
    }

    /// Whether MusicKit gets the current app a user token by itself as soon as a request needs one.
    package var getsUserTokens: Bool { frameworks.frameworks == .musicKit && installation.token == .empty }

    /// Writes the current app for a generation of the frameworks.
    package mutating func setFrameworks(_ frameworks: Frameworks) -> [Change] {
        guard frameworks != app.frameworks else { return [] }
        self[app: currentApp].frameworks = frameworks
        return [.frameworksChosen(app: currentApp, frameworks)]
    }
}
