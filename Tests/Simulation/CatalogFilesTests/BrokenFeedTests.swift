import AppleMusicAPI
import Foundation
import Testing
import TonearmSystem
import TonearmTestSupport

@testable import TonearmBulkData
@testable import TonearmCatalogFiles

extension DumpTests {
    /// Files of the Enterprise Partner Feed that are damaged, and imports that are interrupted.
    @Suite struct BrokenFeedTests {
        private let folder: TemporaryFolder
        private let feed: PartnerFeedFolder
        private var path: String { folder.path + "/mine.catalog" }

        init() throws {
            folder = try TemporaryFolder()
            feed = try PartnerFeedFolder("feed", in: folder)
            try feed.writeSmall()
        }

        @discardableResult
        private func load(_ path: String? = nil) throws -> DumpReport {
            try DumpTests.small(.partnerFeed, into: self.path).run([path ?? feed.path])
        }

        /// Returns the file and the reason of a refused import, after which there is no catalog.
        private func refusal(_ path: String? = nil) throws -> (file: String, reason: String) {
            do {
                try load(path)
            } catch DumpProblem.file(let file, let reason) {
                #expect(!FileSystem.exists(self.path))
                return (file.split(separator: "/").last.map(String.init) ?? "", reason)
            }
            Issue.record("the import is not refused")
            return ("", "")
        }

        private func edit(_ table: String, _ body: (inout Data) -> Void) throws {
            let url = URL(fileURLWithPath: feed.path + "/" + table)
            var data = try Data(contentsOf: url)
            body(&data)
            try data.write(to: url)
        }

        @Test(arguments: [1, 14, 25, 60]) func `a file that is cut is refused, and named`(removed: Int) throws {
            try edit("song") { $0.removeLast(removed) }
            let refusal = try refusal()
            #expect(refusal.file == "song" && refusal.reason.contains("cut short"), "\(refusal)")
        }

        @Test func `a pipe among the files is refused, and named`() throws {
            try FileManager.default.removeItem(atPath: feed.path + "/song")
            #expect(mkfifo(feed.path + "/song", 0o600) == 0)
            let refusal = try refusal()
            #expect(refusal.file == "song" && refusal.reason.contains("a pipe"), "\(refusal)")
        }

        @Test(.enabled(if: hasArchiver, "tar or bzip2 is not installed"), arguments: ["feed.tar", "feed.tbz"])
        func `a pipe in place of an archive is refused`(name: String) throws {
            #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
            let refusal = try refusal(folder.path + "/" + name)
            #expect(refusal.file == name && refusal.reason.contains("a pipe"), "\(refusal)")
        }

        @Test func `a trailer with another count is refused`() throws {
            try feed.writeSmall(.init(written: { $0 + 1 }))
            #expect(try refusal().reason.contains("its trailer counts"))
        }

        @Test func `a file without header, or with another separator, is refused`() throws {
            try feed.writeSmall(.init(header: []))
            #expect(try refusal().reason.contains("no header"))
            try feed.writeSmall()
            try edit("artist") { data in data = Data(data.map { $0 == 1 ? UInt8(ascii: "\t") : $0 }) }
            #expect(try refusal().reason.contains("lacks the column 'artist_id'"))
        }

