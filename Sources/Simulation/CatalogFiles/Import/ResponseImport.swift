package import AppleMusicAPI
package import TonearmCatalog
import TonearmConsole
import TonearmSQLite
import TonearmSystem

extension CatalogMaker {
    /// Imports the resources of recorded answers into the catalog. A missing catalog is made from the built-in one.
    /// - Throws: `ImportProblem`; then the catalog is unchanged.
    package func importResponses(_ paths: [String]) throws(ImportProblem) -> ImportReport {
        var report = ImportReport()
        var recording = RecordedDocuments()
        for path in paths {
            do throws(CatalogProblem) {
                try recording.read(path, &report)
            } catch {
                throw .response(path, error)
            }
        }
        if report.documents == 0 { throw .noAnswers(report) }
        var gathering = ResourceCollector()
        for document in recording.documents { gathering.add(document, &report) }
        do throws(CatalogProblem) {
            try extend { writer in
                try ResponseImport(gathering: gathering, existing: { try known($0, in: writer) }, add: writer.add)
                    .write(&report)
            }
        } catch {
            throw .catalog(error)
        }
        return report
    }

    /// Fills a copy of the catalog, or a new catalog that begins with the built-in one.
    package func extend(_ body: (CatalogWriter) throws -> Void) throws(CatalogProblem) {
        let isNew = !FileSystem.exists(path)
        if !isNew { try DatabaseHeader.checkCatalog(path) }
        try make(copying: isNew ? nil : path) { writer in
            if isNew { try addBuiltIn(writer) }
            try body(writer)
            try writer.set("imported", .text("1"))
        }
    }

    /// Returns the existing record.
    package func known(_ identifier: ResourceIdentifier, in writer: CatalogWriter) throws -> KnownRecord? {
        let read = try writer.database.first(
            "SELECT code, body, relations, place FROM \"\(identifier.type)\" WHERE id = ?",
            SQLiteValue(id: identifier.id)
        ) { row in
            Record(
                identifier.type, id: identifier.id, code: row.isNull(0) ? nil : row.text(0), bytes: row.bytes(1)
            ).flatMap { record in
                Relations(row.bytes(2), of: identifier.id).map {
                    KnownRecord(
                        record: record, relations: $0,
                        popularity: CatalogFormat.popularity(ofPlace: row.integer(3)))
                }
            }
        }
        guard let read else { return nil }
        guard let known = read else { throw CatalogProblem.damaged("the record \(identifier) cannot be read") }
        return known
    }
}

extension CatalogEntry {
    /// Returns the entries that an answer would add to an empty catalog.
    /// - Parameter path: the requested path.
    package static func imported(from answer: JSON, path: String?) throws -> [CatalogEntry] {
        var report = ImportReport()
        var gathering = ResourceCollector()
        gathering.add(RecordedDocuments.Document(json: answer, path: path), &report)
        var entries: [CatalogEntry] = []
        try ResponseImport(gathering: gathering, existing: { _ in nil }, add: { entries.append($0) }).write(&report)
        return entries
    }
}

/// An existing record of a catalog, to which an import adds.
package struct KnownRecord {
    package var record: Record
    package var relations: Relations
    package var popularity: Int
}

/// A reason why an import failed.
package enum ImportProblem: Error, Hashable {
    /// The path of the failed file or folder.
    case response(String, CatalogProblem)
    case catalog(CatalogProblem)
    /// None of the files is an answer of the API; the report counts the skipped items.
    case noAnswers(ImportReport)
}

/// A converter from collected resources to catalog entries.
struct ResponseImport {
    let gathering: ResourceCollector
    let existing: (ResourceIdentifier) throws -> KnownRecord?
    let add: (CatalogEntry) throws -> Void

    /// The assumed popularity, because recordings do not contain it: high enough to appear early in a search.
    private static let popularity = 700

