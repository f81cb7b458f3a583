import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmTestSupport

@testable import TonearmBulkData
@testable import TonearmCatalogFiles

/// The exports and parts that a folder has, without an engine.
@Suite struct MusicFeedFolderTests {
    private let folder: TemporaryFolder
    private var feed: String { folder.path + "/feed" }

    init() throws { folder = try TemporaryFolder() }

    /// A text with the frame of a Parquet file and an empty footer.
    static let framed = "PAR1\0\0\0\0PAR1"

    private func write(_ text: String = framed, _ names: String...) throws {
        for name in names { try folder.write(text, to: "feed/" + name) }
    }

    @Test(arguments: [
        (
            "album/album_2024-02-13T16-01/0_part_album_2024-02-13T16-01.parquet", MusicFeedTable.album,
            "album_2024-02-13T16-01"
        ),
        ("12_part_song_2024-02-13T16-01", .song, "song_2024-02-13T16-01"),
        ("Album/version=1/date=2024-03-28/time=16-01/part-00000-eb1a.gz.parquet", .album, "album_2024-03-28T16-01"),
        ("artists/2024-03-28/part_0000.parquet", .artist, "artist_2024-03-28"),
        ("songs/a.parquet", .song, "song_"),
        (
            "x/0_part_popularityTopChartSongs_2024-02-13T16-01.parquet", .popularityTopChartSongs,
            "popularityTopChartSongs_2024-02-13T16-01"
        ),
    ])
    func `a part is known by its path`(path: String, table: MusicFeedTable, export: String) throws {
        let name = try #require(PartName(path))
        #expect(name.table == table)
        #expect(name.export == export)
    }

    @Test(arguments: ["a.parquet", "album/readme.txt", "videos/a.parquet", "x_part_album_2024.parquet", "0_part_zzz_1"])
    func `other files are no parts`(path: String) { #expect(PartName(path) == nil) }

    @Test func `the latest export of each data set is taken, with its parts in order`() throws {
        let names = (0..<12).map { "album/album_2024-02-13T16-01/\($0)_part_album_2024-02-13T16-01.parquet" }
        for name in names { try write(Self.framed, name) }
        try write(
            Self.framed, "album/album_2023-12-31T16-01/0_part_album_2023-12-31T16-01.parquet", ".x/album/a.parquet")
        let latest = try MusicFeedFolder.latest(in: feed)
        #expect(Array(latest.keys) == [.album])
        let export = try #require(latest[.album])
        #expect(export.id == "album_2024-02-13T16-01")
        #expect(export.parts.map(\.offset) == Array(0..<12))
        #expect(export.parts[11].id == "11_part_album_2024-02-13T16-01")
        #expect(export.parts[11].size == Self.framed.utf8.count)
        #expect(try MusicFeedFolder.exports(in: feed).count == 2)
    }

    @Test func `a missing part in the middle is named`() throws {
        try write(Self.framed, "0_part_song_2024-02-13T16-01", "2_part_song_2024-02-13T16-01")
        #expect(throws: MusicFeedProblem.missingPart(1, of: "song_2024-02-13T16-01")) {
            try MusicFeedFolder.exports(in: feed)
        }
    }

