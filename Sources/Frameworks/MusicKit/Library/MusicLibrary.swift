import AppleMusicAPI

/// The user's library.
public final class MusicLibrary: Sendable {
    /// The library of the account in the current world.
    public static let shared = MusicLibrary()

    private init() {}

    /// A reason why the library cannot be read or changed.
    public enum Error: String, LocalizedError, Sendable {
        case addToPlaylistFailed
        case createPlaylistFailed
        case editPlaylistFailed
        case itemAlreadyAdded
        case permissionDenied
        case playlistNotInLibrary
        case unableToAddItem
        case unknown
    }

    /// Adds an item of the catalog to the library.
    /// - Throws: `MusicLibrary.Error`.
    public func add<MusicItemType: MusicLibraryAddable>(_ item: MusicItemType) async throws {
        let world = try KitWorld.required()
        try world.requireLibraryConsent()
        guard let identity = (item as? any LibraryWritable)?.writeIdentity else { throw Error.unableToAddItem }
        if identity.type.hasPrefix("library-") { throw Error.itemAlreadyAdded }
        let query = [QueryItem("ids[\(identity.type)]", identity.id)]
        try await world.write(Request(.post, path: "/v1/me/library", query: query), failure: .unableToAddItem)
    }

    /// Adds an item to a playlist of the library: an album with all its tracks.
    /// - Returns: the changed playlist.
    @discardableResult
    public func add<MusicItemType: MusicPlaylistAddable>(
        _ item: MusicItemType, to playlist: Playlist
    ) async throws -> Playlist {
        let world = try KitWorld.required()
        try world.requireLibraryConsent()
        let path = try playlist.writePath
        let tracks = try await world.tracks(of: [item], failure: .addToPlaylistFailed)
        let request = Request(.post, path + "/tracks", body: ItemValue.object(["data": .array(tracks)]).json.bytes)
        try await world.write(request, failure: .addToPlaylistFailed)
        return try await world.playlist(at: path, failure: .addToPlaylistFailed)
    }

    /// Creates a playlist. The service has no name of an author.
    @discardableResult
    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist {
        try await createPlaylist(name: name, description: description, items: [Song]())
    }

    /// Creates a playlist with items. The service has no name of an author.
    @discardableResult
    public func createPlaylist<S: Sequence, MusicItemType: MusicPlaylistAddable>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element == MusicItemType {
        let world = try KitWorld.required()
        try world.requireLibraryConsent()
        let tracks = try await world.tracks(of: Array(items), failure: .createPlaylistFailed)
        var attributes = ["name": ItemValue.string(name)]
        attributes["description"] = description.map(ItemValue.string)
        var body = ["attributes": ItemValue.object(attributes)]
        if !tracks.isEmpty { body["relationships"] = .object(["tracks": .object(["data": .array(tracks)])]) }
        let request = Request(.post, "/v1/me/library/playlists", body: ItemValue.object(body).json.bytes)
        let answer = try await world.write(request, failure: .createPlaylistFailed)
        guard let created = answer["data"]?.array?.first else { throw Error.createPlaylistFailed }
        return try Playlist(value: created)
    }

