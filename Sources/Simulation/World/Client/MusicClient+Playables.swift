package import AppleMusicAPI
package import TonearmDevice
import TonearmSimulator

/// Items for players, fetched from the service: songs, albums and playlists with all tracks, stations with the first
/// two.
///
/// The account's storefront determines what can be played, not the storefront of the catalog requests (WWDC17 session
/// 502).
extension MusicClient {
    /// - Parameter wishes: the further attributes to fetch, and a reader of what is fetched.
    /// - Throws: `PlayableProblem`, and the errors of `send`.
    package func playables(
        _ resources: [ResourceIdentifier], in keeper: some WorldKeeper, _ wishes: PlayableWishes = PlayableWishes()
    ) async throws -> [Playable] {
        var items: [ResourceIdentifier: PlayableItem] = [:]
        for type in [ResourceType.songs, .musicVideos] {
            let wanted = resources.filter { $0.type == type }
            if wanted.count > 1 {
                items.merge(try await catalogItems(wanted, in: keeper, wishes)) { first, _ in first }
            }
        }
        var playables: [Playable] = []
        for resource in resources {
            if let item = items[resource] {
                playables.append(.item(item))
            } else {
                playables.append(try await playable(resource, in: keeper, wishes))
            }
        }
        return playables
    }

    private func playable(
        _ resource: ResourceIdentifier, in keeper: some WorldKeeper, _ wishes: PlayableWishes
    ) async throws -> Playable {
        switch resource.type {
        case .songs, .musicVideos, .albums, .playlists, .stations:
            try await catalogPlayable(resource, in: keeper, wishes)
        case .librarySongs, .libraryMusicVideos, .libraryAlbums, .libraryPlaylists:
            try await libraryPlayable(resource, in: keeper.withWorld { $0 }, wishes)
        default:
            // A missing resource has a different error, so fetch it.
            _ = try await whole(resource, in: keeper.withWorld { $0.storefront }, keeper)
            throw PlayableProblem.notPlayable(resource)
        }
    }
}

/// The options for fetching items for a player.
package struct PlayableWishes: Sendable {
    /// The attributes of catalog songs that the service leaves out by default.
    package var extended: [String] = []
    /// Called with each song and music video that is fetched.
    package var note: @Sendable (Resource) -> Void = { _ in }

    package init() {}

    fileprivate var query: [QueryItem] {
        extended.isEmpty ? [] : [QueryItem("extend[songs]", extended.joined(separator: ","))]
    }
}

// MARK: - Catalog

extension MusicClient {
    /// Returns a resource of the account's storefront, or else of the current one, marked as available only there.
    private func catalogPlayable(
        _ resource: ResourceIdentifier, in keeper: some WorldKeeper, _ wishes: PlayableWishes
    ) async throws -> Playable {
        let (home, here) = keeper.withWorld { ($0.accountStorefront, $0.storefront) }
        var availability = ItemAvailability.everywhere
        let found: Resource
        do {
            found = try await whole(resource, in: home, keeper, wishes)
        } catch PlayableProblem.refused(_, let response) where response.status == 404 && home != here {
            found = try await whole(resource, in: here, keeper, wishes)
            availability = .only([here])
        }
        switch resource.type {
        case .stations: return .station(try await station(found, in: keeper))
        case .songs, .musicVideos:
            wishes.note(found)
            return .item(PlayableItem(found, availability: availability))
        default:
            let fetched = try await self.tracks(of: found, keeper, wishes)
            fetched.forEach(wishes.note)
            var tracks = fetched.map { PlayableItem($0, availability: availability) }
            if home != here, availability == .everywhere {
                tracks = try await withMissing(tracks, of: resource, in: keeper)
            }
            return .container(tracks: tracks, of: found)
        }
    }

    /// Returns the tracks of the current storefront's version, including those that the account's storefront lacks, so
    /// that they can be listed as left out.
    private func withMissing(
        _ tracks: [PlayableItem], of resource: ResourceIdentifier, in keeper: some WorldKeeper
    ) async throws -> [PlayableItem] {
        let here = keeper.withWorld { $0.storefront }
        guard let seen = try? await whole(resource, in: here, keeper) else { return tracks }
        let playable = Dictionary(tracks.map { ($0.catalogID, $0) }) { first, _ in first }
        return try await self.tracks(of: seen, keeper).map { track in
            playable[track.id] ?? PlayableItem(track, availability: .only([here]))
        }
    }

