import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// Writes that public programs measured. Each test names its source.
struct ReportedWriteTests {
    private static let songs = "/v1/me/library/songs"
    private static let playlists = "/v1/me/library/playlists"
    private let client: AccountClient

    init() throws { client = try AccountClient("newcomer") }

    private func tracks(_ ids: String...) -> String {
        ids.map { #"{"id":"\#($0)","type":"songs"}"# }.joined(separator: ",")
    }

    private func create(_ members: String = "") throws -> String {
        let response = client.send(.post, Self.playlists, #"{"attributes":{"name":"Road"}\#(members)}"#)
        #expect(response.status == 201)
        return try #require(client.data(response.body.json ?? .null).first?.id)
    }

    // Source: two public repositories that measured an account each in September 2026: six songs of six, with ids `i.…`,
    // which stayed after the playlist was deleted.
    @Test func `songs added to a playlist enter the library, and stay without the playlist`() throws {
        #expect(client.total(Self.songs) == 0)
        let id = try create(#","relationships":{"tracks":{"data":[\#(tracks("310730206", "203709340"))]}}"#)
        #expect(client.total(Self.songs) == 2)
        let body = "{\"data\":[\(tracks("310730214", "310730206"))]}"
        #expect(client.send(.post, "\(Self.playlists)/\(id)/tracks", body).status == 204)
        #expect(client.total(Self.songs) == 3)
        let rows = client.resources("\(Self.playlists)/\(id)/tracks").map(\.id)
        #expect(rows.count == 4 && rows[0] == rows[3])
        #expect(Set(rows) == Set(client.resources(Self.songs).map(\.id)))
        client.simulator.state.faults.set(Faults.Fault(.quirk(.webPlayer)))
        #expect(client.send(.delete, "\(Self.playlists)/\(id)").status == 204)
        #expect(client.total(Self.songs) == 3)
    }

    // Source: the same; the setting is "Add Playlist Songs".
    @Test func `an account's setting keeps the songs of playlists out of the library`() throws {
        var account = SimulatedAccount("newcomer", storefront: "jp", isSubscribed: true)
        account.addsPlaylistSongs = false
        client.simulator.memory.accounts = client.simulator.memory.accounts.map { $0.name == "newcomer" ? account : $0 }
        let id = try create(#","relationships":{"tracks":{"data":[\#(tracks("310730206"))]}}"#)
        #expect(client.total(Self.songs) == 0)
        #expect(client.resources("\(Self.playlists)/\(id)/tracks").count == 1)
    }

    // Source: the code of two public programs, 2026-08-22 and 2026-09-22.
    @Test func `a track without a type is dropped, and the request succeeds`() throws {
        let id = try create(#","relationships":{"tracks":{"data":[{"id":"203709340"}]}}"#)
        let target = "\(Self.playlists)/\(id)/tracks"
        #expect(client.send(.post, target, #"{"data":[{"id":"203709340"}]}"#).status == 204)
        client.expect(.nothingRelated("tracks"), target)
        #expect(client.send(.post, target, #"{"data":[{"id":"203709340"},\#(tracks("310730206"))]}"#).status == 204)
        #expect(client.resources(target).count == 1)
        client.expect(
            .body("'id' and 'type' are required"), .post, target, #"{"data":[{"type":"songs"}]}"#, pointer: "/data/0")
        client.expect(
            .body("'id' and 'type' are required"), .post, Self.playlists,
            #"{"attributes":{"name":"a"},"relationships":{"parent":{"data":[{"id":"p.1"}]}}}"#,
            pointer: "/relationships/parent/data/0")
    }

    // Source: "LibraryPlaylistCreationRequest.Relationships", Apple Music API reference.
    @Test func `a playlist is created in the folder that its relationship names`() throws {
        let made = client.send(.post, "/v1/me/library/playlist-folders", #"{"attributes":{"name":"Chill"}}"#)
        let folder = try #require(client.data(made.body.json ?? .null).first?.id)
        let parent = #","relationships":{"parent":{"data":[{"id":"\#(folder)","type":"library-playlist-folders"}]}}"#
        let id = try create(parent)
        #expect(client.resources("/v1/me/library/playlist-folders/\(folder)/children").map(\.id) == [id])
        #expect(client.resource("\(Self.playlists)/\(id)/parent")?.id == folder)
    }

    // Source: "Add Resource to Favorites", Apple Music API reference, copy of 2026: "bulk additions of heterogeneous types
    // are permitted".
    @Test func `favorites of several types are made at once, and unknown ids are ignored`() throws {
        let target =
            "/v1/me/favorites?ids[songs]=310730206,1&ids[albums]=310730204&ids[artists]=178834&ids[playlists]=0"
        let response = client.send(.post, target)
        #expect(response.status == 202 && response.body.isEmpty)
        for resource in ["songs/310730206", "albums/310730204", "artists/178834"] {
            let found = client.resource("/v1/catalog/jp/\(resource)?extend=inFavorites")
            #expect(found?.attribute("inFavorites") == true, "\(resource)")
        }
        #expect(client.send(.delete, target).status == 202)
        #expect(
            client.resource("/v1/catalog/jp/albums/310730204?extend=inFavorites")?.attribute("inFavorites") == false)
    }

    // Source: a public repository's excerpt of a recorded answer, September 2026.
    @Test func `a summary of plays identifies its resource, and has the year as text`() throws {
        let client = try AccountClient()
        let summary = try #require(client.resource("/v1/me/music-summaries?filter[year]=latest")?.id)
        for (view, name, type) in [
            ("top-songs", "song", ResourceType.songs), ("top-albums", "album", .albums),
            ("top-artists", "artist", .artists),
        ] {
            let target = "/v1/me/music-summaries/\(summary)/view/\(view)?limit=2"
            for found in client.resources(target) {
                let related = try #require(found.relationship(name)?.data.first)
                #expect(related.type == type && related.form == .identity)
                #expect(found.attribute("year")?.string == summary.dropFirst("year-".count).description)
            }
            #expect(client.resource(target + "&omit[resource]=autos")?.relationship(name) == nil)
            let whole = client.resource(target + "&include=\(name)")?.relationship(name)?.data.first
            #expect(whole?.attribute("name") != nil)
        }
    }

    // Source: public reports 813068 and 107807 of Apple's developer forums, and a pull request of 2026-04.
    @Test func `an edit at the public host is refused for reasons of the host, not of the token`() throws {
        let id = try create()
        for (method, body) in [(Request.Method.patch, #"{"attributes":{"name":"x"}}"#), (.delete, "")] {
            let response = client.send(method, "\(Self.playlists)/\(id)", body)
            #expect(response.status == 401 && response.body.isEmpty)
            #expect(response.rule?.sentence.contains("web player's host") == true)
        }
        client.simulator.state.faults.set(Faults.Fault(.status(401)))
        let faulty = client.send(.get, Self.playlists)
        #expect(faulty.status == 401 && faulty.cause == nil && faulty.fault?.text == "401")
    }

    @Test func `two writes of one state keep both`() throws {
        let id = try create()
        for song in ["310730206", "203709340", "310730206"] {
            #expect(client.send(.post, "\(Self.playlists)/\(id)/tracks", "{\"data\":[\(tracks(song))]}").status == 204)
        }
        #expect(client.resources("\(Self.playlists)/\(id)/tracks").count == 3)
        #expect(client.total(Self.songs) == 2)
    }
}
