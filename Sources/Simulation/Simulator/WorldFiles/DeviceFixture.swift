package import AppleMusicAPI
import TonearmAlgorithms

/// A device as a world file describes it. A server only validates it; the shell and tests make a device from it.
package struct DeviceFixture: Hashable, Sendable {
    package var name = "phone"
    package var kind = "hardware"
    /// The system version, such as `18` or `11-beta`; nil for the current one.
    package var version: String?
    package var region: String?
    /// The account that is signed in; nil for the first one, unless `isSignedOut`.
    package var account: String?
    package var isSignedOut = false
    package var hasMusicApp = true
    package var mode = "normal"
    package var forbidsMusic = false
    package var allowsExplicit = true
    package var usesListeningHistory = true
    /// The accounts whose Sync Library is on; nil for all accounts with a cloud library.
    package var cloudLibraries: [String]?
    /// The capabilities that were set by hand, in the order of `capabilities`.
    package var overrides: [String: Bool] = [:]
    package var consent = AppConsent.all("notDetermined")
    /// The plays that the device counted.
    package var plays: [Plays] = []
    /// The downloaded music of the library.
    package var downloads: [ResourceIdentifier] = []
    package var isCurrent = false

    /// The plays of a song, a music video, or an album or playlist of the library.
    package struct Plays: Hashable, Sendable {
        /// The resource of the catalog, or of the library by its name in the file.
        package var resource: ResourceIdentifier
        package var count: Int
        /// The end of the last play, in seconds since 1970.
        package var last: Int

        static let largestCount = 1_000_000

        package init(of resource: ResourceIdentifier, count: Int = 1, last: Int) {
            (self.resource, self.count, self.last) = (resource, count, last)
        }
    }

    /// Whether the device begins with plays or downloads.
    package var hasMusic: Bool { !plays.isEmpty || !downloads.isEmpty }
    /// Whether its plays or downloads name music of the library.
    var namesLibrary: Bool { !downloads.isEmpty || plays.contains { $0.resource.type.isOfLibrary } }

    /// The consent of apps.
    package enum AppConsent: Hashable, Sendable {
        /// The consent of every app.
        case all(String)
        /// The consent of each app, by the app's name.
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
    package static let playerFaults = ["queue-timeout", "long-queue", "slow-prepare"]

    package init() {}
}

/// An app as a world file describes it.
package struct AppFixture: Hashable, Sendable {
    package var name = "Runner"
    /// The usage description; nil for an app without one.
    package var usageDescription: String? = Self.standardDescription
    package var hasMusicKitService = true
    package var frameworks = "both"
    package var isCurrent = false

    package static let allFrameworks = ["both", "storekit", "musickit"]
    package static let standardDescription = "Play music that matches your pace."

    package init() {}
}

extension DeviceFixture: FixtureObject {
    static let blank = DeviceFixture()
    static let fields: [FixtureField<Self>] = [
        .member("name", \.name, .visibleName, "The device's name. The default is 'phone'.", isAlwaysWritten: true),
        .member("kind", \.kind, .choice(kinds), "The default is 'hardware'; 'simulator' is Apple's simulator."),
        .member("version", \.version, .version, "The version of iOS."),
        .member("region", \.region, .twoLetters, "The region of the locale. The default is the account's storefront."),
        .member("account", \.account, .name, "The account that is signed in. The default is the first one."),
        .member("signedOut", \.isSignedOut, .flag, "Whether no account is signed in."),
        .member("musicApp", \.musicApp, .flag, "Whether the Music app is installed. The default is true."),
        .member("mode", \.mode, .choice(modes), "The default is 'normal'."),
        .member("forbidsMusic", \.forbidsMusic, .flag, "Whether the device's policy forbids every app the music."),
        .member(
            "explicitContent", \.allowsExplicit, .flag,
            "Whether Screen Time allows explicit content. The default is true."),
        .member(
            "listeningHistory", \.usesListeningHistory, .flag,
            "Whether \"Use Listening History\" is on. The default is true."),
        .member(
            "cloudLibraries", \.cloudLibraries, .differentNames,
            "The accounts whose Sync Library is on. The default is all with 'cloudLibrary'."),
        .member(
            "capabilities", \.overrides, .flags(capabilities),
            "Capabilities that were set by hand, in place of the account's."),
        .member(
            "consent", \.consent, .consent(consents),
            "The consent of every app, or of each by its name. The default is 'notDetermined'."),
        .member("plays", \.plays, .list(.object), "The plays that the device counted in its library."),
        .member("downloads", \.downloads, .list(.resource(downloadable)), "The downloaded music of the library."),
        .member("current", \.isCurrent, .flag, "Whether commands are about this device. Without it the first one."),
    ]

    private static let downloadable: [ResourceType] = [
        .librarySongs, .libraryMusicVideos, .libraryAlbums, .libraryPlaylists,
    ]

    mutating func complete(_ value: FixtureValue) throws(FixtureProblem) {
        if isSignedOut, account != nil {
            throw value.problem(
                at: "account", "an account is signed in, and 'signedOut' is true", next: "Leave one of them out.")
        }
        if isSignedOut, hasMusic {
            throw value.problem(
                at: plays.isEmpty ? "downloads" : "plays", "nobody is signed in, so the device has no library",
                next: "Leave 'signedOut' out, or this list.")
        }
        if value["musicApp"] == nil { hasMusicApp = kind == "hardware" }
        if hasMusicApp, kind == "simulator" {
            throw value.problem(at: "musicApp", "Apple's simulator has no Music app", next: "Leave 'musicApp' out.")
        }
        if forbidsMusic, mode == "normal" {
            throw value.problem(
                at: "forbidsMusic", "a device in the mode 'normal' has no policy",
                next: "Add \"mode\": \"education\" or \"managed\".")
        }
    }

    /// Whether the Music app is installed, as the file sets it; nil if it follows from the kind of device.
    private var musicApp: Bool? {
        get { hasMusicApp == (kind == "hardware") ? nil : hasMusicApp }
        set { hasMusicApp = newValue ?? (kind == "hardware") }
    }
}

extension DeviceFixture.Plays: FixtureObject {
    private static let played: [ResourceType] = [
        .songs, .musicVideos, .librarySongs, .libraryMusicVideos, .libraryAlbums, .libraryPlaylists,
    ]

    static let blank = Self(of: ResourceIdentifier(.songs, ""), last: 0)
    static let fields: [FixtureField<Self>] = [
        .required(
            "played", \.resource, .resource(played), "The song or music video, or an album or playlist of the library.",
            example: "\"songs/203709340\""),
        .member("count", \.count, .integer(1...largestCount), "The number of plays. The default is 1."),
        .required(
            "last", \.last, .time, "The end of the last play.", example: "\"2026-11-21T09:30:00Z\""),
    ]
}

extension AppFixture: FixtureObject {
    static let blank = AppFixture()
    static let fields: [FixtureField<Self>] = [
        .required("name", \.name, .visibleName, "The app's name.", example: "\"Runner\""),
        .member(
            "usageDescription", \.usageDescription, .nameOrFalse,
            "The text of the consent dialog. If it is false, the system ends the app at a protected call."),
        .member(
            "musicKitService", \.hasMusicKitService, .flag,
            "Whether MusicKit is enabled for the App ID. The default is true."),
        .member(
            "frameworks", \.frameworks, .choice(allFrameworks),
            "The generation of frameworks. The default is 'both'."),
        .member("current", \.isCurrent, .flag, "Whether commands are about this app. Without it the first one."),
    ]
}

extension FixtureKind<String?> {
    fileprivate static var nameOrFalse: Self {
        Self(
            form: .either([.name, .no]),
            read: { value throws(FixtureProblem) in value.json == false ? nil : try value.name() },
            write: { $0.map(JSON.string) ?? false })
    }
}

extension FixtureKind<[String: Bool]> {
    /// Returns the kind of objects with these flags.
    fileprivate static func flags(_ names: [String]) -> Self {
        let members = names.map {
            FixtureForm.Member(name: $0, value: .flag, summary: "Whether apps see '\($0)'.")
        }
        return Self(
            form: .object(FixtureForm(members: members)),
            read: { value throws(FixtureProblem) in
                try value.requireMembers(names)
                var flags: [String: Bool] = [:]
                for name in names { flags[name] = try value[name]?.flag() }
                return flags
            },
            write: { flags in
                .object(JSONObject(names.compactMap { name in flags[name].map { (name, .bool($0)) } }))
            })
    }
}

extension FixtureKind<DeviceFixture.AppConsent> {
    /// Returns the kind of a word, or of an object with a word for each app.
    fileprivate static func consent(_ words: [String]) -> Self {
        Self(
            form: .either([.choice(words), .map(keys: .name, .choice(words))]),
            read: { value throws(FixtureProblem) in
                guard value.json.object != nil else { return .all(try value.choice(words)) }
                var each: [String: String] = [:]
                for (app, consent) in try value.members() { each[app] = try consent.choice(words) }
                return .each(each)
            },
            write: { consent in
                switch consent {
                case .all(let word): .string(word)
                case .each(let words):
                    .object(JSONObject(words.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
                }
            })
    }
}
