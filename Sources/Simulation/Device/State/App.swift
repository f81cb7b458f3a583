/// An app that uses Apple Music.
package struct App: Sendable, Codable, Equatable {
    package let name: String
    /// The `NSAppleMusicUsageDescription` of the app's Info.plist. Without it the system ends the app at the first
    /// protected call.
    package internal(set) var usageDescription: String?
    /// Whether MusicKit is enabled for the App ID, so that developer tokens are made automatically.
    package internal(set) var hasMusicKitService: Bool
    /// The generation of the frameworks that the app uses.
    package internal(set) var frameworks = Frameworks.both

    package init(_ name: String, usageDescription: String?, hasMusicKitService: Bool = true) {
        self.name = name
        self.usageDescription = usageDescription
        self.hasMusicKitService = hasMusicKitService
    }

    /// Decodes older states too, which lack newer members.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        usageDescription = try values.decodeIfPresent(String.self, forKey: .usageDescription)
        hasMusicKitService = try values.decode(Bool.self, forKey: .hasMusicKitService)
        frameworks = try values.decodeIfPresent(Frameworks.self, forKey: .frameworks) ?? frameworks
    }

    /// The app of a new session.
    package static let runner = App("Runner", usageDescription: "Play music that matches your pace.")
}

/// An app on a device. Consent and user tokens belong to this pair and are never transferred.
package struct AppInstance: Hashable, Sendable, Codable, CustomStringConvertible {
    package let app: String
    package let device: String

    package init(app: String, device: String) {
        self.app = app
        self.device = device
    }

    package var description: String { "\(app) on \(device)" }
}

/// The state of an app on one device.
package struct Installation: Sendable, Codable, Equatable {
    package let app: String
    package internal(set) var decision = ConsentDecision.none
    package internal(set) var token = UserTokenCache.empty
    package internal(set) var offer = Offer.idle
    /// The options of the last offer that was shown; nil before the first.
    package internal(set) var lastOffer: OfferOptions?
    package internal(set) var presence = AppPresence.foreground
    /// The player in use: the app's own player or the Music app's.
    package internal(set) var playerKind = PlayerKind.application
    /// The application player; nil before its first use.
    var applicationPlayer: Player?
    /// The preview that the app plays; nil for none.
    package internal(set) var preview: PreviewPlayback?

    init(_ app: String) { self.app = app }

    /// Decodes older states too, which lack newer members.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        app = try values.decode(String.self, forKey: .app)
        decision = try values.decode(ConsentDecision.self, forKey: .decision)
        token = try values.decode(UserTokenCache.self, forKey: .token)
        offer = try values.decode(Offer.self, forKey: .offer)
        lastOffer = try values.decodeIfPresent(OfferOptions.self, forKey: .lastOffer)
        presence = try values.decodeIfPresent(AppPresence.self, forKey: .presence) ?? presence
        playerKind = try values.decodeIfPresent(PlayerKind.self, forKey: .playerKind) ?? playerKind
        applicationPlayer = try values.decodeIfPresent(Player.self, forKey: .applicationPlayer)
        preview = try values.decodeIfPresent(PreviewPlayback.self, forKey: .preview)
    }
}
