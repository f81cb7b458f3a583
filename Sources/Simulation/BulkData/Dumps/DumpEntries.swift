import AppleMusicAPI
import TonearmCatalog
import TonearmCatalogFiles
import TonearmSQLite

/// The records of a feed as entries of a catalog. A record of the built-in catalog keeps what the feed does not have.
final class DumpEntries {
    private let format: DumpFormat
    private let database: Database
    private let known: (ResourceIdentifier) throws -> KnownRecord?
    /// The resources that the catalog had before.
    private var builtIn: Set<ResourceIdentifier> = []
    /// The number of records, by type.
    private(set) var counts: [String: Int] = [:]
    private var count = 0

    /// The popularity of a record without a rank.
    private static let popularity = 500

    init(
        _ format: DumpFormat, of database: Database,
        known: @escaping (ResourceIdentifier) throws -> KnownRecord?
    ) {
        self.format = format
        self.database = database
        self.known = known
    }

    func findKnown(in catalog: Database) throws {
        for type in [ResourceType.artists, .albums, .songs] {
            builtIn.formUnion(
                try catalog.rows("SELECT id FROM \"\(type)\"") { ResourceIdentifier(type, $0.text(0)) })
        }
    }

    /// Passes every entry: genres, artists, albums, songs, each by their ids.
    func write(_ add: (CatalogEntry) throws -> Void, _ progress: (Int) throws -> Void) throws {
        let catalog = BuiltInCatalog()
        try each(format.genres, progress) { row in
            guard catalog.genre(row.text(0)) == nil else { return }
            guard let genre = Self.genre(row) else { return }
            try add(CatalogEntry(.genres, genre, popularity: Self.popularity))
            counts["genres", default: 0] += 1
        }
        try each(format.artists, progress) { row in
            let artist = DumpRows.Artist(row)
            try add(entry(.artists, artist.id, nil, artist.relations) { artist.fill(&$0) })
        }
        try each(format.albums, progress) { row in
            let album = DumpRows.Album(row)
            try add(entry(.albums, album.id, album.rank, album.relations) { album.fill(&$0) })
        }
        try each(format.songs, progress) { row in
            let song = DumpRows.Song(row)
            try add(entry(.songs, song.id, song.rank, []) { song.fill(&$0) })
        }
    }

    private func each(
        _ query: String, _ progress: (Int) throws -> Void, _ body: (Statement) throws -> Void
    ) throws {
        let statement = try database.statement(query)
        try statement.bind([])
        defer { statement.reset() }
        while try statement.step() {
            try body(statement)
            count += 1
            if count % 1000 == 0 { try progress(count) }
        }
    }

    private static func genre(_ row: Statement) -> Record? {
        guard case .genre(var genre)? = Record.blank(of: .genres, id: row.text(0)) else { return nil }
        genre.name = LocalizedText(genreName: row.text(2))
        genre.parentID = row.isNull(1) ? GenreRecord.rootID : row.text(1)
        return .genre(genre)
    }

    private func entry(
        _ type: ResourceType, _ id: String, _ rank: Int?, _ relations: [CatalogEntry.Relation],
        _ fill: (inout Record) -> Void
    ) throws -> CatalogEntry {
        let identifier = ResourceIdentifier(type, id)
        let known = builtIn.contains(identifier) ? try self.known(identifier) : nil
        guard var record = known?.record ?? Record.blank(of: type, id: id) else { throw DumpFileProblem("no \(type)") }
        fill(&record)
        counts[type.rawValue, default: 0] += 1
        let genres = (record.implied("genres") ?? []).filter { $0.id != GenreRecord.rootID }.compactMap {
            Int(recordID: $0.id)
        }
        let isCharted = known == nil && type != .artists
        return CatalogEntry(
            type, record, popularity: known?.popularity ?? rank.map(Self.popularity(ofRank:)) ?? Self.popularity,
            chart: isCharted ? CatalogEntry.ChartFacts(genres: genres, language: "en") : nil,
            relations: (known?.relations ?? Relations([])).merged(with: relations),
            equivalents: known?.relations[Relations.equivalents] ?? [])
    }

    /// The popularity of a rank in a chart: 1000 for the first, less by 40 for each doubling, above that of records
    /// without a rank.
    private static func popularity(ofRank rank: Int) -> Int {
        let doublings = Int.bitWidth - max(rank, 1).leadingZeroBitCount - 1
        return max(1000 - 40 * doublings, popularity + 1)
    }
}
