import AppleMusicAPI
import MusicCatalog

/// What an account played, looked at in several ways.
struct PlayHistory {
    let snapshot: AccountSnapshot
    let builder: ResourceBuilder

    /// No more than this can be reached, however many pages are asked for (observed).
    static let reach = 50
    /// The same of single tracks, which pages reach to the end (more than 60 were observed).
    static let trackReach = PlayLog.capacity

    init(_ snapshot: AccountSnapshot, _ builder: ResourceBuilder) {
        self.snapshot = snapshot
        self.builder = builder
    }

    /// Plays until now, the newest first.
    var plays: some Sequence<Play> {
        snapshot.accountData.plays.all.lazy.reversed().filter { $0.time <= snapshot.now }
    }

    /// The whole that a play belongs to: what it was played out of, else its album; stations, albums and playlists are their own.
    func container(of play: Play) -> ResourceIdentifier? {
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

    /// Each once, the last played first, as resources of the types that are wanted; no more than `count`.
    func newest(
        _ wanted: [ResourceType], _ count: Int = PlayHistory.reach, reach: Int = PlayHistory.reach,
        prefersLibrary: Bool = false, of part: (Play) -> ResourceIdentifier?
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

    /// A resource as it is, or its copy in the library, or what that is a copy of; nil when none is of a wanted type.
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
        if resource.type.rawValue.hasPrefix("library-") { return snapshot.index.place(resource.id) != nil }
        return builder.visible(resource) != nil
    }

    func stations(_ count: Int) -> [ResourceIdentifier] {
        newest([.stations], count) { $0.container ?? $0.resource }
    }

    static let containerTypes: [ResourceType] = [
        .artists, .curators, .albums, .libraryAlbums, .playlists, .libraryPlaylists, .stations,
    ]

    /// What was played most in half a year, later plays counting more, likes too; what is disliked is left out.
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
