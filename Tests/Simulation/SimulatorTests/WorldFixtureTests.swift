import AppleMusicAPI
import Foundation
import Testing
import TonearmCatalog
import TonearmTestSupport

@testable import TonearmSimulator

/// World files: what they give, and the places of their errors.
struct WorldFixtureTests {
    static let catalog = BuiltInCatalog()
    static let time = 1_795_219_200

    private func memory(_ text: String) throws -> SimulatorMemory {
        let fixture = try WorldFixture(text: Array(text.utf8))
        return try fixture.memory(catalog: try fixture.catalog(extending: Self.catalog), time: Self.time)
    }

    private static let example = """
        {
          "now": "2026-11-21T09:30:00Z",
          "seed": 7,
          "faults": ["503 --on /v1/test --times 2"],
          "accounts": [
            {
              "name": "collector", "plan": "family", "storefront": "us",
              "library": ["albums/310730204", {"resource": "songs/203709340", "added": "2026-01-02"}],
              "playlists": [{"name": "Road", "description": "Songs", "public": true, "tracks": ["songs/203709340"]}],
              "ratings": {"songs/203709340": 1, "albums/310730204": -1},
              "favorites": ["songs/203709340"],
              "history": [{"played": "songs/203709340", "in": "albums/310730204", "at": "2026-11-20T10:00:00Z"}]
            },
            {"name": "guest", "plan": "lapsed"}
          ]
        }
        """

    @Test func `a world file gives accounts with their music`() throws {
        let memory = try memory(Self.example)
        #expect(memory.accounts.map(\.name) == ["collector", "guest"])
        #expect(memory.accounts.map(\.isSubscribed) == [true, false])
        #expect(memory.state.faults.specs.map(\.text) == ["503 --on /v1/test --times 2"])
        guard case .changed(let data) = memory.state.record(of: "collector")?.content else {
            Issue.record("the account has no content")
            return
        }
        #expect(data.library.albums.first?.catalogID == "310730204")
        #expect(data.library.songs.contains { $0.catalogID == "203709340" && $0.added == 1_767_312_000 })
        #expect(data.library.playlists.first?.name == "Road")
        #expect(data.library.playlists.first?.trackIDs.count == 1)
        #expect(data.rating(of: ResourceIdentifier(.albums, "310730204")) == -1)
        #expect(data.isFavorite(ResourceIdentifier(.songs, "203709340")))
        #expect(data.plays.count == 1)
    }

