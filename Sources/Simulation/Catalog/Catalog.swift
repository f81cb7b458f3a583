package import AppleMusicAPI

/// A catalog for the simulator: records by id, relationships, and search.
///
/// A catalog ignores storefronts' rules, requested languages, pages and JSON. It returns everything in the service's
/// order, and the simulator filters what a storefront lacks.
package protocol Catalog: Sendable {
    /// One sentence for `session show` about the catalog's kind and size.
    var summary: String { get }

    func artist(_ id: String) -> ArtistRecord?
    func album(_ id: String) -> AlbumRecord?
    func song(_ id: String) -> SongRecord?
    func musicVideo(_ id: String) -> MusicVideoRecord?
    func playlist(_ id: String) -> PlaylistRecord?
    func station(_ id: String) -> StationRecord?
    /// Returns a curator of one of three types: `curators`, `apple-curators`, `activities`.
    func curator(_ identifier: ResourceIdentifier) -> CuratorRecord?
    func recordLabel(_ id: String) -> RecordLabelRecord?
    func genre(_ id: String) -> GenreRecord?
    func stationGenre(_ id: String) -> StationGenre?

    /// The genres with charts in the service's order, the root ("34", Music) last. Lower genres are found by id.
    var genres: [GenreRecord] { get }
    var stationGenres: [StationGenre] { get }

    /// Returns the complete target of a relationship or view: tracks by disc and number, an artist's albums newest
    /// first, songs by popularity. Empty if it has no members. The name is always one that the type has.
    func related(_ name: String, of resource: ResourceIdentifier) -> [ResourceIdentifier]

    /// Returns the ids of songs or music videos with an International Standard Recording Code, or of albums with a
    /// Universal Product Code. Several resources may share a code.
    func identifiers(isrc: String, in type: ResourceType) -> [String]
    func identifiers(upc: String) -> [String]

    /// Returns all ids of the same content, this one first: other storefronts' ids, clean and explicit editions,
    /// re-deliveries.
    func equivalents(of resource: ResourceIdentifier) -> [ResourceIdentifier]

    /// Returns at most `limit` resources of a type that match a term, the most relevant first. Words match by prefix,
    /// in any order, without regard to case, accents and width. A word of at least four letters may have one typing
    /// error.
    func search(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch]

    /// Searches several types; one list of matches for each.
    func search(_ term: String, types: [ResourceType], limit: Int) -> [[SearchMatch]]

    /// Returns terms with a common prefix, the most popular first.
    func completions(of term: String, limit: Int) -> [String]

    /// Returns the most played resources of a type (`songs`, `albums`, `music-videos`, `playlists`) in one genre or in
    /// all (`34`), the most popular first. At most `Chart.length`; the order depends on the storefront.
    /// - Parameter year: the last year of release to include; nil for no limit.
    func chart(of type: ResourceType, genre: String, storefront: String, until year: Int?) -> [ResourceIdentifier]

    /// Returns the chart playlists of a storefront: `top` is its daily Top 100, `cities` are the charts of its cities,
    /// `global` is the daily Top 100 of all storefronts.
    func chartPlaylists(_ kind: ChartPlaylistKind, storefront: String) -> [ResourceIdentifier]

    /// The live radio stations, the result of `filter[featured]=apple-music-live-radio`.
    var liveStations: [ResourceIdentifier] { get }

    /// The origin of the addresses of artwork and previews.
    var mediaOrigin: String { get }

    /// Whether an answer may wait for a disk.
    var isOnDisk: Bool { get }

    /// The reason why the catalog could not be read; nil without an error. After an error, answers may be incomplete.
    var problem: String? { get }
}

extension Catalog {
    package func search(_ term: String, types: [ResourceType], limit: Int) -> [[SearchMatch]] {
        types.map { search(term, type: $0, limit: limit) }
    }

    /// The default address of the served simulator.
    package var mediaOrigin: String { ArtworkRecord.origin }
    package var isOnDisk: Bool { false }
    package var problem: String? { nil }
}

package enum ChartPlaylistKind: Sendable, Hashable, CaseIterable {
    case top, cities, global
}

/// A search result with its score. Higher is better; popularity breaks ties.
package struct SearchMatch: Hashable, Sendable {
    package var resource: ResourceIdentifier
    package var score: Int

    package init(resource: ResourceIdentifier, score: Int) {
        self.resource = resource
        self.score = score
    }
}

extension Catalog {
    /// Returns the record of any catalog resource.
    package func record(_ identifier: ResourceIdentifier) -> Record? {
        let id = identifier.id
        return switch identifier.type {
        case .artists: artist(id).map(Record.artist)
        case .albums: album(id).map(Record.album)
        case .songs: song(id).map(Record.song)
        case .musicVideos: musicVideo(id).map(Record.musicVideo)
        case .playlists: playlist(id).map(Record.playlist)
        case .stations: station(id).map(Record.station)
        case .curators, .appleCurators, .activities: curator(identifier).map(Record.curator)
        case .recordLabels: recordLabel(id).map(Record.recordLabel)
        case .genres: genre(id).map(Record.genre)
        case .stationGenres: stationGenre(id).map(Record.stationGenre)
        default: nil
        }
    }

    /// Returns the most played resources of a type, without a limit on the year of release.
    package func chart(of type: ResourceType, genre: String, storefront: String) -> [ResourceIdentifier] {
        chart(of: type, genre: genre, storefront: storefront, until: nil)
    }

    /// Returns the distinct artists of tracks, in order. It stops after the track that brings the twentieth.
    package func artists(ofTracks tracks: [ResourceIdentifier]) -> [ResourceIdentifier] {
        var artists: [ResourceIdentifier] = []
        for track in tracks {
            for artist in related("artists", of: track) where !artists.contains(artist) { artists.append(artist) }
            if artists.count >= 20 { break }
        }
        return artists
    }
}

extension Record {
    /// Returns whether it was released by the end of a year; true if its date is unknown.
    package func isReleased(by year: Int) -> Bool {
        releaseDate.flatMap { Int($0.prefix(4)) }.map { $0 <= year } ?? true
    }
}

/// The types that a catalog can list completely, because it has few resources of them.
extension Catalog {
    /// The genres with charts: the children of the root, then the root itself.
    package var chartGenres: [GenreRecord] { genres.filter { $0.parentID == nil || $0.parentID == GenreRecord.rootID } }

    /// Ids and names of all genres or station genres, in the service's order, followed by the lower genres; empty for
    /// other types.
    /// - Parameter language: the language tag of the names.
    package func listed(_ type: ResourceType, in language: String) -> [(id: String, name: String)] {
        switch type {
        case .genres:
            (chartGenres + GenreRecord.idsBelowListed.compactMap(genre)).map {
                (id: $0.id, name: $0.name.text(in: language))
            }
        case .stationGenres: stationGenres.map { (id: $0.id, name: $0.name.text(in: language)) }
        default: []
        }
    }
}
