/// The artwork of a record. As in all records, derived attributes (`url`, `playParams`, `previews`, `artistUrl`) are
/// not stored, and the catalog returns relationships.

package struct ArtworkRecord: Hashable, Sendable {
    /// The width of the original, in pixels.
    package var width: Int
    package var height: Int
    package var colors: Colors?

    /// Colors as six hexadecimal digits, without `#`.
    package struct Colors: Hashable, Sendable {
        package var background: String
        /// The colors `textColor1` to `textColor4`.
        package var text: [String]
    }
}

package enum AdvisoryRating: String, Hashable, Sendable {
    case clean
    case explicit
}

/// The storefronts in which a record is visible.
package enum Availability: Hashable, Sendable {
    case everywhere
    case only(Set<String>)
    case except(Set<String>)

    package func includes(_ storefront: String) -> Bool {
        switch self {
        case .everywhere: true
        case .only(let storefronts): storefronts.contains(storefront)
        case .except(let storefronts): !storefronts.contains(storefront)
        }
    }
}

package struct EditorialNotesRecord: Hashable, Sendable {
    package var short: LocalizedText?
    package var standard: LocalizedText?
    package var name: LocalizedText?
    package var tagline: LocalizedText?
}

package struct ArtistRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    package var genreNames: [LocalizedText] = []
    package var artwork: ArtworkRecord?
    package var notes: EditorialNotesRecord?
    package var availability: Availability = .everywhere
}

package struct AlbumRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    package var artistName: LocalizedText
    package var artistIDs: [String] = []
    package var artwork: ArtworkRecord
    package var audioVariants: [String] = []
    package var contentRating: AdvisoryRating?
    package var copyright: String?
    package var notes: EditorialNotesRecord?
    package var genreNames: [LocalizedText] = []
    package var isCompilation: Bool = false
    package var isComplete: Bool = false
    package var isMasteredForItunes: Bool = false
    package var isSingle: Bool = false
    package var recordLabel: String?
    /// The date of release: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`.
    package var releaseDate: String?
    package var trackCount: Int = 0
    package var upc: String?
    /// Whether the resource is released and was not withdrawn. If not, answers omit `playParams`.
    package var isPlayable: Bool = false
    package var availability: Availability = .everywhere
}

package struct SongRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    package var artistName: LocalizedText
    package var artistIDs: [String] = []
    package var albumName: LocalizedText
    /// The album's id; nil if the album is not in the catalog.
    package var albumID: String?
    package var artwork: ArtworkRecord
    package var attribution: String?
    package var audioVariants: [String] = []
    /// The language of the lyrics: `en-US`.
    package var audioLocale: String?
    package var composerName: String?
    package var contentRating: AdvisoryRating?
    package var discNumber: Int = 1
    package var trackNumber: Int = 1
    package var durationInMillis: Int = 0
    package var notes: EditorialNotesRecord?
    package var genreNames: [LocalizedText] = []
    package var hasLyrics: Bool = false
    package var isAppleDigitalMaster: Bool = false
    package var isrc: String?
    package var work: Work?
    package var releaseDate: String?
    /// Whether the resource is released. If not, answers omit `playParams` and previews.
    package var isPlayable: Bool = false
    package var availability: Availability = .everywhere

    /// The classical work to which a song belongs as a movement.
    package struct Work: Hashable, Sendable {
        package var name: String
        package var movementName: String?
        package var movementNumber: Int?
        package var movementCount: Int?
    }
}

package struct MusicVideoRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    package var artistName: LocalizedText
    package var artistIDs: [String] = []
    package var albumName: LocalizedText?
    package var artwork: ArtworkRecord
    package var contentRating: AdvisoryRating?
    package var durationInMillis: Int = 0
    package var notes: EditorialNotesRecord?
    package var genreNames: [LocalizedText] = []
    package var has4K: Bool = false
    package var hasHDR: Bool = false
    package var isrc: String?
    package var releaseDate: String?
    package var trackNumber: Int?
    package var isPlayable: Bool = false
    package var availability: Availability = .everywhere
}

package struct PlaylistRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    package var curatorName: LocalizedText
    package var artwork: ArtworkRecord?
    package var description: LocalizedText?
    package var isChart: Bool = false
    /// The date in ISO 8601, UTC: `2015-04-11T16:15:51Z`.
    package var lastModifiedDate: String?
    package var kind: Kind
    package var availability: Availability = .everywhere

    /// The values of `playlistType`.
    package enum Kind: String, Hashable, Sendable {
        case editorial
        case external
        case personalMix = "personal-mix"
        case replay
        case userShared = "user-shared"
    }

    package init(
        id: String, name: LocalizedText, curatorName: LocalizedText, artwork: ArtworkRecord? = nil,
        description: LocalizedText? = nil, isChart: Bool = false, lastModifiedDate: String? = nil, kind: Kind,
        availability: Availability = .everywhere
    ) {
        (self.id, self.name, self.curatorName, self.artwork) = (id, name, curatorName, artwork)
        (self.description, self.isChart, self.lastModifiedDate) = (description, isChart, lastModifiedDate)
        (self.kind, self.availability) = (kind, availability)
    }
}

package struct StationRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    /// The artwork; nil only for a station that was recorded without it.
    package var artwork: ArtworkRecord?
    package var contentRating: AdvisoryRating?
    package var durationInMillis: Int?
    package var notes: EditorialNotesRecord?
    package var episodeNumber: String?
    package var isLive: Bool
    /// The medium: `audio` or `video`.
    package var mediaKind: String
    package var providerName: String?
    /// The station's protobuf in unpadded URL-safe base64.
    package var hash: String
    package var availability: Availability

    package init(
        id: String, name: LocalizedText, artwork: ArtworkRecord? = nil, contentRating: AdvisoryRating? = nil,
        durationInMillis: Int? = nil, notes: EditorialNotesRecord? = nil, episodeNumber: String? = nil, isLive: Bool,
        mediaKind: String, providerName: String? = nil, hash: String, availability: Availability
    ) {
        self.id = id
        self.name = name
        self.artwork = artwork
        self.contentRating = contentRating
        self.durationInMillis = durationInMillis
        self.notes = notes
        self.episodeNumber = episodeNumber
        self.isLive = isLive
        self.mediaKind = mediaKind
        self.providerName = providerName
        self.hash = hash
        self.availability = availability
    }
}

package struct CuratorRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    package var artwork: ArtworkRecord
    package var notes: EditorialNotesRecord?
    /// The kind: `CuratorRecord`, `GenreRecord` or `Show`; only Apple's own curators have it.
    package var kind: String?
    package var shortName: LocalizedText?
    package var showHostName: String?
    package var availability: Availability = .everywhere
}

package struct RecordLabelRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    package var artwork: ArtworkRecord
    package var description: LocalizedText?
    package var availability: Availability = .everywhere
}

package struct GenreRecord: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
    /// The parent's id; nil for the root.
    package var parentID: String?
    package var chartLabel: LocalizedText?
}

package struct StationGenre: Hashable, Sendable {
    package var id: String
    package var name: LocalizedText
}
