/// The `type` of a resource: plural and in kebab case, as it stands in paths and answers.
///
/// A struct and not an enum, because a service may answer with types that this version does not know.
package struct ResourceType: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
    package init(_ rawValue: String) { self.rawValue = rawValue }

    package var description: String { rawValue }

    package static let activities = ResourceType("activities")
    package static let albums = ResourceType("albums")
    package static let appleCurators = ResourceType("apple-curators")
    package static let artists = ResourceType("artists")
    package static let curators = ResourceType("curators")
    package static let genres = ResourceType("genres")
    package static let musicVideos = ResourceType("music-videos")
    package static let playlists = ResourceType("playlists")
    package static let recordLabels = ResourceType("record-labels")
    package static let songs = ResourceType("songs")
    package static let stationGenres = ResourceType("station-genres")
    package static let stations = ResourceType("stations")
    package static let storefronts = ResourceType("storefronts")

    package static let libraryAlbums = ResourceType("library-albums")
    package static let libraryArtists = ResourceType("library-artists")
    package static let libraryMusicVideos = ResourceType("library-music-videos")
    package static let libraryPlaylistFolders = ResourceType("library-playlist-folders")
    package static let libraryPlaylists = ResourceType("library-playlists")
    package static let librarySongs = ResourceType("library-songs")

    package static let accounts = ResourceType("accounts")
    package static let ratings = ResourceType("ratings")
    package static let personalRecommendation = ResourceType("personal-recommendation")
    package static let musicSummaries = ResourceType("music-summaries")
    package static let musicSummariesMilestones = ResourceType("music-summaries-milestones")
    package static let albumPeriodSummaries = ResourceType("album-period-summaries")
    package static let artistPeriodSummaries = ResourceType("artist-period-summaries")
    package static let songPeriodSummaries = ResourceType("song-period-summaries")
}

/// What names a resource: its type and its id, written `albums/310730204`.
package struct ResourceIdentifier: Hashable, Sendable, Codable, CustomStringConvertible {
    package var type: ResourceType
    package var id: String

    package init(_ type: ResourceType, _ id: String) {
        self.type = type
        self.id = id
    }

    package var description: String { "\(type)/\(id)" }
}
