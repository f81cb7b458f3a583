import AppleMusicAPI

/// An invented record label.
struct WorldLabel: Sendable {
    let name: LocalizedText
    let description: String
    /// Whether its albums have European codes of thirteen digits.
    let isEuropean: Bool

    static let firstNumber = 9_800_000_001

    static let all: [WorldLabel] = {
        let table = ColumnTable<Column>(WorldText.labels, separator: UInt8(ascii: "|"))
        return table.rows.enumerated().map { line, row in
            WorldLabel(
                name: LocalizedText(row[.name], translations(row[.names])), description: row[.description],
                isEuropean: [6, 7, 9, 16].contains(line))
        }
    }()

    private enum Column: Int { case name, description, names }
}

/// An invented station: of a genre, or for an episode of a show.
struct WorldStation: Sendable {
    let line: Int
    let name: String
    let stationGenre: String?
    /// The index of the show's curator.
    let show: Int?
    let genre: Int

    static let firstNumber = 9_700_000_001

    static let all: [WorldStation] = {
        let table = ColumnTable<Column>(WorldText.stations, separator: UInt8(ascii: "|"))
        return table.rows.enumerated().map { line, row in
            let place = row[.place].split(separator: " ")
            return WorldStation(
                line: line, name: row[.name], stationGenre: place.count == 1 ? row[.place] : nil,
                show: place.count == 2 ? Int(place[1]) : nil, genre: row.number(.genre) ?? 34)
        }
    }()

    private enum Column: Int { case name, place, genre }

    var number: Int { WorldStation.firstNumber + line }
    var id: String { "ra.\(number)" }

    static func find(_ number: Int) -> WorldStation? {
        all.indices.contains(number - firstNumber) ? all[number - firstNumber] : nil
    }
}

extension GeneratedWorld {
    func curator(_ curator: WorldCurator) -> CuratorRecord {
        CuratorRecord(
            id: curator.identifier.id, name: curator.name, artwork: ArtworkMaker.banner(draw[.curator][curator.line]),
            kind: curator.kind, shortName: curator.shortName.map { LocalizedText($0) }, showHostName: curator.host,
            availability: .everywhere)
    }

    func station(_ station: WorldStation) -> StationRecord {
        let draw = draw[.station][station.line]
        let isEpisode = station.show != nil
        return StationRecord(
            id: station.id, name: LocalizedText(station.name), artwork: ArtworkMaker.square(draw),
            durationInMillis: isEpisode ? draw.within(3_480_000...7_140_000) : nil,
            notes: .station(LocalizedText(station.name)),
            episodeNumber: isEpisode ? String(1 + draw[1].below(140)) : nil, isLive: false, mediaKind: "audio",
            hash: StationHash.text(kind: .genre, number: station.number), availability: .everywhere)
    }

    func recordLabel(_ number: Int) -> RecordLabelRecord? {
        let line = number - WorldLabel.firstNumber
        guard WorldLabel.all.indices.contains(line) else { return nil }
        let label = WorldLabel.all[line]
        return RecordLabelRecord(
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
