import AppleMusicAPI

/// A request for recently played music of the user.
public struct MusicRecentlyPlayedRequest<MusicItemType>: Hashable, Sendable
where MusicItemType: MusicRecentlyPlayedRequestable, MusicItemType: Decodable {
    /// The maximum number of items; nil for the service's choice.
    public var limit: Int?
    /// The number of items to skip.
    public var offset: Int?

    /// Creates a request for the most recent items.
    public init() {}

    /// Sends the request.
    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        let request = Request(path: path, query: types + paging(limit, offset))
        let world = try KitWorld.required()
        try world.requireConsent()
        var items = try MusicItemCollection<MusicItemType>(page: try await world.value(of: request))
        // Lists of recently played music have one page.
        items = MusicItemCollection(items)
        return MusicRecentlyPlayedResponse(items: items)
    }

    private var path: String {
        switch MusicItemType.self {
        case is RecentlyPlayedMusicItem.Type: "/v1/me/recent/played"
        case is Station.Type: "/v1/me/recent/radio-stations"
        default: "/v1/me/recent/played/tracks"
        }
    }

    private var types: [QueryItem] {
        switch MusicItemType.self {
        case is Song.Type: [QueryItem("types", "songs,library-songs")]
        case is MusicVideo.Type: [QueryItem("types", "music-videos,library-music-videos")]
        default: []
        }
    }
}

/// The answer to a request for recently played music.
public struct MusicRecentlyPlayedResponse<MusicItemType>: Sendable
where MusicItemType: MusicRecentlyPlayedRequestable, MusicItemType: Decodable {
    /// The items, most recent first.
    public let items: MusicItemCollection<MusicItemType>
}

/// A request for recently played albums, playlists and stations.
public typealias MusicRecentlyPlayedContainerRequest = MusicRecentlyPlayedRequest<RecentlyPlayedMusicItem>
/// The answer to a request for recently played albums, playlists and stations.
public typealias MusicRecentlyPlayedContainerResponse = MusicRecentlyPlayedResponse<RecentlyPlayedMusicItem>

extension MusicRecentlyPlayedResponse: Decodable {
    public init(from decoder: any Decoder) throws { self.init(items: try MusicItemCollection(from: decoder)) }
}
extension MusicRecentlyPlayedResponse: Encodable where MusicItemType: Encodable {
    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}
extension MusicRecentlyPlayedResponse: Equatable where MusicItemType: Equatable {}
extension MusicRecentlyPlayedResponse: Hashable where MusicItemType: Hashable {}
extension MusicRecentlyPlayedResponse: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "MusicRecentlyPlayedResponse<\(MusicItemType.self)>(\n  items: \(items)\n)" }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}
