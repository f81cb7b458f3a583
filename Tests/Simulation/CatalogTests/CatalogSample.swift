import AppleMusicAPI

@testable import TonearmCatalog

/// The catalog of these tests, with lists of everything in it.
enum CatalogSample {
    static let catalog = BuiltInCatalog()

    static let artists: [String] =
        lines(RecordedTables.artists) + (0..<WorldArtist.all.count).map { WorldNumber.artist($0).text }

    static let albums: [String] =
        lines(RecordedTables.albums)
        + (0..<WorldArtist.all.count).flatMap { catalog.world.discography($0).releases.map { String($0.number) } }

    static let songs: [String] =
        lines(RecordedTables.songs)
        + (0..<WorldArtist.all.count).flatMap { artist in
            catalog.world.discography(artist).releases.flatMap { release in
                (1...release.songCount).map { String(release.number + $0) }
            }
        }

    static let musicVideos: [String] =
        lines(RecordedTables.musicVideos)
        + (0..<WorldArtist.all.count).flatMap { catalog.world.musicVideos(of: $0).map(\.id) }

    static let playlists: [String] =
        catalog.recorded.playlistIDs + WorldPlaylist.all.map(\.id)

    static let stations: [String] =
        (0..<RecordedTables.stations.count).map { RecordedTables.stations[$0][.id] } + WorldStation.all.map(\.id)

    static let curators: [ResourceIdentifier] =
        (0..<RecordedTables.curators.count).map { line in
            let row = RecordedTables.curators[line]
            return ResourceIdentifier(ResourceType(row[.type]), row[.id])
        } + WorldCurator.all.map(\.identifier)

    static let labels: [String] =
        lines(RecordedTables.labels) + WorldLabel.all.indices.map { String(WorldLabel.firstNumber + $0) }

    private static func lines<Column>(_ table: ColumnTable<Column>) -> [String] {
        (0..<table.count).map { String(table.number(ofLine: $0)) }
    }

    static func isInvented(_ id: String) -> Bool { id.utf8.count == 10 && id.hasPrefix("9") }

    static func related(_ name: String, _ type: ResourceType, _ id: String) -> [ResourceIdentifier] {
        catalog.related(name, of: ResourceIdentifier(type, id))
    }
}

extension BuiltInCatalog {
    /// Returns whether a resource of any type exists.
    func has(_ resource: ResourceIdentifier) -> Bool {
        switch resource.type {
        case .artists: artist(resource.id) != nil
        case .albums: album(resource.id) != nil
        case .songs: song(resource.id) != nil
        case .musicVideos: musicVideo(resource.id) != nil
        case .playlists: playlist(resource.id) != nil
        case .stations: station(resource.id) != nil
        case .recordLabels: recordLabel(resource.id) != nil
        case .genres: genre(resource.id) != nil
        case .stationGenres: stationGenre(resource.id) != nil
        default: curator(resource) != nil
        }
    }
}
