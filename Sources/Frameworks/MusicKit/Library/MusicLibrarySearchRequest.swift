import AppleMusicAPI

/// A search in the user's library.
public struct MusicLibrarySearchRequest: Sendable {
    /// The text to search for.
    public let term: String
    /// The types of items to find.
    public var types: [any MusicLibrarySearchable.Type] { asked }
    /// The maximum number of items of each type; 0 for all.
    public var limit = 50
    /// Whether the answer contains the best results of all types.
    public var includeTopResults = false
    private let asked: [any MusicLibrarySearchable.Type]

    /// Creates a search for items of these types.
    public init(term: String, types: [any MusicLibrarySearchable.Type]) {
        self.term = term
        asked = types
    }

    /// Searches the library of the device. It needs consent, but neither a subscription nor a network.
    /// - Throws: `MusicLibrary.Error.permissionDenied` without consent.
    public func response() async throws -> MusicLibrarySearchResponse {
        let world = try KitWorld.required()
        try world.requireLibraryConsent()
        let results = try SearchResults(
            try await world.librarySearch(term, types: ItemKind.libraryNames(of: asked), limit: limit))
        let types = Set(ItemKind.all(of: asked))
        var response = MusicLibrarySearchResponse(
            albums: try await all(results.items(types: types)), artists: try await all(results.items(types: types)),
            musicVideos: try await all(results.items(types: types)),
            playlists: try await all(results.items(types: types)), songs: try await all(results.items(types: types)),
            topResults: [])
        if includeTopResults { response.topResults = response.best(for: term) }
        return response
    }

    private func all<Item: ResourceItem>(_ first: MusicItemCollection<Item>) async throws -> MusicItemCollection<Item> {
        var items = first
        while limit <= 0 || items.count < limit, let next = try await items.nextBatch() { items += next }
        return MusicItemCollection(limit > 0 ? Array(items.prefix(limit)) : Array(items))
    }
}

extension MusicLibrarySearchRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.key == right.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var key: [AnyHashable] {
        [term, types.map { ObjectIdentifier($0) }, limit, includeTopResults] as [AnyHashable]
    }
}

/// The answer to a search in the library. Lists of types that were not requested are empty.
public struct MusicLibrarySearchResponse: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The found albums.
    public let albums: MusicItemCollection<Album>
    /// The found artists.
    public let artists: MusicItemCollection<Artist>
    /// The found music videos.
    public let musicVideos: MusicItemCollection<MusicVideo>
    /// The found playlists.
    public let playlists: MusicItemCollection<Playlist>
    /// The found songs.
    public let songs: MusicItemCollection<Song>
    /// The best results of all types; empty unless the request includes them.
    public fileprivate(set) var topResults: MusicItemCollection<TopResult>

    /// The maximum number of best results.
    private static let longestTop = 10

    /// Returns the items whose title is the term, then those whose title begins with it, then the others. The service
    /// has no top results of a library.
    fileprivate func best(for term: String) -> MusicItemCollection<TopResult> {
        var results: [TopResult] = artists.map { .artist($0) }
        results += albums.map { .album($0) }
        results += songs.map { .song($0) }
        results += playlists.map { .playlist($0) }
        results += musicVideos.map { .musicVideo($0) }
        let wanted = term.folded
        let ranked = results.enumerated().map { place, result in
            let title = result.title.folded
            return (rank: title == wanted ? 0 : title.hasPrefix(wanted) ? 1 : 2, place: place, result: result)
        }
        let best = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.prefix(Self.longestTop)
        return MusicItemCollection(best.map(\.result))
    }

    public var description: String {
        "MusicLibrarySearchResponse(\n  topResults: \(topResults),\n  albums: \(albums),\n  artists: \(artists),\n"
            + "  musicVideos: \(musicVideos),\n  playlists: \(playlists),\n  songs: \(songs)\n)"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

extension MusicLibrarySearchResponse {
    /// One of the best results of a search in the library.
    public enum TopResult: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible, MusicItem
    {
        case album(Album)
        case artist(Artist)
        case musicVideo(MusicVideo)
        case playlist(Playlist)
        case song(Song)

        /// The id.
        public var id: MusicItemID { read(\.id, \.id, \.id, \.id, \.id) }
        /// The title or name.
        public var title: String { read(\.title, \.name, \.title, \.name, \.title) }
        /// The artwork.
        public var artwork: Artwork? { read(\.artwork, \.artwork, \.artwork, \.artwork, \.artwork) }

        public var description: String {
            let text = read({ "album(\($0))" }, { "artist(\($0))" }, { "musicVideo(\($0))" }, { "playlist(\($0))" }) {
                "song(\($0))"
            }
            return "MusicLibrarySearchResponse.TopResult.\(text)"
        }
        /// A description of the value, for debugging.
        public var debugDescription: String { description }
        public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
        public func encode(to encoder: any Encoder) throws {
            try read(\.resource.value, \.resource.value, \.resource.value, \.resource.value, \.resource.value)
                .encode(to: encoder)
        }

        private func read<Result>(
            _ album: (Album) -> Result, _ artist: (Artist) -> Result, _ video: (MusicVideo) -> Result,
            _ playlist: (Playlist) -> Result, _ song: (Song) -> Result
        ) -> Result {
            switch self {
            case .album(let value): album(value)
            case .artist(let value): artist(value)
            case .musicVideo(let value): video(value)
            case .playlist(let value): playlist(value)
            case .song(let value): song(value)
            }
        }
    }
}

extension MusicLibrarySearchResponse.TopResult: ValueDecodable {
    init(value: ItemValue) throws {
        let type = value["type"]?.string ?? ""
        switch type {
        case _ where Album.kind.types.contains(type): self = .album(try Album(value: value))
        case _ where Artist.kind.types.contains(type): self = .artist(try Artist(value: value))
        case _ where MusicVideo.kind.types.contains(type): self = .musicVideo(try MusicVideo(value: value))
        case _ where Playlist.kind.types.contains(type): self = .playlist(try Playlist(value: value))
        case _ where Song.kind.types.contains(type): self = .song(try Song(value: value))
        default: throw DecodingError.content("MusicLibrarySearchResponse.TopResult: '\(type)' is another type")
        }
    }
}
