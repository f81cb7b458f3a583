import AppleMusicAPI
import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmSimulator

/// Tests that the published schema and the reader of world files agree.
struct WorldSchemaTests {
    @Test func `the published schema is that of the form`() throws {
        let file = ProjectFiles.root.appendingPathComponent("docs/world.schema.json")
        if ProcessInfo.processInfo.environment["TONEARM_UPDATE_DECLARATIONS"] != nil {
            try Data(FixtureForm.schemaText).write(to: file)
        }
        let published = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(
            published == String(decoding: FixtureForm.schemaText, as: UTF8.self),
            "TONEARM_UPDATE_DECLARATIONS=1 writes the file anew: read the difference")
    }

    /// A file with every member of the form.
    static let complete = """
        {
          "now": "2026-11-21T09:30:00Z", "seed": 7, "era": "2017", "faults": ["503 --on /v1/catalog --times 1"],
          "playerFaults": ["long-queue"],
          "catalog": {"albums": [
            {"id": "7000000001", "name": "First Light", "artist": "The Testers", "artistID": "178834", "genre": "Rock",
             "released": "2026-05-01", "label": "Own", "upc": "1234",
             "tracks": ["Morning", {"name": "Noon", "seconds": 61, "explicit": true, "isrc": "QQ"}]}]},
          "accounts": [
            {"name": "collector", "plan": "family", "storefront": "us", "storefrontHasMusic": true, "home": "jp", "cloudLibrary": true,
             "addsPlaylistSongs": false, "privacyAccepted": true, "revokedApps": ["Runner"],
             "library": ["albums/7000000001", {"resource": "songs/203709340", "added": "2026-01-02", "linked": false},
               {"upload": {"name": "Rain/Snow", "artist": "A", "album": "B", "genre": "C", "milliseconds": 1, "number": 2},
                "added": "2026-01-02T10:00:00.5+01:00"}],
             "folders": [{"name": "Out", "added": "2026-01-02"}, {"name": "In", "folder": "Out"}],
             "playlists": [{"name": "Road", "description": "", "public": true, "folder": "In", "holdsFavorites": false,
               "added": "2026-01-02", "modified": "2026-01-03", "tracks": ["songs/203709340", "library-songs/Rain/Snow"]}],
             "ratings": {"songs/203709340": 1, "library-playlists/Road": -1}, "favorites": ["songs/203709340"],
             "history": [{"played": "songs/203709340", "in": "library-playlists/Road", "at": "2026-11-20T10:00:00Z"}]},
            {"name": "subscriber", "library": {"demonstration": "2026-01-01", "storefront": "us"}},
            {"name": "guest", "plan": "lapsed"}],
          "apps": [{"name": "Runner", "usageDescription": "Yes", "musicKitService": false, "frameworks": "musickit"},
                   {"name": "Bare", "usageDescription": false, "current": true}],
          "devices": [
            {"name": "phone", "kind": "hardware", "version": "18.1", "region": "de", "account": "guest", "musicApp": false,
             "mode": "managed", "forbidsMusic": true, "explicitContent": false, "listeningHistory": false,
             "cloudLibraries": ["collector"],
             "capabilities": {"catalog-playback": true, "cloud-library-add": false, "subscription-eligible": true},
             "consent": {"Runner": "denied"},
             "plays": [{"played": "songs/203709340", "count": 3, "last": "2026-11-20T10:00:00Z"}],
             "downloads": ["library-songs/203709340"], "current": true},
            {"name": "bench", "kind": "simulator", "signedOut": true, "consent": "authorized"}]
        }
        """

    private static func read(_ json: JSON) throws {
        let fixture = try WorldFixture(json)
        let catalog = try fixture.catalog(extending: WorldFixtureTests.catalog)
        _ = try fixture.memory(catalog: catalog, time: WorldFixtureTests.time)
    }

    private static func problems(of json: JSON) -> [String] { SchemaChecker.problems(of: json, in: FixtureForm.schema) }

    @Test func `a file with every member is valid, and is read`() throws {
        let json = try JSON(parsing: Array(Self.complete.utf8))
        #expect(Self.problems(of: json) == [])
        try Self.read(json)
        let names = Set(Self.names(of: json))
        let missing = Self.names(of: FixtureForm.world).filter { !names.contains($0) && $0 != "ahead" }
        #expect(missing == [], "the test misses members of the form")
    }

