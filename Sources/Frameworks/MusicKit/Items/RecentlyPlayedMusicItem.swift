/// An album, a playlist or a station that was played recently.
public enum RecentlyPlayedMusicItem: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible,
    MusicItem, PlayableMusicItem, MusicRecentlyPlayedRequestable
{
    case album(Album)
    case playlist(Playlist)
    case station(Station)

    /// The id.
    public var id: MusicItemID { item.id }
    public var description: String { "RecentlyPlayedMusicItem.\(name)(\(item))" }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try item.encode(to: encoder) }

    /// The title or name.
    public var title: String { item.heading }

    /// The name of the artist or curator; nil for a station.
    public var subtitle: String? {
        switch self {
        case .album(let value): value.artistName
        case .playlist(let value): value.curatorName
        case .station: nil
        }
    }

    /// The artwork.
    public var artwork: Artwork? { item.picture }

    /// The parameters for a player; nil if the item cannot be played.
    public var playParameters: PlayParameters? {
        switch self {
        case .album(let value): value.playParameters
        case .playlist(let value): value.playParameters
        case .station(let value): value.playParameters
        }
    }
}

extension RecentlyPlayedMusicItem: ValueDecodable {
    init(value: ItemValue) throws {
        let type = value["type"]?.string ?? ""
        switch type {
        case _ where Album.kind.includes(type, value["attributes"]): self = .album(try Album(value: value))
        case _ where Playlist.kind.includes(type, value["attributes"]): self = .playlist(try Playlist(value: value))
        case _ where Station.kind.includes(type, value["attributes"]): self = .station(try Station(value: value))
        default: throw DecodingError.content("RecentlyPlayedMusicItem: '\(type)' is another type")
        }
    }

    private var item: any ResourceItem & CustomStringConvertible {
        switch self {
        case .album(let value): value
        case .playlist(let value): value
        case .station(let value): value
        }
    }

    private var name: String {
        switch self {
        case .album: "album"
        case .playlist: "playlist"
        case .station: "station"
        }
    }
}