    /// Fetches songs or music videos, possibly hundreds, in few requests.
    private func catalogItems(
        _ resources: [ResourceIdentifier], in keeper: some WorldKeeper, _ wishes: PlayableWishes
    ) async throws -> [ResourceIdentifier: PlayableItem] {
        let (home, here) = keeper.withWorld { ($0.accountStorefront, $0.storefront) }
        var items: [ResourceIdentifier: PlayableItem] = [:]
        for storefront in home == here ? [home] : [home, here] {
            let missing = resources.filter { items[$0] == nil }
            for start in stride(from: 0, to: missing.count, by: Self.batch) {
                let ids = missing[start..<min(start + Self.batch, missing.count)]
                for found in try await several(Array(ids), in: storefront, keeper, wishes) {
                    wishes.note(found)
                    items[found.identifier] = PlayableItem(
                        found, availability: storefront == home ? .everywhere : .only([here]))
                }
            }
        }
        if let missing = resources.first(where: { items[$0] == nil }) { throw PlayableProblem.missing(missing) }
        return items
    }

    /// The number of ids in one request, which every type accepts.
    private static let batch = 100

    private func schema(_ keeper: some WorldKeeper) throws -> Schema {
        try keeper.withWorld { try description(of: $0).schema }
    }

    private func several(
        _ resources: [ResourceIdentifier], in storefront: String, _ keeper: some WorldKeeper, _ wishes: PlayableWishes
    ) async throws -> [Resource] {
        guard let first = resources.first else { return [] }
        let ids = QueryItem("ids", resources.map(\.id).joined(separator: ","))
        let path = try schema(keeper).path(of: first.type, in: storefront)
        let response = try await send(Request(path: path, query: [ids] + wishes.query), in: keeper)
        if response.status == 404 { return [] }
        guard response.isSuccess, let json = response.body.json?.object else {
            throw PlayableProblem.refused(first, response)
        }
        return Page(json).data
    }

    private func whole(
        _ resource: ResourceIdentifier, in storefront: String, _ keeper: some WorldKeeper,
        _ wishes: PlayableWishes = PlayableWishes()
    ) async throws -> Resource {
        let path = try schema(keeper).path(to: resource, in: storefront)
        let response = try await send(Request(path: path, query: wishes.query), in: keeper)
        guard response.isSuccess else { throw PlayableProblem.refused(resource, response) }
        guard let found = response.body.json?["data"]?[0].flatMap({ Resource($0) }) else {
            throw PlayableProblem.missing(resource)
        }
        return found
    }

    /// Returns all pages of the tracks of a container that was fetched with these wishes.
    private func tracks(
        of container: Resource, _ keeper: some WorldKeeper, _ wishes: PlayableWishes = PlayableWishes()
    ) async throws -> [Resource] {
        guard let page = container.relationship("tracks") else { return [] }
        var tracks = page.data
        let request = Request(path: container.href ?? "", query: wishes.query)
        var walk = PageWalk(from: page.next.map { request.following($0, of: "tracks") })
        while let request = walk.next {
            let response = try await send(request, in: keeper)
            guard response.isSuccess, let json = response.body.json?.object else {
                throw PlayableProblem.refused(container.identifier, response)
            }
            let page = Page(json)
            tracks += page.data
            walk.follow(page.next)
        }
        return tracks
    }

    private func station(_ found: Resource, in keeper: some WorldKeeper) async throws -> PlayableStation {
        let identity = ContainerIdentity(found)
        let isLive = found.attribute("isLive")?.bool == true
        let parameters = ItemPlayParameters(found.attribute("playParams"))
        let need = StationNeed(station: identity, after: 0, count: 2)
        let device = keeper.withWorld { $0.device.currentDevice }
        let tracks = isLive || parameters == nil ? [] : try await stationTracks(need, on: device, in: keeper)
        return PlayableStation(identity, playParameters: parameters, isLive: isLive, tracks: tracks)
    }
}

// MARK: - Library

extension MusicClient {
    private func libraryPlayable(
        _ resource: ResourceIdentifier, in world: World, _ wishes: PlayableWishes
    ) async throws -> Playable {
        let library = LibraryReading(self, world, hasScope: world.device.account == nil)
        let isContainer = resource.type == .libraryAlbums || resource.type == .libraryPlaylists
        let found = try await library.whole(resource, including: isContainer ? ["tracks"] : [])
        if !isContainer {
            wishes.note(found)
            return .item(PlayableItem(found))
        }
        let tracks = try await library.tracks(of: found)
        tracks.forEach(wishes.note)
        return .container(tracks: tracks.map { PlayableItem($0) }, of: found)
    }
}

extension Playable {
    fileprivate static func container(tracks: [PlayableItem], of found: Resource) -> Playable {
        .container(
            PlayableContainer(
                ContainerIdentity(found), playParameters: ItemPlayParameters(found.attribute("playParams")),
                tracks: tracks))
    }
}

extension World {
    /// The storefront of the device's account; the current one if no account is signed in or its storefront has no
    /// music.
    package var accountStorefront: String {
        guard let account = device.account, account.storefrontHasMusic, Storefront.withID(account.storefront) != nil
        else { return storefront }
        return account.storefront
    }
}
