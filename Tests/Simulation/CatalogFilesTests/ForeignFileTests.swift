import Foundation
import Testing
import TonearmCatalog
import TonearmSQLite
import TonearmTestSupport

@testable import TonearmBulkData
@testable import TonearmCatalogFiles

/// Files of other programs that have the name of a temporary file.
@Suite struct ForeignFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/a.catalog" }

    init() throws { folder = try TemporaryFolder() }

    /// The contents of a foreign file.
    enum Content: CaseIterable {
        case database, markedDatabase, catalog, text

        func write(to path: String) throws {
            switch self {
            case .database: try Database(path, .new).execute("CREATE TABLE photos(id); INSERT INTO photos VALUES(1)")
            case .markedDatabase:
                try Database(path, .new).execute("PRAGMA application_id = 7; CREATE TABLE \".files\"(id)")
            case .catalog: try MadeCatalog.bytes.write(to: URL(fileURLWithPath: path))
            case .text: try Data("A diary, which nobody else has. ".utf8).write(to: URL(fileURLWithPath: path))
            }
        }
    }

    private func bytes(_ ending: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path + ending)) }

    @Test(arguments: Content.allCases.filter { $0 != .catalog })
    func `a foreign file with the temporary name of a catalog is not touched`(content: Content) throws {
        try content.write(to: path + ".partial")
        let before = try bytes(".partial")
        for replacing in [false, true] {
            let problem = #expect(throws: CatalogProblem.self) {
                try CatalogMaker(path).generate(LargerCatalog(songs: 1, seed: 1), seed: 1, replacing: replacing)
            }
            #expect(problem?.reason.contains("another program made '\(path).partial'") == true)
        }
        #expect(try bytes(".partial") == before)
        #expect(folder.names == ["a.catalog.partial"])
    }

    @Test(arguments: Content.allCases)
    func `a foreign file with the name of staged tables is not touched`(content: Content) throws {
        try PartnerFeedFolder("feed", in: folder).writeSmall()
        try content.write(to: path + ".staged")
        let before = try bytes(".staged")
        for replacing in [false, true] {
            #expect(throws: DumpProblem.foreign(path + ".staged")) {
                try DumpTests.small(.partnerFeed, into: path).run([folder.path + "/feed"], replacing: replacing)
            }
        }
        #expect(try bytes(".staged") == before)
        #expect(folder.names.filter { !$0.hasPrefix("feed") } == ["a.catalog.staged"])
    }

    @Test func `staged tables of an earlier version, which have no id, are continued`() throws {
        try PartnerFeedFolder("feed", in: folder).writeSmall()
        let interrupted = DumpTests.small(.partnerFeed, into: path) { progress in
            if case .joining = progress { throw CancellationError() }
        }
        #expect(throws: DumpProblem.self) { try interrupted.run([folder.path + "/feed"]) }
        try Database(path + ".staged", .existing).execute("PRAGMA application_id = 0")
        let report = try DumpTests.small(.partnerFeed, into: path).run([folder.path + "/feed"])
        #expect(report.records["songs"] == 2)
    }

    @Test func `a table is read once, though links lead to its folder again`() throws {
        try PartnerFeedFolder("feed", in: folder).writeSmall()
        for name in ["feed/loop", "feed/again"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: folder.path + "/feed")
        }
        let report = try DumpTests.small(.partnerFeed, into: path).run([folder.path + "/feed"])
        #expect(report.records["songs"] == 2 && report.rows["song"] == 2)
    }

    @Test func `a folder of answers with links to itself is read once`() throws {
        try folder.write("{\"data\": []}", to: "answers/a.json")
        for name in ["answers/loop", "answers/again"] {
            try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: ".")
        }
        var (documents, report) = (RecordedDocuments(), ImportReport())
        try documents.read(folder.path + "/answers", &report)
        #expect(documents.documents.count == 1)
    }

    @Test func `a feed's folder with links to itself has each part once`() throws {
        for table in ["artist", "album", "song"] { try folder.write("PAR1", to: "feed/\(table)/0.parquet") }
        for name in ["feed/loop", "feed/song/again"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: folder.path + "/feed")
        }
        let exports = try MusicFeedFolder.exports(in: folder.path + "/feed")
        #expect(exports.count == 3 && exports.allSatisfy { $0.parts.count == 1 })
    }
}
