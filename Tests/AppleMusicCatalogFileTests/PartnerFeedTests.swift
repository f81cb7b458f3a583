import AppleMusicAPI
import Foundation
import MusicCatalog
import TemporaryFolderSupport
import Testing

@testable import AppleMusicCatalogFile

/// Imports and exports of the Enterprise Partner Feed.
@Suite struct PartnerFeedTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/mine.catalog" }

    init() throws { folder = try TemporaryFolder() }

    @discardableResult
    private func load(_ feeds: String..., into name: String = "mine.catalog", replacing: Bool = false) throws
        -> DumpReport
    {
        try DumpImport(.partnerFeed, into: folder.path + "/" + name)
            .run(feeds.map { folder.path + "/" + $0 }, replacing: replacing)
    }

    /// The rows of tables that name ids of the small feed.
    private func small(_ name: String = "mine.catalog") throws -> [String: [String]] {
        let catalog = try CatalogFile(folder.path + "/" + name)
        return try folder.rows(of: catalog, as: "rows-\(UUID())").mapValues { rows in
            rows.filter { row in ["7001", "7002", "8001", "9001", "9002", "9003"].contains { row.contains($0 + "|") } }
        }
    }

    @Test func `the rows become resources with their relationships`() throws {
        try PartnerFeedFolder("feed", in: folder).writeSmall()
        let report = try load("feed")
        #expect(report.records == ["artists": 2, "albums": 1, "songs": 2])
        #expect(report.rejected == 0 && report.omitted.isEmpty && report.rejectedPath == nil)
        let client = try SimulatorClient(try CatalogFile(path))
        let album = try #require(client.resources("/v1/catalog/us/albums/8001").first)
        #expect(album.attribute("name")?.string == "First Light")
        #expect(album.attribute("releaseDate")?.string == "2026-05-01" && album.attribute("upc")?.string == "0001")
        #expect(album.attribute("genreNames")?.array?.compactMap(\.string) == ["Alternative", "Music"])
        let tracks = client.resources("/v1/catalog/us/albums/8001/tracks")
        #expect(tracks.map(\.id) == ["9001", "9002"])
        #expect(tracks.last?.attribute("name")?.string == "Noon (Live)")
        #expect(tracks.first?.attribute("isrc")?.string == "ZZAAA2600001")
        #expect(tracks.first?.attribute("durationInMillis")?.integer == 61000)
        #expect(client.resources("/v1/catalog/us/songs/9002/artists").map(\.id) == ["7001", "7002"])
        #expect(client.resources("/v1/catalog/us/artists/7001/albums").map(\.id) == ["8001"])
        #expect(client.get("/v1/catalog/us/search?term=first+light&types=albums").json["results"]?["albums"] != nil)
    }

    @Test func `an export of the built-in catalog comes back`() throws {
        let before = try folder.rows(of: nil, as: "out")
        try load("out")
        let after = try folder.rows(of: try CatalogFile(path), as: "again")
        #expect(before.keys.sorted() == after.keys.sorted())
        for (table, rows) in before {
            #expect(!rows.isEmpty, "\(table)")
            #expect(Set(after[table] ?? []) == Set(rows), "\(table)")
        }
    }

    @Test func `an export of a generated catalog comes back`() throws {
        let made = folder.path + "/made.catalog"
        try MadeCatalog.bytes.write(to: URL(fileURLWithPath: made))
        let before = try folder.rows(of: try CatalogFile(made), as: "out")
        let report = try load("out")
        #expect(report.records["songs"] == before["song"]?.count)
        let after = try folder.rows(of: try CatalogFile(path), as: "again")
        for (table, rows) in before { #expect(Set(after[table] ?? []) == Set(rows), "\(table)") }
    }

    private static let headers: [[String]] = [
        ["COLUMNS"], ["exportMode:FULL", "COLUMNS"], ["dbTypes:BIGINT", "primaryKey:x", "#legal", "COLUMNS"],
        ["#legal", "#legal", "COLUMNS", "exportMode:FULL"],
        ["primaryKey:id", "exportMode:FULL", "COLUMNS", "dbTypes:A"],
    ]

    @Test(arguments: headers) func `a header has its records in any order, and may lack all but the columns`(
        header: [String]
    ) throws {
        try PartnerFeedFolder("feed", in: folder).writeSmall()
        try load("feed", into: "usual.catalog")
        try PartnerFeedFolder("other", in: folder).writeSmall(.init(header: header))
        try load("other")
        #expect(try small() == (try small("usual.catalog")))
    }

    @Test func `columns come in any order, and unknown ones are passed over`() throws {
        let feed = try PartnerFeedFolder("feed", in: folder)
        try feed.writeSmall()
        try load("feed", into: "usual.catalog")
        try feed.write(
            "song_match", ["later", "isrc", "song_id"], [["x", "ZZAAA2600001", "9001"]])
        try load("feed")
        #expect(try small() == (try small("usual.catalog")))
    }

    @Test func `an increment after a full export equals a full export of both`() throws {
        let song = [
            "song_id", "name", "title_version", "artist_display_name", "collection_display_name", "track_length",
        ]
        let changed = [
            ["9001", "Dawn", nil, "Ana", "First Light", "59000"], ["9003", "Dusk", nil, "Bo", nil, "1000"],
        ]
        let full = try PartnerFeedFolder("full", in: folder)
        try full.writeSmall()
        let increment = try PartnerFeedFolder("increment", in: folder)
        try increment.write("song", song, changed, .init(header: ["COLUMNS", "exportMode:INCREMENTAL"]))
        try load("full")
        let report = try load("increment")
        #expect(report.rows["song"] == 2 && report.stage != nil)
        let both = try PartnerFeedFolder("both", in: folder)
        try both.writeSmall()
        let noon = ["9002", "Noon", "Live", "Ana & Bo", "First Light", "62000"]
        try both.write("song", song, [changed[0], noon, changed[1]])
        try load("both", into: "both.catalog")
        #expect(try small() == (try small("both.catalog")))
        #expect(try small()["song"]?.count == 3)
        // A new full export replaces the table.
        try load("full")
        #expect(try small()["song"]?.count == 2)
    }
}
