/// The description of the whole API as data ("Apple Music API", reference). Rows mark facts that were only observed.
package struct Schema: Sendable {
    package let types: [TypeDescription]
    package let router: Router
    private let typeIndex: [String: Int]

    /// The schema of the Apple Music API, from which the simulator and the shell's commands are made.
    package static let appleMusic = Schema(types: TypeDescription.all)

    /// The API of 2017 to 2020, whose catalog resources had no views.
    package static let withoutViews = Schema(
        types: TypeDescription.all.map { type in
            var type = type
            if type.home == .catalog { (type.views, type.acceptsViews) = ([], false) }
            return type
        })

    /// A schema without types, of a service that is not the Apple Music API.
    package static let empty = Schema(types: [])

    init(types: [TypeDescription]) {
        self.types = types
        router = Router(types: types)
        typeIndex = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1.type.rawValue, $0) })
    }

    /// Every endpoint, computed on each call.
    package var endpoints: [Endpoint] { Endpoint.all(types: types) }

    package subscript(_ type: ResourceType) -> TypeDescription? { typeIndex[type.rawValue].map { types[$0] } }

    package var catalogTypes: [TypeDescription] { types.filter { $0.home == .catalog } }
    package var libraryTypes: [TypeDescription] { types.filter { $0.home == .library } }

    /// Returns the type with a plural or singular name: `albums`, `album`.
    package func type(named word: String) -> TypeDescription? {
        types.first { $0.type.rawValue == word || $0.singular == word }
    }

    /// The types that `search` accepts, in the order of the reference.
    package static let searchTypes: [ResourceType] = [
        .activities, .albums, .appleCurators, .artists, .curators, .musicVideos, .playlists, .recordLabels, .songs,
        .stations,
    ]

    package static let chartTypes: [ResourceType] = [.albums, .musicVideos, .playlists, .songs]
}

extension TypeDescription {
    package static let all: [TypeDescription] = [
        activities, albums, appleCurators, artists, curators, genres, musicVideos, playlists, recordLabels, songs,
        stationGenres, stations, storefronts, libraryAlbums, libraryArtists, libraryMusicVideos, libraryPlaylistFolders,
        libraryPlaylists, librarySongs, accounts, ratings, personalRecommendation, musicSummaries,
        musicSummariesMilestones,
        albumPeriodSummaries,
        artistPeriodSummaries, songPeriodSummaries,
    ]
}
