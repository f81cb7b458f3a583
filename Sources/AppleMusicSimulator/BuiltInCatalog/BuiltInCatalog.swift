package import AppleMusicAPI

/// The catalog that is part of the program.
package struct BuiltInCatalog: Catalog {
    let recorded: Recorded

    package init(seed: UInt64 = 1887) { recorded = Recorded(seed: seed) }

    package var summary: String { "the built-in catalog" }

    package func artist(_ id: String) -> Artist? { Int(id).flatMap(recorded.artist) }
    package func album(_ id: String) -> Album? { Int(id).flatMap(recorded.album) }
    package func song(_ id: String) -> Song? { Int(id).flatMap(recorded.song) }
    package func musicVideo(_ id: String) -> MusicVideo? { Int(id).flatMap(recorded.musicVideo) }
    package func playlist(_ id: String) -> Playlist? { recorded.playlist(id) }
    package func station(_ id: String) -> Station? { recorded.station(id) }
    package func curator(_ identifier: ResourceIdentifier) -> Curator? { recorded.curator(identifier) }
    package func recordLabel(_ id: String) -> RecordLabel? { Int(id).flatMap(recorded.recordLabel) }
    package func genre(_ id: String) -> Genre? { GenreTree.genre(id) }
    package func stationGenre(_ id: String) -> StationGenre? { GenreTree.stationGenre(id) }
    package var genres: [Genre] { GenreTree.listed }
    package var stationGenres: [StationGenre] { GenreTree.stationGenres }

    package func related(_ name: String, of resource: ResourceIdentifier) -> [ResourceIdentifier] {
        guard let number = Int(resource.id) else { return [] }
        return recorded.related(name, of: resource.type, number: number) ?? []
    }

    package func identifiers(isrc: String, in type: ResourceType) -> [String] {
        let index = RecordedIndex.shared
        let numbers = type == .musicVideos ? index.musicVideosByISRC[isrc] : index.songsByISRC[isrc]
        return numbers?.map(String.init) ?? []
    }

    package func identifiers(upc: String) -> [String] {
        RecordedIndex.shared.albumsByUPC[upc]?.map(String.init) ?? []
    }

    package func equivalents(of resource: ResourceIdentifier) -> [ResourceIdentifier] { [resource] }

    package func search(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch] { [] }
    package func completions(of term: String, limit: Int) -> [String] { [] }
    package func chart(of type: ResourceType, genre: String, storefront: String) -> [ResourceIdentifier] { [] }
    package func chartPlaylists(_ kind: ChartPlaylistKind, storefront: String) -> [ResourceIdentifier] { [] }

    package var liveStations: [ResourceIdentifier] {
        ["ra.978194965", "ra.1498155548", "ra.1498157166"].map { ResourceIdentifier(.stations, $0) }
    }
}
