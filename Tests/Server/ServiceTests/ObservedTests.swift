import AppleMusicAPI
import Testing
import TonearmSimulator

/// Tests rules that recordings of programs show over several requests.
struct ObservedTests {
    private static let services = ServiceUnderTest.inProcess + [.http]
    private static let songs = ["310730206", "203709340", "1564531202"]
    private static let library = "/v1/me/library"

    private static func ask(
        _ send: ServiceUnderTest.Send, _ method: Request.Method, _ target: String, _ body: String = ""
    ) async throws -> Response {
        let response = try await send(
            Fixture.request(method, target, isPersonal: true, body: Array(body.utf8)))
        let faults = ValidResponse.faults(of: response, to: Request(method, target))
        if response.status != 429, !faults.isEmpty, response.status != 201 { Issue.record("\(target): \(faults)") }
        return response
    }

    private static func create(_ send: ServiceUnderTest.Send) async throws -> String {
        let response = try await ask(send, .post, library + "/playlists", #"{"attributes":{"name":"Road"}}"#)
        return response.body.json?["data"]?[0]?["id"]?.string ?? "none"
    }

    private static var threeSongs: String {
        #"{"data":[\#(songs.map { #"{"id":"\#($0)","type":"songs"}"# }.joined(separator: ","))]}"#
    }

    private static func catalogIDs(_ response: Response) -> [String] {
        response.body.json?["data"]?.array?.compactMap { Resource($0)?.attribute("playParams.catalogId")?.string } ?? []
    }

    @Test(arguments: services)
    func `a playlist without tracks has no page of tracks, and several tracks are added in order`(
        service: ServiceUnderTest
    ) async throws {
        try await service.with { send in
            let tracks = "\(Self.library)/playlists/\(try await Self.create(send))/tracks"
            let empty = try await Self.ask(send, .get, tracks)
            #expect(empty.status == 404 && empty.body.json?["errors"]?[0]?["code"] == "40403")
            #expect(try await Self.ask(send, .post, tracks, Self.threeSongs).status == 204)
            #expect(Self.catalogIDs(try await Self.ask(send, .get, tracks)) == Self.songs)
            let first = try await Self.ask(send, .get, tracks + "?limit=1").body.json
            #expect(first?["meta"]?["total"] == 3 && first?["data"]?.array?.count == 1)
        }
    }

    @Test(arguments: services)
    func `the first favorite song makes a playlist that cannot be edited`(service: ServiceUnderTest) async throws {
        try await service.with { send in
            let before = try await Self.ask(send, .get, Self.library + "/playlists?limit=100").body.json
            let favorites = "/v1/me/favorites?art[url]=f&ids[songs]="
            for song in Self.songs.prefix(2) { _ = try await Self.ask(send, .post, favorites + song) }
            let after = try await Self.ask(send, .get, Self.library + "/playlists?l=es-MX&limit=100").body.json
            let known = Set((before?["data"]?.array ?? []).compactMap { $0["id"]?.string })
            let made = (after?["data"]?.array ?? []).compactMap(Resource.init).filter { !known.contains($0.id) }
            #expect(made.map { $0.attribute("name")?.string } == ["Canciones favoritas"])
            #expect(made.allSatisfy { $0.attribute("canEdit") == false && $0.attribute("playParams.globalId") == nil })
            let tracks = "\(Self.library)/playlists/\(made.first?.id ?? "none")/tracks"
            #expect(Self.catalogIDs(try await Self.ask(send, .get, tracks)) == Self.songs.prefix(2).reversed())
            _ = try await Self.ask(send, .delete, favorites + Self.songs[1])
            #expect(Self.catalogIDs(try await Self.ask(send, .get, tracks)) == [Self.songs[0]])
        }
    }

    @Test(arguments: services)
    func `lists are sorted, and links to the next page keep the order`(service: ServiceUnderTest) async throws {
        try await service.with { send in
            for list in [
                Self.library + "/songs?extend=dateAdded&sort=-dateAdded",
                "/v1/catalog/us/artists/178834/albums?sort=-releaseDate",
            ] {
                var values: [String] = []
                var next: String? = list
                var pages = 0
                while let link = next, pages < 5 {
                    let json = try await Self.ask(send, .get, link + (link.contains("limit") ? "" : "&limit=3")).body
                        .json
                    let name = list.contains("release") ? "releaseDate" : "dateAdded"
                    values += (json?["data"]?.array ?? []).compactMap { Resource($0)?.attribute(name)?.string }
                    next = json?["next"]?.string.map { $0 + (name == "dateAdded" ? "&extend=dateAdded" : "") }
                    #expect(next?.contains("sort=-") != false)
                    pages += 1
                }
                #expect(values.count > 4 && values == values.sorted(by: >), "\(list)")
            }
        }
    }

    @Test(arguments: services, [("playlist-500", 0), ("playlist-500-done", 3)])
    func `tracks may be added although the answer was 500`(
        service: ServiceUnderTest, fault: (name: String, count: Int)
    ) async throws {
        try await service.with([fault.name + " --times 1"]) { send in
            let tracks = "\(Self.library)/playlists/\(try await Self.create(send))/tracks"
            let failed = try await Self.ask(send, .post, tracks, Self.threeSongs)
            #expect(failed.body.json?["errors"]?[0]?["detail"] == "Unable to update tracks")
            let found = try await Self.ask(send, .get, tracks)
            #expect(Self.catalogIDs(found).count == fault.count)
        }
    }

    @Test(arguments: services)
    func `the answer to a new playlist may be 201 without a body`(service: ServiceUnderTest) async throws {
        try await service.with(["playlist-no-body"]) { send in
            let made = try await Self.ask(send, .post, Self.library + "/playlists", #"{"attributes":{"name":"Road"}}"#)
            #expect(made.status == 201 && made.body.isEmpty)
        }
    }

    @Test(arguments: services)
    func `too many requests are refused, by default without a time to retry`(service: ServiceUnderTest) async throws {
        for (fault, header) in [("rate-limit", nil), ("rate-limit --retry-after 2", "2")] as [(String, String?)] {
            try await service.with([fault]) { send in
                for _ in 0..<60 {
                    #expect(try await Self.ask(send, .get, "/v1/catalog/us/search?term=a").status == 200)
                }
                let refused = try await Self.ask(send, .get, "/v1/catalog/us/songs/203709340")
                #expect(refused.status == 429 && refused.headers["Retry-After"] == header)
            }
        }
    }

    @Test(arguments: services)
    func `a station continues two tracks at a time`(service: ServiceUnderTest) async throws {
        try await service.with { send in
            var heard: [String] = []
            for _ in 0..<4 {
                let json = try await Self.ask(send, .post, "/v1/me/stations/next-tracks/ra.203709340").body.json
                heard += (json?["data"]?.array ?? []).compactMap { $0["id"]?.string }
            }
            #expect(heard.count == 8 && Set(heard).count == 8 && heard.first == "203709340")
        }
    }

    @Test(arguments: services)
    func `every station in an answer has artwork, and every library artist its date`(
        service: ServiceUnderTest
    ) async throws {
        try await service.with { send in
            let targets = [
                "/v1/catalog/us/search?term=station&types=stations&limit=25",
                "/v1/catalog/us/stations?filter[featured]=apple-music-live-radio",
                "/v1/catalog/us/stations?ids=ra.203709340,ra.178834,ra.651880159,ra.853851860",
                "/v1/catalog/us/stations?filter[identity]=personal",
            ]
            for target in targets {
                let json = try await Self.ask(send, .get, target).body.json
                let stations = (json?["data"] ?? json?["results"]?["stations"]?["data"])?.array ?? []
                #expect(!stations.isEmpty && stations.allSatisfy { $0["attributes"]?["artwork"]?["url"] != nil })
            }
            let artists = try await Self.ask(send, .get, Self.library + "/artists?limit=100").body.json?["data"]?.array
            #expect(artists?.isEmpty == false && artists?.allSatisfy { $0["attributes"]?["dateAdded"] != nil } == true)
        }
    }

    @Test(arguments: services)
    func `suggestions count their resources separately`(service: ServiceUnderTest) async throws {
        try await service.with { send in
            let target = "/v1/catalog/us/search/suggestions?kinds=terms,topResults&term=love&types=songs"
            let json = try await Self.ask(
                send, .get, target + "&limit[results:topResults]=2&limit[results:terms]=3"
            ).body.json
            let kinds = (json?["results"]?["suggestions"]?.array ?? []).compactMap { $0["kind"]?.string }
            #expect(kinds == ["terms", "terms", "terms", "topResults", "topResults"])
        }
    }
}
