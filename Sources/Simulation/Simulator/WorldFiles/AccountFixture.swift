import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// An account as a world file describes it.
package struct AccountFixture: Hashable, Sendable {
    package var account: SimulatedAccount
    package var plan: String
    /// Whether the storefront sells Apple Music. If not, `storefront` is the account's country, and the account uses
    /// the US storefront.
    package var storefrontHasMusic = true
    package var storefront: String
    /// The storefront to which the account returns from a country without the service; nil for its own or the US
    /// storefront.
    package var home: String?
    package var revokedApps: [String] = []
    var library: LibraryContents
    var folders: [Folder] = []
    var playlists: [Playlist] = []
    /// The ratings. Library resources are named as in `LibraryMentions`.
    var ratings: [AccountData.Rating] = []
    var favorites: [ResourceIdentifier] = []
    var history: [PlayEvent] = []

    /// The contents of the library: those of a demonstration account, or a list of items.
    enum LibraryContents: Hashable, Sendable {
        /// The contents of a demonstration account, made at the first read.
        case untouched
        /// The contents of a demonstration account, made for a day that is counted from 1970.
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
            case upload(AccountLibrary.Upload)
        }
    }

    struct Folder: Hashable, Sendable {
        var name: String
        /// The name of the enclosing folder; nil for the root.
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
    private static let rated: [ResourceType] =
        addable + [.stations, .librarySongs, .libraryMusicVideos, .libraryAlbums, .libraryPlaylists]
    private static let favored: [ResourceType] =
        addable + [.artists, .librarySongs, .libraryAlbums, .libraryArtists, .libraryPlaylists]

    /// Whether the account is a demonstration account, which has a library from the start.
    var isDemonstration: Bool { SimulatedAccount.demonstration.contains { $0.name == account.name } }
}

extension AccountFixture: FixtureObject {
    static let blank = AccountFixture(SimulatedAccount("", storefront: "us", isSubscribed: true), plan: "individual")
    static let fields: [FixtureField<Self>] = [
        .required(
            "name", \.account.name, .accountName, "The name at the control address and of the user token.",
            example: "\"subscriber\""),
        .member("plan", \.plan, .plan, "The plan. The default is 'individual'.", isAlwaysWritten: true),
        .member(
            "storefront", \.storefront, .twoLetters, "The storefront's id. The default is 'us'.",
            isAlwaysWritten: true),
        .member(
            "storefrontHasMusic", \.storefrontHasMusic, .flag,
            "Whether the storefront sells Apple Music. If not, it may be any two letters."),
        .member(
            "home", \.home, .twoLetters,
            "The storefront to which it returns from such a country. A server ignores it."),
        .member(
            "cloudLibrary", \.cloudLibrary, .flag, "Whether it may add to its library. The default follows the plan."),
        .member(
            "addsPlaylistSongs", \.account.addsPlaylistSongs, .flag,
            "Whether songs that are added to a playlist enter the library too. The default is true."),
        .member(
            "privacyAccepted", \.account.hasAcceptedPrivacy, .flag,
            "Whether it accepted the privacy notice. The default is true."),
        .member(
            "revokedApps", \.revokedApps, .differentNames,
            "The apps whose access the account revoked. A server ignores them."),
        libraryField,
        .member("folders", \.folders, .list(.object), "The folders of playlists, the outer ones first."),
        .member("playlists", \.playlists, .list(.object), "The playlists of the account's own."),
        .member("ratings", \.ratings, .ratings(of: rated), "1 for a like, -1 for a dislike, by resource."),
        .member("favorites", \.favorites, .list(.resource(favored)), "The favorites."),
        .member("history", \.history, .list(.object), "The plays."),
    ]

