import Foundation
import Testing
import TonearmSystem
import TonearmTestSupport

@testable import TonearmBulkData
@testable import TonearmCatalogFiles

extension DumpTests {
    /// Imports that are killed: their files stay as they are at that moment, and no code of theirs runs later.
    @Suite struct KilledImportTests {
        private let folder: TemporaryFolder
        private let feed: PartnerFeedFolder

        init() throws {
            folder = try TemporaryFolder()
            feed = try PartnerFeedFolder("feed", in: folder)
            try feed.writeSmall()
        }

        /// The moments at which an import is killed: of the import, or of the writing of its catalog.
        private static let moments: [String] = [
            "reading collection", "reading song_match", "joining", "writing", "sorting", "indexing", "finished",
        ]

        private static func name(_ progress: DumpProgress) -> String {
            switch progress {
            case .reading(let file, _, _): "reading \(file.split(separator: "/").last ?? "")"
            case .joining: "joining"
            case .writing: "writing"
            case .finished: "finished"
            }
        }

        private func makeFolder(_ name: String) throws -> String {
            let path = folder.path + "/" + name
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            return path
        }

        @Test(arguments: moments)
        func `what a killed import leaves is continued, and makes the same catalog`(moment: String) throws {
            let whole = try makeFolder("whole")
            let killed = folder.path + "/killed"
            // The files of a process that a signal kills are those that another process sees at that moment.
            func reach(_ name: String) throws {
                guard name == moment, !FileSystem.exists(killed) else { return }
                try FileManager.default.copyItem(atPath: whole, toPath: killed)
            }
            var dump = DumpImport(
                .partnerFeed, into: whole + "/mine.catalog", progress: { try reach(Self.name($0)) },
                catalogProgress: { try reach("\($0.stage)") })
            dump.includesBuiltIn = false
            _ = try dump.run([feed.path])
            try #require(FileSystem.exists(killed))

            let report = try DumpTests.small(.partnerFeed, into: killed + "/mine.catalog").run([feed.path])
            #expect(report.records == ["artists": 2, "albums": 1, "songs": 2])
            let (expected, found) = (try contents(of: whole), try contents(of: killed))
            #expect(found["mine.catalog"] == expected["mine.catalog"])
            #expect(found.keys.sorted() == expected.keys.sorted())
        }

        private func contents(of folder: String) throws -> [String: Data] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            return try Dictionary(
                uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))) })
        }
    }
}
