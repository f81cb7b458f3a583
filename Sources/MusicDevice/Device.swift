/// A phone, a tablet: what it is set up as and who is signed in.
package struct Device: Sendable, Codable, Equatable {
    package let name: String
    package internal(set) var kind = Kind.hardware
    package internal(set) var version = SystemVersion.current
    /// The region of its locale, in lower case: all that a system before iOS 11 knows of the country.
    package internal(set) var region = "us"
    /// The name of the account.
    package internal(set) var signedIn: String?
    package internal(set) var hasMusicApp = true
    package internal(set) var mode = Mode.normal
    /// Whether the device's policy forbids every app the user's music. Then consent reads `restricted`.
    package internal(set) var forbidsMusic = false
    /// Screen Time's switch.
    package internal(set) var allowsExplicit = true
    /// The accounts that have Sync Library (once iCloud Music Library) on here.
    package internal(set) var cloudLibraries: [String] = []
    package internal(set) var overrides = CapabilityOverrides()
    package internal(set) var installations: [Installation] = []
    package internal(set) var nowPlayingApp = NowPlayingApp.music
    /// The Music app's player; nil until it is used.
    var systemPlayer: Player?

    package enum Mode: String, CaseIterable, Sendable, Codable {
        case normal
        /// A school's device.
        case education
        /// A company's device.
        case managed
    }

    package enum Kind: String, CaseIterable, Sendable, Codable {
        case hardware
        /// Apple's simulator: requests work, with tokens that are brought; it gets none, and plays nothing.
        case simulator
    }

    init(_ name: String, signedIn: String? = nil) {
        self.name = name
        self.signedIn = signedIn
    }

    /// What came later may be missing in what was written before.
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
        cloudLibraries = try values.decode([String].self, forKey: .cloudLibraries)
        overrides = try values.decode(CapabilityOverrides.self, forKey: .overrides)
        installations = try values.decode([Installation].self, forKey: .installations)
        nowPlayingApp = try values.decodeIfPresent(NowPlayingApp.self, forKey: .nowPlayingApp) ?? nowPlayingApp
        systemPlayer = try values.decodeIfPresent(Player.self, forKey: .systemPlayer)
    }
}