    mutating func complete(_ value: FixtureValue) throws(FixtureProblem) {
        let isKnown = Storefront.withID(storefront) != nil
        if value["storefront"] != nil, isKnown, !storefrontHasMusic {
            throw value.problem(
                at: "storefront", "the storefront '\(storefront)' sells Apple Music",
                next: "Leave 'storefrontHasMusic' out, or write another country.")
        }
        if !isKnown, storefrontHasMusic { throw value.problem(at: "storefront", noStorefront: storefront) }
        account.storefront = storefrontHasMusic ? storefront : "us"
        account.isSubscribed = plan != "none" && plan != "lapsed"
        if value["cloudLibrary"] == nil { account.hasCloudLibrary = account.isSubscribed }
        if account.hasCloudLibrary, !account.isSubscribed {
            throw value.problem(
                at: "cloudLibrary", "an account without a subscription has no cloud library",
                next: "Give it a plan, or leave this out.")
        }
        if home == account.storefront { home = nil }
        if case .demonstration(let day, account.storefront) = library {
            library = .demonstration(day: day, storefront: nil)
        }
        try checkFolders(value)
    }

    /// The cloud library as the file sets it; nil if it follows from the plan.
    private var cloudLibrary: Bool? {
        get { account.hasCloudLibrary == account.isSubscribed ? nil : account.hasCloudLibrary }
        set { account.hasCloudLibrary = newValue ?? account.isSubscribed }
    }

    /// Checks that each folder has its own name, and that folders and playlists are in known folders.
    private func checkFolders(_ value: FixtureValue) throws(FixtureProblem) {
        var known: Set<String> = []
        func check(_ folder: String?, at path: String) throws(FixtureProblem) {
            guard let folder, !known.contains(folder) else { return }
            throw value.problem(
                at: path + ".folder", "there is no folder '\(folder)' before this",
                next: "Describe it in 'folders' first.")
        }
        for (index, folder) in folders.enumerated() {
            let path = "folders[\(index)]"
            try check(folder.parent, at: path)
            if !known.insert(folder.name).inserted {
                throw value.problem(
                    at: path, "two folders are called '\(folder.name)'", next: "Give each its own name.")
            }
        }
        for (index, playlist) in playlists.enumerated() {
            try check(playlist.folder, at: "playlists[\(index)]")
        }
    }
}

extension FixtureKind<String> {
    fileprivate static var accountName: Self {
        Self(.pattern("^(?!developer$)[A-Za-z0-9_-]{1,100}$"), FixtureValue.accountName, JSON.string)
    }
    fileprivate static var plan: Self { Self(.choice(AccountFixture.plans), FixtureValue.plan, JSON.string) }
}

extension FixtureKind<[AccountData.Rating]> {
    fileprivate static func ratings(of types: [ResourceType]) -> Self {
        Self(
            form: .map(keys: .resource(types), .integer(-1...1)),
            read: { value throws(FixtureProblem) in
                var ratings: [AccountData.Rating] = []
                for (text, rating) in try value.members() {
                    let resource = try FixtureValue(.string(text), path: rating.path).resource(types)
                    let number = try rating.integer(in: -1...1)
                    if number == 0 {
                        throw rating.problem("0 is not a rating", next: "Write 1 for a like, -1 for a dislike.")
                    }
                    ratings.append(AccountData.Rating(resource: resource, value: number))
                }
                return ratings
            },
            write: { .object(JSONObject($0.map { ($0.resource.description, .integer($0.value)) })) })
    }
}

extension FixtureValue {
    /// Reads a name that is valid in an address and as the name of a token.
    fileprivate func accountName() throws(FixtureProblem) -> String {
        let name = try text()
        guard (1...100).contains(name.utf8.count), name.utf8.allSatisfy(ASCII.isWord), name != "developer" else {
            throw problem(
                "'\(name.prefix(40))' cannot name an account",
                next: "A name has 1 to 100 letters, digits, '-' or '_', and is not 'developer'.")
        }
        return name
    }

    fileprivate func plan() throws(FixtureProblem) -> String {
        let plan = try text()
        if AccountFixture.plans.contains(plan) { return plan }
        throw problem("'\(plan)' is not a plan", next: "There are: \(AccountFixture.plans.joined(separator: ", ")).")
    }

    func problem(at path: String, noStorefront id: String) -> FixtureProblem {
        problem(at: path, "there is no storefront '\(id)'", next: "Write for example \"us\" or \"jp\".")
    }
}
