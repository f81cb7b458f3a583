import AppleMusicAPI
import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmBulkData
@testable import TonearmCatalogFiles

extension DumpTests {
    /// Imports of MusicBrainz's dump, whose tables have PostgreSQL's COPY format.
    @Suite struct MusicBrainzTests {
        private let folder: TemporaryFolder
        private var path: String { folder.path + "/mine.catalog" }

        init() throws {
            folder = try TemporaryFolder()
            let tables = [
                "artist": "1\tg\tAna\tAna\n2\tg\tBo\\tTab\tBo\n3\tg\tNobody\tNobody\n",
                "artist_credit": "11\tAna\n12\tAna feat. Bo\n",
                "artist_credit_name": "11\t0\t1\n12\t0\t1\n12\t1\t2\n",
                "release_group": "21\tg\tFirst Light\t11\t1\n22\tg\tNoon\t12\t2\n",
                "release":
                    "31\tg\tFirst Light\t11\t21\t1\t\\N\t\\N\t\\N\t0602\n32\tg\tFirst Light (Japan)\t11\t21\t1\t\\N\t\\N\t\\N\t\n"
                    + "33\tg\tNoon\t12\t22\t\\N\t\\N\t\\N\t\\N\t\\N\n",
                "release_country": "31\t222\t2026\t5\t1\n32\t107\t2026\t6\t\\N\n",
                "release_unknown_country": "33\t2025\t\\N\t\\N\n",
                "medium": "41\t31\t1\n42\t32\t1\n43\t33\t1\n44\t99\t1\n45\tx\n",
                "track":
                    "51\tg\t61\t41\t1\t1\tMorning\t11\t61000\n52\tg\t62\t41\t2\t2\tDusk\t11\t\\N\n53\tg\t61\t42\t1\t1\tMorning\t11\t61000\n"
                    + "54\tg\t63\t43\t1\t1\tNoon\t12\t62000\n",
                "recording": "61\tg\tMorning\t11\t61000\n62\tg\tDusk\t11\t59000\n63\tg\tNoon\t12\t62000\n",
                "isrc": "71\t61\tZZAAA2600001\n", "release_label": "81\t31\t91\n", "label": "91\tg\tSmall Label\n",
                "genre": "1\tg\tdream pop\n", "tag": "101\tdream pop\n102\tseen live\n",
                "artist_tag": "1\t101\t3\n1\t102\t9\n", "release_group_tag": "21\t101\t2\n",
            ]
            for (name, text) in tables { try folder.write(text, to: "mbdump/" + name) }
        }

        private func load() throws -> DumpReport {
            try DumpTests.small(.musicBrainz, into: path).run([folder.path + "/mbdump"])
        }

        @Test func `a release of each group becomes an album, and its tracks songs`() throws {
            let report = try load()
            #expect(report.records == ["artists": 2, "albums": 2, "songs": 3])
            #expect(report.rejected == 1)
            #expect(report.omitted["further releases of a release group"] == 1)
            #expect(report.omitted["media whose release is not in the dump"] == 1)
            let client = try SimulatorClient(try CatalogFile(path))
            let album = try #require(client.resources("/v1/catalog/us/albums/70000000031").first)
            #expect(album.attribute("name")?.string == "First Light" && album.attribute("upc")?.string == "0602")
            #expect(album.attribute("recordLabel")?.string == "Small Label")
            #expect(album.attribute("releaseDate")?.string == "2026-05-01")
            #expect(album.attribute("genreNames")?.array?.first?.string == "Dream pop")
            let tracks = client.resources("/v1/catalog/us/albums/70000000031/tracks")
            #expect(tracks.compactMap { $0.attribute("name")?.string } == ["Morning", "Dusk"])
            #expect(tracks.map { $0.attribute("durationInMillis")?.integer } == [61000, 59000])
            #expect(tracks.first?.attribute("isrc")?.string == "ZZAAA2600001")
            let single = try #require(client.resources("/v1/catalog/us/albums/70000000033").first)
            #expect(
                single.attribute("isSingle")?.bool == true && single.attribute("artistName")?.string == "Ana feat. Bo")
            #expect(
                client.resources("/v1/catalog/us/songs/80000000054/artists").compactMap { $0.attribute("name")?.string }
                    == ["Ana", "Bo\tTab"])
        }

        @Test func `a folder without a table is refused`() throws {
            try FileManager.default.createDirectory(atPath: folder.path + "/empty", withIntermediateDirectories: true)
            #expect(throws: DumpProblem.self) {
                _ = try DumpTests.small(.musicBrainz, into: path).run([folder.path + "/empty"])
            }
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }
}
