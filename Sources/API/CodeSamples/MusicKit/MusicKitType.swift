import AppleMusicAPI

/// MusicKit's Swift type for a resource type, with the properties that `with(_:)` loads ("MusicKit" reference, the
/// pages of the types and of `PartialMusicProperty`).
struct MusicKitType: Equatable {
    /// The name: `Album`
    let name: String
    /// The names of `include`, in Swift.
    var relationships: [String] = []
    /// The names of `views`, in Swift.
    var associations: [String] = []
    /// The properties that are single values rather than collections.
    var single: Set<String> = []
    /// The names of `extend`, in Swift.
    var extended: [String] = []
    /// The property besides `id` that a request can match.
    var filter: String?

    /// A variable name for an instance: `album`.
    var variable: String { name.prefix(1).lowercased() + name.dropFirst() }

    /// Returns MusicKit's type for a type of the service; nil if MusicKit has none.
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

    /// MusicKit's type for an Apple curator of the kind "show".
    static let radioShow = MusicKitType(name: "RadioShow", relationships: ["playlists"])

    /// Returns the Swift name of a value of `include`, `views` or `extend`: `related-albums` becomes `relatedAlbums`.
    /// - Returns: nil if MusicKit does not load it.
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
