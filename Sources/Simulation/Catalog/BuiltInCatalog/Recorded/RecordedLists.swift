import AppleMusicAPI

extension Recorded {
    func playlist(_ id: String) -> PlaylistRecord? {
        guard let line = RecordedTables.playlists.line(ofText: id) else { return nil }
        return playlist(line: line)
    }

    func playlist(line: Int) -> PlaylistRecord {
        let row = RecordedTables.playlists[line]
        return PlaylistRecord(
            id: row[.id], name: LocalizedText(row[.name]), curatorName: LocalizedText(row[.curatorName]),
            artwork: artwork(row.text(.artwork)) ?? ArtworkMaker.banner(draw[.playlist][line]),
            isChart: row.isTrue(.isChart),
            lastModifiedDate: row.text(.lastModifiedDate) ?? RecordedGaps.lastModified(draw[.playlist][line]),
            kind: PlaylistRecord.Kind(rawValue: row[.playlistType]) ?? .editorial, availability: .everywhere)
    }

    func station(_ id: String) -> StationRecord? {
        guard let line = RecordedTables.stations.line(ofText: id) else { return nil }
        let row = RecordedTables.stations[line]
        let isLive = row.isTrue(.isLive)
        let number = Int(recordID: id.dropFirst(3)) ?? 0
        return StationRecord(
            id: id, name: LocalizedText(row[.name]),
            artwork: ArtworkMaker.square(draw[.station][line]),
            contentRating: AdvisoryRating(rawValue: row[.contentRating]),
            durationInMillis: row.number(.durationInMillis), notes: .station(LocalizedText(row[.name])),
            episodeNumber: row.text(.episodeNumber), isLive: isLive,
            mediaKind: row[.mediaKind], providerName: row.text(.stationProviderName),
            hash: row.text(.hash) ?? StationHash.text(kind: isLive ? .live : .genre, number: number),
            availability: .everywhere)
    }

    func curator(_ identifier: ResourceIdentifier) -> CuratorRecord? {
        guard let line = Recorded.curatorLine(identifier) else { return nil }
        let row = RecordedTables.curators[line]
        return CuratorRecord(
            id: identifier.id, name: LocalizedText(row[.name]), artwork: ArtworkMaker.banner(draw[.curator][line]),
            kind: row.text(.kind), shortName: row.text(.shortName).map { LocalizedText($0) },
            showHostName: row.text(.showHostName), availability: .everywhere)
    }

    func recordLabel(_ number: Int) -> RecordLabelRecord? {
        guard let line = RecordedTables.labels.line(ofNumber: number) else { return nil }
        let row = RecordedTables.labels[line]
        return RecordLabelRecord(
            id: row[.id], name: LocalizedText(row[.name]), artwork: ArtworkMaker.square(draw[.label][line]),
            availability: .everywhere)
    }

    static func curatorLine(_ identifier: ResourceIdentifier) -> Int? {
        RecordedTables.curators.rows.enumerated().first { _, row in
            row[.id] == identifier.id && row[.type] == identifier.type.rawValue
        }?.offset
    }

    private func playlistRow(_ id: String) -> ColumnTable<RecordedTables.PlaylistColumn>.Row? {
        RecordedTables.playlists.line(ofText: id).map { RecordedTables.playlists[$0] }
    }

    var playlistIDs: [String] { RecordedTables.playlists.rows.map { $0[.id] } }

    /// Returns the songs and music videos of a playlist. Returns nil if the playlist does not exist, and an empty array
    /// if its tracks were not recorded.
    func tracks(ofPlaylist id: String) -> [ResourceIdentifier]? {
        playlistRow(id)?.list(.trackIDs).map { id in
            // Ids of music videos are marked with `v`.
            id.hasPrefix("v")
                ? ResourceIdentifier(.musicVideos, String(id.dropFirst())) : ResourceIdentifier(.songs, id)
        }
    }

    func genre(ofPlaylist id: String) -> Int { playlistRow(id)?.number(.genre) ?? 34 }

    func curator(ofPlaylist id: String) -> ResourceIdentifier? {
        guard let halves = playlistRow(id)?.list(.curator, by: "/"), halves.count == 2 else { return nil }
        return ResourceIdentifier(ResourceType(halves[0]), halves[1])
    }

    /// Returns the recorded playlists of an activity; for another curator, the playlists that name it.
    func playlistIDs(of curator: ResourceIdentifier) -> [String] {
        guard let line = Recorded.curatorLine(curator) else { return [] }
        let listed = RecordedTables.curators[line].list(.playlistIDs)
        let naming = RecordedTables.playlists.rows.filter { $0[.curator] == curator.description }.map { $0[.id] }
        return listed + naming.filter { !listed.contains($0) }
    }

    func radioShow(ofStation id: String) -> ResourceIdentifier? {
        guard let line = RecordedTables.stations.line(ofText: id) else { return nil }
        let halves = RecordedTables.stations[line].list(.radioShow, by: "/")
        return halves.count == 2 ? ResourceIdentifier(ResourceType(halves[0]), halves[1]) : nil
    }

    func stationIDs(ofGenre id: String) -> [String] {
        RecordedTables.stations.rows.filter { $0[.stationGenre] == id }.map { $0[.id] }
    }

    func albums(ofLabel number: Int, byDate: Bool) -> [Int] {
        guard let line = RecordedTables.labels.line(ofNumber: number) else { return [] }
        let name = RecordedTables.labels[line][.name]
        let albums = RecordedTables.albums.numbered
            .filter { ($0.row.text(.recordLabel) ?? RecordedGaps.recordLabel) == name }.map(\.number)
        if byDate { return newestFirst(albums) }
        return albums.sorted { (popularity(of: $0), $0) > (popularity(of: $1), $1) }
    }

    func genre(ofArtist number: Int) -> Int? {
        guard let line = RecordedTables.artists.line(ofNumber: number) else { return nil }
        let genre = Recorded.mainGenre(RecordedTables.artists[line].list(.genres))
        // The root genre is not specific, so take the first album's.
        guard genre == Int(recordID: GenreTree.root), let album = RecordedIndex.shared.albums[number]?.first,
            let albumLine = RecordedTables.albums.line(ofNumber: album)
        else { return genre }
        return Recorded.mainGenre(RecordedTables.albums[albumLine].list(.genres))
    }

    func artistNumbers(ofGenre genre: Int) -> [Int] {
        RecordedTables.artists.numbered.filter { Recorded.mainGenre($0.row.list(.genres)) == genre }.map(\.number)
    }

    private static func mainGenre(_ names: [String]) -> Int? {
        names.first.flatMap(GenreTree.id(named:)).flatMap { Int(recordID: $0) }
    }
}
