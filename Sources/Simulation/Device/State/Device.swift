/// A device, such as a phone or a tablet: its configuration and its signed-in account.
package struct Device: Sendable, Codable, Equatable {
    package let name: String
    package internal(set) var kind = Kind.hardware
    package internal(set) var version = SystemVersion.current
    /// The region of the device's locale, in lower case. Before iOS 11 an app can learn the country only from it.
    package internal(set) var region = "us"
    /// The name of the signed-in account; nil if no account is signed in.
    package internal(set) var signedIn: String?
    package internal(set) var hasMusicApp = true
    package internal(set) var mode = Mode.normal
    /// Whether the device's policy forbids every app the user's music. Then consent is `restricted`.
    package internal(set) var forbidsMusic = false
    /// Whether Screen Time allows explicit content.
    package internal(set) var allowsExplicit = true
    /// Whether "Use Listening History" is on in the settings of the Music app.
    package internal(set) var usesListeningHistory = true
    /// The accounts with Sync Library (formerly iCloud Music Library) on this device.
    package internal(set) var cloudLibraries: [String] = []
    package internal(set) var overrides = CapabilityOverrides()
    package internal(set) var installations: [Installation] = []
    package internal(set) var nowPlayingApp = NowPlayingApp.music
    /// The Music app's player; nil before its first use.
    var systemPlayer: Player?
    /// The device's own part of the library; nil before its first use, as in older states.
    private var localLibrary: LocalLibrary?

    /// The device's own part of the library.
    package internal(set) var library: LocalLibrary {
        get { localLibrary ?? LocalLibrary() }
        set { localLibrary = newValue }
    }

    package enum Mode: String, CaseIterable, Sendable, Codable {
        case normal
        /// A school's device.
        case education
        /// A company's device.
        case managed
    }

    package enum Kind: String, CaseIterable, Sendable, Codable {
        case hardware
        /// Apple's simulator: requests work with tokens from elsewhere; it gets no tokens itself, and does not play
        /// music.
        case simulator
    }

    init(_ name: String, signedIn: String? = nil) {
        self.name = name
        self.signedIn = signedIn
    }

    /// Decodes older states too, which lack newer members.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        kind = try values.decodeIfPresent(Kind.self, forKey: .kind) ?? kind
        version = try values.decodeIfPresent(SystemVersion.self, forKey: .version) ?? version
        region = try values.decodeIfPresent(String.self, forKey: .region) ?? region
        signedIn = try values.decodeIfPresent(String.self, forKey: .signedIn)
        hasMusicApp = try values.decode(Bool.self, forKey: .hasMusicApp)
        mode = try values.decode(Mode.self, forKey: .mode)
        forbidsMusic = try values.decode(Bool.self, forKey: .forbidsMusic)
        allowsExplicit = try values.decodeIfPresent(Bool.self, forKey: .allowsExplicit) ?? allowsExplicit
        usesListeningHistory =
            try values.decodeIfPresent(Bool.self, forKey: .usesListeningHistory) ?? usesListeningHistory
        cloudLibraries = try values.decode([String].self, forKey: .cloudLibraries)
        overrides = try values.decode(CapabilityOverrides.self, forKey: .overrides)
        installations = try values.decode([Installation].self, forKey: .installations)
        nowPlayingApp = try values.decodeIfPresent(NowPlayingApp.self, forKey: .nowPlayingApp) ?? nowPlayingApp
        systemPlayer = try values.decodeIfPresent(Player.self, forKey: .systemPlayer)
        localLibrary = try values.decodeIfPresent(LocalLibrary.self, forKey: .localLibrary)
    }
}
