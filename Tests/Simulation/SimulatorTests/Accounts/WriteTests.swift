import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// Effects of writes.
struct WriteTests {
    @Test func `an album is added with its tracks and its artist`() throws {
        let client = try AccountClient("newcomer")
        let response = client.send(.post, "/v1/me/library?ids[albums]=310730204")
        #expect(response.status == 202 && response.body.isEmpty)
        let album = try #require(client.resource("/v1/me/library/albums"))
        #expect(album.attribute("trackCount") == 8)
        #expect(album.attribute("dateAdded")?.string == "2025-10-09T08:53:20Z")
        #expect(album.attribute("playParams")?.text == #"{"id":"\#(album.id)","kind":"album","isLibrary":true}"#)
        #expect(client.total("/v1/me/library/songs") == 8)
        #expect(client.total("/v1/me/library/artists") == 1)
        let tracks = client.resources("/v1/me/library/albums/\(album.id)/tracks")
        #expect(tracks.map { $0.attribute("trackNumber")?.integer } == (1...8).map { $0 })
        #expect(client.resources("/v1/me/library/albums/\(album.id)/catalog").map(\.key) == ["albums/310730204"])
    }

    @Test func `a song brings its album with one track, and a second song is added in order`() throws {
        let client = try AccountClient("newcomer")
        let songs = SimulatorClient.related("tracks", .albums, "310730204").map(\.id)
        for index in [4, 1] {
            #expect(client.send(.post, "/v1/me/library?ids[songs]=\(songs[index])").status == 202)
        }
        let album = try #require(client.resource("/v1/me/library/albums"))
        #expect(album.attribute("trackCount") == 2)
        let tracks = client.resources("/v1/me/library/albums/\(album.id)/tracks")
        #expect(tracks.map { $0.attribute("playParams.catalogId")?.string } == [songs[1], songs[4]])
    }

    @Test func `a partial album is completed in order`() throws {
        let client = try AccountClient("newcomer")
        let songs = SimulatorClient.related("tracks", .albums, "310730204").map(\.id)
        for target in ["ids[songs]=\(songs[5]),\(songs[2])", "ids[albums]=310730204"] {
            #expect(client.send(.post, "/v1/me/library?" + target).status == 202)
            _ = client.get("/v1/me/storefront")
        }
        let album = try #require(client.resource("/v1/me/library/albums"))
        let tracks = client.resources("/v1/me/library/albums/\(album.id)/tracks")
        #expect(tracks.map { $0.attribute("playParams.catalogId")?.string } == songs)
    }

    @Test func `a removed resource loses the ratings of everything removed with it`() throws {
        let client = try AccountClient("newcomer")
        _ = client.send(.post, "/v1/me/library?ids[albums]=310730204")
        let album = try #require(client.resource("/v1/me/library/albums"))
        let song = try #require(client.resource("/v1/me/library/songs"))
        let body = #"{"attributes":{"value":1}}"#
        for target in ["library-songs/\(song.id)", "songs/310730206"] {
            #expect(client.send(.put, "/v1/me/ratings/" + target, body).status == 200)
        }
        client.simulator.state.removeFromLibrary(album.identifier, account: "newcomer")
        client.expect(.notFound, "/v1/me/ratings/library-songs/\(song.id)")
        #expect(client.get("/v1/me/ratings/songs/310730206").status == 200)
    }

    @Test func `a repeated addition has no effect, and unsuitable resources are skipped`() throws {
        let client = try AccountClient("newcomer")
        let target = "/v1/me/library?ids[songs]=203709340,1&ids[albums]=310730204&ids[playlists]=pl.none"
        #expect(client.send(.post, target).status == 202)
        let before = client.walk("/v1/me/library/songs")
        #expect(client.send(.post, target).status == 202)
        #expect(client.walk("/v1/me/library/songs") == before)
        #expect(client.total("/v1/me/library/playlists") == 0)
    }

