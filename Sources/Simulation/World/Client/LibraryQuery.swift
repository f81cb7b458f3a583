package import AppleMusicAPI
package import TonearmDevice
import TonearmSimulator

/// A query of the device's library, like `MPMediaQuery`: the songs and music videos with a property that contains a
/// text, or all.
package struct LibraryQuery: Hashable, Sendable {
    package enum Property: String, CaseIterable, Sendable {
        case title, artist, album
        /// The name of a playlist that contains them.
        case playlist
    }

    /// The filter; nil for everything.
    package let filter: Filter?

    package struct Filter: Hashable, Sendable {
        package let property: Property
        /// The text, compared case-insensitively.
        package let text: String

        package init(_ property: Property, _ text: String) {
            self.property = property
            self.text = text
        }

        fileprivate func fits(_ name: String?) -> Bool { name?.lowercased().contains(text.lowercased()) ?? false }
    }

    package init(_ filter: Filter?) { self.filter = filter }

    /// The query in words: `everything`, `the artist 'Bruce'`
    package var words: String { filter.map { "the \($0.property) '\($0.text)'" } ?? "everything" }
}

extension MusicClient {
    /// Returns items of the library of the device's account, albums in track order, playlists in their own order.
    /// - Throws: `PlayableProblem`, also if no item matches, and the errors of `send`.
    package func playables(_ query: LibraryQuery, in keeper: some WorldKeeper) async throws -> [Playable] {
        let found = try await LibraryReading(self, keeper.withWorld { $0 }).items(query)
        if found.isEmpty { throw PlayableProblem.nothingFits(query) }
        return found.map { .item(PlayableItem($0)) }
    }
}

/// A reader of the library on a device: without a token, a plan or a network. The world is unchanged.
package struct LibraryReading {
    private let client: MusicClient
    /// A copy of the world without faults.
    private let device: HeldWorld
    private let reader: Caller?

    /// - Parameter hasScope: whether only what has reached the device is read. Items that an app plays come from the
    ///   whole account.
    package init(_ client: MusicClient, _ world: World, hasScope: Bool = true) {
        self.client = client
        device = HeldWorld(world)
        device.world.memory.faults.clear()
        reader = world.libraryReader(at: client.now(in: world), hasScope: hasScope)
    }

    /// Whether the device has a library: an account is signed in, or was before.
    package var hasOwner: Bool { reader != nil }

    private var schema: Schema { get throws { try client.description(of: device.world).schema } }

    /// - Throws: `PlayableProblem.refused` if the resource does not exist.
    func whole(_ resource: ResourceIdentifier, including relationships: [String] = []) async throws -> Resource {
        let query = relationships.isEmpty ? [] : [QueryItem("include", relationships.joined(separator: ","))]
        let path = try schema.path(to: resource, in: device.world.storefront)
        let response = try await answer(Request(path: path, query: query), about: resource)
        guard let found = response["data"]?[0].flatMap({ Resource($0) }) else {
            throw PlayableProblem.missing(resource)
        }
        return found
    }

    /// Returns all pages of the tracks of an album or a playlist.
    func tracks(of container: Resource) async throws -> [Resource] {
        guard let page = container.relationship("tracks") else { return [] }
        let rest = page.next.map { Request(.get, $0) }
        return page.data + (try await pages(from: rest, about: container.identifier))
    }

    fileprivate func items(_ query: LibraryQuery) async throws -> [Resource] {
        guard let filter = query.filter else { return try await all(.librarySongs) + all(.libraryMusicVideos) }
        if filter.property == .playlist {
            var items: [Resource] = []
            for playlist in try await all(.libraryPlaylists) where filter.fits(playlist.text("name")) {
                items += try await tracks(of: whole(playlist.identifier, including: ["tracks"]))
            }
            return items
        }
        let items = try await all(.librarySongs) + all(.libraryMusicVideos)
        let fitting = items.filter { filter.fits($0.text(filter.property.attribute)) }
        if filter.property != .album { return fitting }
        return fitting.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element)
    }

    /// Returns all resources of a type.
    func all(_ type: ResourceType) async throws -> [Resource] {
        let path = try schema.path(of: type, in: device.world.storefront)
        let first = Request(path: path, query: [QueryItem("limit", "100")])
        return try await pages(from: first, about: ResourceIdentifier(type, ""))
    }

    private func pages(from first: Request?, about resource: ResourceIdentifier) async throws -> [Resource] {
        var resources: [Resource] = []
        var walk = PageWalk(from: first)
        while let request = walk.next {
            let page = Page(try await answer(request, about: resource).object ?? JSONObject())
            resources += page.data
            walk.follow(page.next)
        }
        return resources
    }

    private func answer(_ request: Request, about resource: ResourceIdentifier) async throws -> JSON {
        let response = try await answer(request)
        guard response.isSuccess, let json = response.body.json else {
            throw PlayableProblem.refused(resource, response)
        }
        return json
    }

    /// Answers a request for the library from the device, or by the world's service if that is not simulated.
    /// - Throws: `UserTokenRefusal` if no account is signed in and none was, and the errors of `send`.
    package func answer(_ request: Request) async throws -> Response {
        guard device.world.address.isSimulated else {
            return try await client.send(request, asDevice: device.world.device.currentDevice, in: device)
        }
        guard let reader else { throw UserTokenRefusal.unknownAccount }
        let ask = Ask(request: device.world.localized(request), caller: reader, exchange: nil)
        return try await client.answerUnsent(ask, in: device)
    }
}

extension LibraryQuery.Property {
    /// The attribute's name for songs and music videos.
    fileprivate var attribute: String {
        switch self {
        case .title, .playlist: "name"
        case .artist: "artistName"
        case .album: "albumName"
        }
    }
}

extension Resource {
    fileprivate func text(_ attribute: String) -> String? { self.attribute(attribute)?.string }

    /// The position of a track, for sorting across albums.
    fileprivate var place: AlbumPlace {
        AlbumPlace(
            album: text("albumName") ?? "", disc: attribute("discNumber")?.integer ?? 1,
            track: attribute("trackNumber")?.integer ?? .max)
    }
}

private struct AlbumPlace: Comparable {
    let album: String
    let disc: Int
    let track: Int

    static func < (one: AlbumPlace, other: AlbumPlace) -> Bool {
        (one.album, one.disc, one.track) < (other.album, other.disc, other.track)
    }
}
