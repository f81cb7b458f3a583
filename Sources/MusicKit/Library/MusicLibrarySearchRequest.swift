import AppleMusicAPI

/// A search in the user's library.
public struct MusicLibrarySearchRequest: Sendable {
    /// The text to search for.
    public let term: String
    /// The types of items to find.
    public var types: [any MusicLibrarySearchable.Type] { asked }
    /// The maximum number of items of each type; 0 for all.
    public var limit = 50
    private let asked: [any MusicLibrarySearchable.Type]

    /// Makes a search for items of some types.
    public init(term: String, types: [any MusicLibrarySearchable.Type]) {
        self.term = term
        asked = types
    }

    /// Sends the request, and further ones for the pages of each type.
    /// - Throws: `MusicLibrary.Error.permissionDenied` without consent, and the errors of every request.
    public func response() async throws -> MusicLibrarySearchResponse {
        let world = KitWorld.current
        try world.requireLibraryConsent()
        let page = limit > 0 ? min(limit, Self.longestPage) : Self.longestPage
        let query = [
            QueryItem("term", term), QueryItem("types", ItemKind.libraryNames(of: asked)),
            QueryItem("limit", "\(page)"),
        ]
        let results = try SearchResults(
            try await world.value(of: Request(path: "/v1/me/library/search", query: query)))
        let types = Set(ItemKind.all(of: asked))
        return MusicLibrarySearchResponse(
            albums: try await all(results.items(types: types)), artists: try await all(results.items(types: types)),
            musicVideos: try await all(results.items(types: types)),
            playlists: try await all(results.items(types: types)), songs: try await all(results.items(types: types)))
    }

    /// The maximum number of items of each type in one request of the service.
    private static let longestPage = 25

    private func all<Item: ResourceItem>(_ first: MusicItemCollection<Item>) async throws -> MusicItemCollection<Item> {
        var items = first
        while limit <= 0 || items.count < limit, let next = try await items.nextBatch() { items += next }
        return MusicItemCollection(limit > 0 ? Array(items.prefix(limit)) : Array(items))
    }
}

extension MusicLibrarySearchRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.key == right.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var key: [AnyHashable] { [term, types.map { ObjectIdentifier($0) }, limit] as [AnyHashable] }
}

/// The answer to a search in the library. Lists of types that were not asked for are empty.
public struct MusicLibrarySearchResponse: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The found items of this type.
    public let albums: MusicItemCollection<Album>
    /// The found items of this type.
    public let artists: MusicItemCollection<Artist>
    /// The found items of this type.
    public let musicVideos: MusicItemCollection<MusicVideo>
    /// The found items of this type.
    public let playlists: MusicItemCollection<Playlist>
    /// The found items of this type.
    public let songs: MusicItemCollection<Song>

    public var description: String {
        "MusicLibrarySearchResponse(\n  albums: \(albums),\n  artists: \(artists),\n  musicVideos: \(musicVideos),\n"
            + "  playlists: \(playlists),\n  songs: \(songs)\n)"
    }
    /// The description, with the item counts of the loaded relationships and views.
    public var debugDescription: String { description }
}
