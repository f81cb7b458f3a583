import AppleMusicAPI
import Foundation
import Testing
import TonearmCatalog
import TonearmTestSupport

@testable import TonearmBulkData
@testable import TonearmCatalogFiles

extension DumpTests {
    /// Imports and exports of the Enterprise Partner Feed.
    @Suite struct PartnerFeedTests {
        private let folder: TemporaryFolder
        private var path: String { folder.path + "/mine.catalog" }

        init() throws { folder = try TemporaryFolder() }

        @discardableResult
        private func load(_ feeds: String..., into name: String = "mine.catalog", replacing: Bool = false) throws
            -> DumpReport
        {
            try DumpTests.small(.partnerFeed, into: folder.path + "/" + name)
                .run(feeds.map { folder.path + "/" + $0 }, replacing: replacing)
        }

        /// The tables have their header records in several orders, and lack all but the columns in some.
        private func writeTables() throws {
            let feed = try PartnerFeedFolder("feed", in: folder)
            try feed.writeSmall()
            try feed.write(
                "genre", ["genre_id", "parent_id", "name"], [["34", nil, "Music"], ["20", "34", "Alternative"]],
                .init(header: ["COLUMNS"]))
            try feed.write(
                "artist", ["artist_id", "name", "is_actual_artist", "view_url", "artist_type_id"],
                [["7001", "Ana", "1", nil, "1"], ["7002", "Bo", "1", nil, "1"]],
                .init(header: ["dbTypes:BIGINT", "exportMode:FULL", "#legal", "primaryKey:x", "COLUMNS"]))
            try feed.write(
                "artist_collection", ["artist_id", "collection_id", "is_primary_artist", "role_id"],
                [["7001", "8001", "1", "1"]], .init(header: ["#legal", "#legal", "COLUMNS", "exportMode:FULL"]))
            // Columns in another order, and one of a later version of the format.
            try feed.write("song_match", ["later", "isrc", "song_id"], [["x", "ZZAAA2600001", "9001"]])
        }

        @Test func `the rows become resources with their relationships`() throws {
            try writeTables()
            let report = try DumpImport(.partnerFeed, into: path).run([folder.path + "/feed"])
            #expect(report.records == ["artists": 2, "albums": 1, "songs": 2])
            #expect(report.rejected == 0 && report.omitted.isEmpty && report.rejectedPath == nil)
            let client = try SimulatorClient(try CatalogFile(path))
            // The built-in catalog is a part of it.
            #expect(client.resources("/v1/catalog/us/albums/310730204").count == 1)
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

        @Test func `an export of a generated catalog comes back`() throws {
            let before = try folder.rows(of: try MadeCatalog.copy(in: folder), as: "out")
            let report = try load("out")
            #expect(report.records["songs"] == before["song"]?.count)
            let after = try folder.rows(of: try CatalogFile(path), as: "again")
            for (table, rows) in before { #expect(Set(after[table] ?? []) == Set(rows), "\(table)") }
        }

        @Test func `an increment after a full export changes and adds rows`() throws {
            let song = [
                "song_id", "name", "title_version", "artist_display_name", "collection_display_name", "track_length",
            ]
            try PartnerFeedFolder("full", in: folder).writeSmall()
            try PartnerFeedFolder("increment", in: folder).write(
                "song", song,
                [["9001", "Dawn", nil, "Ana", "First Light", "59000"], ["9003", "Dusk", nil, "Bo", nil, "1000"]],
                .init(header: ["COLUMNS", "exportMode:INCREMENTAL"]))
            try load("full")
            let report = try load("increment")
            #expect(report.rows["song"] == 2 && report.stage != nil && report.records["songs"] == 3)
            let names = folder.names.filter { !$0.contains("/") && !$0.hasPrefix(".") }
            #expect(names.sorted() == ["full", "increment", "mine.catalog", "mine.catalog.staged"])
            let client = try SimulatorClient(try CatalogFile(path))
            let songs = client.resources("/v1/catalog/us/songs?ids=9001,9002,9003")
            #expect(songs.compactMap { $0.attribute("name")?.string } == ["Dawn", "Noon (Live)", "Dusk"])
            #expect(songs.first?.attribute("isrc")?.string == "ZZAAA2600001")
            #expect(client.resources("/v1/catalog/us/albums/8001/tracks").map(\.id) == ["9001", "9002"])
        }
    }
}
