import AppleMusicAPI
import Testing

@testable import TonearmCatalog
@testable import TonearmSimulator

/// Reads that public reports and recordings show. Each test names its source.
struct ReportedReadTests {
    private let client: AccountClient

    init() throws { client = try AccountClient() }

    // Source: a public repository's notes of real requests, 2026-09-21.
    @Test func `a missing user token has another sentence than one that is not accepted`() throws {
        for (token, error) in [(nil, ExpectedError.noToken), ("x", .forbidden)] {
            client.userToken = token
            for target in ["/v1/me/library/playlists?limit=1", "/v1/me/storefront", "/v1/me/recent/played"] {
                client.expect(error, target)
            }
            client.expect(error, .post, "/v1/me/library?ids[songs]=203709340")
            client.expect(error, .post, "/v1/me/library/playlists", #"{"attributes":{"name":"Road"}}"#)
            client.expect(error, "/v1/catalog/us/stations?filter[identity]=personal")
        }
    }

    // Source: a public issue that quotes the answer.
    @Test func `a rating of an unknown type is refused by the path`() {
        for type in ["song", "album", "zzz", "genres"] {
            let error = ExpectedError.path("Unknown resource type '\(type)'")
            for method: Request.Method in [.get, .put, .delete] {
                client.expect(error, method, "/v1/me/ratings/\(type)/203709340", method == .put ? #"{"a":1}"# : "")
            }
        }
    }

    // Source: Apple's answer to FB11418548, in a public issue.
    @Test func `the link after recent tracks has only the offset, and a plain include has no effect`() throws {
        let target = "/v1/me/recent/played/tracks?limit=5&extend=artistUrl&types=songs&include=albums"
        let (_, json) = client.get(target)
        #expect(json["next"] == "/v1/me/recent/played/tracks?offset=5")
        #expect(client.data(json).count == 5)
        #expect(client.data(json).allSatisfy { $0.relationships.isEmpty && $0.attribute("artistUrl") != nil })
        let typed = client.resources("/v1/me/recent/played/tracks?limit=1&include[songs]=albums")
        #expect(typed.first?.relationship("albums")?.data.isEmpty == false)
        #expect(
            client.get("/v1/me/recent/played/tracks?limit=5&l=es-MX").json["next"]
                == "/v1/me/recent/played/tracks?l=es-MX&offset=5")
    }

    // Sources: DefinitelyTyped's tests; "Get Catalog Charts", Apple Music API reference; links in two public repositories.
    @Test func `the address of a song has the song's name`() {
        #expect(
            client.resource("/v1/catalog/us/songs/203709340")?.attribute("url")
                == "https://music.apple.com/us/album/dancing-in-the-dark/203708420?i=203709340")
        #expect(
            client.resource("/v1/catalog/us/albums/203708420")?.attribute("url")
                == "https://music.apple.com/us/album/born-in-the-u-s-a/203708420")
    }

    // Source: "Get Catalog Charts", Apple Music API reference, its example of 2022.
    @Test func `charts have an order, and their addresses sorted parameters`() {
        let (_, json) = client.get("/v1/catalog/us/charts?types=songs,albums,playlists&genre=20&limit=1")
        #expect(json.object?.names == ["results", "meta"])
        #expect(
            json["meta"]?.text
                == #"{"results":{"order":["most-played:songs","most-played:playlists","most-played:albums"]}}"#)
        #expect(
            json["results"]?["songs"]?[0]?["href"]
                == "/v1/catalog/us/charts?chart=most-played&genre=20&limit=1&types=songs")
        let (_, cities) = client.get("/v1/catalog/us/charts?types=playlists&with=cityCharts&limit=1")
        #expect(cities["meta"]?["results"]?["order"]?.strings == ["most-played:playlists", "city-top:playlists"])
        #expect(client.get("/v1/catalog/us/charts?types=songs&genre=99999").json["meta"]?["results"]?["order"] == [])
    }

    // Source: a program of 2026 (facts of November 2026).
    @Test func `an artist's station names similar artists, a song's does not`() {
        #expect(
            client.resource("/v1/catalog/us/artists/178834/station")?.attribute("name")
                == "Bruce Springsteen & Similar Artists Station")
        #expect(
            client.resource("/v1/catalog/us/songs/310730206/station")?.attribute("name") == "Thunder Road Station")
    }

    // Source: recordings show that unknown names in `views` are ignored; clients send it with every type.
    @Test func `views are accepted, without effect, for types that have none`() throws {
        for type in Schema.appleMusic.catalogTypes where type.views.isEmpty {
            let id = try #require(Self.ids[type.type])
            for target in ["\(type.pathName)/\(id)?views=top-songs", "\(type.pathName)?ids=\(id)&views=top-songs"] {
                let (status, json) = client.get("/v1/catalog/us/" + target)
                #expect(status == 200 && json["data"]?[0]?["views"] == nil, "\(target)")
            }
        }
    }

    private static let ids: [ResourceType: String] = [
        .activities: "976439514", .appleCurators: "976439548", .curators: "1107687517", .genres: "20",
        .songs: "203709340", .stationGenres: "1149486365", .stations: "ra.978194965",
    ]

    // Source: a public issue of 2026-07, which names the status.
    @Test(arguments: ["JAxc5%B8-Z+%26+Kanye+West", "%FF", "%E3%81", "%zz", "100%", "a%4", "%C0%AF", "%ED%A0%80"])
    func `a query that is no text is refused`(term: String) {
        for target in ["/v1/catalog/us/search?types=songs&term=", "/v1/me/library/songs?zzz="] {
            let response = client.send(.get, target + term)
            #expect(response.status == 400 && response.body.isEmpty, "\(target)\(term)")
            #expect(response.rule?.sentence.contains("UTF-8") == true)
        }
        client.userToken = nil
        #expect(client.simulator.respond(to: Request(.get, "/v1/test?a=%FF")).status == 401)
    }

    // Source: a program that measured the service on 2026-07-15.
    @Test func `a search of the library matches names, and never artists or albums`() {
        func found(_ term: String, _ type: String = "library-songs") -> [String] {
            client.data(
                client.get("/v1/me/library/search?types=\(type)&limit=25&term=\(term)").json["results"]?[type] ?? .null
            )
            .compactMap { $0.attribute("name")?.string }
        }
        #expect(found("thunder+road") == ["Thunder Road"])
        #expect(found("thu+ro") == ["Thunder Road"])
        #expect(found("thunder+road+bruce+springsteen").isEmpty)
        #expect(found("springsteen").isEmpty)
        #expect(found("bruce+springsteen", "library-artists") == ["Bruce Springsteen"])
        #expect(found("born+to+run", "library-albums") == ["Born to Run"])
    }

    // Source: every song that was recorded has an album, whose page is its address.
    @Test func `every recorded song has an album, which lists it`() throws {
        for line in 0..<RecordedTables.songs.count {
            let id = String(RecordedTables.songs.number(ofLine: line))
            let album = try #require(SimulatorClient.catalog.song(id)?.albumID, "\(id)")
            let tracks = SimulatorClient.related("tracks", .albums, album)
            #expect(tracks.contains(ResourceIdentifier(.songs, id)), "\(id)")
        }
        let song = client.resource("/v1/catalog/us/songs/1043322098")
        #expect(song?.attribute("albumName") == "Control")
        #expect(song?.attribute("url")?.string?.hasSuffix("/8300007900?i=1043322098") == true)
    }

    // Source: recorded music videos of albums have the number of their track.
    @Test func `a music video of an album has its number there`() throws {
        // One video can end several editions.
        var numbers: [String: Set<Int>] = [:]
        for artist in WorldArtist.all {
            let artistID = WorldNumber.artist(artist.index).text
            for album in SimulatorClient.related("full-albums", .artists, artistID) {
                let tracks = SimulatorClient.related("tracks", .albums, album.id)
                for (index, track) in tracks.enumerated() where track.type == .musicVideos {
                    numbers[track.id, default: []].insert(index + 1)
                }
            }
        }
        #expect(numbers.count > 10)
        for (id, numbers) in numbers {
            let number = try #require(SimulatorClient.catalog.musicVideo(id)?.trackNumber)
            #expect(numbers.contains(number), "\(id)")
        }
    }
}
