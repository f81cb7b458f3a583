import AppleMusicAPI

extension BuiltInCatalog {
    /// Passes every resource of this catalog as a store entry; record labels and curators come last.
    func entries(_ body: (CatalogEntry) throws -> Void) rethrows {
        for table in [ResourceType.artists, .albums, .songs, .musicVideos] { try recordedEntries(of: table, body) }
        for index in world.artists.indices {
            let entries = world.entries(ofArtist: index) { related($0, of: $1) }
            for entry in entries { try body(entry) }
        }
        try playlistEntries(body)
        try stationEntries(body)
        for type in [ResourceType.recordLabels, .curators, .appleCurators, .activities] {
            try listEntries(of: type, body)
        }
    }

    private func relations(of type: ResourceType, _ record: Record) -> [CatalogEntry.Relation] {
        let identifier = ResourceIdentifier(type, record.id)
        return CatalogEntry.relationNames(of: type).filter { !Record.isComputed($0, of: type) }
            .map { CatalogEntry.Relation($0, related($0, of: identifier)) }
            .filter { !$0.targets.isEmpty || record.implied($0.name) != nil }
    }

    private func withEquivalents(_ entry: CatalogEntry) -> CatalogEntry {
        guard [.albums, .songs, .musicVideos].contains(entry.type) else { return entry }
        var entry = entry
        let ids = equivalents(of: entry.identifier)
        if ids.count > 1 { entry.equivalents = ids }
        return entry
    }

    private func recordedEntries(of type: ResourceType, _ body: (CatalogEntry) throws -> Void) rethrows {
        let facts = Popularity(recorded: recorded).entries(of: type).reduce(into: [:]) { facts, entry in
            facts[entry.id.text] = entry
        }
        for number in RecordedTables.numbers(of: type) {
            guard let record = record(ResourceIdentifier(type, String(number))) else { continue }
            let fact = facts[record.id]
            var chart = fact.map {
                CatalogEntry.ChartFacts(
                    genres: [$0.genre, $0.second].filter { $0 != 0 && $0 != 34 }.withFamily,
                    language: Popularity.languages[$0.language])
            }
            if type == .musicVideos { chart?.genres.append(31) }
            try body(
                withEquivalents(
                    CatalogEntry(
                        type, record, popularity: fact?.popularity ?? recorded.popularity(of: number),
                        isListed: RecordedEditions.isListed(type, number), chart: chart,
                        relations: relations(of: type, record))))
        }
    }

    private func playlistEntries(_ body: (CatalogEntry) throws -> Void) rethrows {
        for (line, row) in RecordedTables.playlists.rows.enumerated() {
            let record = Record.playlist(recorded.playlist(line: line))
            let isPersonal = row[.playlistType] == "personal-mix"
            let genre = row.number(.genre).flatMap { $0 == 34 ? nil : $0 }
            try body(
                CatalogEntry(
                    .playlists, record, popularity: recorded.popularity(ofPlaylist: line), isListed: !isPersonal,
                    chart: isPersonal ? nil : CatalogEntry.ChartFacts(genres: genre.map { [$0] } ?? [], language: "en"),
                    relations: relations(of: .playlists, record)))
        }
        for playlist in WorldPlaylist.all {
            let record = Record.playlist(world.playlist(playlist))
            // The larger catalog computes the tracks of its own charts.
            let relations = relations(of: .playlists, record).filter { !playlist.isChart || $0.name != "tracks" }
            try body(
                CatalogEntry(
                    .playlists, record, popularity: world.popularity(of: playlist),
                    chart: CatalogEntry.ChartFacts(genres: world.genres(of: playlist).withFamily, language: "en"),
                    relations: relations))
        }
    }

    private func stationEntries(_ body: (CatalogEntry) throws -> Void) rethrows {
        for (line, row) in RecordedTables.stations.rows.enumerated() {
            guard let station = station(row[.id]) else { continue }
            try body(
                CatalogEntry(
                    .stations, .station(station), popularity: station.isLive ? 900 : recorded.popularity(of: line),
                    isListed: !station.id.hasPrefix("ra.u-"), relations: relations(of: .stations, .station(station))))
        }
        for station in WorldStation.all {
            let record = Record.station(world.station(station))
            try body(CatalogEntry(.stations, record, popularity: 300, relations: relations(of: .stations, record)))
        }
    }

    private func listEntries(of type: ResourceType, _ body: (CatalogEntry) throws -> Void) rethrows {
        let real: [String]
        let invented: [String]
        if type == .recordLabels {
            real = RecordedTables.numbers(of: type).map(String.init)
            invented = WorldLabel.all.indices.map { String(WorldLabel.firstNumber + $0) }
        } else {
            real = RecordedTables.curators.rows.filter { $0[.type] == type.rawValue }.map { $0[.id] }
            invented = WorldCurator.all.filter { $0.type == type }.map(\.identifier.id)
        }
        for id in real + invented {
            guard let record = record(ResourceIdentifier(type, id)) else { continue }
            try body(
                CatalogEntry(
                    type, record, popularity: real.contains(id) ? 500 : 400, relations: relations(of: type, record)))
        }
    }
}

extension RecordedTables {
    /// Returns the ids of a table whose ids are numbers.
    fileprivate static func numbers(of type: ResourceType) -> [Int] {
        func all<Column>(_ table: ColumnTable<Column>) -> [Int] { (0..<table.count).map(table.number(ofLine:)) }
        return switch type {
        case .artists: all(artists)
        case .albums: all(albums)
        case .songs: all(songs)
        case .musicVideos: all(musicVideos)
        case .recordLabels: all(labels)
        default: []
        }
    }
}
