import AppleMusicAPI
import TonearmCatalog

/// The play history of an account, in several views.
struct PlayHistory {
    let snapshot: AccountSnapshot
    let builder: ResourceBuilder

    /// The maximum number of results over all pages (observed).
    static let reach = 50
    /// The maximum for single tracks, which can be paged to the end (more than 60 were observed).
    static let trackReach = PlayLog.capacity

    init(_ snapshot: AccountSnapshot, _ builder: ResourceBuilder) {
        self.snapshot = snapshot
        self.builder = builder
    }

    /// The plays until now, newest first.
    var plays: some Sequence<PlayEvent> {
        snapshot.accountData.plays.all.lazy.reversed().filter { $0.time <= snapshot.now }
    }

    /// Returns the container of a play: the recorded one, else the song's album. Stations, albums and playlists are
    /// their own containers.
    func container(of play: PlayEvent) -> ResourceIdentifier? {
        if let container = play.container { return container }
        switch play.resource.type {
        case .songs:
            return builder.catalog.song(play.resource.id)?.albumID.map { ResourceIdentifier(.albums, $0) }
        case .librarySongs, .libraryMusicVideos:
            return builder.libraryRelated("albums", of: play.resource).first
        case .musicVideos: return nil
        default: return play.resource
        }
    }

    /// Returns the most recent distinct resources of the requested types, newest first, at most `count`.
    func newest(
        _ wanted: [ResourceType], _ count: Int = PlayHistory.reach, reach: Int = PlayHistory.reach,
        prefersLibrary: Bool = false, of part: (PlayEvent) -> ResourceIdentifier?
    ) -> [ResourceIdentifier] {
        var seen: Set<ResourceIdentifier> = []
        var found: [ResourceIdentifier] = []
        for play in plays {
            guard let part = part(play), let resource = form(of: part, wanted, prefersLibrary: prefersLibrary),
                seen.insert(resource).inserted, isThere(resource)
            else { continue }
            found.append(resource)
            if found.count >= min(count, reach) { break }
        }
        return found
    }

    /// Returns the resource itself, its library copy, or the catalog original of a copy: the first with a requested
    /// type. Nil if none has one.
    private func form(
        of resource: ResourceIdentifier, _ wanted: [ResourceType], prefersLibrary: Bool
    ) -> ResourceIdentifier? {
        let copy = snapshot.index.copy(of: resource)
        if prefersLibrary, let copy, wanted.contains(copy.type) { return copy }
        if wanted.contains(resource.type) { return resource }
        let other = copy ?? snapshot.library.catalogIdentifier(of: resource)
        return other.flatMap { wanted.contains($0.type) ? $0 : nil }
    }

    private func isThere(_ resource: ResourceIdentifier) -> Bool {
        if resource.type.isOfLibrary { return snapshot.index.place(resource.id) != nil }
        return builder.visible(resource) != nil
    }

    func stations(_ count: Int) -> [ResourceIdentifier] { newest([.stations], count) { $0.container ?? $0.resource } }

    static let containerTypes: [ResourceType] = [
        .artists, .curators, .albums, .libraryAlbums, .playlists, .libraryPlaylists, .stations,
    ]

    /// Returns the most played containers of half a year. Recent plays and likes weigh more; disliked ones are omitted.
    func heavyRotation() -> [(resource: ResourceIdentifier, evidence: Evidence)] {
        var weights: [ResourceIdentifier: Int] = [:]
        var found: [ResourceIdentifier: Evidence] = [:]
        var order: [ResourceIdentifier] = []
        for play in plays where snapshot.now.subtractingClamped(play.time) < Evidence.span {
            guard let container = container(of: play) else { continue }
            if weights[container] == nil { order.append(container) }
            weights[container, default: 0] += 180 - snapshot.now.subtractingClamped(play.time) / 86_400
            found[container, default: Evidence()].count(play, now: snapshot.now)
        }
        let ranked = order.enumerated().compactMap { place, resource -> (Int, Int, ResourceIdentifier, Evidence)? in
            let rating = snapshot.accountData.rating(of: resource) ?? 0
            guard rating >= 0, PlayHistory.containerTypes.contains(resource.type), isThere(resource),
                var evidence = found[resource]
            else { return nil }
            evidence.likes = rating
            evidence.favorites = snapshot.accountData.isFavorite(resource) ? 1 : 0
            let isLiked = evidence.likes + evidence.favorites > 0
            return ((weights[resource] ?? 0) * (isLiked ? 3 : 2), -place, resource, evidence)
        }
        return ranked.sorted { ($0.0, $0.1) > ($1.0, $1.1) }.prefix(PlayHistory.reach).map { ($0.2, $0.3) }
    }
}
