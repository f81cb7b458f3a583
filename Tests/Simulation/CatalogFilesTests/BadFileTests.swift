import AppleMusicAPI
import Foundation
import Testing
import TonearmSQLite
import TonearmSystem
import TonearmTestSupport

@testable import TonearmCatalog
@testable import TonearmCatalogFiles

@Suite struct BadFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/a.catalog" }

    init() throws { folder = try TemporaryFolder() }

    private func problem(_ path: String? = nil) -> CatalogProblem? {
        do throws(CatalogProblem) {
            _ = try CatalogFile(path ?? self.path)
            return nil
        } catch {
            return error
        }
    }

    private func whole() throws -> Data { try MadeCatalog.bytes }

    private func write(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: path)) }

    @Test func `a file that is not a catalog is rejected with its problem`() throws {
        #expect(problem() == .absent)
        #expect(problem(folder.path + "/no/such/folder") == .absent)
        #expect(problem(folder.path) == .noFile)
        try write(Data())
        #expect(problem() == .noCatalog)
        try write(Data("This is a text, and a long one, so that it is longer than the header of a database. ".utf8))
        #expect(problem() == .noCatalog)
        // Another program's database.
        let other = folder.path + "/other.db"
        try Database(other, .new).execute("CREATE TABLE songs(id)")
        #expect(problem(other) == .noCatalog)
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        #expect(problem(folder.path + "/pipe") == .noFile)
    }

    @Test func `a catalog of another format or a truncated catalog is rejected before reading`() throws {
        var data = try whole()
        let size = data.count
        data[63] = 99
        try write(data)
        #expect(problem() == .version(found: 99, known: CatalogFormat.version))
        try write(try whole().prefix(size / 2))
        #expect(problem() == .truncated(found: size / 2, expected: size))
    }

    @Test(arguments: [0.02, 0.3, 0.5, 0.8])
    func `damage inside a file is reported when it is read, without a crash`(place: Double) throws {
        var data = try whole()
        let start = max(8192, Int(Double(data.count) * place))
        for offset in stride(from: start, to: min(data.count, start + data.count / 6), by: 97) { data[offset] ^= 0x5A }
        try write(data)
        // Damage to the list of tables is found on opening.
        if case .damaged? = problem() { return }
        let catalog = try CatalogFile(path)
        #expect(throws: CatalogProblem.self) { try catalog.check() }
        for artist in 0..<150 {
            for slot in 1...12 { _ = catalog.song(String(9_000_000_001 + artist * 10_000 + slot * 100)) }
            _ = catalog.related("albums", of: ResourceIdentifier(.artists, String(9_000_000_000 + artist * 10_000)))
        }
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            for type in Schema.searchTypes { _ = catalog.search(String(letter), type: type, limit: 5000) }
            _ = catalog.completions(of: String(letter), limit: 100_000)
        }
        for type in Schema.chartTypes { _ = catalog.chart(of: type, genre: "34", storefront: "us") }
        #expect(catalog.problem != nil)
    }

    @Test func `an undamaged file passes its check`() throws {
        try write(try whole())
        let catalog = try CatalogFile(path)
        try catalog.check()
        #expect(catalog.problem == nil)
        #expect(folder.names == ["a.catalog"])
    }

    /// Each statement damages one table through the database, so the file's pages stay valid.
    @Test(arguments: [
        "UPDATE songs SET body = x'FF' WHERE id = 310730206",
        "UPDATE albums SET relations = x'FF' WHERE id = 310730204",
    ])
    func `the check finds an unreadable record`(change: String) throws {
        try write(try whole())
        try Database(path, .new).execute(change)
        let catalog = try CatalogFile(path)
        let problem = #expect(throws: CatalogProblem.self) { try catalog.check() }
        #expect(problem?.reason.contains("the record ") == true)
    }

    @Test func `the check finds an unreadable word index`() throws {
        try write(try whole())
        try Database(path, .new).execute(
            "UPDATE \"songs-words_data\" SET block = zeroblob(length(block)) WHERE id > 10")
        let catalog = try CatalogFile(path)
        #expect(throws: CatalogProblem.self) { try catalog.check() }
    }

    @Test func `a read-only file is read, even in a read-only folder`() throws {
        try write(try whole())
        chmod(path, 0o400)
        chmod(folder.path, 0o500)
        defer { chmod(folder.path, 0o700) }
        #expect(try CatalogFile(path).album("310730204")?.name.standard == "Born to Run")
        #expect(folder.names == ["a.catalog"])
    }

    @Test func `a path may contain any character`() throws {
        let odd = folder.path + "/a b?c#d%41é.catalog"
        try whole().write(to: URL(fileURLWithPath: odd))
        #expect(try CatalogFile(odd).album("310730204") != nil)
    }

    @Test func `an existing file is kept unless it is to be replaced`() throws {
        try write(Data("precious".utf8))
        let source = LargerCatalog(songs: 1, seed: 1)
        #expect(throws: CatalogProblem.exists) { try CatalogMaker(path).generate(source, seed: 1, replacing: false) }
        #expect(try folder.text(of: "a.catalog") == "precious")
        try CatalogMaker(path).generate(source, seed: 1, replacing: true)
        #expect(problem() == nil)
        #expect(folder.names == ["a.catalog"])
    }

    @Test func `a full disk, a cancellation and a missing folder leave no file`() throws {
        let source = LargerCatalog(songs: 1, seed: 1)
        var maker = CatalogMaker(path)
        maker.pageLimit = 60
        #expect(throws: CatalogProblem.full) { try maker.generate(source, seed: 1, replacing: false) }
        #expect(folder.names == [])
        var told = 0
        let stopped = CatalogMaker(path) { _ in
            told += 1
            if told == 3 { throw CancellationError() }
        }
        #expect(throws: CatalogProblem.interrupted) { try stopped.generate(source, seed: 1, replacing: false) }
        #expect(folder.names == [])
        #expect(throws: CatalogProblem.self) {
            try CatalogMaker(folder.path + "/no/a.catalog").generate(source, seed: 1, replacing: false)
        }
        #expect(throws: CatalogProblem.noFile) {
            try CatalogMaker(folder.path).generate(source, seed: 1, replacing: true)
        }
    }

    @Test func `leftovers of a killed run are removed, and another run's file is kept`() throws {
        // A killed run leaves a file without its rows, or an empty file.
        do { _ = try CatalogWriter(path + ".partial", isNew: true) }
        #expect(FileSystem.size(path + ".partial") > 0)
        try CatalogMaker(path).generate(LargerCatalog(songs: 1, seed: 1), seed: 1, replacing: false)
        #expect(folder.names == ["a.catalog"])
        try folder.write("", to: "a.catalog.partial")
        try CatalogMaker(path).generate(LargerCatalog(songs: 1, seed: 1), seed: 1, replacing: true)
        #expect(folder.names == ["a.catalog"])
        let other = try Database(path + ".partial", .new)
        try other.execute("BEGIN EXCLUSIVE; CREATE TABLE a(b);")
        #expect(throws: CatalogProblem.busy) {
            try CatalogMaker(path).generate(LargerCatalog(songs: 1, seed: 1), seed: 1, replacing: true)
        }
        #expect(folder.names.contains("a.catalog.partial"))
    }

    @Test func `a seed always makes an equal file, and another seed a different file`() throws {
        func made(_ name: String, _ seed: UInt64) throws -> Data {
            let path = folder.path + "/" + name
            try CatalogMaker(path).generate(LargerCatalog(songs: 9000, seed: seed), seed: seed, replacing: false)
            return try Data(contentsOf: URL(fileURLWithPath: path))
        }
        let first = try made("1", 1)
        #expect(try made("2", 1) == first)
        #expect(try made("3", 2) != first)
    }
}
