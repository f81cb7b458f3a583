import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// Requests of production clients, and the parts of the answers that they read.
struct ProductionClientTests {
    private let client: AccountClient

    init() throws { client = try AccountClient() }

    @Test func `a filter's answer lists the results for each value`() throws {
        let song = try #require(client.resource("/v1/catalog/us/songs/310730206"))
        let isrc = try #require(song.attribute("isrc")?.string)
        let (_, json) = client.get("/v1/catalog/us/songs?filter[isrc]=\(isrc),QQQAA0000001")
        let found = json["meta"]?["filters"]?["isrc"]
        #expect(found?.object?.names == [isrc, "QQQAA0000001"])
        #expect(found?[isrc]?.array?.compactMap { Resource($0)?.id } == client.data(json).map(\.id))
        #expect(found?[isrc]?[0]?.object?.names == ["id", "type", "href"])
        #expect(found?["QQQAA0000001"]?.array == [])
    }

    @Test func `the root folder is only in the metadata`() {
        let (_, json) = client.get("/v1/me/library/playlist-folders?filter[identity]=playlistsroot")
        #expect(json["data"]?.array == [])
        #expect(json["meta"]?["filters"]?["identity"]?["playlistsroot"]?[0]?["id"] == "p.playlistsroot")
    }

    @Test func `a barcode is found with 12, 13 or 14 digits and with spaces, but not with a wrong check digit`() throws
    {
        for id in ["310730204", "26746"] {
            let upc = try #require(client.resource("/v1/catalog/us/albums/\(id)")?.attribute("upc")?.string)
            let digits = String(repeating: "0", count: 14 - upc.count) + upc
            let spaced = digits.prefix(3) + "+" + digits.dropFirst(3)
            for text in Set([upc, digits, String(digits.drop { $0 == "0" }), String(spaced)]) {
                let wanted = text.filter(\.isNumber).count >= 12
                let found = client.resources("/v1/catalog/us/albums?filter[upc]=\(text)").map(\.id)
                #expect(found.contains(id) == wanted, "\(text)")
            }
            let last = upc.last?.wholeNumberValue ?? 0
            for bad in [String(upc.dropLast()) + String((last + 1) % 10), upc + "x", "abc", "1"] {
                #expect(client.resources("/v1/catalog/us/albums?filter[upc]=\(bad)").isEmpty, "\(bad)")
            }
        }
    }

    @Test func `a search without types has every group with matches`() {
        let (_, json) = client.get("/v1/catalog/us/search?term=born+to+run")
        let groups = json["results"]?.object?.names ?? []
        #expect(Set(groups).isSuperset(of: ["songs", "albums"]))
        let (_, all) = client.get(
            "/v1/catalog/us/search?term=born+to+run&types=" + Schema.searchTypes.map(\.rawValue).joined(separator: ","))
        #expect(json == all)
        let (_, known) = client.get("/v1/catalog/us/search?term=born+to+run&types=songs,tv-episodes,editorial-items")
        #expect(known["results"]?.object?.names == ["songs"])
        #expect(client.get("/v1/catalog/us/search?term=love&types=tv-episodes").status == 400)
        #expect(client.get("/v1/catalog/us/search/hints?term=lo&types=zzz").status == 200)
    }

    @Test func `a storefront in capital letters is answered in lower case`() {
        let (status, json) = client.get("/v1/catalog/US/artists/178834/albums?limit=1")
        #expect(status == 200 && json["next"]?.string?.hasPrefix("/v1/catalog/us/") == true)
        #expect(client.data(json).allSatisfy { $0.href?.hasPrefix("/v1/catalog/us/") == true })
        #expect(client.get("/v1/catalog/XX/albums/310730204").status == 400)
    }

    @Test(arguments: [
        "search?term=born&types=songs&extend=artistUrl", "charts?types=songs&extend=artistUrl",
        "search/suggestions?term=born&kinds=topResults&types=songs&extend=artistUrl",
        "artists/178834?views=top-songs&extend=artistUrl",
    ])
    func `extend without a type applies to all listed resources`(target: String) {
        let text = client.get("/v1/catalog/us/" + target).json.text
        #expect(text.contains("\"artistUrl\""))
    }

    @Test func `a view has its own limit, in any spelling`() {
        for name in ["view.top-songs", "artists:top-songs", "top-songs"] {
            let (_, json) = client.get("/v1/catalog/us/artists/178834?views=top-songs&limit[\(name)]=4")
            #expect(json["data"]?[0]?["views"]?["top-songs"]?["data"]?.array?.count == 4, "\(name)")
            client.expect(
                .tooLarge(101, maximum: 100), "/v1/catalog/us/artists/178834?views=top-songs&limit[\(name)]=101")
        }
        #expect(client.get("/v1/catalog/us/artists/178834?limit[top-albums]=4").status == 200)
        #expect(client.resources("/v1/catalog/us/artists?ids=178834,462006&views=top-songs").count == 2)
    }

