import AppleMusicAPI

extension Recorded {
    func playlist(_ id: String) -> Playlist? {
        guard let line = RecordedTables.playlists.line(ofText: id) else { return nil }
        return playlist(line: line)
    }

    func playlist(line: Int) -> Playlist {
        let row = RecordedTables.playlists[line]
        return Playlist(
            id: row[.id], name: LocalizedText(row[.name]), curatorName: LocalizedText(row[.curatorName]),
            artwork: artwork(row.text(.artwork)) ?? ArtworkMaker.banner(draw[.playlist][line]),
            isChart: row.isTrue(.isChart), lastModifiedDate: row.text(.lastModifiedDate),
            kind: Playlist.Kind(rawValue: row[.playlistType]) ?? .editorial, availability: .everywhere)
    }

    func station(_ id: String) -> Station? {
        guard let line = RecordedTables.stations.line(ofText: id) else { return nil }
        let row = RecordedTables.stations[line]
        let isLive = row.isTrue(.isLive)
        let number = Int(id.dropFirst(3)) ?? 0
        return Station(
            id: id, name: LocalizedText(row[.name]),
            artwork: row[.name] == "The Chain Station" ? nil : ArtworkMaker.square(draw[.station][line]),
            contentRating: ContentRating(rawValue: row[.contentRating]),
            durationInMillis: row.number(.durationInMillis), episodeNumber: row.text(.episodeNumber), isLive: isLive,
            mediaKind: row[.mediaKind], providerName: row.text(.stationProviderName),
            hash: row.text(.hash) ?? StationHash.text(kind: isLive ? .live : .genre, number: number),
            availability: .everywhere)
    }

    func curator(_ identifier: ResourceIdentifier) -> Curator? {
        guard let line = Recorded.curatorLine(identifier) else { return nil }
        let row = RecordedTables.curators[line]
        return Curator(
            id: identifier.id, name: LocalizedText(row[.name]), artwork: ArtworkMaker.banner(draw[.curator][line]),
            kind: row.text(.kind), shortName: row.text(.shortName).map { LocalizedText($0) },
            showHostName: row.text(.showHostName), availability: .everywhere)
    }

    func recordLabel(_ number: Int) -> RecordLabel? {
        guard let line = RecordedTables.labels.line(ofNumber: number) else { return nil }
        let row = RecordedTables.labels[line]
        return RecordLabel(
            id: row[.id], name: LocalizedText(row[.name]), artwork: ArtworkMaker.square(draw[.label][line]),
            availability: .everywhere)
    }

    static func curatorLine(_ identifier: ResourceIdentifier) -> Int? {
        let table = RecordedTables.curators
        return (0..<table.count).first { line in
            let row = table[line]
            return row[.id] == identifier.id && row[.type] == identifier.type.rawValue
        }
    }
}
