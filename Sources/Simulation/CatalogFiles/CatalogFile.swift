package import AppleMusicAPI
import Synchronization
package import TonearmCatalog
import TonearmSQLite

/// A catalog in a file, of any size. It reads only what an answer needs.
package final class CatalogFile: Catalog {
    package let path: String
    /// The content that all catalogs share: genres and their translations.
    let base = BuiltInCatalog()
    private let connections: DatabaseConnections
    private let recent = Mutex(RecentReads())
    private let found = Mutex<String?>(nil)

    /// A cache of recently read rows and charts.
    struct RecentReads {
        var rows: [ResourceIdentifier: Row] = [:]
        var charts: [String: [ResourceIdentifier]] = [:]

        /// The cache is emptied when it reaches this size.
        static let rowLimit = 1000
        static let chartLimit = 64
    }

    /// A record with its relationships.
    struct Row: Sendable {
        var record: Record
        var relations: Relations
    }

    /// - Throws: `CatalogProblem` if the file is not a complete catalog.
    package init(_ path: String) throws(CatalogProblem) {
        self.path = path
        try DatabaseHeader.checkCatalog(path)
        do throws(SQLiteError) { connections = try DatabaseConnections(path) } catch { throw .damaged(error.message) }
    }

    package var isOnDisk: Bool { true }

    package var problem: String? { found.withLock { $0 } }

    /// Runs a query. If it fails, returns the placeholder, and `problem` has the reason.
    func ask<Answer: Sendable>(_ none: Answer, _ body: @Sendable (Database) throws -> Answer) -> Answer {
        do {
            return try connections.use(body)
        } catch {
            let text = (error as? SQLiteError)?.message ?? String(describing: error)
            found.withLock { $0 = $0 ?? text }
            return none
        }
    }

    func row(_ identifier: ResourceIdentifier) -> Row? {
        if let known = recent.withLock({ $0.rows[identifier] }) { return known }
        guard CatalogFormat.types.contains(identifier.type) else { return nil }
        return ask(nil) { database in
            let read = try database.first(
                "SELECT code, body, relations FROM \"\(identifier.type)\" WHERE id = ?", SQLiteValue(id: identifier.id)
            ) { statement in
                (
                    code: statement.isNull(0) ? nil : statement.text(0), body: statement.bytes(1),
                    relations: statement.bytes(2)
                )
            }
            guard let read else { return nil }
            guard
                let record = Record(identifier.type, id: identifier.id, code: read.code, bytes: read.body),
                let relations = Relations(read.relations, of: identifier.id)
            else { throw SQLiteError(code: 11, message: "the record \(identifier) is damaged") }
            let row = Row(record: record, relations: relations)
            recent.withLock { recent in
                if recent.rows.count >= RecentReads.rowLimit { recent.rows.removeAll(keepingCapacity: true) }
                recent.rows[identifier] = row
            }
            return row
        }
    }

    /// Returns a chart from the cache, or reads it.
    func chart(_ key: String, _ read: @Sendable (Database) throws -> [ResourceIdentifier]) -> [ResourceIdentifier] {
        if let known = recent.withLock({ $0.charts[key] }) { return known }
        return ask([]) { database in
            let chart = try read(database)
            recent.withLock { recent in
                if recent.charts.count >= RecentReads.chartLimit { recent.charts.removeAll(keepingCapacity: true) }
                recent.charts[key] = chart
            }
            return chart
        }
    }

    // MARK: Records

    package func artist(_ id: String) -> ArtistRecord? {
        if case .artist(let artist) = row(ResourceIdentifier(.artists, id))?.record { artist } else { nil }
    }

    package func album(_ id: String) -> AlbumRecord? {
        if case .album(let album) = row(ResourceIdentifier(.albums, id))?.record { album } else { nil }
    }

    package func song(_ id: String) -> SongRecord? {
        if case .song(let song) = row(ResourceIdentifier(.songs, id))?.record { song } else { nil }
    }

    package func musicVideo(_ id: String) -> MusicVideoRecord? {
        if case .musicVideo(let video) = row(ResourceIdentifier(.musicVideos, id))?.record { video } else { nil }
    }

    package func playlist(_ id: String) -> PlaylistRecord? {
        if case .playlist(let playlist) = row(ResourceIdentifier(.playlists, id))?.record { playlist } else { nil }
    }

    package func station(_ id: String) -> StationRecord? {
        if case .station(let station) = row(ResourceIdentifier(.stations, id))?.record { return station }
        guard id.hasPrefix("ra.") else { return nil }
        let seed = String(id.dropFirst(3))
        let record = row(ResourceIdentifier(.songs, seed)) ?? row(ResourceIdentifier(.artists, seed))
        return (record?.record).flatMap(StationRecord.seeded)
    }

    package func curator(_ identifier: ResourceIdentifier) -> CuratorRecord? {
        if case .curator(let curator) = row(identifier)?.record { curator } else { nil }
    }

    package func recordLabel(_ id: String) -> RecordLabelRecord? {
        if case .recordLabel(let label) = row(ResourceIdentifier(.recordLabels, id))?.record { label } else { nil }
    }

    package func genre(_ id: String) -> GenreRecord? {
        if let genre = base.genre(id) { return genre }
        if case .genre(let genre) = row(ResourceIdentifier(.genres, id))?.record { return genre }
        return nil
    }

    package func stationGenre(_ id: String) -> StationGenre? {
        if let genre = base.stationGenre(id) { return genre }
        if case .stationGenre(let genre) = row(ResourceIdentifier(.stationGenres, id))?.record { return genre }
        return nil
    }

    /// The genres; the root is last, after imported ones.
    package var genres: [GenreRecord] {
        let known = base.genres
        let imported = ids(of: .genres).filter { base.genre($0) == nil }.compactMap(genre)
        return known.dropLast() + imported + known.suffix(1)
    }

    package var stationGenres: [StationGenre] {
        base.stationGenres + ids(of: .stationGenres).filter { base.stationGenre($0) == nil }.compactMap(stationGenre)
    }

    /// Returns the ids of a type with few resources.
    private func ids(of type: ResourceType) -> [String] {
        ask([]) { try $0.rows("SELECT id FROM \"\(type)\" ORDER BY place LIMIT 1000") { $0.text(0) } }
    }

    package var liveStations: [ResourceIdentifier] { base.liveStations }

    // MARK: Codes

    package func identifiers(isrc: String, in type: ResourceType) -> [String] { identifiers(code: isrc, in: type) }

    package func identifiers(upc: String) -> [String] { identifiers(code: upc, in: .albums) }

    private func identifiers(code: String, in type: ResourceType) -> [String] {
        guard CatalogFormat.hasCode(type) else { return [] }
        return ask([]) {
            try $0.rows("SELECT id FROM \"\(type)\" WHERE code = ? ORDER BY id LIMIT 1000", .text(code)) {
                $0.text(0)
            }
        }
    }

    package func equivalents(of resource: ResourceIdentifier) -> [ResourceIdentifier] {
        if let own = row(resource)?.relations[Relations.equivalents] { return own }
        let current = ask(nil) {
            try $0.first(
                "SELECT current FROM retired WHERE type = ? AND id = ?", .text(resource.type.rawValue),
                SQLiteValue(id: resource.id)
            ) { $0.text(0) }
        }
        guard let current else { return [resource] }
        let all = row(ResourceIdentifier(resource.type, current))?.relations[Relations.equivalents] ?? []
        return [resource] + all.filter { $0 != resource }
    }
}
