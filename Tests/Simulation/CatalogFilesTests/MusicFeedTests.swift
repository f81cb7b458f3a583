import AppleMusicAPI
import Foundation
import Testing
import TonearmCatalog
import TonearmTestSupport

@testable import TonearmBulkData
@testable import TonearmCatalogFiles

/// Whether the tests can run.
enum MusicFeedEngine {
    static let isInstalled = (try? DuckDB.find()) != nil
}

/// Exports and imports of the Apple Music Feed. DuckDB reads and writes the Parquet files.
@Suite(.enabled(if: MusicFeedEngine.isInstalled, "DuckDB is not in PATH: pip install duckdb"))
struct MusicFeedTests {
    /// 2026-01-02T03:04:05Z
    private static let time = 1_767_323_045

    private let folder: TemporaryFolder
    private let engine: DuckDB
    private var path: String { folder.path + "/mine.catalog" }

    init() throws {
        folder = try TemporaryFolder()
        engine = try DuckDB.find()
    }

    @discardableResult
    private func export(_ catalog: CatalogFile, to name: String, rows: Int = 5_000) throws -> MusicFeedExporter.Report {
        var exporter = MusicFeedExporter(catalog, to: folder.path + "/" + name, time: Self.time)
        exporter.rowsPerPart = rows
        return try exporter.write()
    }

    private func rows(_ query: String) throws -> [JSON] {
        var rows: [JSON] = []
        try engine.rows("COPY (\(query)) TO '/dev/stdout' (FORMAT json, USE_TMP_FILE false);") { rows.append($0) }
        return rows
    }

