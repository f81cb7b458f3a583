import AppleMusicAPI

/// The Swift type of MusicKit that stands for a type of the service, and what `with(_:)` loads of it ("MusicKit" reference, the pages of the
/// types and of `PartialMusicProperty`).
struct MusicKitType: Equatable {
    /// `Album`
    let name: String
    /// Names of `include`, in Swift.
    var relationships: [String] = []
    /// Names of `views`, in Swift.
    var associations: [String] = []
    /// The attribute of `include`, `views` and `extend` is a single value and no collection.
    var single: Set<String> = []
    /// Names of `extend`, in Swift.
    var extended: [String] = []
    /// The one beside `id` that a request can match.
    var filter: String?

    /// A variable's name for one of them: `album`.
    var variable: String { name.prefix(1).lowercased() + name.dropFirst() }

    /// - Returns: nil for what has no type in MusicKit.
    static func of(_ type: ResourceType) -> MusicKitType? { table[type] }

    private static let artistURL = ["artistURL"]

    private static let table: [ResourceType: MusicKitType] = [
        .albums: MusicKitType(
            name: "Album", relationships: ["artists", "genres", "recordLabels", "tracks"],
            associations: ["appearsOn", "otherVersions", "relatedAlbums", "relatedVideos"],
            single: ["artistURL", "audioVariants"], extended: ["artistURL", "audioVariants"], filter: "upc"),
        .artists: MusicKitType(
            name: "Artist", relationships: ["albums", "genres", "musicVideos", "playlists", "station"],
            associations: [
                "appearsOnAlbums", "compilationAlbums", "featuredAlbums", "featuredPlaylists", "fullAlbums",
                "latestRelease", "liveAlbums", "similarArtists", "singles", "topMusicVideos", "topSongs",
            ], single: ["station", "latestRelease"]),
        .songs: MusicKitType(
            name: "Song", relationships: ["albums", "artists", "composers", "genres", "musicVideos", "station"],
            single: ["station", "artistURL", "audioVariants"], extended: ["artistURL", "audioVariants"],
            filter: "isrc"),
        .musicVideos: MusicKitType(
            name: "MusicVideo", relationships: ["albums", "artists", "genres", "songs"],
            associations: ["moreByArtist", "moreInGenre"], single: ["artistURL"], extended: artistURL, filter: "isrc"),
        .playlists: MusicKitType(
            name: "Playlist", relationships: ["tracks", "curator"], associations: ["featuredArtists", "moreByCurator"],
            single: ["curator"]),
        .stations: MusicKitType(name: "Station"),
        .genres: MusicKitType(name: "Genre"),
        .curators: MusicKitType(name: "Curator", relationships: ["playlists"]),
        .appleCurators: MusicKitType(name: "Curator", relationships: ["playlists"]),
        .recordLabels: MusicKitType(name: "RecordLabel", associations: ["latestReleases", "topReleases"]),
        .libraryAlbums: MusicKitType(name: "Album"), .libraryArtists: MusicKitType(name: "Artist"),
        .libraryMusicVideos: MusicKitType(name: "MusicVideo"), .libraryPlaylists: MusicKitType(name: "Playlist"),
        .librarySongs: MusicKitType(name: "Song"),
    ]

    /// An Apple curator whose kind is a show has a type of its own.
    static let radioShow = MusicKitType(name: "RadioShow", relationships: ["playlists"])

    /// What a name of `include`, `views` or `extend` is called in Swift: `related-albums` becomes `relatedAlbums`.
    /// - Returns: nil for what MusicKit does not load.
    func property(_ name: String, in parameter: String) -> String? {
        let swift = name == "artistUrl" ? "artistURL" : SwiftName.member(name)
        let known =
            switch parameter {
            case "include": relationships
            case "views": associations
            case "extend": extended
            default: [] as [String]
            }
        return known.contains(swift) ? swift : nil
    }
}
