import AppleMusicAPI

/// What an account likes, read from what it played, owns, rated and made its favourite.
struct Taste {
    /// Artists of the catalog, the dearest first.
    private(set) var artists: [(id: String, name: String, weight: Int)] = []
    private(set) var disliked: Set<ResourceIdentifier> = []

    init(_ mine: Mine, _ composer: Composer) {
        var weights: [String: Int] = [:]
        func add(_ weight: Int, _ resource: ResourceIdentifier) {
            let resource = mine.holdings.favorite(of: resource)
            if resource.type == .artists { weights[resource.id, default: 0] += weight }
            for id in composer.catalog.record(resource)?.artistIDs.prefix(1) ?? [] {
                weights[id, default: 0] += weight
            }
        }
        var counts: [ResourceIdentifier: Int] = [:]
        for play in Past(mine, composer).plays where mine.now - play.time < 180 * 86_400 {
            counts[play.resource, default: 0] += 2
        }
        for (resource, count) in counts { add(count, resource) }
        for album in mine.library.albums where album.trackIDs.count > 1 {
            add(1, ResourceIdentifier(.libraryAlbums, album.id))
        }
        for rating in mine.holdings.ratings {
            add(rating.value * 5, rating.resource)
            if rating.value < 0 { disliked.insert(mine.holdings.favorite(of: rating.resource)) }
        }
        for favorite in mine.holdings.favorites { add(5, favorite) }
        artists = weights.filter { $0.value > 0 }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .compactMap { id, weight in
                composer.visible(ResourceIdentifier(.artists, id)).flatMap { visible in
                    guard case .artist(let artist) = visible.record else { return nil }
                    return (id, artist.name.text(in: composer.language), weight)
                }
            }
    }
}
