import AppleMusicAPI
import TonearmCatalog

/// A write to an account, after every check that does not need the body.
struct AccountUpdate {
    let handler: CheckedRequest
    let account: SimulatedAccount
    let body: [UInt8]
    let now: Int
    /// Whether the account's own playlists are collaborative, so that requests cannot change their tracks (observed),
    /// and whether a request was refused for this reason.
    let isCollaborative: Bool
    var wasCollaborative = false
    /// Whether several tracks that are added together are reversed, and whether this happened.
    let reversesTracks: Bool
    private(set) var hasReversed = false
    var accountData: AccountData
    var ids: LibraryIDs

    var storefrontCatalog: StorefrontCatalog {
        StorefrontCatalog(catalog: handler.catalog, storefront: handler.storefront)
    }

    /// Performs an operation that writes, and returns its reply. Returns nil for a read, and for `libraryAdd`, which is
    /// deferred.
    mutating func perform(_ operation: Endpoint.Personal) throws(RequestRefusal) -> Reply? {
        switch operation {
        case .createPlaylist: try createPlaylist()
        case .createFolder: try createFolder()
        case .addTracks: try addTracks()
        case .updatePlaylist: try updatePlaylist()
        case .updateFolder: try updateFolder()
        case .movePlaylist: try movePlaylist()
        case .replaceTracks: try replaceTracks()
        case .removeTracks: try removeTracks()
        case .removeFromLibrary(let type): try removeFromLibrary(ResourceIdentifier(type, handler.id))
        case .putRating(let type): try putRating(ResourceIdentifier(type, handler.id))
        case .deleteRating(let type): deleteRating(ResourceIdentifier(type, handler.id))
        case .addFavorites: setFavorites(true)
        case .removeFavorites: setFavorites(false)
        case .nextTracks: try nextTracks()
        case .ownNextTracks: try nextTracks(of: ResourceIdentifier(.stations, account.stationID))
        case .continuousStation: try continuousStation()
        default: nil
        }
    }

    /// Returns the validated body.
    func requestBody() throws(RequestRefusal) -> RequestBody {
        try RequestBody(body, handler.match.endpoint.body ?? .any)
    }

    /// Returns tracks in the order in which they are added.
    mutating func inOrder(_ tracks: [ResourceIdentifier]) -> [ResourceIdentifier] {
        guard reversesTracks, tracks.count > 1 else { return tracks }
        hasReversed = true
        return tracks.reversed()
    }

    /// Returns the resources that `ids[…]` names, in the order of the query's types.
    static func named(in handler: CheckedRequest) -> [ResourceIdentifier] {
        handler.query.items.filter { $0.name.hasPrefix("ids[") }.map {
            ResourceType(String($0.name.dropFirst(4).dropLast()))
        }
        .reduce(into: [ResourceType]()) { if !$0.contains($1) { $0.append($1) } }
        .flatMap { type in handler.query.list("ids[\(type)]").map { ResourceIdentifier(type, $0) } }
    }

    /// Returns whether the storefront or the library has the resource.
    private func isThere(_ resource: ResourceIdentifier) -> Bool {
        handler.schema[resource.type]?.home == .library
            ? handler.builder.libraryResource(resource, as: .oneOfSeveral) != nil
            : handler.builder.visible(resource) != nil
    }

    private mutating func putRating(_ resource: ResourceIdentifier) throws(RequestRefusal) -> Reply {
        let value = try requestBody().number("value") ?? 0
        guard isThere(resource) else {
            let isOfLibrary = handler.schema[resource.type]?.home == .library
            throw isOfLibrary ? handler.notInLibrary(resource) : handler.notFound(resource)
        }
        accountData.rate(resource, value)
        return Reply(json: handler.page([handler.rating(of: resource, value)], next: nil))
    }

    /// Removes a rating; succeeds even if there is no rating.
    private mutating func deleteRating(_ resource: ResourceIdentifier) -> Reply {
        accountData.rate(resource, nil)
        return handler.done
    }

    /// Changes favourites; missing resources are skipped.
    private mutating func setFavorites(_ isFavorite: Bool) -> Reply {
        for resource in AccountUpdate.named(in: handler) where !isFavorite || isThere(resource) {
            accountData.setFavorite(resource, isFavorite)
        }
        updateFavoriteSongs()
        return handler.done
    }
}
