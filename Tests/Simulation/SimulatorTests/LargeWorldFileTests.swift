import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// World files with many albums.
@Suite struct LargeWorldFileTests {
    private static let count = 30_000

    private func file(_ count: Int = Self.count, _ change: (Int, inout [String: String]) -> Void = { _, _ in })
        -> [UInt8]
    {
        let albums = (0..<count).map { number in
            var members = [
                "id": "\(7_000_000_000 + number)", "name": "Album \(number)", "artist": "Artist \(number / 2)",
            ]
            change(number, &members)
            let text = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
            return "{\(text.joined(separator: ", ")), \"tracks\": [{\"name\": \"Song\", \"isrc\": \"I\(number % 3)\"}]}"
        }
        return Array("{\"catalog\": {\"albums\": [\(albums.joined(separator: ",\n"))]}}".utf8)
    }

    @Test func `artists of many albums are told apart by name, and codes find songs and albums`() throws {
        let fixture = try WorldFixture(text: file { $1["upc"] = "10\($0 % 3)" })
        let catalog = try fixture.catalog(extending: BuiltInCatalog())
        #expect(catalog.artist("8000000001")?.name.standard == "Artist 0")
        #expect(catalog.related("albums", of: ResourceIdentifier(.artists, "8000000001")).count == 2)
        #expect(catalog.artist("\(8_000_000_000 + Self.count / 2)")?.name.standard == "Artist \(Self.count / 2 - 1)")
        #expect(catalog.artist("\(8_000_000_001 + Self.count / 2)") == nil)
        let songs = catalog.identifiers(isrc: "I1", in: .songs)
        #expect(songs.count == Self.count / 3 && songs == songs.sorted() && songs.first == "700000000101")
        #expect(catalog.identifiers(isrc: "I1", in: .musicVideos).isEmpty)
        #expect(catalog.identifiers(upc: "102").count == Self.count / 3 && catalog.identifiers(upc: "I2").isEmpty)
        #expect(catalog.completions(of: "artist 1", limit: 5).count == 5)
    }

    @Test func `the second of two albums with one id is named`() throws {
        let problem = #expect(throws: FixtureProblem.self) {
            try WorldFixture(text: file { if $0 == 29_000 { $1["id"] = "7000000007" } })
        }
        #expect(problem?.path == "catalog.albums[29000]" && problem?.line == 29_001)
        #expect(problem?.reason == "two albums have the id '7000000007'")
    }

    @Test(arguments: [
        (#"{"accounts": [{"name": "a", "folders": [{"name": "x"}, {"name": "x"}]}]}"#, "two folders are called 'x'"),
        (
            #"{"accounts": [{"name": "a", "folders": [{"name": "x", "folder": "y"}, {"name": "y"}]}]}"#,
            "there is no folder 'y' before this"
        ),
        (
            #"{"accounts": [{"name": "a", "folders": [{"name": "x", "folder": "x"}]}]}"#,
            "there is no folder 'x' before this"
        ),
        (#"{"accounts": [{"name": "a", "revokedApps": ["Runner", "Runner"]}]}"#, "'Runner' is here twice"),
        (#"{"accounts": [{"name": "a", "revokedApps": ["Other"]}]}"#, "there is no app 'Other'"),
        (#"{"accounts": [{"name": "a"}], "devices": [{"account": "b"}]}"#, "there is no account 'b'"),
        (
            #"{"accounts": [{"name": "a", "plan": "none"}], "devices": [{"cloudLibraries": ["a"]}]}"#,
            "the account 'a' has no subscription"
        ),
    ])
    func `names that repeat or do not exist are found`(text: String, reason: String) throws {
        let problem = #expect(throws: FixtureProblem.self) { try WorldFixture(text: Array(text.utf8)) }
        #expect(problem?.reason == reason)
    }
}
