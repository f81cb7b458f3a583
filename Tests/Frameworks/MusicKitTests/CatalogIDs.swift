import AppleMusicAPI

@testable import TonearmCatalog

/// The ids of all resources of the built-in catalog, found from its artists and playlists.
enum CatalogIDs {
    static let catalog = BuiltInCatalog()

    static let artists: [String] =
        (0..<RecordedTables.artists.count).map { String(RecordedTables.artists.number(ofLine: $0)) }
        + (0..<WorldArtist.all.count).map { WorldNumber.artist($0).text }
    static let albums = related("albums", of: artists.map { ResourceIdentifier(.artists, $0) })
    static let playlists: [String] =
        catalog.recorded.playlistIDs + (0..<WorldPlaylist.count).compactMap { WorldPlaylist(index: $0)?.id }

    /// Returns the members of a relationship, each once.
    static func related(_ name: String, of resources: [ResourceIdentifier]) -> [ResourceIdentifier] {
        var seen: Set<ResourceIdentifier> = []
        return resources.flatMap { catalog.related(name, of: $0) }.filter { seen.insert($0).inserted }
    }

    static func ids(_ resources: [ResourceIdentifier], _ type: ResourceType) -> [String] {
        resources.filter { $0.type == type }.map(\.id)
    }

    static let liveStations = ids(catalog.liveStations, .stations)
    static let genres = catalog.genres.map(\.id)
}
