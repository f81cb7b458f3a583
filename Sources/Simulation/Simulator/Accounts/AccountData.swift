import AppleMusicAPI

/// The content of an account: its library, ratings, favourites and history.
struct AccountData: Hashable, Sendable, Codable {
    var library = AccountLibrary()
    @EncodedApart var ratings: [Rating] = []
    /// The favourites: catalog resources, and uploads by their ids in the library.
    @EncodedApart var favorites: [ResourceIdentifier] = []
    @EncodedApart private(set) var plays = PlayLog()

    struct Rating: Hashable, Sendable, Codable {
        var resource: ResourceIdentifier
        /// The rating: 1 for a like, -1 for a dislike.
        var value: Int
    }

    /// The positions in played stations, the last played at the end. Nil in older states.
    private var turns: [StationTurn]?

    struct StationTurn: Hashable, Sendable, Codable {
        var station: String
        /// The index of the next track.
        var next: Int
    }

    /// The maximum number of stations; those played longest ago are dropped.
    private static let turnCapacity = 50

    /// Returns the position in a station with `total` tracks, and advances it by `count`.
    mutating func turn(of station: String, advancedBy count: Int, among total: Int) -> Int {
        var all = turns ?? []
        let known = all.first { $0.station == station }?.next ?? 0
        let start = max(0, known) % total
        all.removeAll { $0.station == station }
        all.append(StationTurn(station: station, next: start.addingClamped(count) % total))
        turns = Array(all.suffix(AccountData.turnCapacity))
        return start
    }

    mutating func record(_ play: PlayEvent) { plays.record(play) }

    func rating(of resource: ResourceIdentifier) -> Int? { ratings.first { $0.resource == resource }?.value }

    /// - Parameter value: the rating; nil removes it.
    mutating func rate(_ resource: ResourceIdentifier, _ value: Int?) {
        let index = ratings.firstIndex { $0.resource == resource }
        switch (index, value) {
        case (let index?, let value?): ratings[index].value = value
        case (let index?, nil): ratings.remove(at: index)
        case (nil, let value?): ratings.append(Rating(resource: resource, value: value))
        case (nil, nil): break
        }
    }

    /// Drops the rating of a removed library resource, and the ratings and favourites of all resources removed with it.
    mutating func forgetWhatIsGone(_ removed: ResourceIdentifier) {
        let places = LibraryIndex(library)
        func isGone(_ resource: ResourceIdentifier) -> Bool {
            resource.type.isOfLibrary && places.place(resource.id) == nil
        }
        ratings.removeAll { $0.resource == removed || isGone($0.resource) }
        favorites.removeAll(where: isGone)
    }

    /// Returns the identifier under which a favourite is stored; a library song and its catalog song share one.
    func favorite(of resource: ResourceIdentifier) -> ResourceIdentifier {
        library.catalogIdentifier(of: resource) ?? resource
    }

    mutating func setFavorite(_ resource: ResourceIdentifier, _ isFavorite: Bool) {
        let resource = favorite(of: resource)
        favorites.removeAll { $0 == resource }
        if isFavorite { favorites.append(resource) }
    }

    func isFavorite(_ resource: ResourceIdentifier) -> Bool {
        !favorites.isEmpty && favorites.contains(favorite(of: resource))
    }
}
