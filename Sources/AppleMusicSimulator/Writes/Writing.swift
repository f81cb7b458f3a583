import AppleMusicAPI
import MusicCatalog

/// A request that changes what an account owns, after it passed every check that needs no body.
struct Writing {
    let inquiry: Inquiry
    let account: SimulatedAccount
    let body: [UInt8]
    let now: Int
    /// Whether the account's own playlists are collaborative, which closes them to requests (observed).
    let isCollaborative: Bool
    var holdings: Holdings
    var random: RandomSource

    var assortment: Assortment { Assortment(catalog: inquiry.catalog, storefront: inquiry.storefront) }

    /// - Returns: nil for an operation that only reads, or that waits (`libraryAdd`).
    mutating func perform(_ operation: Endpoint.Personal) throws(APIError) -> Reply? {
        switch operation {
        case .createPlaylist: try createPlaylist()
        case .createFolder: try createFolder()
        case .addTracks: try addTracks()
        case .putRating(let type): try putRating(ResourceIdentifier(type, inquiry.id))
        case .deleteRating(let type): deleteRating(ResourceIdentifier(type, inquiry.id))
        case .addFavorites: setFavorites(true)
        case .removeFavorites: setFavorites(false)
        case .nextTracks: try nextTracks()
        case .continuousStation: try continuousStation()
        default: nil
        }
    }

    /// The body, which is of the shape that the endpoint asks for.
    func requestBody() throws(APIError) -> RequestBody {
        try RequestBody(body, inquiry.match.endpoint.body ?? .any)
    }

    /// What `ids[…]` names, in the order of the schema's types.
    static func named(in inquiry: Inquiry) -> [ResourceIdentifier] {
        inquiry.query.items.filter { $0.name.hasPrefix("ids[") }.map {
            ResourceType(String($0.name.dropFirst(4).dropLast()))
        }
        .reduce(into: [ResourceType]()) { if !$0.contains($1) { $0.append($1) } }
        .flatMap { type in inquiry.query.list("ids[\(type)]").map { ResourceIdentifier(type, $0) } }
    }

    /// Whether there is such a resource, in the storefront or in the library.
    private func isThere(_ resource: ResourceIdentifier) -> Bool {
        inquiry.schema[resource.type]?.home == .library
            ? inquiry.composer.libraryResource(resource, as: .oneOfSeveral) != nil
            : inquiry.composer.visible(resource) != nil
    }

    private mutating func putRating(_ resource: ResourceIdentifier) throws(APIError) -> Reply {
        let value = try requestBody().number("value") ?? 0
        guard isThere(resource) else { throw .resourceNotFound }
        holdings.rate(resource, value)
        return Reply(json: inquiry.page([inquiry.rating(of: resource, value)], next: nil))
    }

    /// Also of what was not rated.
    private mutating func deleteRating(_ resource: ResourceIdentifier) -> Reply {
        holdings.rate(resource, nil)
        return inquiry.done
    }

    /// What is not there is left out.
    private mutating func setFavorites(_ isFavorite: Bool) -> Reply {
        for resource in Writing.named(in: inquiry) where !isFavorite || isThere(resource) {
            holdings.setFavorite(resource, isFavorite)
        }
        return inquiry.done
    }
}