    @Test func `includeOnly omits other relationships`() {
        let album = client.resource("/v1/catalog/us/albums/310730204?includeOnly=artists")
        #expect(album?.json["relationships"]?.object?.names == ["artists"])
        #expect(album?.relationship("artists")?.data.first?.attribute("name") != nil)
    }

    @Test func `charts keep their limit and have an order`() {
        let (_, json) = client.get("/v1/catalog/us/charts?types=songs&genre=20&limit=1")
        let chart = json["results"]?["songs"]?[0]
        #expect(
            chart?["next"]?.string
                == "/v1/catalog/us/charts?chart=most-played&genre=20&limit=1&offset=1&types=songs")
        #expect(chart?["orderId"] == "most-played:songs")
    }

    @Test func `catalog answers contain the account's library status and date`() throws {
        let target = "/v1/catalog/us/albums/310730204?extend=inLibrary,dateAdded,inFavorites"
        let album = client.resource(target)
        #expect(album?.attribute("inLibrary") == true && album?.attribute("dateAdded")?.string?.count == 20)
        let song = try #require(client.resource("/v1/me/library/songs?limit=1&extend=inLibrary,dateAdded"))
        #expect(song.attribute("inLibrary") == true && song.attribute("dateAdded") != nil)
        client.userToken = nil
        #expect(client.resource(target)?.attribute("inLibrary") == nil)
    }

    @Test func `the account's own station has artwork and a description`() {
        let station = client.resource("/v1/catalog/us/stations?filter[identity]=personal")
        #expect(station?.attribute("artwork")?["width"]?.integer == 2400)
        #expect(station?.attribute("editorialNotes") != nil)
    }

    @Test func `recent tracks reach further back than other history`() {
        for (index, song) in SimulatorClient.catalog.chart(of: .songs, genre: "34", storefront: "us").enumerated() {
            client.simulator.state.recordPlay(
                account: "subscriber", of: song, at: SimulatorClient.now - 300 * index - 1)
        }
        let tracks = client.walk("/v1/me/recent/played/tracks").flatMap(\.self)
        #expect(tracks.count >= 60 && Set(tracks).count == tracks.count)
    }

    @Test func `ratings of 200 resources can be requested together`() {
        let ids = (1...200).map(String.init).joined(separator: ",")
        #expect(client.get("/v1/me/ratings/songs?ids=\(ids)").status == 200)
    }

    @Test func `only the web player's host can edit the library`() throws {
        let created = client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"Road"}}"#)
        let id = try #require(created.body.json?["data"]?[0]?["id"]?.string)
        let playlist = "/v1/me/library/playlists/\(id)"
        let edits: [(Request.Method, String, String)] = [
            (.patch, playlist, #"{"attributes":{"name":"Highway","description":"Long"}}"#),
            (
                .put, playlist + "/tracks",
                #"{"data":[{"id":"310730206","type":"songs"},{"id":"203709340","type":"songs"}]}"#
            ),
            (.put, playlist + "/parent", #"{"data":[{"id":"p.WmzVVDOUO9pDBk","type":"library-playlist-folders"}]}"#),
        ]
        let before = client.simulator.state
        for (method, target, body) in edits {
            let response = client.send(method, target, body)
            #expect(response.status == 401 && response.body.isEmpty)
        }
        #expect(client.simulator.state.isSame(as: before))

        client.simulator.state.faults.set(Faults.Fault(.quirk(.webPlayer)))
        for (method, target, body) in edits { #expect(client.send(method, target, body).status == 204, "\(target)") }
        #expect(client.resource(playlist)?.attribute("name") == "Highway")
        #expect(client.resources(playlist + "/parent").map(\.id) == ["p.WmzVVDOUO9pDBk"])
        let tracks = client.resources(playlist + "/tracks").map(\.id)
        #expect(tracks.count == 2)
        #expect(client.send(.delete, playlist + "/tracks?ids[library-songs]=\(tracks[0])&mode=all").status == 204)
        #expect(client.resources(playlist + "/tracks").map(\.id) == [tracks[1]])
        let song = try #require(client.resource("/v1/me/library/songs?limit=1")?.id)
        for target in ["/v1/me/library/songs/\(song)", playlist] {
            #expect(client.send(.delete, target).status == 204)
            client.expect(.notFound, target)
            client.expect(.notFound, .delete, target)
        }
        client.expect(
            .body("A name is required"), .patch, "/v1/me/library/playlists/p.ldvAAZ3C3Qmop9",
            #"{"attributes":{"name":" "}}"#, pointer: "/attributes/name")
    }

    @Test func `only the web player's host accepts the user token as a cookie`() throws {
        var request = client.signed(Request(.get, "/v1/me/library/songs?limit=1"))
        let token = try #require(client.userToken)
        request.headers["Music-User-Token"] = nil
        request.headers["Cookie"] = "a=b; media-user-token=\(token)"
        #expect(client.simulator.respond(to: request).status == 403)
        client.simulator.state.faults.set(Faults.Fault(.quirk(.webPlayer)))
        #expect(client.simulator.respond(to: request).status == 200)
    }
}
