import AppleMusicAPI
import TonearmCatalog

/// The preferences of an account, derived from its plays, library, ratings and favourites.
struct AccountPreferences {
    /// The preferred artists of the catalog, best first.
    private(set) var artists: [Liking] = []
    private(set) var disliked: Set<ResourceIdentifier> = []

    struct Liking {
        let id: String
        let name: String
        let evidence: Evidence

        var ground: Reason { Reason(name, evidence) }
    }

    init(_ snapshot: AccountSnapshot, _ builder: ResourceBuilder) {
        var found: [String: Evidence] = [:]
        func add(_ evidence: Evidence, _ resource: ResourceIdentifier) {
            let resource = snapshot.accountData.favorite(of: resource)
            let artists = builder.catalog.record(resource)?.artistIDs.prefix(1) ?? []
            for id in resource.type == .artists ? [resource.id] : artists {
                found[id, default: Evidence()].add(evidence)
            }
        }
        var played: [ResourceIdentifier: Evidence] = [:]
        for play in PlayHistory(snapshot, builder).plays
        where snapshot.now.subtractingClamped(play.time) < Evidence.span {
            played[play.resource, default: Evidence()].count(play, now: snapshot.now)
        }
        for (resource, evidence) in played { add(evidence, resource) }
        for album in snapshot.library.albums where album.trackIDs.count > 1 {
            add(Evidence(albums: 1), ResourceIdentifier(.libraryAlbums, album.id))
        }
        for rating in snapshot.accountData.ratings {
            add(rating.value < 0 ? Evidence(dislikes: 1) : Evidence(likes: 1), rating.resource)
            if rating.value < 0 { disliked.insert(snapshot.accountData.favorite(of: rating.resource)) }
        }
        for favorite in snapshot.accountData.favorites { add(Evidence(favorites: 1), favorite) }
        artists = found.filter { $0.value.weight > 0 }
            .sorted { ($1.value.weight, $0.key) < ($0.value.weight, $1.key) }
            .compactMap { id, evidence in
                guard case .artist(let artist)? = builder.visible(ResourceIdentifier(.artists, id))?.record else {
                    return nil
                }
                return Liking(id: id, name: artist.name.text(in: builder.language), evidence: evidence)
            }
    }
}

extension Evidence {
    /// The age in seconds from which a play is ignored.
    static let span = 180 * 86_400

    /// The weight of an artist with this evidence.
    var weight: Int { plays * 2 + albums + (likes - dislikes + favorites) * 5 }

    mutating func count(_ play: PlayEvent, now: Int) {
        guard now.subtractingClamped(play.time) < Evidence.span else { return }
        plays += 1
        if now.subtractingClamped(play.time) < 7 * 86_400 { recentPlays += 1 }
        lastPlay = max(lastPlay ?? play.time, play.time)
    }

    mutating func add(_ other: Evidence) {
        plays += other.plays
        recentPlays += other.recentPlays
        lastPlay = [lastPlay, other.lastPlay].compactMap { $0 }.max()
        albums += other.albums
        likes += other.likes
        dislikes += other.dislikes
        favorites += other.favorites
    }
}
