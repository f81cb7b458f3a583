/// The generation of Apple's frameworks that an app uses.
package enum Frameworks: String, CaseIterable, Sendable, Codable {
    /// The default: those that the system has, side by side. Before iOS 15 that is StoreKit and MediaPlayer alone.
    case both
    /// StoreKit and MediaPlayer of 2017: the app requests its user token.
    case storeKit = "storekit"
    /// MusicKit for Swift of 2021: it gets a user token automatically when a request first needs one.
    case musicKit = "musickit"

    /// Returns whether an app of this generation uses the framework.
    func has(_ framework: String) -> Bool {
        switch self {
        case .both: true
        case .storeKit: framework != "MusicKit"
        case .musicKit: framework == "MusicKit"
        }
    }
}

/// The frameworks of an app on a device: those of its generation that the device's system has.
package struct FrameworkScope: Hashable, Sendable {
    package let version: SystemVersion
    package let frameworks: Frameworks
    /// The calls that answers show.
    package var detail = Detail.whole

    /// The calls of each framework, of one framework, or no calls.
    package enum Detail: Hashable, Sendable {
        case whole, brief, none
    }

    package init(version: SystemVersion = .current, frameworks: Frameworks = .both) {
        self.version = version
        self.frameworks = version < .musicKit ? .storeKit : frameworks
    }

    /// Returns the scope narrowed to one generation, if this one has both.
    package func narrowed(to frameworks: Frameworks) -> FrameworkScope {
        self.frameworks == .both ? FrameworkScope(version: version, frameworks: frameworks) : self
    }

    /// Returns whether the app can receive an error on its system, from a framework that it uses. Players' errors are
    /// equal in both generations.
    package func has(_ error: FrameworkError) -> Bool {
        guard error.since <= version else { return false }
        switch error.type {
        case "SKError", "MPError": return frameworks != .musicKit
        case PlayerError.timedOut.error.type: return true
        default: return frameworks != .storeKit
        }
    }

    /// Returns the names that the app uses; all names if it uses no framework of the list.
    package func chosen(_ names: [FrameworkName]) -> [FrameworkName] {
        let own = names.filter { frameworks.has($0.framework) }
        return own.isEmpty ? names.filter { $0.framework != "MusicKit" || version >= .musicKit } : own
    }
}
