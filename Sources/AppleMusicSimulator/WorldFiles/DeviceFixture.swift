import AppleMusicAPI
import SharedAlgorithms

/// A device as a world file describes it. A server only checks it; a shell and tests make a device of it.
package struct DeviceFixture: Hashable, Sendable {
    package var name = "phone"
    package var kind = "hardware"
    /// `18`, `11-beta`; nil for the current one.
    package var version: String?
    package var region: String?
    /// The account that is signed in; nil for the first one, unless `isSignedOut`.
    package var account: String?
    package var isSignedOut = false
    package var hasMusicApp = true
    package var mode = "normal"
    package var forbidsMusic = false
    package var allowsExplicit = true
    /// The accounts whose Sync Library is on; nil for all that have one.
    package var cloudLibraries: [String]?
    /// The capabilities that were set by hand, in the order of `capabilities`.
    package var overrides: [String: Bool] = [:]
    package var consent = AppConsent.all("notDetermined")
    package var isCurrent = false

    /// The consent of apps.
    package enum AppConsent: Hashable, Sendable {
        /// The consent of every app.
        case all(String)
        /// The consent by the names of apps.
        case each([String: String])

        package func of(_ app: String) -> String {
            switch self {
            case .all(let consent): consent
            case .each(let consents): consents[app] ?? "notDetermined"
            }
        }
    }

    package static let kinds = ["hardware", "simulator"]
    package static let modes = ["normal", "education", "managed"]
    package static let consents = ["notDetermined", "asked", "denied", "authorized"]
    package static let capabilities = ["catalog-playback", "cloud-library-add", "subscription-eligible"]
    package static let frameworks = ["both", "storekit", "musickit"]
    package static let playerFaults = ["queue-timeout", "long-queue", "slow-prepare"]

    package init() {}
}

/// An app as a world file describes it.
package struct AppFixture: Hashable, Sendable {
    package var name = "Runner"
    /// nil for an app without one.
    package var usageDescription: String? = Self.standardDescription
    package var hasMusicKitService = true
    package var frameworks = "both"
    package var isCurrent = false

    package static let standardDescription = "Play music that matches your pace."

    package init() {}
}

// MARK: - Reading

extension DeviceFixture {
    init(_ value: FixtureValue) throws(FixtureProblem) {
        try value.requireMembers(of: .device)
        name = try value["name"]?.visibleName() ?? name
        kind = try value["kind"]?.choice(Self.kinds) ?? kind
        version = try value["version"]?.version()
        region = try value["region"]?.twoLetters()
        account = try value["account"]?.name()
        isSignedOut = try value["signedOut"]?.flag() ?? false
        if isSignedOut, let account = value["account"] {
            throw account.problem("an account is signed in, and 'signedOut' is true", next: "Leave one of them out.")
        }
        hasMusicApp = try value["musicApp"]?.flag() ?? (kind == "hardware")
        if hasMusicApp, kind == "simulator" {
            throw (value["musicApp"] ?? value).problem(
                "Apple's simulator has no Music app", next: "Leave 'musicApp' out.")
        }
        mode = try value["mode"]?.choice(Self.modes) ?? mode
        forbidsMusic = try value["forbidsMusic"]?.flag() ?? false
        if forbidsMusic, mode == "normal", let wrong = value["forbidsMusic"] {
            throw wrong.problem(
                "a device in the mode 'normal' has no policy", next: "Add \"mode\": \"education\" or \"managed\".")
        }
        allowsExplicit = try value["explicitContent"]?.flag() ?? true
        if let list = value["cloudLibraries"] { cloudLibraries = try list.differentNames() }
        if let capabilities = value["capabilities"] {
            try capabilities.requireMembers(of: .capabilities)
            for name in Self.capabilities { overrides[name] = try capabilities[name]?.flag() }
        }
        if let consent = value["consent"] { self.consent = try Self.consent(consent) }
        isCurrent = try value["current"]?.flag() ?? false
    }

    private static func consent(_ value: FixtureValue) throws(FixtureProblem) -> AppConsent {
        guard value.json.object != nil else { return .all(try value.choice(consents)) }
        var each: [String: String] = [:]
        for (app, consent) in try value.members() { each[app] = try consent.choice(consents) }
        return .each(each)
    }
}

extension AppFixture {
    init(_ value: FixtureValue) throws(FixtureProblem) {
        try value.requireMembers(of: .app)
        name = try value.required("name", "\"Runner\"").visibleName()
        if let text = value["usageDescription"] { usageDescription = text.json == false ? nil : try text.name() }
        hasMusicKitService = try value["musicKitService"]?.flag() ?? true
        frameworks = try value["frameworks"]?.choice(DeviceFixture.frameworks) ?? frameworks
        isCurrent = try value["current"]?.flag() ?? false
    }
}

extension FixtureValue {
    /// One of several words.
    func choice(_ words: [String]) throws(FixtureProblem) -> String {
        let text = try text()
        guard words.contains(text) else {
            throw problem(
                "'\(text.prefix(40))' is not known here", next: "There are: \(words.joined(separator: ", ")).")
        }
        return text
    }

    /// A name with at least one character that can be seen.
    func visibleName() throws(FixtureProblem) -> String {
        let name = try name()
        if name.allSatisfy(\.isWhitespace) { throw problem("the name is blank", next: "Write at least one letter.") }
        return name
    }

    /// A version of iOS: `18`, `10.3`, `11-beta`.
    func version() throws(FixtureProblem) -> String {
        let text = try text()
        let number = text.hasSuffix("-beta") ? text.dropLast(5) : text[...]
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(ASCII.isDigit) })
        else { throw problem("'\(text.prefix(40))' is not a version of iOS", next: "Write for example \"18\".") }
        return text
    }

    func twoLetters() throws(FixtureProblem) -> String {
        let text = try text()
        guard text.utf8.count == 2, text.utf8.allSatisfy({ (97...122).contains($0) }) else {
            throw problem("'\(text.prefix(40))' is not two small letters", next: "Write for example \"us\".")
        }
        return text
    }

    /// A list of names, each once.
    func differentNames() throws(FixtureProblem) -> [String] {
        var names: [String] = []
        for element in try elements() {
            let name = try element.name()
            if names.contains(name) { throw element.problem("'\(name)' is here twice", next: "Write it once.") }
            names.append(name)
        }
        return names
    }
}