    @Test func `a file is not a feed's folder, and an empty folder cannot be served`() throws {
        try folder.write("x", to: "feed")
        #expect(throws: MusicFeedProblem.noFolder) { try MusicFeedFolder.exports(in: feed) }
        #expect(throws: MusicFeedProblem.noFolder) { try MusicFeedFolder.served(folder.path + "/nowhere") }
        #expect(throws: MusicFeedProblem.missing(MusicFeedTable.allCases.map(\.id))) {
            try MusicFeedFolder.served(folder.path)
        }
    }

    @Test(arguments: [
        ("", "is empty"), ("hello, world", "is not a Parquet file"), ("PAR", "is not a Parquet file"),
        ("PAR1", "is cut short: its 4 bytes have no footer"),
        ("PAR1 some rows", "is cut short: its 14 bytes have no footer"),
        ("PAR1\u{9}\0\0\0PAR1", "is cut short: its footer has 9 bytes, the file 12"),
    ])
    func `a damaged part is named with its fault`(text: String, fault: String) throws {
        try write(text, "song/1_part_song_2024.parquet")
        try write(Self.framed, "song/0_part_song_2024.parquet")
        let path = feed + "/song/1_part_song_2024.parquet"
        #expect(throws: MusicFeedProblem.part(path, fault)) { try MusicFeedFolder.served(feed) }
    }

    @Test func `an import without a data set, or of a part that was cut, leaves no catalog`() throws {
        let path = folder.path + "/mine.catalog"
        try write(Self.framed, "album/0_part_album_2024.parquet")
        #expect(throws: MusicFeedProblem.missing(["artist", "song"])) { try CatalogMaker(path).importFeed(feed) }
        try write(Self.framed, "artist/0_part_artist_2024.parquet")
        try write("PAR1 cut", "song/0_part_song_2024.parquet")
        let fault = MusicFeedProblem.part(
            feed + "/song/0_part_song_2024.parquet", "is cut short: its 8 bytes have no footer")
        #expect(throws: fault) { try CatalogMaker(path).importFeed(feed) }
        #expect(!folder.names.contains { $0.hasPrefix("mine.catalog") })
    }

    @Test func `a part is found by the path of its address, and its key expires after a week`() throws {
        let part = MusicFeedPart(id: MusicFeedPart.id(0, of: "song_2024"), offset: 0, file: "/f", size: 1)
        let export = MusicFeedExport(.song, id: "song_2024", parts: [part])
        let feed = MusicFeed([export])
        let address = Request(
            .get, String(part.address(in: export, at: 1_000).dropFirst("http://127.0.0.1:8502".count)))
        #expect(feed.part(at: address.path) == part)
        #expect(feed.part(at: address.path + "x") == nil)
        let key = try #require(address.value(of: "accessKey"))
        #expect(MusicFeedAccessKey(key, of: part)?.expiry == 960 + 7 * 86_400)
        #expect(
            MusicFeedAccessKey(key, of: MusicFeedPart(id: "1_part_song_2024", offset: 1, file: "/f", size: 1)) == nil)
        for changed in ["9" + key, key + "a", String(key.dropLast()), "", "_", "9223372036854775807_"] {
            #expect(MusicFeedAccessKey(changed, of: part) == nil)
        }
    }

    @Test func `nobody makes a key without the secret of the server`() throws {
        let export = MusicFeedExport(
            .song, id: "song_2024",
            parts: [MusicFeedPart(id: MusicFeedPart.id(0, of: "song_2024"), offset: 0, file: "/f", size: 1)])
        let signed = ["one", "two", ""].map { MusicFeed([export]).signed(with: $0).exports[0].parts[0] }
        let keys = signed.map { MusicFeedAccessKey(of: $0, at: 1_000).text }
        #expect(Set(keys).count == 3)
        for (index, key) in keys.enumerated() {
            #expect(signed.indices.filter { MusicFeedAccessKey(key, of: signed[$0]) != nil } == [index])
        }
    }

    @Test func `members follow their row, and of equal ids the last row counts`() {
        var groups = GroupedRows(column: "_albums")
        let lines: [JSON] = [
            ["owner": "0", "member": "9"], ["owner": "1", "content": ["id": "1", "n": "old"]],
            ["owner": "1", "content": ["id": "1", "n": "new"]], ["owner": "1", "member": "5", "genre": "Rock"],
            ["owner": "1", "member": "5", "genre": "Rock"], ["owner": "1", "member": "4", "genre": "Pop"],
            ["owner": "2", "content": ["id": "2"]], ["owner": .null, "content": ["n": "x"]],
            ["owner": .null, "content": ["n": "y"]],
        ]
        var rows: [MusicFeedRow] = []
        for line in lines { if let row = groups.add(line) { rows.append(row) } }
        if let row = groups.finish() { rows.append(row) }
        #expect(rows.map { $0.text("id") } == ["1", "2", nil, nil])
        #expect(rows[0].text("n") == "new")
        #expect(rows[0].ids("_albums") == ["5", "4"])
        #expect(rows[0].text("_genre") == "Pop")
        #expect(rows[1].ids("_albums") == [])
        #expect(groups.duplicates == 1)
    }
}
