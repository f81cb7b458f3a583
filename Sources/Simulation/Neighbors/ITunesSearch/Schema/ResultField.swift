/// A member of a result ("Understanding Search Results"), with the kinds of results that have it.
package struct ResultField: Hashable, Sendable {
    package let name: String
    /// The kinds of results that have the member.
    package let kinds: Set<ResultKind>
    package let type: ValueType
    /// Whether results can lack it.
    package let isOptional: Bool

    package enum ValueType: Hashable, Sendable {
        case text, number, flag
    }

    private init(_ name: String, _ type: ValueType, _ kinds: Set<ResultKind>, isOptional: Bool = false) {
        self.name = name
        self.type = type
        self.kinds = kinds
        self.isOptional = isOptional
    }

    /// The fields in the order of answers.
    package static let all: [ResultField] = [
        ResultField("wrapperType", .text, .any), ResultField("kind", .text, .tracks),
        ResultField("artistType", .text, [.artist]), ResultField("collectionType", .text, [.album]),
        ResultField("artistId", .number, .any, isOptional: true),
        ResultField("collectionId", .number, [.album, .song], isOptional: true),
        ResultField("trackId", .number, .tracks),
        ResultField("amgArtistId", .number, [.artist, .album], isOptional: true),
        ResultField("artistName", .text, .any),
        ResultField("collectionName", .text, [.album, .song, .musicVideo], isOptional: true),
        ResultField("trackName", .text, .tracks),
        ResultField("collectionCensoredName", .text, [.album, .song, .musicVideo], isOptional: true),
        ResultField("trackCensoredName", .text, .tracks),
        ResultField("artistLinkUrl", .text, [.artist]),
        ResultField("artistViewUrl", .text, [.album, .song, .musicVideo], isOptional: true),
        ResultField("collectionViewUrl", .text, [.album, .song], isOptional: true),
        ResultField("trackViewUrl", .text, .tracks), ResultField("previewUrl", .text, .tracks, isOptional: true),
        ResultField("artworkUrl30", .text, .tracks), ResultField("artworkUrl60", .text, [.album, .song, .musicVideo]),
        ResultField("artworkUrl100", .text, [.album, .song, .musicVideo]),
        ResultField("collectionPrice", .number, [.album, .song], isOptional: true),
        ResultField("trackPrice", .number, .tracks),
        ResultField("releaseDate", .text, [.album, .song, .musicVideo], isOptional: true),
        ResultField("collectionExplicitness", .text, [.album, .song, .musicVideo]),
        ResultField("trackExplicitness", .text, .tracks),
        ResultField("discCount", .number, [.song], isOptional: true), ResultField("discNumber", .number, [.song]),
        ResultField("trackCount", .number, [.album, .song], isOptional: true),
        ResultField("trackNumber", .number, .tracks, isOptional: true),
        ResultField("trackTimeMillis", .number, .tracks),
        ResultField("copyright", .text, [.album], isOptional: true),
        ResultField("country", .text, [.album, .song, .musicVideo]),
        ResultField("currency", .text, [.album, .song, .musicVideo]),
        ResultField("primaryGenreName", .text, .any, isOptional: true),
        ResultField("primaryGenreId", .number, [.artist], isOptional: true),
        ResultField("contentAdvisoryRating", .text, .tracks, isOptional: true),
        ResultField("isStreamable", .flag, [.song]),
    ]
}

/// A kind of results.
package enum ResultKind: Hashable, Sendable, CaseIterable {
    case artist, album, song, musicVideo

    /// The value of `wrapperType`.
    package var wrapperType: String {
        switch self {
        case .artist: "artist"
        case .album: "collection"
        case .song, .musicVideo: "track"
        }
    }

    /// The value of `kind`; nil for results without it.
    package var kind: String? {
        switch self {
        case .artist, .album: nil
        case .song: "song"
        case .musicVideo: "music-video"
        }
    }
}

extension Set<ResultKind> {
    fileprivate static let any = Set(ResultKind.allCases)
    fileprivate static let tracks: Self = [.song, .musicVideo]
}
