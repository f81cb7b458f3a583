extension MusicCatalogSearchResponse {
    /// One of the best results of a search.
    public enum TopResult: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible,
        MusicItem
    {
        case album(Album)
        case artist(Artist)
        case curator(Curator)
        case musicVideo(MusicVideo)
        case playlist(Playlist)
        case radioShow(RadioShow)
        case recordLabel(RecordLabel)
        case song(Song)
        case station(Station)

        /// The id.
        public var id: MusicItemID { item.id }
        public var description: String { "MusicCatalogSearchResponse.TopResult.\(name)(\(item))" }
        /// A description of the value, for debugging.
        public var debugDescription: String { description }
        public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
        public func encode(to encoder: any Encoder) throws { try item.encode(to: encoder) }

        /// The title or name.
        public var title: String { item.heading }

        /// The artwork.
        public var artwork: Artwork? { item.picture }
    }
}

extension MusicCatalogSearchResponse.TopResult: ValueDecodable {
    init(value: ItemValue) throws {
        let type = value["type"]?.string ?? ""
        switch type {
        case _ where Album.kind.includes(type, value["attributes"]): self = .album(try Album(value: value))
        case _ where Artist.kind.includes(type, value["attributes"]): self = .artist(try Artist(value: value))
        case _ where Curator.kind.includes(type, value["attributes"]): self = .curator(try Curator(value: value))
        case _ where MusicVideo.kind.includes(type, value["attributes"]):
            self = .musicVideo(try MusicVideo(value: value))
        case _ where Playlist.kind.includes(type, value["attributes"]): self = .playlist(try Playlist(value: value))
        case _ where RadioShow.kind.includes(type, value["attributes"]): self = .radioShow(try RadioShow(value: value))
        case _ where RecordLabel.kind.includes(type, value["attributes"]):
            self = .recordLabel(try RecordLabel(value: value))
        case _ where Song.kind.includes(type, value["attributes"]): self = .song(try Song(value: value))
        case _ where Station.kind.includes(type, value["attributes"]): self = .station(try Station(value: value))
        default: throw DecodingError.content("MusicCatalogSearchResponse.TopResult: '\(type)' is another type")
        }
    }

    private var item: any ResourceItem & CustomStringConvertible {
        switch self {
        case .album(let value): value
        case .artist(let value): value
        case .curator(let value): value
        case .musicVideo(let value): value
        case .playlist(let value): value
        case .radioShow(let value): value
        case .recordLabel(let value): value
        case .song(let value): value
        case .station(let value): value
        }
    }

    private var name: String {
        switch self {
        case .album: "album"
        case .artist: "artist"
        case .curator: "curator"
        case .musicVideo: "musicVideo"
        case .playlist: "playlist"
        case .radioShow: "radioShow"
        case .recordLabel: "recordLabel"
        case .song: "song"
        case .station: "station"
        }
    }
}
