import AppleMusicAPI
import Testing

/// A comparison of what several answers contain about a resource.
struct ConsistencyTests {
    @Test(arguments: ["us", "jp", "ly", "ch"])
    func `a complete album has all its tracks in order`(storefront: String) async throws {
        let client = try SimulatorClient()
        for id in Owners.ids(of: .albums).prefix(60) {
            guard let album = try await client.resource("/v1/catalog/\(storefront)/albums/\(id)") else { continue }
            let tracks = album.relationship("tracks")?.data ?? []
            if album.attribute("isComplete") == true {
                #expect(album.attribute("trackCount")?.integer == tracks.count, "\(storefront) \(album.key)")
            }
            let places = tracks.compactMap { track in
                track.attribute("trackNumber")?.integer.map { (track.attribute("discNumber")?.integer ?? 1, $0) }
            }
            #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "\(storefront) \(album.key)")
        }
    }

    @Test(arguments: [
        ("songs", "albums", "albums", "tracks"), ("albums", "tracks", "songs", "albums"),
        ("playlists", "curator", "curators", "playlists"), ("playlists", "curator", "apple-curators", "playlists"),
        ("curators", "playlists", "playlists", "curator"), ("apple-curators", "playlists", "playlists", "curator"),
        ("albums", "artists", "artists", "albums"), ("music-videos", "artists", "artists", "music-videos"),
        ("music-videos", "songs", "songs", "music-videos"),
    ])
    func `a relationship has its inverse`(type: String, name: String, target: String, back: String) async throws {
        let client = try SimulatorClient()
        var checked = 0
        for id in Owners.ids(of: ResourceType(type)).prefix(30) {
            let found = try await client.resources("/v1/catalog/us/\(type)/\(id)/\(name)").prefix(3)
            for element in found where element.type.rawValue == target {
                checked += 1
                let path = "/v1/catalog/us/\(target)/\(element.id)/\(back)"
                let walk = try await Walk(
                    client, from: path, limit: back == "albums" && target == "artists" ? 100 : nil)
                #expect(walk.elements.contains("\(type)/\(id)"), "\(path) has not \(type)/\(id)")
            }
        }
        #expect(checked > 0)
    }

    @Test(arguments: ["us", "jp", "ly"])
    func `search results and chart entries can be fetched, and are equal there`(storefront: String) async throws {
        let client = try SimulatorClient()
        let root = "/v1/catalog/\(storefront)"
        for target in [
            "\(root)/charts?types=songs,albums,playlists,music-videos&limit=10",
            "\(root)/search?types=songs,albums,artists,playlists,stations,curators&term=love&limit=10",
        ] {
            for group in try await client.get(target).json["results"]?.object?.members ?? [] {
                for element in (group.value["data"] ?? group.value[0]?["data"])?.array ?? [] {
                    let resource = try #require(Resource(element))
                    let fetched = try await client.resource(resource.href ?? "")
                    #expect(fetched?.attributes == resource.attributes, "\(resource.href ?? "")")
                }
            }
        }
    }

    @Test func `an artist's albums are ordered newest first`() async throws {
        for id in Owners.ids(of: .artists).prefix(30) {
            let albums = try await SimulatorClient().resources("/v1/catalog/us/artists/\(id)/albums?limit=100")
            // Some dates are only years.
            let years = albums.compactMap { $0.attribute("releaseDate")?.string?.prefix(4) }
            #expect(years == years.sorted(by: >), "artists/\(id)")
        }
    }

    @Test func `the station of an artist and of a song is playable`() async throws {
        for (type, id) in [("artists", "178834"), ("songs", "203709340")] {
            let stations = try await SimulatorClient().resources("/v1/catalog/us/\(type)/\(id)/station")
            #expect(stations.map(\.id) == ["ra.\(id)"])
            #expect(stations.first?.attribute("playParams.stationHash")?.string?.isEmpty == false)
        }
    }

    @Test func `every station genre has stations and every storefront has charts`() async throws {
        let client = try SimulatorClient()
        for genre in try await client.resources("/v1/catalog/us/station-genres") {
            let stations = try await client.resources("/v1/catalog/us/station-genres/\(genre.id)/stations")
            #expect(!stations.isEmpty, "\(genre.id)")
        }
        for storefront in Storefront.all {
            let songs = try await client.get("/v1/catalog/\(storefront.id)/charts?types=songs&limit=1").json
            #expect(songs["results"]?["songs"]?[0]?["data"]?.array?.count == 1, "\(storefront.id)")
        }
    }
}
