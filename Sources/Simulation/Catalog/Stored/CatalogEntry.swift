package import AppleMusicAPI

/// A resource to be written to a store: its record, and all answers that a catalog gives about it.
package struct CatalogEntry: Sendable {
    package var type: ResourceType
    package var record: Record
    /// The popularity, 1 to 1023. It orders charts and breaks ties in a search.
    package var popularity: Int
    /// Whether searches and suggestions find it.
    package var isListed: Bool
    /// The facts for charts; nil for a resource outside charts.
    package var chart: ChartFacts?
    /// The complete targets of each relationship and view, in order; a missing name means no targets.
    package var relations: [Relation]
    /// The ids of the same content, this one first; empty if there is only this one.
    package var equivalents: [ResourceIdentifier]
    /// Former ids, which have no records.
    package var retired: [String]

    package struct Relation: Hashable, Sendable {
        package var name: String
        package var targets: [ResourceIdentifier]

        package init(_ name: String, _ targets: [ResourceIdentifier]) {
            self.name = name
            self.targets = targets
        }
    }

    /// The facts that determine the charts of a resource.
    package struct ChartFacts: Hashable, Sendable {
        /// The ids of genres, without the root.
        package var genres: [Int]
        /// The language, such as `ja`; music ranks higher where its language is local.
        package var language: String

        package init(genres: [Int], language: String) {
            self.genres = genres
            self.language = language
        }
    }

    package init(
        _ type: ResourceType, _ record: Record, popularity: Int, isListed: Bool = true, chart: ChartFacts? = nil,
        relations: [Relation] = [], equivalents: [ResourceIdentifier] = [], retired: [String] = []
    ) {
        self.type = type
        self.record = record
        self.popularity = popularity
        self.isListed = isListed
        self.chart = chart
        self.relations = relations
        self.equivalents = equivalents
        self.retired = retired
    }

    package var identifier: ResourceIdentifier { ResourceIdentifier(type, record.id) }

    /// Returns the relationships and views of a type whose targets are catalog resources.
    package static func relationNames(of type: ResourceType) -> [String] {
        guard let description = Schema.appleMusic[type] else { return [] }
        return description.relationships.filter { !$0.isPersonal && !$0.isEntitled }.map(\.name)
            + description.views.map(\.name)
    }
}

extension Record {
    package var id: String {
        switch self {
        case .artist(let artist): artist.id
        case .album(let album): album.id
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        case .playlist(let playlist): playlist.id
        case .station(let station): station.id
        case .curator(let curator): curator.id
        case .recordLabel(let label): label.id
        case .genre(let genre): genre.id
        case .stationGenre(let genre): genre.id
        }
    }

    package var name: LocalizedText {
        switch self {
        case .artist(let artist): artist.name
        case .album(let album): album.name
        case .song(let song): song.name
        case .musicVideo(let video): video.name
        case .playlist(let playlist): playlist.name
        case .station(let station): station.name
        case .curator(let curator): curator.name
        case .recordLabel(let label): label.name
        case .genre(let genre): genre.name
        case .stationGenre(let genre): genre.name
        }
    }

    package var artistName: LocalizedText? {
        switch self {
        case .album(let album): album.artistName
        case .song(let song): song.artistName
        case .musicVideo(let video): video.artistName
        default: nil
        }
    }

    /// The name of the maker, if a search also looks for it.
    package var makerName: LocalizedText? {
        if case .playlist(let playlist) = self { playlist.curatorName } else { artistName }
    }

    package var albumName: LocalizedText? { if case .song(let song) = self { song.albumName } else { nil } }

    /// The International Standard Recording Code, or an album's Universal Product Code.
    package var code: String? {
        switch self {
        case .album(let album): album.upc
        case .song(let song): song.isrc
        case .musicVideo(let video): video.isrc
        default: nil
        }
    }

    package var genreNames: [LocalizedText] {
        switch self {
        case .artist(let artist): artist.genreNames
        case .album(let album): album.genreNames
        case .song(let song): song.genreNames
        case .musicVideo(let video): video.genreNames
        default: []
        }
    }

    package var artistIDs: [String] {
        switch self {
        case .album(let album): album.artistIDs
        case .song(let song): song.artistIDs
        case .musicVideo(let video): video.artistIDs
        default: []
        }
    }
}
