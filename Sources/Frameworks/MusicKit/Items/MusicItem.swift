/// An item of Apple Music, or a client's own type with an id.
public protocol MusicItem: Sendable {
    /// The id, unique among the items of a type.
    var id: MusicItemID { get }
}

/// An item whose relationships and further attributes load on demand with `with(_:)`.
public protocol MusicPropertyContainer {
    /// Returns the item with additional properties loaded.
    func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self

    /// Returns the item with additional properties, loaded from the preferred source if that has the item.
    func with(
        _ properties: PartialMusicAsyncProperty<Self>..., preferredSource: MusicPropertySource
    ) async throws -> Self

    /// Returns the item with additional properties, loaded from the preferred source if that has the item.
    func with(
        _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
    ) async throws -> Self
}

/// An item that a catalog request finds by a property.
public protocol FilterableMusicItem: MusicItem {
    /// The properties that a request can filter by.
    associatedtype FilterType
}

/// An item that a catalog request lists without a filter.
public protocol MusicCatalogTopLevelResourceRequesting: MusicItem {}

/// An item that a catalog search can find.
public protocol MusicCatalogSearchable: MusicItem {}

/// An item in the catalog's charts.
public protocol MusicCatalogChartRequestable: MusicItem {}

/// An item in the user's recently played music.
public protocol MusicRecentlyPlayedRequestable: MusicItem {}

/// An item of a personal recommendation.
public protocol MusicPersonalRecommendationItem: MusicItem {}

/// An item that a library request lists.
public protocol MusicLibraryRequestable: MusicItem {
    /// The properties by which a request filters.
    associatedtype LibraryFilter
    /// The properties by which a request sorts.
    associatedtype LibrarySortProperties
}

/// A type by which a library request divides the library.
public protocol MusicLibrarySectionRequestable: Sendable {}

/// An item that a library search can find.
public protocol MusicLibrarySearchable: MusicItem {}

/// An item that can be added to the library.
public protocol MusicLibraryAddable: MusicItem {}

/// An item that can be added to a playlist.
public protocol MusicPlaylistAddable: MusicItem {}

/// An item that the music picker can choose. The picker itself is a view, so it is not in this module.
public protocol PickableMusicItem: MusicItem, Codable, Hashable {}

/// An item that a player can play.
public protocol PlayableMusicItem: MusicItem {
    /// The parameters for a player; nil if the item cannot be played.
    var playParameters: PlayParameters? { get }
}
