package import AppleMusicAPI

extension BuiltInCatalog {
    package func chart(
        of type: ResourceType, genre: String, storefront: String, until year: Int?
    ) -> [ResourceIdentifier] {
        guard let number = Int(recordID: genre) else { return [] }
        return charts.chart(
            of: type, genre: number, place: storefront, until: year, recorded: recorded, world: world
        ) { record($0)?.isReleased(by: $1) ?? false }
    }

    package func chartPlaylists(_ kind: ChartPlaylistKind, storefront: String) -> [ResourceIdentifier] {
        switch kind {
        case .top:
            if storefront == "us" { return [ResourceIdentifier(.playlists, BuiltInCatalog.recordedTop100)] }
            return ChartPlace.index(of: storefront).map { [identifier(.top(place: $0))] } ?? []
        case .cities:
            guard let place = ChartPlace.index(of: storefront) else { return [] }
            return ChartPlace.cities.indices.filter { ChartPlace.cities[$0].place == place }
                .map { identifier(.city($0)) }
        case .global:
            return [identifier(.top(place: -1))]
                + ChartPlace.all.indices.map { place in
                    ChartPlace.all[place].storefront == "us"
                        ? ResourceIdentifier(.playlists, BuiltInCatalog.recordedTop100) : identifier(.top(place: place))
                }
        }
    }

    /// The recorded chart "Top 100: USA".
    private static let recordedTop100 = "pl.606afcbb70264d2eb2b51d8dbcfa6a12"

    private func identifier(_ playlist: WorldPlaylist) -> ResourceIdentifier {
        ResourceIdentifier(.playlists, playlist.id)
    }

    /// Returns the tracks of a chart playlist.
    func chartTracks(_ playlist: WorldPlaylist) -> [ResourceIdentifier] {
        func songs(_ place: String, _ count: Int) -> [ResourceIdentifier] {
            Array(chart(of: .songs, genre: GenreRecord.rootID, storefront: place).prefix(count))
        }
        switch playlist {
        case .top(let place): return songs(place < 0 ? "" : ChartPlace.all[place].storefront, 100)
        case .city(let city):
            let entry = ChartPlace.cities[city]
            return songs(ChartPlace.all[entry.place].storefront + "/" + entry.name, 25)
        case .essentials, .themed: return []
        }
    }
}