        @Test func `rows that cannot be read are counted, and kept with file and line`() throws {
            let columns = [
                "song_id", "name", "title_version", "artist_display_name", "collection_display_name", "track_length",
            ]
            try feed.write(
                "song", columns,
                [
                    ["9001", "Morning", nil, "Ana", "First Light", "61000"], ["9002", "Noon"],
                    ["x", "Noon", nil, "Ana", nil, "1"], [nil, "Noon", nil, "Ana", nil, "1"],
                    ["9004", "two\nlines", nil, "Ana", nil, "1000"], ["9005", "Noon", nil, "Ana", nil, "a minute"],
                ])
            let report = try load()
            #expect(report.rejected == 4 && report.records["songs"] == 2)
            let rejected = try String(contentsOfFile: try #require(report.rejectedPath), encoding: .utf8)
            for place in ["song:7: it has 3 fields", "song:8: ", "song:9: the key 'song_id' is missing", "song:12: "] {
                #expect(rejected.contains(place), "\(place) in \(rejected)")
            }
            #expect(report.omitted["rows of artist_song whose song is not in the feed"] == 2)
        }

        @Test func `another encoding is rejected by row, and a repeated key counted`() throws {
            try edit("artist") { data in
                let name = data.range(of: Data("Ana".utf8))!
                data.replaceSubrange(name, with: [0x41, 0xe4, 0x61])
            }
            try feed.write(
                "genre", ["genre_id", "parent_id", "name"], [["20", "34", "A"], ["20", "34", "Alternative"]])
            let report = try load()
            #expect(report.rejected == 1 && report.records["artists"] == 1)
            #expect(report.omitted["rows of genre whose key a later row has"] == 1)
            #expect(report.omitted["rows of artist_song whose artist is not in the feed"] == 2)
        }

        // MARK: Archives

        private func run(_ program: String, _ words: String...) throws {
            let process = SpawnedProgram()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/" + program)
            process.arguments = words
            process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            try process.start()
            _ = process.waitForExit()
        }

        private static let hasArchiver = ["tar", "bzip2"].allSatisfy { FileSystem.exists("/usr/bin/" + $0) }

        @Test(.enabled(if: hasArchiver, "tar or bzip2 is not installed"))
        func `archives are read without unpacking, and damaged ones refused`() throws {
            try FileManager.default.createDirectory(atPath: folder.path + "/packed", withIntermediateDirectories: true)
            for table in try feed.tables {
                try run("tar", "-cjf", "packed/\(table).tbz", "-C", folder.path, "feed/\(table)")
            }
            let report = try load(folder.path + "/packed")
            #expect(report.records == ["artists": 2, "albums": 1, "songs": 2])
            FileSystem.remove(path)
            let song = URL(fileURLWithPath: folder.path + "/packed/song.tbz")
            let whole = try Data(contentsOf: song)
            try whole.prefix(whole.count / 2).write(to: song)
            #expect(try refusal(folder.path + "/packed").file == "song.tbz")
            try Data("no archive".utf8).write(to: song)
            #expect(try refusal(folder.path + "/packed").file == "song.tbz")
        }

        @Test(.enabled(if: hasArchiver, "tar or bzip2 is not installed"))
        func `an archive with links or paths that lead out is refused`() throws {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/link", withDestinationPath: feed.path + "/song")
            try run("tar", "-cjf", "linked.tbz", "link")
            #expect(try refusal(folder.path + "/linked.tbz").reason.contains("contains the link 'link'"))
            try run("tar", "-cjPf", "outer.tbz", "--transform", "s,feed,../outer,", "feed/song")
            #expect(try refusal(folder.path + "/outer.tbz").reason.contains("which leads out of its folder"))
            #expect(!FileSystem.exists(folder.path + "/outer"))
        }

        @Test(.enabled(if: hasArchiver, "tar or bzip2 is not installed"))
        func `an archive that grows without measure is refused`() throws {
            try Data(count: 40_000_000).write(to: URL(fileURLWithPath: folder.path + "/song"))
            try run("tar", "-cjf", "bomb.tbz", "song")
            let reason = try refusal(folder.path + "/bomb.tbz").reason
            #expect(reason.contains("times its size") || reason.contains("no separator follows"), "\(reason)")
        }

        // MARK: Interruptions

        private struct Killed: Error {}

        /// The moments at which an import is stopped.
        private static let moments: [@Sendable (DumpProgress) -> Bool] = [
            { if case .reading(let file, _, _) = $0 { file.hasSuffix("/collection") } else { false } },
            { $0 == .joining }, { $0 == .writing(0) }, { $0 == .finished },
        ]

        @Test(arguments: moments.indices)
        func `an import that is stopped at any step continues, and makes the same catalog`(moment: Int) throws {
            var isOver = false
            #expect(throws: (any Error).self) {
                _ = try DumpTests.small(.partnerFeed, into: path) { progress in
                    isOver = progress == .finished
                    if Self.moments[moment](progress) { throw Killed() }
                }.run([feed.path])
            }
            #expect(FileSystem.exists(path) == isOver)
            let report = try load()
            #expect(report.rejected == 0 && report.records == ["artists": 2, "albums": 1, "songs": 2])
            let client = try SimulatorClient(try CatalogFile(path))
            #expect(client.resources("/v1/catalog/us/albums/8001/tracks").map(\.id) == ["9001", "9002"])
            #expect(client.resources("/v1/catalog/us/songs/9002/artists").map(\.id) == ["7001", "7002"])
        }

        @Test func `a full disk leaves the catalog as it was`() throws {
            try load()
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            try feed.write(
                "artist", ["artist_id", "name", "is_actual_artist", "view_url", "artist_type_id"],
                (0..<20_000).map { ["\(700_000 + $0)", "An artist with a name of some length", "1", nil, "1"] })
            var full = DumpTests.small(.partnerFeed, into: path)
            full.pageLimit = 60
            #expect(throws: DumpProblem.self) { _ = try full.run([feed.path]) }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        }

        @Test func `a catalog of another origin is not overwritten without a word`() throws {
            try MadeCatalog.bytes.write(to: URL(fileURLWithPath: path))
            #expect(throws: DumpProblem.catalog(.exists)) { try load() }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == (try MadeCatalog.bytes))
        }
    }
}
