/// An app that uses Apple Music.
package struct App: Sendable, Codable, Equatable {
    package let name: String
    /// `NSAppleMusicUsageDescription` in the app's Info.plist. Without it the system ends the app at the first protected call.
    package internal(set) var usageDescription: String?
    /// Whether MusicKit is ticked for the App ID, so that developer tokens are made automatically.
    package internal(set) var hasMusicKitService: Bool
    /// The generation of the frameworks that it is written for.
    package internal(set) var frameworks = Frameworks.both

    package init(_ name: String, usageDescription: String?, hasMusicKitService: Bool = true) {
        self.name = name
        self.usageDescription = usageDescription
        self.hasMusicKitService = hasMusicKitService
    }

    /// What came later may be missing in what was written before.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        usageDescription = try values.decodeIfPresent(String.self, forKey: .usageDescription)
        hasMusicKitService = try values.decode(Bool.self, forKey: .hasMusicKitService)
        frameworks = try values.decodeIfPresent(Frameworks.self, forKey: .frameworks) ?? frameworks
    }

    /// The app that a new session begins with.
    package static let runner = App("Runner", usageDescription: "Play music that matches your pace.")
}

/// One app on one device. Consent and user tokens belong to it and do not travel.
package struct Place: Hashable, Sendable, Codable, CustomStringConvertible {
    package let app: String
    package let device: String

    package init(app: String, device: String) {
        self.app = app
        self.device = device
    }

    package var description: String { "\(app) on \(device)" }
}

/// What one device keeps of one app.
package struct Installation: Sendable, Codable, Equatable {
    package let app: String
    package internal(set) var decision = ConsentDecision.none
    package internal(set) var token = UserTokenCache.empty
    package internal(set) var offer = Offer.idle
    package internal(set) var presence = AppPresence.foreground
    /// Which of its two players the app uses.
    package internal(set) var playerKind = PlayerKind.application
    /// Nil until it is used.
    var applicationPlayer: Player?

    init(_ app: String) { self.app = app }

    /// What came later may be missing in what was written before.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        app = try values.decode(String.self, forKey: .app)
        decision = try values.decode(ConsentDecision.self, forKey: .decision)
        token = try values.decode(UserTokenCache.self, forKey: .token)
        offer = try values.decode(Offer.self, forKey: .offer)
        presence = try values.decodeIfPresent(AppPresence.self, forKey: .presence) ?? presence
        playerKind = try values.decodeIfPresent(PlayerKind.self, forKey: .playerKind) ?? playerKind
        applicationPlayer = try values.decodeIfPresent(Player.self, forKey: .applicationPlayer)
    }
}