    /// Changes the name or description of a playlist that the user can edit. The service does not store the author's
    /// name.
    /// - Returns: the changed playlist.
    @discardableResult
    public func edit(
        _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist {
        let world = try KitWorld.required()
        try world.requireLibraryConsent()
        let path = try playlist.writePath
        try await world.update(path, name: name, description: description)
        return try await world.playlist(at: path, failure: .editPlaylistFailed)
    }

    /// Changes the name or description of a playlist that the user can edit, and replaces its items.
    /// - Returns: the changed playlist.
    @discardableResult
    public func edit<S: Sequence, MusicItemType: MusicPlaylistAddable>(
        _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil,
        items: S
    ) async throws -> Playlist where S.Element == MusicItemType {
        let world = try KitWorld.required()
        try world.requireLibraryConsent()
        let path = try playlist.writePath
        let tracks = try await world.tracks(of: Array(items), failure: .editPlaylistFailed)
        try await world.update(path, name: name, description: description)
        let request = Request.edit(.put, path + "/tracks", body: ItemValue.object(["data": .array(tracks)]).json.bytes)
        try await world.write(request, failure: .editPlaylistFailed)
        return try await world.playlist(at: path, failure: .editPlaylistFailed)
    }
}

/// An item that can be written to the library.
protocol LibraryWritable {
    /// The type and the id for a request.
    var writeIdentity: (type: String, id: String) { get }
}

extension LibraryWritable where Self: ResourceItem {
    var writeIdentity: (type: String, id: String) { (resource.type, id.rawValue) }
}

extension Album: LibraryWritable {}
extension Song: LibraryWritable {}
extension MusicVideo: LibraryWritable {}
extension Playlist: LibraryWritable {}
extension Track: LibraryWritable {
    var writeIdentity: (type: String, id: String) { read(\.writeIdentity, \.writeIdentity) }
}
extension Playlist.Entry: LibraryWritable {
    var writeIdentity: (type: String, id: String) { content.read(\.writeIdentity, \.writeIdentity) }
}

extension Playlist {
    fileprivate var writePath: String {
        get throws {
            guard resource.isLibrary else { throw MusicLibrary.Error.playlistNotInLibrary }
            return "/v1/me/library/playlists/\(PercentEncoding.encodeSegment(id.rawValue))"
        }
    }
}

extension KitWorld {
    /// Sends a write to the account. A refusal by the service becomes an error of the library. The device has what it
    /// wrote at once.
    @discardableResult
    fileprivate func write(_ request: Request, failure: MusicLibrary.Error) async throws -> ItemValue {
        do {
            let answer = try await value(of: request)
            if request.method != .get { noteLibraryWrite() }
            return answer
        } catch is MusicDataRequest.Error { throw failure }
    }

    fileprivate func update(_ path: String, name: String?, description: String?) async throws {
        var attributes: [String: ItemValue] = [:]
        attributes["name"] = name.map(ItemValue.string)
        attributes["description"] = description.map(ItemValue.string)
        if attributes.isEmpty { return }
        let body = ItemValue.object(["attributes": .object(attributes)]).json.bytes
        try await write(.edit(.patch, path, body: body), failure: .editPlaylistFailed)
    }

    fileprivate func playlist(at path: String, failure: MusicLibrary.Error) async throws -> Playlist {
        guard let value = try await write(Request(.get, path), failure: failure)["data"]?.array?.first else {
            throw failure
        }
        return try Playlist(value: value)
    }

    /// Returns the identifiers of songs and music videos, those of albums and playlists in their order.
    fileprivate func tracks(
        of items: [some MusicPlaylistAddable], failure: MusicLibrary.Error
    ) async throws -> [ItemValue] {
        var identities: [(type: String, id: String)] = []
        for item in items {
            switch item {
            case let album as Album: identities += try await all(album.with(.tracks).tracks).map(\.writeIdentity)
            case let playlist as Playlist:
                identities += try await all(playlist.with(.tracks).tracks).map(\.writeIdentity)
            case let item as any LibraryWritable: identities.append(item.writeIdentity)
            default: throw failure
            }
        }
        return identities.map { .object(["id": .string($0.id), "type": .string($0.type)]) }
    }

    private func all(_ tracks: MusicItemCollection<Track>?) async throws -> MusicItemCollection<Track> {
        var all = tracks ?? []
        while let next = try await all.nextBatch() { all += next }
        return all
    }
}

extension Request {
    /// Returns a request that edits the library, which only the web player's host accepts.
    fileprivate static func edit(_ method: Method, _ path: String, body: [UInt8]) -> Request {
        Request(method, path, headers: Headers([("Host", "amp-api.music.apple.com")]), body: body)
    }
}
