import AppleMusicAPI
import Testing

@testable import TonearmShell

@Suite struct ReferenceTests {
    @Test(
        arguments: [
            ("albums/310730204", "albums/310730204", nil),
            ("album/310730204", "albums/310730204", nil),
            ("https://music.apple.com/us/album/born-to-run/310730204", "albums/310730204", "us"),
            ("https://music.apple.com/jp/album/born-to-run/310730204?l=en", "albums/310730204", "jp"),
            ("https://music.apple.com/us/album/born-to-run/310730204?i=310730206", "songs/310730206", "us"),
            ("music.apple.com/us/artist/bruce-springsteen/178834", "artists/178834", "us"),
            ("https://music.apple.com/us/label/columbia/1543990853", "record-labels/1543990853", "us"),
            ("https://music.apple.com/us/music-video/x/1553279848", "music-videos/1553279848", "us"),
            ("https://music.apple.com/us/playlist/x/pl.acc4", "playlists/pl.acc4", "us"),
            ("/v1/catalog/us/artists/178834", "artists/178834", "us"),
            ("/v1/catalog/us/artists/178834?views=top-songs", "artists/178834", "us"),
            ("https://api.music.apple.com/v1/catalog/gb/songs/1", "songs/1", "gb"),
            ("/v1/storefronts/jp", "storefronts/jp", nil),
            ("/v1/me/library/songs/i.1", "library-songs/i.1", nil),
            ("pl.acc4", "playlists/pl.acc4", nil), ("ra.978194965", "stations/ra.978194965", nil),
            ("l.abc", "library-albums/l.abc", nil), ("i.abc", "library-songs/i.abc", nil),
            ("p.abc", "library-playlists/p.abc", nil), ("r.abc", "library-artists/r.abc", nil),
        ] as [(String, String, String?)])
    func `a resource can be typed in many ways`(word: String, resource: String, storefront: String?) throws {
        let references = try Reference.read(word, among: NumberedRows(), to: "open")
        #expect(references.map(\.resource.description) == [resource])
        #expect(references.first?.storefront == storefront)
    }

    @Test(arguments: [
        ("2", ["2"]), ("1-3", ["1", "2", "3"]), ("1…3", ["1", "2", "3"]), ("1,4", ["1", "4"]),
        ("1-2,4", ["1", "2", "4"]), ("5", ["5"]), ("3-3", ["3"]),
    ])
    func `rows of the last table are named by number`(word: String, ids: [String]) async throws {
        let session = ShellSession(service: FakeService.songs(5))
        try await session.runAll("songs 1,2,3,4,5")
        let references = try Reference.read(word, among: session.session.rows, to: "open")
        #expect(references.map(\.resource) == ids.map { ResourceIdentifier(.songs, $0) })
        #expect(references.allSatisfy { $0.storefront == "us" })
    }

    @Test(arguments: [
        ("0", "Cannot open row 0: the last table has the rows 1 to 5"),
        ("6", "Cannot open row 6: the last table has the rows 1 to 5"),
        ("3-1", "Cannot open row 3-1: the last table has the rows 1 to 5"),
        ("1-99999999999999999999", "Cannot open row 1-99999999999999999999: the last table has the rows 1 to 5"),
        ("2-", "Cannot open row 2-: the last table has the rows 1 to 5"),
        ("1-2-3", "Cannot open row 1-2-3: the last table has the rows 1 to 5"),
        ("1,9", "Cannot open row 9: the last table has the rows 1 to 5"),
        ("310730204", "Cannot open row 310730204: the last table has the rows 1 to 5"),
        ("albums/", "Cannot open 'albums/': the id is missing"),
        ("albms/1", "Cannot open 'albms/1': there is no resource type 'albms', perhaps 'albums'"),
        ("spotify:1", "Cannot open 'spotify:1': this is not a row number, a type/id or a link"),
        (
            "https://example.com/us/album/x/1",
            "Cannot open 'https://example.com/us/album/x/1': this link is not to a resource of the Apple Music API"
        ),
        (
            "/v1/catalog/us/albums/1/tracks",
            "Cannot open '/v1/catalog/us/albums/1/tracks': this path is not a single resource, but 'get' can request it"
        ),
    ])
    func `what is no reference is refused with a reason and a way`(word: String, sentence: String) async throws {
        let session = ShellSession(service: FakeService.songs(5))
        try await session.runAll("songs 1,2,3,4,5")
        let outcome = await session.run("open \(word)")
        let report = outcome.errors.split(separator: "\n").map(String.init)
        #expect(report.first == "error: " + sentence)
        #expect(report.count == 2)
        #expect(outcome.status != 0)
    }

    @Test func `without rows the refusal says how to get some`() async {
        #expect(
            await ShellSession().run("open 1").errors == """
                error: Cannot open row 1: no rows are shown
                Type for example 'search beach bunny' first, or name it: 'albums/310730204'.

                """)
    }

    @Test func `one resource can be the focus, not several`() async throws {
        let session = ShellSession(service: FakeService.songs(5))
        try await session.runAll("songs 1,2,3,4,5")
        let outcome = await session.run("open 1-2")
        #expect(outcome.errors.hasPrefix("error: Cannot open '1-2': one resource can be the focus, not 2\n"))
        #expect(outcome.errors.contains("open 1"))
    }

    @Test func `a link of another storefront says which`() async {
        let outcome = await ShellSession().run("open https://music.apple.com/jp/album/x/1")
        #expect(
            outcome.errors.hasSuffix("The link is of the storefront 'jp': type 'storefront jp' and try again.\n"))
    }

    @Test(arguments: [
        ("albums/310730204", "albums/310730204"), ("stations/ra.978194965", "stations/ra.978194965"),
        ("genres/21", "genres/21"), ("storefronts/jp", "storefronts/jp"),
    ])
    func `what was opened is the focus, whatever its type`(resource: String, focus: String) async throws {
        let session = ShellSession()
        try await session.runAll("open \(resource)")
        #expect(session.session.here?.focus?.resource.description == focus)
    }
}
