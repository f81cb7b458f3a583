import AppleMusicAPI

extension GeneratedWorld {
    func curator(_ curator: WorldCurator) -> Curator {
        Curator(
            id: curator.identifier.id, name: curator.name, artwork: ArtworkMaker.banner(draw[.curator][curator.line]),
            kind: curator.kind, shortName: curator.shortName.map { LocalizedText($0) }, showHostName: curator.host,
            availability: .everywhere)
    }

    func station(_ station: WorldStation) -> Station {
        let draw = draw[.station][station.line]
        let isEpisode = station.show != nil
        return Station(
            id: station.id, name: LocalizedText(station.name), artwork: ArtworkMaker.square(draw),
            durationInMillis: isEpisode ? draw.within(3_480_000...7_140_000) : nil,
            notes: .station(LocalizedText(station.name)),
            episodeNumber: isEpisode ? String(1 + draw[1].below(140)) : nil, isLive: false, mediaKind: "audio",
            hash: StationHash.text(kind: .genre, number: station.number), availability: .everywhere)
    }

    func recordLabel(_ number: Int) -> RecordLabel? {
        let line = number - WorldLabel.firstNumber
        guard WorldLabel.all.indices.contains(line) else { return nil }
        let label = WorldLabel.all[line]
        return RecordLabel(
            id: String(number), name: label.name, artwork: ArtworkMaker.square(draw[.label][line]),
            description: LocalizedText(label.description), availability: .everywhere)
    }

    /// Returns all releases of a label.
    func releases(ofLabel line: Int) -> [Release] {
        artists.filter { $0.label == line }.flatMap {
            discography($0.index).releases.filter { $0.kind != .clean }
        }
    }
}
