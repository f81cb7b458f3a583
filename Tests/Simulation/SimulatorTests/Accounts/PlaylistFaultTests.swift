import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// Injected faults of playlists and user tokens, as some developers observed them.
struct PlaylistFaultTests {
    private static let playlist = "/v1/me/library/playlists/p.ldvAAZ3C3Qmop9"
    private static let songs = ["310730206", "203709340", "1564531202"]
    private static let body: String = {
        let data = songs.map { #"{"id":"\#($0)","type":"songs"}"# }
        return "{\"data\":[\(data.joined(separator: ","))]}"
    }()
    private let client: AccountClient

    init() throws { client = try AccountClient() }

    private func set(_ text: String) throws { client.simulator.state.faults.set(try FaultSpec(text)) }

    private func add() -> Response { client.send(.post, Self.playlist + "/tracks", Self.body) }

    private var tracks: [String] {
        client.resources(Self.playlist + "/tracks?limit=100").compactMap {
            $0.attribute("playParams.catalogId")?.string
        }
    }

    @Test func `several tracks keep their order, except with the fault`() throws {
        #expect(add().status == 204)
        #expect(tracks.suffix(3) == Self.songs[...])
        try set("playlist-order --times 1")
        let one = #"{"data":[{"id":"203709340","type":"songs"}]}"#
        #expect(client.send(.post, Self.playlist + "/tracks", one).status == 204)
        #expect(add().status == 204)
        #expect(Array(tracks.suffix(3)) == Self.songs.reversed())
        #expect(add().status == 204)
        #expect(tracks.suffix(3) == Self.songs[...])
    }

    @Test(arguments: [("playlist-500", false), ("playlist-500-done", true)])
    func `after a failure the change may be applied or not`(fault: String, isDone: Bool) throws {
        let before = tracks
        try set(fault + " --times 1")
        client.expect(.tracksNotUpdated, .post, Self.playlist + "/tracks", Self.body)
        #expect(tracks == (isDone ? before + Self.songs : before))
        #expect(add().status == 204)
    }

    @Test func `a playlist can be created without an answer body`() throws {
        let count = try #require(client.total("/v1/me/library/playlists"))
        try set("playlist-no-body --times 1")
        let create = #"{"attributes":{"name":"Road"}}"#
        let response = client.send(.post, "/v1/me/library/playlists", create)
        #expect(response.status == 201 && response.body.isEmpty)
        #expect(client.total("/v1/me/library/playlists") == count + 1)
        #expect(!client.send(.post, "/v1/me/library/playlists", create).body.isEmpty)
    }

    @Test func `a public playlist can be answered as not editable`() throws {
        let create = #"{"attributes":{"name":"Road","isPublic":true}}"#
        let made = client.send(.post, "/v1/me/library/playlists", create).body.json ?? .null
        let target = "/v1/me/library/playlists/\(try #require(client.data(made).first).id)"
        #expect(client.resource(target)?.attribute("canEdit") == true)
        try set("playlist-on-profile")
        #expect(client.resource(target)?.attribute("canEdit") == false)
        #expect(client.resource(Self.playlist)?.attribute("canEdit") == true)
    }

    @Test func `an empty playlist has no page of tracks, others have a total`() throws {
        let made = client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"Road"}}"#).body.json ?? .null
        let empty = try #require(client.data(made).first).id
        client.expect(.nothingRelated("tracks"), "/v1/me/library/playlists/\(empty)/tracks")
        #expect(client.total(Self.playlist + "/tracks?limit=1") == tracks.count)
        #expect(client.resource(Self.playlist)?.attribute("trackCount") == nil)
    }

    @Test func `a user token from after a password change can be refused temporarily`() throws {
        let target = "/v1/me/storefront"
        try set("new-token-refused --delay 10")
        #expect(client.get(target).status == 200)
        client.simulator.state.changePassword(account: "subscriber")
        client.expect(.forbidden, target)
        try client.authorize("subscriber")
        client.expect(.forbidden, target)
        client.simulator.now += 9
        client.expect(.forbidden, target)
        client.simulator.now += 1
        #expect(client.get(target).status == 200)
        client.simulator.state.faults.clear()
        try client.authorize("subscriber")
        #expect(client.get(target).status == 200)
    }

    @Test func `the web player's host renames folders`() throws {
        let folder = "/v1/me/library/playlist-folders/p.WmzVVDOUO9pDBk"
        let body = #"{"attributes":{"name":"Travel"}}"#
        #expect(client.send(.patch, folder, body).status == 401)
        try set("web-player")
        #expect(client.send(.patch, folder, body).status == 204)
        #expect(client.resource(folder)?.attribute("name") == "Travel")
        client.expect(.body("A name is required"), .patch, folder, "{}", pointer: "/attributes/name")
        client.expect(.notFound, .patch, "/v1/me/library/playlist-folders/p.playlistsroot", body)
        client.expect(.notFound, .patch, "/v1/me/library/playlist-folders/p.none", body)
    }

    @Test func `the web player's host has further parameters, and includes audio traits`() throws {
        let page = "/v1/me/recommendations?name=listen-now&with=friendsMix&platform=web&displayFilter[kind]=x"
        client.expect(.notAllowed("name"), page)
        let song = "/v1/catalog/us/songs/203709340"
        let before = try #require(client.resource(song))
        #expect(before.attribute("audioTraits") == nil)
        let asked = try #require(client.resource(song + "?extend=audioTraits")?.attribute("audioTraits"))
        try set("web-player")
        #expect(client.get(page).status == 200)
        #expect(client.resource(song)?.attribute("audioTraits") == asked)
        client.userToken = nil
        #expect(client.resource(song)?.attribute("audioTraits") == asked)
        client.simulator.state.faults.clear()
        #expect(client.resource(song)?.attribute("audioTraits") == nil)
    }
}