    func write(_ report: inout ImportReport) throws {
        let names = artistNames
        let (tracks, albums) = reversed
        for identifier in gathering.order {
            guard var gathered = gathering.resources[identifier], !ResponseImport.isInEveryCatalog(identifier) else {
                continue
            }
            let known = try existing(identifier)
            if gathered.attributes == nil, known == nil, identifier.type == .artists, let name = names[identifier.id] {
                gathered.attributes = JSONObject([("name", .string(name)), ("genreNames", [])])
                report.named += 1
            }
            guard gathered.attributes != nil || known != nil else {
                // Every song and every artist has a station anyway.
                if identifier.type != .stations || !identifier.id.hasPrefix("ra.") {
                    report.skip("resources that were named and never shown: \(identifier.type)")
                }
                continue
            }
            guard var record = known?.record ?? Record.blank(of: identifier.type, id: identifier.id) else { continue }
            var reader = AttributeReader(gathered.attributes ?? JSONObject(), Schema.appleMusic[identifier.type])
            record.fill(&reader, gathered)
            for name in reader.unknown { report.unknownAttributes["\(identifier.type).\(name)", default: 0] += 1 }
            if identifier.type == .albums, gathered["tracks"] == nil {
                gathered.add("tracks", tracks[identifier.id] ?? [])
            }
            if identifier.type == .artists, gathered["albums"] == nil {
                gathered.add("albums", albums[identifier.id] ?? [])
            }
            try add(entry(identifier, record, gathered, known))
            if known == nil {
                report.added[identifier.type.rawValue, default: 0] += 1
            } else {
                report.completed[identifier.type.rawValue, default: 0] += 1
            }
        }
    }

    private func entry(
        _ identifier: ResourceIdentifier, _ record: Record, _ gathered: ResourceCollector.Gathered,
        _ known: KnownRecord?
    ) -> CatalogEntry {
        let relations = (known?.relations ?? Relations([])).merged(with: gathered.relations)
        let equivalents = known?.relations[Relations.equivalents] ?? []
        let genres = (record.implied("genres") ?? []).filter { $0.id != GenreRecord.rootID }.compactMap {
            Int(recordID: $0.id)
        }
        let isCharted = known == nil && Schema.chartTypes.contains(identifier.type)
        return CatalogEntry(
            identifier.type, record, popularity: known?.popularity ?? ResponseImport.popularity,
            chart: isCharted ? CatalogEntry.ChartFacts(genres: genres, language: "en") : nil, relations: relations,
            equivalents: equivalents)
    }

    /// Returns whether every catalog contains the genre.
    private static func isInEveryCatalog(_ identifier: ResourceIdentifier) -> Bool {
        switch identifier.type {
        case .genres: BuiltInCatalog().genre(identifier.id) != nil
        case .stationGenres: BuiltInCatalog().stationGenre(identifier.id) != nil
        default: false
        }
    }

    /// The names of artists by id, from music with exactly one artist.
    private var artistNames: [String: String] {
        var names: [String: String] = [:]
        for identifier in gathering.order {
            guard let gathered = gathering.resources[identifier], let artists = gathered["artists"], artists.count == 1,
                let name = gathered.attributes?["artistName"]?.string
            else { continue }
            names[artists[0].id] = names[artists[0].id] ?? name
        }
        return names
    }

    /// The tracks by album and albums by artist, from the relationships of songs and albums.
    private var reversed: (tracks: [String: [ResourceIdentifier]], albums: [String: [ResourceIdentifier]]) {
        var tracks: [String: [(place: Int, song: ResourceIdentifier)]] = [:]
        var albums: [String: [ResourceIdentifier]] = [:]
        for identifier in gathering.order {
            guard let gathered = gathering.resources[identifier], let attributes = gathered.attributes else { continue }
            if identifier.type == .songs {
                let reader = AttributeReader(attributes, nil)
                guard let album = gathered["albums"]?.first?.id ?? reader.id(in: "url", after: "album") else {
                    continue
                }
                let place =
                    min(max(attributes["discNumber"]?.integer ?? 1, 0), 1000) * 100_000
                    + min(max(attributes["trackNumber"]?.integer ?? 0, 0), 99_999)
                tracks[album, default: []].append((place, identifier))
            } else if identifier.type == .albums {
                for artist in gathered["artists"] ?? [] { albums[artist.id, default: []].append(identifier) }
            }
        }
        return (tracks.mapValues { $0.sorted { $0.place < $1.place }.map(\.song) }, albums)
    }
}
