import AppleMusicAPI
import Foundation
import TonearmBulkData
import TonearmCatalogFiles

/// Imports the files of a feed into a catalog.
///
/// The input has a line `== NAME` before the bytes of each file. The first line says which feed it is, by default the
/// Enterprise Partner Feed: `musicbrainz`. Archives are read uncompressed, because programs unpack compressed ones.
enum FeedHarness {
    private static let (feed, catalog) = (ScratchFolder.file("feed"), ScratchFolder.file("feed.catalog"))

    static func run(_ input: [UInt8]) throws {
        let isMusicBrainz = input.starts(with: "musicbrainz\n".utf8)
        try writeFiles(input)
        defer { removeCatalog() }
        var dump = DumpImport(isMusicBrainz ? .musicBrainz : .partnerFeed, into: catalog)
        dump.includesBuiltIn = false
        do {
            let report = try dump.run([feed])
            let first = try made(report)
            // Files may repeat keys and change each other's rows, but not from one import to the next.
            let again = try dump.run([feed], replacing: true)
            try require(again.rows == report.rows && again.rejected == report.rejected, "other rows are taken")
            try require(try made(again) == first, "imported again, it is another catalog")
        } catch let problem as DumpProblem {
            try check(problem)
        }
    }

    /// Checks a new catalog, and returns its bytes.
    private static func made(_ report: DumpReport) throws -> Data {
        let file: CatalogFile
        do { file = try CatalogFile(catalog) } catch { throw Flaw("the new catalog is refused: \(error)") }
        let counts = Dictionary(uniqueKeysWithValues: file.facts.counts.map { ($0.type, $0.count) })
        for (type, count) in report.records {
            try require(
                counts[type, default: 0] == count, "it reports \(count) \(type), and has \(counts)")
        }
        do { try file.check() } catch { throw Flaw("the new catalog is damaged: \(error)") }
        try require((report.rejected > 0) == (report.rejectedPath != nil), "rejected rows without a file")
        return try Data(contentsOf: URL(fileURLWithPath: catalog))
    }

    /// A refused feed is named, and makes no catalog.
    private static func check(_ problem: DumpProblem) throws {
        guard case .file(let path, let reason) = problem else { throw Flaw("not the feed is at fault: \(problem)") }
        try require(path.hasPrefix(feed) && !reason.isEmpty, "a file is refused without its name or a reason")
        try require(!FileManager.default.fileExists(atPath: catalog), "a refused feed made a catalog")
    }

    private static func writeFiles(_ input: [UInt8]) throws {
        let files = FileManager.default
        try? files.removeItem(atPath: feed)
        removeCatalog()
        try files.createDirectory(atPath: feed, withIntermediateDirectories: true)
        for (name, bytes) in parts(input) { try Data(bytes).write(to: URL(fileURLWithPath: feed + "/" + name)) }
    }

    private static func removeCatalog() {
        for ending in ["", ".staged", ".staged-journal", ".rejected"] {
            try? FileManager.default.removeItem(atPath: catalog + ending)
        }
    }

    /// Returns the files in an input; later ones of a name replace earlier ones. Other names than those of tables and
    /// archives are of no use.
    private static func parts(_ input: [UInt8]) -> [(name: String, bytes: ArraySlice<UInt8>)] {
        let mark = Array("== ".utf8)
        let starts = input.indices.filter { index in
            input[index...].starts(with: mark) && (index == 0 || input[index - 1] == UInt8(ascii: "\n"))
        }
        return starts.indices.prefix(24).compactMap { number in
            let end = number + 1 < starts.count ? starts[number + 1] : input.endIndex
            let file = input[(starts[number] + mark.count)..<end]
            guard let line = file.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let name = String(decoding: file[..<line], as: UTF8.self)
            guard (1...40).contains(name.utf8.count), name.first != ".", name.utf8.allSatisfy(isPlain) else {
                return nil
            }
            return (name, file[(line + 1)...])
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
