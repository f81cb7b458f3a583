import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmTerminalText
import TonearmWorld

@testable import TonearmShell

/// Tests the place of the session and its description.
@Suite struct WhereaboutsTests {
    @Test func `a search without hits keeps the place and its rows`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204")
        let trail = session.session.trail
        #expect(try await session.runAll("search zzqqxy").output == "Nothing found.\n")
        #expect(session.session.trail == trail)
        #expect(try await session.runAll("open 2 -o ids").output == "songs/310730208\n")
        // A fresh session has no trail to keep.
        let fresh = ShellSession()
        try await fresh.runAll("search zzqqxy")
        #expect(fresh.session.here?.title == "search zzqqxy")
    }

    @Test func `the trail tells pages and storefronts of one name apart`() async throws {
        let session = ShellSession(service: FakeService.songs(12))
        try await session.runAll("get /v1/catalog/us/songs", "next", "storefront jp", "get /v1/catalog/jp/songs")
        let lines = try await session.runAll("where").lines
        #expect(lines.count >= 2 && Set(lines).count == lines.count)
        #expect(lines.contains { $0.contains(", from 6, in us") })
    }

    @Test func `songs keep their artist on a narrow screen`() async throws {
        let session = ShellSession(width: 40)
        let lines = try await session.runAll("songs 310730206 310730208").lines
        #expect(lines.first?.contains("Artist") == true)
        #expect(lines.allSatisfy { displayWidth($0) <= 40 })
    }

    @Test func `rows that look alike are told apart by their rating, or else by their year`() async throws {
        func album(_ id: String, _ rating: String?, _ date: String) -> JSON {
            var attributes = JSONObject([
                ("name", "Same"), ("artistName", "Somebody"), ("trackCount", 3), ("releaseDate", .string(date)),
            ])
            attributes.append("contentRating", rating.map(JSON.string))
            return ["id": .string(id), "type": "albums", "href": "/v1/x", "attributes": .object(attributes)]
        }
        let rated: JSON = ["data": [album("1", "explicit", "2001-02-03"), album("2", "clean", "2001-02-03")]]
        let rating = ShellSession(service: FakeService(body: rated.text))
        let names = try await rating.runAll("get /v1/x").lines
        #expect(names[1].contains("Same (explicit)") && names[2].contains("Same (clean)"))
        let same: JSON = ["data": [album("1", nil, "2001-02-03"), album("2", nil, "2001-02-03")]]
        let alike = ShellSession(service: FakeService(body: same.text))
        #expect(try await alike.runAll("get /v1/x").lines[1].contains("Same  "))
    }

    @Test func `errors and notes quote long texts shortened`() async {
        let session = ShellSession()
        let unknown = await session.run(String(repeating: "x", count: 100_000)).errors
        #expect(unknown.utf8.count < 2_000 && unknown.contains("characters more"))
        let ids = (0..<5_000).map(String.init).joined(separator: " ")
        #expect(await session.run("albums \(ids)").errors.utf8.count < 3_000)
        // JSON is complete and valid.
        let json = await session.run("open \(String(repeating: "y", count: 50_000)) -o json").errors
        #expect((try? JSON(parsing: json)) != nil)
    }

    @Test func `a secret in a long text is hidden before it is shortened`() async {
        let session = ShellSession()
        let token = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0." + String(repeating: "c2ln", count: 200)
        let outcome = await session.run("open " + String(repeating: "z", count: 380) + "/" + token)
        #expect(!outcome.errors.contains("eyJ") && !outcome.errors.contains("c2lnc2ln"))
    }

    @Test func `a session that is gone on with says where it is and what is open`() async throws {
        let session = ShellSession()
        #expect(session.session.resumedPlace == nil)
        try await session.runAll("open albums/310730204", "consent request")
        #expect(
            session.session.resumedPlace?.plain
                == "You were at albums/310730204 Born to Run, 8 rows. The consent dialog is open. show repeats it, "
                + "session reset begins anew.")
    }
}
