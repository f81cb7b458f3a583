import AppleMusicAPI
import MusicCatalog
import SharedAlgorithms

/// An account as a world file describes it.
package struct AccountFixture: Hashable, Sendable {
    package var account: SimulatedAccount
    package var plan: String
    /// Whether the storefront sells Apple Music. If not, `storefront` is that country, and the account's is the US one.
    package var storefrontHasMusic = true
    package var storefront: String
    /// The storefront to which the account returns from a country without the service; nil for its own or the US one.
    package var home: String?
    package var revokedApps: [String] = []
    var library: LibraryContents
    var folders: [Folder] = []
    var playlists: [Playlist] = []
    /// The ratings. Library resources are named as in `LibraryMentions`.
    var ratings: [AccountData.Rating] = []
    var favorites: [ResourceIdentifier] = []
    var history: [Play] = []

    /// The library.
    enum LibraryContents: Hashable, Sendable {
        /// A demonstration account's, made at the first read.
        case untouched
        /// A demonstration account's of a day, counted from 1970.
        case demonstration(day: Int, storefront: String?)
        case items([Item])
    }

    /// A resource or an upload in the library.
    struct Item: Hashable, Sendable {
        var content: ItemContent
        /// Seconds since 1970; nil for the time of loading.
        var added: Int?
        /// Whether the service can find the album.
        var isLinked = true

        enum ItemContent: Hashable, Sendable {
            case resource(ResourceIdentifier)
            case upload(Library.Upload)
        }
    }

    struct Folder: Hashable, Sendable {
        var name: String
        /// The name of the folder around it; nil for the root.
        var parent: String?
        var added: Int?
    }

    struct Playlist: Hashable, Sendable {
        var name: String
        var description: String?
        var isPublic = false
        var folder: String?
        var holdsFavorites = false
        var added: Int?
        var modified: Int?
        var tracks: [ResourceIdentifier] = []
    }

    /// Makes an empty account.
    init(_ account: SimulatedAccount, plan: String) {
        self.account = account
        self.plan = plan
        storefront = account.storefront
        library = .items([])
    }

    static let plans = ["none", "trial", "individual", "student", "family", "carrier", "lapsed"]
    static let addable: [ResourceType] = [.albums, .songs, .musicVideos, .playlists]
    static let playlistTracks: [ResourceType] = [.songs, .musicVideos, .librarySongs]
    static let rated: [ResourceType] =
        addable + [.stations, .librarySongs, .libraryMusicVideos, .libraryAlbums, .libraryPlaylists]
    static let favored: [ResourceType] =
        addable + [.artists, .librarySongs, .libraryAlbums, .libraryArtists, .libraryPlaylists]
    static let containers: [ResourceType] = [
        .albums, .playlists, .stations, .libraryAlbums, .libraryPlaylists,
    ]
    static let played: [ResourceType] = [.songs, .musicVideos, .librarySongs, .libraryMusicVideos] + containers

    init(_ value: FixtureValue) throws(FixtureProblem) {
        try value.requireMembers(of: .account)
        let name = try Self.name(value.required("name", "\"subscriber\""))
        plan = try Self.plan(value["plan"])
        let isSubscribed = plan != "none" && plan != "lapsed"
        storefrontHasMusic = try value["storefrontHasMusic"]?.flag() ?? true
        storefront = try Self.storefront(value["storefront"], sellsMusic: storefrontHasMusic)
        account = SimulatedAccount(
            name, storefront: storefrontHasMusic ? storefront : "us", isSubscribed: isSubscribed,
            hasCloudLibrary: try value["cloudLibrary"]?.flag(),
            hasAcceptedPrivacy: try value["privacyAccepted"]?.flag() ?? true)
        if account.hasCloudLibrary, !isSubscribed {
            throw (value["cloudLibrary"] ?? value).problem(
                "an account without a subscription has no cloud library", next: "Give it a plan, or leave this out.")
        }
        home = try value["home"].map { home throws(FixtureProblem) in try home.twoLetters() }
        if home == account.storefront { home = nil }
        revokedApps = try value["revokedApps"]?.differentNames() ?? []
        library = try Self.library(value["library"], of: name)
        if case .demonstration(let day, account.storefront) = library {
            library = .demonstration(day: day, storefront: nil)
        }
        for element in try value["folders"]?.elements() ?? [] { folders.append(try Folder(element, among: folders)) }
        for element in try value["playlists"]?.elements() ?? [] {
            playlists.append(try Playlist(element, among: folders))
        }
        for (text, rating) in try value["ratings"]?.members() ?? [] {
            let resource = try FixtureValue(.string(text), path: rating.path).resource(Self.rated)
            let number = try rating.integer(in: -1...1)
            if number == 0 { throw rating.problem("0 is not a rating", next: "Write 1 for a like, -1 for a dislike.") }
            ratings.append(AccountData.Rating(resource: resource, value: number))
        }
        for element in try value["favorites"]?.elements() ?? [] { favorites.append(try element.resource(Self.favored)) }
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

    private static func storefront(_ value: FixtureValue?, sellsMusic: Bool) throws(FixtureProblem) -> String {
        guard let value else { return "us" }
        let id = try value.twoLetters()
        let isKnown = Storefront.withID(id) != nil
        if isKnown, !sellsMusic {
            throw value.problem(
                "the storefront '\(id)' sells Apple Music",
                next: "Leave 'storefrontHasMusic' out, or write another country.")
        }
        if !isKnown, sellsMusic {
            throw value.problem("there is no storefront '\(id)'", next: "Write for example \"us\" or \"jp\".")
        }
        return id
    }

    private static func library(_ value: FixtureValue?, of name: String) throws(FixtureProblem) -> LibraryContents {
        let isKnown = SimulatedAccount.demonstration.contains { $0.name == name }
        guard let value else { return isKnown ? .untouched : .items([]) }
        let isDemonstration = value.json.string != nil || value.json.object != nil
        if isDemonstration, !isKnown || value.json.object == nil && value.json != "demonstration" {
            throw value.problem(
                "only the demonstration accounts have a library to begin with", next: "Write a list: [ ].")
        }
        if value.json.object != nil { return try demonstration(value) }
        if isDemonstration { return .untouched }
        var items: [Item] = []
        for element in try value.elements() { items.append(try Item(element)) }
        return .items(items)
    }

    private static func demonstration(_ value: FixtureValue) throws(FixtureProblem) -> LibraryContents {
        try value.requireMembers(of: .demonstration)
        let day = try value.required("demonstration", "\"2026-11-21\"")
        return .demonstration(
            day: AnswerTime.day(of: try day.day()),
            storefront: try value["storefront"].map { value throws(FixtureProblem) in
                try storefront(value, sellsMusic: true)
            })
    }

    private static func play(_ value: FixtureValue) throws(FixtureProblem) -> Play {
        try value.requireMembers(of: .play)
        return Play(
            of: try value.required("played", "\"songs/203709340\"").resource(played),
            in: try value["in"].map { inner throws(FixtureProblem) in try inner.resource(containers) },
            at: try value.required("at", "\"2026-11-21T09:30:00Z\"").time())
    }
}

extension AccountFixture.Item {
    fileprivate init(_ value: FixtureValue) throws(FixtureProblem) {
        if value.json.string != nil {
            self.init(content: .resource(try value.resource(AccountFixture.addable)))
            return
        }
        try value.requireMembers(of: .item)
        self.init(
            content: try Self.content(value), added: try value["added"]?.time(),
            isLinked: try value["linked"]?.flag() ?? true)
    }

    private static func content(_ value: FixtureValue) throws(FixtureProblem) -> ItemContent {
        guard let upload = value["upload"] else {
            return .resource(
                try value.required("resource", "\"albums/310730204\"").resource(AccountFixture.addable))
        }
        if let resource = value["resource"] {
            throw resource.problem("an upload is not in the catalog", next: "Write 'resource' or 'upload'.")
        }
        return .upload(try Library.Upload(upload))
    }
}

extension Library.Upload {
    fileprivate init(_ value: FixtureValue) throws(FixtureProblem) {
        try value.requireMembers(of: FixtureForm.upload)
        self.init(
            name: try value.required("name", "\"Rain\"").name(),
            artistName: try value.required("artist", "\"The Testers\"").name(),
            albumName: try value.required("album", "\"Weather\"").name(),
            genreName: try value["genre"]?.text() ?? "Pop",
            durationInMillis: try value["milliseconds"]?.integer(in: 1...86_400_000) ?? 180_000,
            trackNumber: try value["number"]?.integer(in: 1...999) ?? 1)
    }
}

extension AccountFixture.Folder {
    fileprivate init(_ value: FixtureValue, among folders: [Self]) throws(FixtureProblem) {
        try value.requireMembers(of: .folder)
        self.init(
            name: try value.required("name", "\"Evenings\"").text(),
            parent: try value["folder"].map { folder throws(FixtureProblem) in try folder.folder(among: folders) },
            added: try value["added"]?.time())
        if let twin = folders.first(where: { $0.name == name }) {
            throw value.problem("two folders are called '\(twin.name)'", next: "Give each its own name.")
        }
    }
}

extension AccountFixture.Playlist {
    fileprivate init(_ value: FixtureValue, among folders: [AccountFixture.Folder]) throws(FixtureProblem) {
        try value.requireMembers(of: .playlist)
        name = try value.required("name", "\"Evening\"").text()
        description = try value["description"]?.text()
        isPublic = try value["public"]?.flag() ?? false
        folder = try value["folder"].map { folder throws(FixtureProblem) in try folder.folder(among: folders) }
        holdsFavorites = try value["holdsFavorites"]?.flag() ?? false
        added = try value["added"]?.time()
        modified = try value["modified"]?.time()
        for element in try value["tracks"]?.elements() ?? [] {
            tracks.append(try element.resource(AccountFixture.playlistTracks))
        }
    }
}

extension FixtureValue {
    /// The name of a folder that was described before.
    fileprivate func folder(among folders: [AccountFixture.Folder]) throws(FixtureProblem) -> String {
        let name = try text()
        guard folders.contains(where: { $0.name == name }) else {
            throw problem("there is no folder '\(name)' before this", next: "Describe it in 'folders' first.")
        }
        return name
    }
}
