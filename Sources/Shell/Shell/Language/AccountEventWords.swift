import TonearmDevice

/// Events of an account in the words of the command `account`.
enum AccountEventWords {
    static func words(of event: AccountEvent) -> [String] {
        switch event {
        case .add(let name, let storefront): ["add", name, storefront]
        case .signIn(let name): ["sign-in", name]
        case .signOut: ["sign-out"]
        case .subscribe(let plan): ["subscribe", plan.rawValue]
        case .lapse: ["lapse"]
        case .cloudLibrary(let isOn): ["cloud-library", isOn ? "on" : "off"]
        case .playlistSongs(let isOn): ["playlist-songs", isOn ? "on" : "off"]
        case .restrict(let restriction): ["restrict", restriction.rawValue]
        case .move(let storefront): ["move", storefront]
        case .changePassword: ["change-password"]
        case .revokeAccess: ["revoke"]
        case .grantAccess: ["grant"]
        case .privacyNotice: ["privacy-notice"]
        case .acknowledgePrivacy: ["acknowledge"]
        case .situation(let situation): [situation.rawValue]
        }
    }

    /// Parses the words; nil if they are not an event.
    static func event(of words: [String]) -> AccountEvent? {
        let value = words.dropFirst().first
        switch words.first {
        case "add": return value.map { .add(name: $0, storefront: words.count > 2 ? words[2] : "us") }
        case "sign-in": return value.map { .signIn(name: $0) }
        case "subscribe": return SubscriptionPlan(rawValue: value ?? "individual").map { .subscribe($0) }
        case "cloud-library": return value.map { .cloudLibrary(on: $0 == "on") }
        case "playlist-songs": return value.map { .playlistSongs(on: $0 == "on") }
        case "restrict": return value.flatMap(AccountEvent.Restriction.init).map { .restrict($0) }
        case "move": return value.map { .move(storefront: $0) }
        default:
            let simple: [AccountEvent] = [
                .signOut, .lapse, .changePassword, .revokeAccess, .grantAccess, .privacyNotice, .acknowledgePrivacy,
            ]
            return (simple + Situation.allCases.map { .situation($0) }).first { self.words(of: $0) == words }
        }
    }
}

/// The suggested commands at the start of each scenario.
enum ScenarioWords {
    static let next: [String: [String]] = [
        "workout": ["player", "play", "now --item", "player"],
        "social": ["player", "now", "play", "queue next songs/203709340"],
        "fourth-song": ["queue", "play", "skip back", "queue"],
        "power-song": ["play", "queue insert songs/203709340 --after 3"],
        "transaction": ["queue remove 3", "queue insert songs/203709340 --after 5", "queue", "queue commit"],
        "timeout": ["play", "queue insert songs/203709340 --after 3", "queue"],
        "station": ["play", "queue", "skip", "queue"],
        "headphones": ["player watch", "remote play", "remote next", "app open", "now"],
        "phone-and-tablet": ["play", "device use tablet", "queue", "device use phone", "now"],
        "clips": ["queue", "play", "clock advance 25s", "now"],
        "long-queue": ["queue set albums/310730204", "play", "queue later albums/310730204"],
    ]
}
