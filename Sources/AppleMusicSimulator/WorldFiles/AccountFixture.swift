import AppleMusicAPI
import MusicCatalog
import SharedAlgorithms

/// An account as a world file describes it.
struct AccountFixture: Hashable, Sendable {
    var account: SimulatedAccount
    var plan: String
    /// nil for a demonstration account's first library.
    var library: [Item]?
    var playlists: [Playlist] = []
    var ratings: [AccountData.Rating] = []
    var favorites: [ResourceIdentifier] = []
    var history: [Play] = []

    /// Something in the library.
    struct Item: Hashable, Sendable {
        var resource: ResourceIdentifier
        /// Seconds since 1970; nil for the time of loading.
        var added: Int?
    }

    struct Playlist: Hashable, Sendable {
        var name: String
        var description: String?
        var isPublic = false
        var tracks: [ResourceIdentifier] = []
    }

    static let plans = ["none", "trial", "individual", "student", "family", "carrier", "lapsed"]
    private static let addable: [ResourceType] = [.albums, .songs, .musicVideos, .playlists]
    private static let tracks: [ResourceType] = [.songs, .musicVideos]

    init(_ value: FixtureValue) throws(FixtureProblem) {
        try value.requireMembers([
            "name", "plan", "storefront", "cloudLibrary", "privacyAccepted", "library", "playlists", "ratings",
            "favorites", "history",
        ])
        let name = try Self.name(value.required("name", "\"subscriber\""))
        plan = try Self.plan(value["plan"])
        let isSubscribed = plan != "none" && plan != "lapsed"
        account = SimulatedAccount(
            name, storefront: try Self.storefront(value["storefront"]), isSubscribed: isSubscribed,
            hasCloudLibrary: try value["cloudLibrary"]?.flag(),
            hasAcceptedPrivacy: try value["privacyAccepted"]?.flag() ?? true)
        if account.hasCloudLibrary, !isSubscribed {
            throw (value["cloudLibrary"] ?? value).problem(
                "an account without a subscription has no cloud library", next: "Give it a plan, or leave this out.")
        }
        library = try Self.library(value["library"], of: name)
        for element in try value["playlists"]?.elements() ?? [] { playlists.append(try Playlist(element)) }
        for (text, rating) in try value["ratings"]?.members() ?? [] {
            let resource = try FixtureValue(.string(text), path: rating.path).resource(Self.addable + [.stations])
            let number = try rating.integer(in: -1...1)
            if number == 0 { throw rating.problem("0 is not a rating", next: "Write 1 for a like, -1 for a dislike.") }
            ratings.append(AccountData.Rating(resource: resource, value: number))
        }
        for element in try value["favorites"]?.elements() ?? [] {
            favorites.append(try element.resource(Self.addable + [.artists]))
        }
        for element in try value["history"]?.elements() ?? [] { history.append(try Self.play(element)) }
    }

    /// Reads a name that is valid in an address and as the name of a token.
    private static func name(_ value: FixtureValue) throws(FixtureProblem) -> String {
        let name = try value.text()
        guard (1...100).contains(name.utf8.count), name.utf8.allSatisfy(ASCII.isWord), name != "developer" else {
            throw value.problem(
                "'\(name.prefix(40))' cannot name an account",
                next: "A name has 1 to 100 letters, digits, '-' or '_', and is not 'developer'.")
        }
        return name
    }

    private static func plan(_ value: FixtureValue?) throws(FixtureProblem) -> String {
        guard let value else { return "individual" }
        let plan = try value.text()
        guard plans.contains(plan) else {
            throw value.problem("'\(plan)' is not a plan", next: "There are: \(plans.joined(separator: ", ")).")
        }
        return plan
    }

    private static func storefront(_ value: FixtureValue?) throws(FixtureProblem) -> String {
        guard let value else { return "us" }
        let id = try value.text()
        guard Storefront.withID(id) != nil else {
            throw value.problem("there is no storefront '\(id)'", next: "Write for example \"us\" or \"jp\".")
        }
        return id
    }

    private static func library(_ value: FixtureValue?, of name: String) throws(FixtureProblem) -> [Item]? {
        let isKnown = SimulatedAccount.demonstration.contains { $0.name == name }
        guard let value else { return isKnown ? nil : [] }
        if value.json.string != nil {
            guard value.json == "demonstration", isKnown else {
                throw value.problem(
                    "only the demonstration accounts have a library to begin with", next: "Write a list: [ ].")
            }
            return nil
        }
        var items: [Item] = []
        for element in try value.elements() { items.append(try Item(element)) }
        return items
    }

    private static func play(_ value: FixtureValue) throws(FixtureProblem) -> Play {
        try value.requireMembers(["played", "in", "at"])
        let played = try value.required("played", "\"songs/203709340\"").resource(
            tracks + [.albums, .playlists, .stations])
        let container = try value["in"].map { inner throws(FixtureProblem) in
            try inner.resource([.albums, .playlists, .stations])
        }
        return Play(of: played, in: container, at: try value.required("at", "\"2026-11-21T09:30:00Z\"").time())
    }
}

extension AccountFixture.Item {
    fileprivate init(_ value: FixtureValue) throws(FixtureProblem) {
        let types: [ResourceType] = [.albums, .songs, .musicVideos, .playlists]
        if value.json.string != nil {
            self.init(resource: try value.resource(types), added: nil)
            return
        }
        try value.requireMembers(["resource", "added"])
        self.init(
            resource: try value.required("resource", "\"albums/310730204\"").resource(types),
            added: try value["added"]?.time())
    }
}

extension AccountFixture.Playlist {
    fileprivate init(_ value: FixtureValue) throws(FixtureProblem) {
        try value.requireMembers(["name", "description", "public", "tracks"])
        name = try value.required("name", "\"Evening\"").name()
        description = try value["description"]?.text()
        isPublic = try value["public"]?.flag() ?? false
        for element in try value["tracks"]?.elements() ?? [] {
            tracks.append(try element.resource([.songs, .musicVideos]))
        }
    }
}