    @Test func `a file that is read and written again is valid`() throws {
        let fixture = try WorldFixture(text: Array(Self.complete.utf8))
        let json = try JSON(parsing: fixture.text)
        #expect(Self.problems(of: json) == [])
        #expect(try WorldFixture(json) == fixture)
    }

    /// Replaces every value of the complete file by values of all kinds. What the reader takes is valid, and what is not
    /// valid for its kind is not read.
    @Test func `the reader takes nothing that the schema refuses`() throws {
        let json = try JSON(parsing: Array(Self.complete.utf8))
        let others: [JSON] = [
            true, false, 0, 1, -1, 2_000_000_000_000, .number("1.5"), "", "x", "us", "songs/203709340", "2026-05-01",
            "none", "18", .array([]), ["x"], .array([.object(JSONObject())]), .object(JSONObject()), ["x": 1],
        ]
        var refused = 0
        for path in Self.paths(of: json) {
            for other in others {
                let changed = Self.replacing(path[...], in: json, by: other)
                let isRead = (try? Self.read(changed)) != nil
                let problems = Self.problems(of: changed)
                #expect(
                    !(isRead && !problems.isEmpty), "\(path.map(\.text)) = \(other.text) is read, but not valid")
                if !problems.isEmpty { refused += 1 }
            }
        }
        #expect(refused > 500)
    }

    @Test(arguments: [
        #"{"colour": 1}"#, #"{"seed": -1}"#, #"{"now": "noon"}"#, #"{"accounts": [{"plan": "family"}]}"#,
        #"{"accounts": [{"name": "a", "plan": "gold"}]}"#, #"{"accounts": [{"name": "developer"}]}"#,
        #"{"catalog": {"albums": [{"id": "x", "name": "a", "artist": "b", "tracks": ["c"]}]}}"#,
        #"{"catalog": {"albums": [{"id": "7", "name": "a", "artist": "b", "tracks": []}]}}"#,
        #"{"accounts": [{"name": "a", "library": ["albums"]}]}"#,
        #"{"accounts": [{"name": "a", "ratings": {"songs/203709340": 2}}]}"#, #"{"devices": [{"mode": "party"}]}"#,
        #"{"devices": [{"consent": "yes"}]}"#, #"{"apps": [{"usageDescription": "no name"}]}"#,
    ])
    func `a file that the schema refuses is not read`(text: String) throws {
        let json = try JSON(parsing: Array(text.utf8))
        #expect(!Self.problems(of: json).isEmpty)
        #expect(throws: FixtureProblem.self) { try Self.read(json) }
    }

    // MARK: - Paths

    private enum Step {
        case name(String)
        case index(Int)

        var text: String {
            switch self {
            case .name(let name): name
            case .index(let index): "[\(index)]"
            }
        }
    }

    private static func paths(of json: JSON) -> [[Step]] {
        let inner: [[Step]] =
            switch json {
            case .object(let object):
                object.members.flatMap { member in paths(of: member.value).map { [.name(member.name)] + $0 } }
            case .array(let elements):
                elements.enumerated().flatMap { index, element in paths(of: element).map { [.index(index)] + $0 } }
            default: []
            }
        return [[]] + inner
    }

    private static func replacing(_ path: ArraySlice<Step>, in json: JSON, by other: JSON) -> JSON {
        guard let step = path.first else { return other }
        switch (step, json) {
        case (.name(let name), .object(let object)):
            let pairs = object.members.map { member in
                (
                    member.name,
                    member.name == name ? replacing(path.dropFirst(), in: member.value, by: other) : member.value
                )
            }
            return .object(JSONObject(pairs))
        case (.index(let index), .array(var elements)):
            elements[index] = replacing(path.dropFirst(), in: elements[index], by: other)
            return .array(elements)
        default: return json
        }
    }

    private static func names(of json: JSON) -> [String] {
        switch json {
        case .object(let object): object.members.flatMap { [$0.name] + names(of: $0.value) }
        case .array(let elements): elements.flatMap(names)
        default: []
        }
    }

    private static func names(of form: FixtureForm) -> [String] {
        form.members.flatMap { [$0.name] + names(of: $0.value) }
    }

    private static func names(of value: FixtureForm.Value) -> [String] {
        switch value {
        case .object(let form): names(of: form)
        case .list(let value, _), .map(_, let value): names(of: value)
        case .either(let values): values.flatMap(names)
        default: []
        }
    }
}