    @Test func `a catalog playlist keeps its link, cannot be edited, and does not add songs to the library`() throws {
        let client = try AccountClient("newcomer")
        let id = "pl.5b0194eaa170401e8986335d7e77aa4e"
        #expect(client.send(.post, "/v1/me/library?ids[playlists]=\(id)").status == 202)
        let playlist = try #require(client.resource("/v1/me/library/playlists"))
        #expect(playlist.attribute("canEdit") == false && playlist.attribute("hasCatalog") == true)
        #expect(playlist.attribute("playParams.globalId")?.string == id)
        #expect(client.total("/v1/me/library/songs") == 0)
        let tracks = client.resources("/v1/me/library/playlists/\(playlist.id)/tracks")
        #expect(!tracks.isEmpty)
        #expect(client.resource("/v1/me/library/songs/\(tracks[0].id)") != nil)
        let song = tracks[0].attribute("playParams.catalogId")?.string ?? ""
        client.expect(.nothingRelated("library"), "/v1/catalog/jp/songs/\(song)/library")
    }

    @Test func `a removed library id is not reused`() throws {
        let client = try AccountClient("newcomer")
        _ = client.send(.post, "/v1/me/library?ids[songs]=203709340")
        let old = try #require(client.resource("/v1/me/library/songs"))
        let album = try #require(client.resource("/v1/me/library/albums"))
        _ = client.send(.put, "/v1/me/ratings/library-songs/\(old.id)", #"{"attributes":{"value":1}}"#)
        client.simulator.state.removeFromLibrary(old.identifier, account: "newcomer")
        client.expect(.notFound, "/v1/me/library/songs/\(old.id)")
        client.expect(.notFound, "/v1/me/library/albums/\(album.id)")
        client.expect(.notFound, "/v1/me/ratings/library-songs/\(old.id)")
        #expect(client.total("/v1/me/library/artists") == 0)
        _ = client.send(.post, "/v1/me/library?ids[songs]=203709340")
        let new = try #require(client.resource("/v1/me/library/songs"))
        #expect(new.id != old.id && new.id.hasPrefix("i.") && new.id.count == 16)
    }

    @Test func `a playlist is created from its body`() throws {
        let client = try AccountClient()
        let body =
            #"{"attributes":{"name":"Road","description":"text","isPublic":false},"relationships":{"tracks":{"data":[{"id":"203709340","type":"songs"},{"id":"i.7PJNN4mfXlD68R","type":"library-songs"},{"id":"1","type":"songs"}]},"parent":{"data":[{"id":"p.WmzVVDOUO9pDBk","type":"library-playlist-folders"}]}}}"#
        let response = client.send(.post, "/v1/me/library/playlists", body)
        #expect(response.status == 201)
        let playlist = try #require(client.data(response.body.json ?? .null).first)
        #expect(playlist.id.hasPrefix("p.") && playlist.id.count == 16)
        #expect(
            playlist.attributes?.names == [
                "canEdit", "dateAdded", "description", "hasCatalog", "isPublic", "lastModifiedDate", "name",
                "playParams",
            ])
        #expect(playlist.attribute("description.standard") == "text")
        #expect(playlist.attribute("canEdit") == true && playlist.attribute("hasCatalog") == false)
        #expect(
            client.resources("/v1/me/library/playlists/\(playlist.id)/tracks").map(\.id)
                == ["i.PkdJNdAIrQozOW", "i.7PJNN4mfXlD68R"])
        #expect(
            client.resources("/v1/me/library/playlists/\(playlist.id)/parent").map(\.id) == ["p.WmzVVDOUO9pDBk"])
    }

    @Test func `tracks are appended, including repetitions`() throws {
        let client = try AccountClient("newcomer")
        let created = client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"Two"}}"#)
        let id = try #require(client.data(created.body.json ?? .null).first?.id)
        client.expect(.nothingRelated("tracks"), "/v1/me/library/playlists/\(id)/tracks")
        client.simulator.now += 100
        let body = #"{"data":[{"id":"203709340","type":"songs"},{"id":"203709340","type":"songs"}]}"#
        let response = client.send(.post, "/v1/me/library/playlists/\(id)/tracks", body)
        #expect(response.status == 204 && response.body.isEmpty)
        let tracks = client.resources("/v1/me/library/playlists/\(id)/tracks")
        #expect(tracks.count == 2 && tracks[0].id == tracks[1].id)
        let playlist = try #require(client.resource("/v1/me/library/playlists/\(id)?extend=trackTypes"))
        #expect(playlist.attribute("lastModifiedDate") == "2025-10-09T08:55:00Z")
        #expect(playlist.attribute("dateAdded") == "2025-10-09T08:53:20Z")
        #expect(playlist.attribute("trackTypes")?.strings == ["library-songs"])
    }

    @Test func `a folder is created with a total`() throws {
        let client = try AccountClient()
        let response = client.send(
            .post, "/v1/me/library/playlist-folders",
            #"{"attributes":{"name":"Chill"},"relationships":{"parent":{"data":[{"id":"p.playlistsroot","type":"library-playlist-folders"}]}}}"#
        )
        #expect(response.status == 201 && response.body.json?["meta"]?["total"] == 1)
        let folder = try #require(client.data(response.body.json ?? .null).first)
        #expect(
            client.resources("/v1/me/library/playlist-folders/\(folder.id)/parent").map(\.key)
                == ["library-playlist-folders/p.playlistsroot"])
        client.expect(.nothingRelated("children"), "/v1/me/library/playlist-folders/\(folder.id)/children")
    }

    @Test(arguments: EndpointTypes.rated)
    func `every ratable type can be liked, disliked and unrated`(type: String, id: String) throws {
        let client = try AccountClient()
        let target = "/v1/me/ratings/\(type)/\(id)"
        for value in [1, -1] {
            let response = client.send(.put, target, #"{"type":"rating","attributes":{"value":\#(value)}}"#)
            #expect(response.status == 200)
            #expect(
                response.body.json?.text
                    == #"{"data":[{"id":"\#(id)","type":"ratings","href":"\#(target)","attributes":{"value":\#(value)}}]}"#
            )
            #expect(client.resource(target)?.attribute("value")?.integer == value)
        }
        let content = client.resource(target + "?include=content")?.relationship("content")
        #expect(content?.href == target + "/content" && content?.data.map(\.key) == ["\(type)/\(id)"])
        #expect(client.resources("/v1/me/ratings/\(type)?ids=\(id),none").map(\.id) == [id])
        for _ in 0..<2 {
            let response = client.send(.delete, target)
            #expect(response.status == 204 && response.body.isEmpty)
        }
        client.expect(.notFound, target)
        #expect(client.get("/v1/me/ratings/\(type)?ids=\(id)").json.text == #"{"data":[]}"#)
    }

    @Test func `a favourite counts for both the catalog and the library`() throws {
        let client = try AccountClient()
        let catalog = "/v1/catalog/us/songs/907242702?extend=inFavorites"
        let library = "/v1/me/library/songs/i.7PJNN4mfXlD68R?extend=inFavorites"
        #expect(client.resource(catalog)?.attribute("inFavorites") == false)
        let response = client.send(.post, "/v1/me/favorites?ids[library-songs]=i.7PJNN4mfXlD68R")
        #expect(response.status == 202 && response.body.isEmpty)
        #expect(client.resource(catalog)?.attribute("inFavorites") == true)
        #expect(client.resource(library)?.attribute("inFavorites") == true)
        #expect(client.send(.delete, "/v1/me/favorites?ids[songs]=907242702").status == 202)
        #expect(client.resource(library)?.attribute("inFavorites") == false)
        #expect(client.resource("/v1/catalog/us/songs/907242702")?.attribute("inFavorites") == nil)
    }
}

/// A resource of each ratable type, available to the subscriber.
enum EndpointTypes {
    static let rated = [
        ("albums", "310730204"), ("music-videos", "1553279848"), ("playlists", "pl.f4d106fed2bd41149aaacabb233eb5eb"),
        ("songs", "203709340"), ("stations", "ra.978194965"), ("library-albums", "l.sticiFl"),
        ("library-music-videos", "i.V7B9dQLsZ8DZKe"), ("library-playlists", "p.ldvAAZ3C3Qmop9"),
        ("library-songs", "i.PkdJNdAIrQozOW"),
    ]
}