    @Test func `a file without accounts has those of the demonstration`() throws {
        #expect(try memory("{}").accounts == SimulatedAccount.demonstration)
        let own = try memory(#"{"accounts": [{"name": "subscriber"}]}"#)
        #expect(own.state.record(of: "subscriber")?.content == .untouched)
    }

    @Test func `the document's example is a world file`() throws {
        let page = String(decoding: try ProjectFiles.bytes(of: "docs/worlds.md"), as: UTF8.self)
        let example = try #require(page.split(separator: "```json\n").dropFirst().first?.split(separator: "```").first)
        #expect(try memory(String(example)).accounts.map(\.name) == ["collector"])
    }

    @Test func `two readings of a file give equal memories`() throws {
        #expect(try memory(Self.example) == memory(Self.example))
    }

    @Test(arguments: [
        ("{", "line 1: this is not JSON"), ("[]", "line 1: this is not an object"),
        ("{\n\"colour\": 1}", "line 2, colour: 'colour' is not known"),
        ("{\n\"seed\":\n-1}", "line 2, seed: -1 is not a whole number"),
        (#"{"now": "noon"}"#, "line 1, now: 'noon' is not a time"),
        (#"{"now": "2026-02-30"}"#, "line 1, now: '2026-02-30' is not a time"),
        (
            #"{"catalog": {"albums": [{"id": "310730204", "name": "a", "artist": "b", "tracks": ["c"]}]}}"#,
            "catalog.albums[0].id: the catalog has an album '310730204' already"
        ),
        (
            #"{"catalog": {"albums": [{"id": "70", "name": "a", "artist": "b", "tracks": []}]}}"#,
            "line 1, catalog.albums[0].tracks: an album has 1 to 99 tracks"
        ),
        (
            #"{"catalog": {"albums": [{"id": "70", "name": "a", "artist": "b", "artistID": "1", "tracks": ["c"]}]}}"#,
            "catalog.albums[0].artistID: the catalog has no artist '1'"
        ),
        (
            #"{"catalog": {"albums": [{"id": "x", "name": "a", "artist": "b", "tracks": ["c"]}]}}"#,
            "line 1, catalog.albums[0].id: 'x' is not an id"
        ),
        (
            #"{"catalog": {"albums": [{"id": "70", "name": "a", "artist": "b", "genre": "Z", "tracks": ["c"]}]}}"#,
            "line 1, catalog.albums[0].genre: there is no genre 'Z'"
        ),
        (#"{"faults": ["slow"]}"#, "line 1, faults[0]: 'slow' is neither"),
        ("{\"accounts\": [\n{\"plan\": \"family\"}]}", "line 2, accounts[0]: 'name' is missing"),
        ("{\"accounts\": [{\"name\": \"a\",\n\"plan\": \"gold\"}]}", "line 2, accounts[0].plan: 'gold' is not a plan"),
        (#"{"accounts": [{"name": ""}]}"#, "line 1, accounts[0].name: '' cannot name an account"),
        (#"{"accounts": [{"name": "a/b"}]}"#, "line 1, accounts[0].name: 'a/b' cannot name an account"),
        (#"{"accounts": [{"name": "developer"}]}"#, "line 1, accounts[0].name: 'developer' cannot name an account"),
        (
            #"{"catalog": {"albums": [{"id": "70", "name": "", "artist": "b", "tracks": ["c"]}]}}"#,
            "line 1, catalog.albums[0].name: the name is empty"
        ),
        (#"{"accounts": [{"name": "a"}, {"name": "a"}]}"#, "line 1, accounts[1].name: two accounts are called 'a'"),
        (
            #"{"accounts": [{"name": "a", "storefront": "zz"}]}"#,
            "line 1, accounts[0].storefront: there is no storefront"
        ),
        (
            #"{"accounts": [{"name": "a", "plan": "none", "cloudLibrary": true}]}"#,
            "line 1, accounts[0].cloudLibrary: an account without"
        ),
        (
            #"{"accounts": [{"name": "a", "library": ["albums"]}]}"#,
            "line 1, accounts[0].library[0]: 'albums' is not a resource"
        ),
        (
            #"{"accounts": [{"name": "a", "library": ["albums/1"]}]}"#,
            "accounts[0].library[0]: the storefront 'us' has no 'albums/1'"
        ),
        (
            #"{"accounts": [{"name": "a", "library": "demonstration"}]}"#,
            "line 1, accounts[0].library: only the demonstration accounts"
        ),
        (
            #"{"accounts": [{"name": "a", "ratings": {"songs/203709340": 2}}]}"#,
            #"line 1, accounts[0].ratings["songs/203709340"]: 2 is not a whole number"#
        ),
        (#"{"now": "2026-11-21", "ahead": 5}"#, "line 1, ahead: a clock that stands still"),
        (#"{"accounts": [{"name": "a"}], "devices": [{"account": "b"}]}"#, "line 1, devices[0].account: there is no"),
        (
            #"{"devices": [{"account": "visitor", "signedOut": true}]}"#,
            "line 1, devices[0].account: an account is signed in"
        ),
        (
            #"{"devices": [{"cloudLibraries": ["visitor"]}]}"#,
            "line 1, devices[0].cloudLibraries[0]: the account 'visitor'"
        ),
        (#"{"devices": [{"forbidsMusic": true}]}"#, "line 1, devices[0].forbidsMusic: a device in the mode"),
        (#"{"devices": [{}, {"name": "phone"}]}"#, "line 1, devices[1].name: two devices are called 'phone'"),
        (
            "{\"devices\": [{\"current\": true},\n{\"name\": \"b\",\n\"current\": true}]}",
            "line 3, devices[1].current: two"
        ),
        (
            #"{"devices": [{"consent": {"Walker": "denied"}}]}"#,
            #"line 1, devices[0].consent["Walker"]: there is no app"#
        ),
        (
            #"{"apps": [{"name": "Bare", "usageDescription": false}], "devices": [{"consent": "asked"}]}"#,
            "line 1, devices[0].consent: the app 'Bare' asks"
        ),
        (
            #"{"accounts": [{"name": "a", "revokedApps": ["b"]}]}"#,
            "line 1, accounts[0].revokedApps[0]: there is no app"
        ),
        (
            #"{"accounts": [{"name": "a", "playlists": [{"name": "p", "folder": "f"}]}]}"#,
            "line 1, accounts[0].playlists[0].folder"
        ),
        (
            #"{"accounts": [{"name": "a", "folders": [{"name": "f"}, {"name": "f"}]}]}"#,
            "line 1, accounts[0].folders[1]: two"
        ),
        (
            #"{"accounts": [{"name": "a", "ratings": {"library-songs/x": 1}}]}"#,
            "accounts[0].ratings[\"library-songs/x\"]: the library"
        ),
        (
            #"{"accounts": [{"name": "a", "storefrontHasMusic": false, "storefront": "us"}]}"#,
            "line 1, accounts[0].storefront: the"
        ),
        (
            #"{"accounts": [{"name": "subscriber", "favorites": ["songs/203709340"]}]}"#,
            "accounts[0]: a demonstration library takes no"
        ),
    ])
    func `an error names the line and the path`(text: String, beginning: String) {
        let problem = #expect(throws: FixtureProblem.self) { try memory(text) }
        #expect(problem?.sentence.hasPrefix(beginning) == true, "\(problem?.sentence ?? "")")
        #expect(problem?.next.isEmpty == false)
    }
}