    private func parts(_ feed: String, _ table: MusicFeedTable) -> String {
        "read_parquet(\(DuckDB.literal("\(folder.path)/\(feed)/\(table.id)/*/*.parquet")))"
    }

    /// Writes a data set with one part.
    private func write(_ table: MusicFeedTable, _ query: String) throws {
        let name =
            "feed/\(table.id)/\(MusicFeedPart.id(0, of: MusicFeedExport.id(table, stamp: "2026-01-02T03-04"))).parquet"
        try folder.write("", to: name)
        try engine.run("COPY (\(query)) TO \(DuckDB.literal(folder.path + "/" + name)) (FORMAT parquet);")
    }

    private func writeSmallFeed() throws {
        try write(
            .artist,
            "SELECT '7001' AS id, 'Ana' AS nameDefault, MAP {'default': 'Ana', 'ja': 'アナ'} AS name UNION ALL "
                + "SELECT '7002', 'Bo', MAP {'default': 'Bo'} UNION ALL SELECT 'x', 'C', MAP {} UNION ALL "
                + "SELECT '7003', NULL, MAP {}")
        try write(
            .album,
            "SELECT '7101' AS id, 'One' AS nameDefault, [{'id': '7001', 'name': 'Ana'}] AS primaryArtists, "
                + "[{'id': '7202'}, {'id': '7201'}, {'id': '7999'}] AS songs, MAP {'default': '2020-02-03'} AS releaseDate, "
                + "[{'name': 'Pop', 'path': ['Music', 'Pop']}] AS genres, "
                + "MAP {'default': [{'url': 'u', 'width': 600, 'height': 500}]} AS artworks, 'single' AS albumType")
        try write(
            .song,
            "SELECT * FROM (VALUES ('7201', 'First', 1), ('7202', 'Second', 2)) v(id, nameDefault, trackNumber), "
                + "(SELECT [{'id': '7001', 'name': 'Ana'}, {'id': '7002', 'name': 'Bo'}] AS primaryArtists, "
                + "{'id': '7101', 'name': 'One'} AS album, 'explicit' AS parentalAdvisoryType, 'USRC17607839' AS isrc, "
                + "MAP {'us': [{'priceType': 'streaming'}], 'de': [{'priceType': 'buy'}]} AS prices)")
        try write(
            .popularityTopChartSongs,
            "SELECT 'us' AS storefront, {'name': 'Music', 'path': ['Music']} AS genre, "
                + "[{'id': '7202', 'rank': 1}] AS rankings")
    }

    @Test func `an export of an imported export has the same rows`() throws {
        let report = try export(try MadeCatalog.copy(in: folder), to: "a", rows: 3_000)
        #expect(report.tables.map(\.table) == MusicFeedTable.allCases)
        #expect(report.tables.first { $0.table == .song }.map { $0.parts == ($0.rows + 2_999) / 3_000 } == true)
        let imported = try CatalogMaker.small(path).importFeed(folder.path + "/a")
        #expect((imported.added["songs"] ?? 0) > 1_000)
        #expect(imported.skipped == [:])
        try export(try CatalogFile(path), to: "b")
        for table in [MusicFeedTable.artist, .album, .song] {
            for (left, right) in [("a", "b"), ("b", "a")] {
                let query =
                    "SELECT id FROM (SELECT * FROM \(parts(left, table)) EXCEPT ALL SELECT * FROM \(parts(right, table)))"
                #expect(try rows(query) == [], "\(table) of \(left)")
            }
        }
    }

    @Test func `rows become records, and bad rows are counted`() throws {
        try writeSmallFeed()
        let report = try CatalogMaker.small(path).importFeed(folder.path + "/feed")
        #expect(report.added == ["artists": 2, "albums": 1, "songs": 2])
        #expect(report.documents == 4)
        #expect(
            report.skipped == [
                "rows of artists whose id is not a number": 1, "rows of artists without a name or an artist": 1,
            ])
        let catalog = try CatalogFile(path)
        let album = try #require(catalog.album("7101"))
        #expect(album.artistName == LocalizedText("Ana", ["ja": "アナ"]))
        #expect(album.releaseDate == "2020-02-03")
        #expect(album.isSingle && !album.isComplete && album.trackCount == 3)
        #expect((album.artwork.width, album.artwork.height) == (600, 500))
        #expect(catalog.artist("7001")?.genreNames.map(\.standard) == ["Pop"])
        let tracks = catalog.related("tracks", of: ResourceIdentifier(.albums, "7101"))
        #expect(tracks.map(\.id) == ["7201", "7202"])
        #expect(catalog.related("albums", of: ResourceIdentifier(.artists, "7001")).map(\.id) == ["7101"])
        let song = try #require(catalog.song("7202"))
        #expect(song.artistName.standard == "Ana & Bo")
        #expect((song.albumID, song.albumName.standard) == ("7101", "One"))
        #expect(song.contentRating == .explicit)
        #expect(song.availability == .only(["us"]))
        #expect(song.artwork.width == 600)
        #expect(catalog.identifiers(isrc: "USRC17607839", in: .songs) == ["7201", "7202"])
        #expect(catalog.search("second ana", type: .songs, limit: 5).map(\.resource.id) == ["7202"])
        #expect(catalog.chart(of: .songs, genre: "34", storefront: "us", until: nil).contains { $0.id == "7202" })
    }

    @Test func `a second import replaces the columns of the feed`() throws {
        try writeSmallFeed()
        _ = try CatalogMaker.small(path).importFeed(folder.path + "/feed")
        try write(.artist, "SELECT '7001' AS id, 'Anna' AS nameDefault")
        let report = try CatalogMaker.small(path).importFeed(folder.path + "/feed")
        #expect(report.completed == ["artists": 1, "albums": 1, "songs": 2])
        #expect(report.added == [:])
        let catalog = try CatalogFile(path)
        #expect(catalog.artist("7001")?.name.standard == "Anna")
        #expect(catalog.artist("7001")?.genreNames.map(\.standard) == ["Pop"])
        #expect(catalog.artist("7002")?.name.standard == "Bo")
    }

    @Test func `a part without a required column is named, and the catalog stays as it was`() throws {
        try writeSmallFeed()
        _ = try CatalogMaker.small(path).importFeed(folder.path + "/feed")
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        try write(.song, "SELECT '1' AS id, 'x' AS title")
        let part = folder.path + "/feed/song/0_part_song_2026-01-02T03-04.parquet"
        #expect(throws: MusicFeedProblem.column("nameDefault", of: part)) {
            try CatalogMaker.small(path).importFeed(folder.path + "/feed")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(!folder.names.contains { $0.hasPrefix("mine.catalog.") })
    }

    @Test func `a part that is damaged inside is named`() throws {
        try writeSmallFeed()
        let part = folder.path + "/feed/song/0_part_song_2026-01-02T03-04.parquet"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: part))
        for index in 4..<(bytes.count - 8) { bytes[index] ^= 0x5A }
        try bytes.write(to: URL(fileURLWithPath: part))
        let error = #expect(throws: MusicFeedProblem.self) {
            try CatalogMaker.small(path).importFeed(folder.path + "/feed")
        }
        #expect(error?.reason.contains("0_part_song_2026-01-02T03-04.parquet' cannot be read") == true)
        #expect(!folder.names.contains { $0.hasPrefix("mine.catalog") })
    }

    @Test func `an interrupted import and an interrupted export leave no files`() throws {
        struct Stop: Error {}
        let feed = folder.path + "/feed"
        let exporter = MusicFeedExporter(try MadeCatalog.copy(in: folder), to: feed, time: Self.time) { _ in
            throw CancellationError()
        }
        #expect(throws: MusicFeedProblem.catalog(.interrupted)) { try exporter.write() }
        #expect(folder.names.filter { $0.hasSuffix(".parquet") || $0.contains("partial") } == [])
        try writeSmallFeed()
        let maker = CatalogMaker(path) { _ in throw CancellationError() }
        #expect(throws: MusicFeedProblem.catalog(.interrupted)) { try maker.importFeed(feed) }
        #expect(!folder.names.contains { $0.hasPrefix("mine.catalog") })
    }

    @Test func `an export does not replace one of the same minute`() throws {
        try folder.write("", to: "feed/album/album_2026-01-02T03-04/x")
        #expect(throws: MusicFeedProblem.exists("album_2026-01-02T03-04")) {
            try export(try MadeCatalog.copy(in: folder), to: "feed")
        }
    }
}
