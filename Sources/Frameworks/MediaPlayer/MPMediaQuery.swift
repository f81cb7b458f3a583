import AppleMusicAPI
import AppleMusicSimulation
import MusicKit
import TonearmDevice
import TonearmWorld

/// A kind of collections.
public enum MPMediaGrouping: Int, Sendable {
    case title
    case album
    case artist
    case albumArtist
    case composer
    case genre
    case playlist
}

/// A query of the device's library. Without consent nothing is found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    /// The conditions, all of which items fulfil.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// The kind of `collections`.
    open var groupingType = MPMediaGrouping.title

    /// Makes a query for everything.
    public override init() { super.init() }

    /// Makes a query.
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    private convenience init(_ grouping: MPMediaGrouping) {
        self.init()
        groupingType = grouping
    }

    /// Returns a query for songs.
    open class func songs() -> MPMediaQuery {
        let query = MPMediaQuery(.title)
        query.addFilterPredicate(
            MPMediaPropertyPredicate(value: MPMediaType.music.rawValue, forProperty: MPMediaItemPropertyMediaType))
        return query
    }
    /// Returns a query for albums.
    open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
    /// Returns a query for artists.
    open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
    /// Returns a query for composers.
    open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
    /// Returns a query for genres.
    open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
    /// Returns a query for playlists.
    open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }

    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }

    /// Removes a condition.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    /// The items that fulfil the conditions, in the order of the library.
    open var items: [MPMediaItem]? {
        guard groupingType != .playlist else { return collections?.flatMap(\.items) }
        return KitWorld.current().libraryItems.filter(holds)
    }

    /// The items in groups, in the order of their first items.
    open var collections: [MPMediaItemCollection]? {
        guard groupingType != .playlist else { return KitWorld.current().libraryPlaylists.filter(holds) }
        guard let property = groupingType.property else { return items?.map { MPMediaItemCollection(items: [$0]) } }
        var groups: [(name: String, items: [MPMediaItem])] = []
        for item in items ?? [] {
            let name = item.value(forProperty: property) as? String ?? ""
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].items.append(item)
            } else {
                groups.append((name, [item]))
            }
        }
        return groups.map { MPMediaItemCollection(items: $0.items, id: "\(property) \($0.name)") }
    }

    private func holds(_ entity: MPMediaEntity) -> Bool {
        filterPredicates?.allSatisfy { $0.holds(for: entity) } ?? true
    }
}

extension MPMediaGrouping {
    /// The property that items of a collection share; nil if a collection has one item.
    fileprivate var property: String? {
        switch self {
        case .title, .playlist: nil
        case .album: MPMediaItemPropertyAlbumTitle
        case .artist: MPMediaItemPropertyArtist
        case .albumArtist: MPMediaItemPropertyAlbumArtist
        case .composer: MPMediaItemPropertyComposer
        case .genre: MPMediaItemPropertyGenre
        }
    }
}

extension KitWorld {
    /// The songs and music videos of the device's library; none without consent.
    fileprivate var libraryItems: [MPMediaItem] {
        let world = music.stage.world
        return library([.librarySongs, .libraryMusicVideos]).map { MPMediaItem($0.container, in: world) }
    }

    /// The playlists of the device's library; none without consent.
    fileprivate var libraryPlaylists: [MPMediaPlaylist] {
        let world = music.stage.world
        return library([.libraryPlaylists], withTracks: true).map { found in
            MPMediaPlaylist(
                items: found.tracks.map { MPMediaItem($0, in: world) }, id: found.container.identifier.description,
                name: found.container.attribute("name")?.string ?? "")
        }
    }

    private func library(
        _ types: [ResourceType], withTracks: Bool = false
    ) -> [(container: Resource, tracks: [Resource])] {
        guard MusicAuthorization.currentStatus == .authorized else { return [] }
        let result = Blocking.result { [music] in
            try await music.stage.client.libraryResources(types, withTracks: withTracks, in: music.stage)
        }
        return (try? result.get()) ?? []
    }
}
