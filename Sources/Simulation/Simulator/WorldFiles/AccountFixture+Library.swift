import AppleMusicAPI
import TonearmCatalog

/// An account's library in world files: items, uploads, folders, playlists and plays.
extension AccountFixture {
    /// The member for the library, whose default depends on the account's name.
    static let libraryField = FixtureField<Self>(
        member: .init(
            name: "library",
            value: .either([.choice(["demonstration"]), .object(Demonstration.form), items.form]),
            summary: "The library: resources and uploads, or that of the demonstration account."),
        read: { value, fixture throws(FixtureProblem) in
            fixture.library = try contents(value["library"], isDemonstration: fixture.isDemonstration)
        },
        write: { fixture in
            switch fixture.library {
            case .untouched: nil
            case .demonstration(let day, let storefront):
                Demonstration(day: day, storefront: storefront == fixture.account.storefront ? nil : storefront).json
            case .items([]) where !fixture.isDemonstration: nil
            case .items(let list): items.write(list)
            }
        })

    private static let items = FixtureKind<[Item]>.list(
        .object(or: .resource(addable)) {
            Item(content: .resource($0))
        } shortening: { item in
            if case .resource(let resource) = item.content, item.added == nil, item.isLinked { resource } else { nil }
        })

    private static func contents(
        _ value: FixtureValue?, isDemonstration: Bool
    ) throws(FixtureProblem) -> LibraryContents {
        guard let value else { return isDemonstration ? .untouched : .items([]) }
        if value.json.array != nil { return .items(try items.read(value)) }
        let isDay = value.json.object != nil
        if !isDay, value.json.string == nil { return .items(try items.read(value)) }
        guard isDemonstration, isDay || value.json == "demonstration" else {
            throw value.problem(
                "only the demonstration accounts have a library to begin with", next: "Write a list: [ ].")
        }
        if !isDay { return .untouched }
        let demonstration = try Demonstration(value)
        return .demonstration(day: demonstration.day, storefront: demonstration.storefront)
    }

    /// The library of a demonstration account, made for a day.
    private struct Demonstration: FixtureObject {
        /// The number of days since 1970.
        var day: Int
        var storefront: String?

        static let blank = Self(day: 0)
        static let fields: [FixtureField<Self>] = [
            .required(
                "demonstration", \.day, .day, "The day of the demonstration library's making.",
                example: "\"2026-11-21\""),
            .member(
                "storefront", \.storefront, .twoLetters,
                "The storefront for which it was made. The default is the account's."),
        ]

        func complete(_ value: FixtureValue) throws(FixtureProblem) {
            guard let storefront, Storefront.withID(storefront) == nil else { return }
            throw value.problem(at: "storefront", noStorefront: storefront)
        }
    }
}

extension AccountFixture.Item: FixtureObject {
    static let blank = Self(content: .resource(ResourceIdentifier(.songs, "")))
    static let fields: [FixtureField<Self>] = [
        .member("resource", \.resource, .resource(AccountFixture.addable), "A resource of the catalog."),
        .member("upload", \.upload, .object, "A song that is not in the catalog, in place of 'resource'."),
        .member("added", \.added, .time, "The time of adding. The default is the time of loading."),
        .member("linked", \.isLinked, .flag, "Whether the service can find the album. The default is true."),
    ]

    func complete(_ value: FixtureValue) throws(FixtureProblem) {
        if value["upload"] == nil {
            _ = try value.required("resource", "\"albums/310730204\"")
        } else if let resource = value["resource"] {
            throw resource.problem("an upload is not in the catalog", next: "Write 'resource' or 'upload'.")
        }
    }

    private var resource: ResourceIdentifier? {
        get { if case .resource(let resource) = content { resource } else { nil } }
        set { if let newValue { content = .resource(newValue) } }
    }

    private var upload: AccountLibrary.Upload? {
        get { if case .upload(let upload) = content { upload } else { nil } }
        set { if let newValue { content = .upload(newValue) } }
    }
}

extension AccountLibrary.Upload: FixtureObject {
    static let blank = Self(
        name: "", artistName: "", albumName: "", genreName: "Pop", durationInMillis: 180_000, trackNumber: 1)
    static let fields: [FixtureField<Self>] = [
        .required("name", \.name, .name, "The song's name.", example: "\"Rain\""),
        .required("artist", \.artistName, .name, "The artist's name.", example: "\"The Testers\""),
        .required("album", \.albumName, .name, "The album's name.", example: "\"Weather\""),
        .member("genre", \.genreName, .text, "The genre's name. The default is 'Pop'."),
        .member("milliseconds", \.durationInMillis, .integer(1...86_400_000), "The duration. The default is 180000."),
        .member("number", \.trackNumber, .integer(1...999), "The number in the album. The default is 1."),
    ]
}

extension AccountFixture.Folder: FixtureObject {
    static let blank = Self(name: "")
    static let fields: [FixtureField<Self>] = [
        .required("name", \.name, .text, "The folder's name.", example: "\"Evenings\""),
        .member("folder", \.parent, .text, "The name of the folder around it. Without it the root."),
        .member("added", \.added, .time, "The time of making. The default is the time of loading."),
    ]
}

extension AccountFixture.Playlist: FixtureObject {
    static let blank = Self(name: "")
    static let fields: [FixtureField<Self>] = [
        .required("name", \.name, .text, "The playlist's name.", example: "\"Evening\""),
        .member("description", \.description, .text, "The description."),
        .member("public", \.isPublic, .flag, "Whether it is public."),
        .member("folder", \.folder, .text, "The name of its folder. Without it the root."),
        .member("holdsFavorites", \.holdsFavorites, .flag, "Whether its tracks are the account's favorite songs."),
        .member("added", \.added, .time, "The time of making. The default is the time of loading."),
        .member("modified", \.modified, .time, "The time of the last change. The default is that of making."),
        .member("tracks", \.tracks, .list(.resource([.songs, .musicVideos, .librarySongs])), "The tracks."),
    ]
}

extension PlayEvent: FixtureObject {
    private static let containers: [ResourceType] = [.albums, .playlists, .stations, .libraryAlbums, .libraryPlaylists]
    private static let played: [ResourceType] = [.songs, .musicVideos, .librarySongs, .libraryMusicVideos] + containers

    static let blank = Self(of: ResourceIdentifier(.songs, ""), at: 0)
    static let fields: [FixtureField<Self>] = [
        .required(
            "played", \.resource, .resource(played), "The song, music video, album, playlist or station.",
            example: "\"songs/203709340\""),
        .member("in", \.container, .resource(containers), "The album, playlist or station from which it was played."),
        .required("at", \.time, .time, "The time.", example: "\"2026-11-21T09:30:00Z\""),
    ]
}

extension FixtureKind<Int> {
    /// A day, as the number of days since 1970.
    fileprivate static var day: Self {
        Self(.day, FixtureValue.dayNumber) { .string(String(AnswerTime.text(AnswerTime.start(ofDay: $0)).prefix(10))) }
    }
}

extension FixtureValue {
    fileprivate func dayNumber() throws(FixtureProblem) -> Int { AnswerTime.day(of: try day()) }
}
