import AppleMusicAPI
import Testing
import TonearmConsole

@testable import TonearmShell

/// Tests requests that are pasted as curl lines, and as lines of HTTP logs.
@Suite struct PastedRequestTests {
    private static let token = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJBQkMifQ.c2lnbmF0dXJlc2lnbmF0dXJl"

    @Test(arguments: [
        ("curl https://api.music.apple.com/v1/storefronts/jp", "get /v1/storefronts/jp"),
        (
            "$ curl -sS 'https://api.music.apple.com/v1/catalog/us/songs?ids=1,2' | jq .",
            "get /v1/catalog/us/songs?ids=1,2"
        ),
        (
            "curl --fail-with-body --silent --show-error \\\n  --header \"Authorization: Bearer $TONEARM_DEVELOPER_TOKEN\" \\\n  'https://api.music.apple.com/v1/catalog/us/albums/310730204'",
            "get /v1/catalog/us/albums/310730204"
        ),
        (
            "curl -H 'Accept-Language: ja' http://127.0.0.1:8502/v1/storefronts/jp",
            "get /v1/storefronts/jp --header 'Accept-Language: ja'"
        ),
        (
            "curl -XPOST https://api.music.apple.com/v1/me/library/playlists -H 'Content-Type: application/json' -d '{\"attributes\":{\"name\":\"Sunday\"}}'",
            "post /v1/me/library/playlists '{\"attributes\":{\"name\":\"Sunday\"}}'"
        ),
        (
            "curl --request DELETE --url https://api.music.apple.com/v1/me/ratings/songs/1",
            "delete /v1/me/ratings/songs/1"
        ),
        (
            "curl -G https://api.music.apple.com/v1/catalog/us/search -d term=born -d types=songs",
            "get /v1/catalog/us/search?term=born&types=songs"
        ),
        (
            "curl '{{base_url}}/v1/catalog/{{storefront}}/genres' --header 'Authorization: Bearer {{token}}'",
            "get /v1/catalog/us/genres"
        ),
        (
            "curl 'https://amp-api.music.apple.com/v1/catalog/us/albums/1' -H 'sec-ch-ua: \"Chrome\"' -H 'origin: https://music.apple.com' -b 'session=abc' --compressed",
            "get /v1/catalog/us/albums/1"
        ),
        ("curl $'https://api.music.apple.com/v1/catalog/us/albums/1'", "get /v1/catalog/us/albums/1"),
        ("\"GET /v1/catalog/us/albums/1 HTTP/1.1\" 404 52", "get /v1/catalog/us/albums/1"),
        (
            "127.0.0.1 - - [27/Nov/2026:10:00:00 +0000] \"GET /v1/me/library/songs HTTP/1.1\" 403 -",
            "get /v1/me/library/songs"
        ),
        ("GET https://api.music.apple.com/v1/storefronts/us HTTP/2", "get /v1/storefronts/us"),
    ])
    func `a pasted request is a line of the shell`(text: String, line: String) {
        #expect(PastedRequest(text, storefront: "us")?.line == line)
    }

    @Test(arguments: [
        "curl https://example.org/", "get /v1/storefronts", "GET /v1/storefronts", "note GET /v1/storefronts HTTP/1.1",
        "search curl", "curl 'https://api.music.apple.com/v1/x", "note a GET /v1/test 200",
    ])
    func `other lines are not pasted requests`(text: String) {
        #expect(PastedRequest(text, storefront: "us") == nil)
    }

    @Test func `a pasted line is sent with the session's tokens, and its own are nowhere`() async throws {
        let session = ShellSession()
        let line =
            "curl -H 'Authorization: Bearer \(Self.token)' -H 'Music-User-Token: AbCdEfGhIjKlMnOpQrStUvWx0123456789' -b 'media-user-token=ZyXwVuTsRqPoNmLkJiHg' https://amp-api.music.apple.com/v1/catalog/us/albums/310730204"
        let outcome = await session.run(line)
        #expect(outcome.status == 0 && outcome.output.contains("Born to Run"), "\(outcome.errors)")
        let all = outcome.output + outcome.errors + session.shell.keeper.lines.joined()
        #expect(
            outcome.errors.contains("amp-api.music.apple.com") && outcome.errors.contains("3 pasted tokens"),
            "\(outcome.errors)")
        for secret in [Self.token, "AbCdEfGhIjKl", "ZyXwVuTs"] { #expect(!all.contains(secret)) }
        #expect(session.shell.keeper.lines.last == "get /v1/catalog/us/albums/310730204")
    }
}

/// Tests links as people have them.
@Suite struct LinkTests {
    @Test(arguments: [
        ("https://music.apple.com/us/album/born-to-run/310730204", "albums/310730204"),
        ("https://music.apple.com/us/album/born-to-run/310730204?i=310730206", "songs/310730206"),
        ("https://music.apple.com/album/born-to-run/310730204", "albums/310730204"),
        ("https://music.apple.com/album/310730204?i=310730206&l=ja", "songs/310730206"),
        ("https://geo.music.apple.com/us/album/born-to-run/310730204?app=music", "albums/310730204"),
        ("https://geo.itunes.apple.com/us/album/id310730204", "albums/310730204"),
        ("https://itunes.apple.com/us/album/born-to-run/id310730204?i=310730206", "songs/310730206"),
        ("https://music.apple.com/library/playlist/p.ldvAAZ3C3Qmop9", "library-playlists/p.ldvAAZ3C3Qmop9"),
        ("https://music.apple.com/us/library/playlist/p.ldvAAZ3C3Qmop9", "library-playlists/p.ldvAAZ3C3Qmop9"),
        ("https://music.apple.com/us/artist/bruce-springsteen/178834/see-all?section=top-songs", "artists/178834"),
        ("https://music.apple.com/us/label/columbia/1543990853", "record-labels/1543990853"),
    ])
    func `a link is the resource that it shows`(link: String, resource: String) throws {
        let references = try Reference.read(link, among: NumberedRows(), to: "open")
        #expect(references.map(\.resource.description) == [resource])
        #expect(BareResource.command(for: [link]) == ["open", link])
    }

    @Test(arguments: [
        "https://music.apple.com/", "https://music.apple.com/us/room/1", "https://example.org/us/album/1",
    ])
    func `other addresses are no resources`(link: String) {
        #expect(throws: Failure.self) { try Reference.read(link, among: NumberedRows(), to: "open") }
    }
}
