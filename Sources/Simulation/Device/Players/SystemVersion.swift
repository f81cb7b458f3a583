import TonearmAlgorithms

/// A version of iOS.
package struct SystemVersion: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    /// Whether the version is an early beta, which lacks features of later betas.
    package let isBeta: Bool

    package init(_ major: Int, _ minor: Int = 0, isBeta: Bool = false) {
        self.major = major
        self.minor = minor
        self.isBeta = isBeta
    }

    /// Parses `10.3`, `11`, `11-beta`
    package init?(_ text: some StringProtocol) {
        if text.hasSuffix(Self.betaSuffix) {
            guard let version = SystemVersion(text.dropLast(Self.betaSuffix.count)), !version.isBeta else { return nil }
            self.init(version.major, version.minor, isBeta: true)
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isDigit) }),
            let major = Int(parts[0]), let minor = parts.count == 2 ? Int(parts[1]) : 0
        else { return nil }
        self.init(major, minor)
    }

    package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
        (one.major, one.minor, one.isBeta ? 0 : 1) < (other.major, other.minor, other.isBeta ? 0 : 1)
    }

    package var description: String {
        (minor == 0 ? "\(major)" : "\(major).\(minor)") + (isBeta ? Self.betaSuffix : "")
    }

    private static let betaSuffix = "-beta"

    private enum CodingKeys: CodingKey { case major, minor, isBeta }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(Int.self, forKey: .major), try values.decode(Int.self, forKey: .minor),
            isBeta: try values.decodeIfPresent(Bool.self, forKey: .isBeta) ?? false)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(major, forKey: .major)
        try values.encode(minor, forKey: .minor)
        if isBeta { try values.encode(true, forKey: .isBeta) }
    }

    /// Whether the system has the calls of iOS 11; its betas have them too.
    package var hasMusicAPI: Bool { major >= Self.musicAPI.major }
    /// Whether the system has descriptors of play parameters. The first betas of iOS 11 lack them (WWDC17 session 502).
    package var hasPlayParameters: Bool { self >= QueueDescriptor.Kind.playParameters.since }

    /// The oldest supported version, the first with transactions in the application player.
    package static let oldest = SystemVersion(10, 3)
    /// The first version with user tokens, the country code and play parameters (WWDC17 session 502).
    package static let musicAPI = SystemVersion(11)
    /// The first version with MusicKit for Swift (WWDC21, "Meet MusicKit for Swift").
    package static let musicKit = SystemVersion(15)
    /// The first version in which MusicKit writes the library (`MusicLibrary`).
    package static let musicLibrary = SystemVersion(16)
    /// The first version in which a queue can stay out of the listening history (`affectsListeningHistory`).
    package static let listeningHistory = SystemVersion(26, 4)
    /// The first version whose picker shows the catalog too (`musicPicker`).
    package static let musicPicker = SystemVersion(27)
    package static let current = SystemVersion(18)
}
