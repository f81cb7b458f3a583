import AppleMusicAPI
import Testing

/// The examples of the talks, the readme, the article and the reference, followed to their ends.
struct SourceExampleTests {
    /// Returns the empty relationships and views of resources, as `label: identifiers`.
    private static func emptyAssociations(of resources: [Resource]) -> [String] {
        resources.flatMap { resource in
            (resource.relationships + resource.views).filter { $0.page.data.isEmpty }.map {
                "\($0.name) of \(resource.identifier)"
            }
        }
    }

    @Test(arguments: DocumentedRequests.all)
    func `a documented request has an answer without empty relationships`(target: String) throws {
        let client = try AccountClient()
        let (status, json) = client.get(target)
        #expect(status == 200)
        let results = json["results"]?.object
        // Terms are not resources, and the root folder is in the answer's metadata.
        let isBare = results?["terms"] != nil || results?["suggestions"] != nil || target.hasSuffix("playlistsroot")
        let groups = (results?.members ?? []).flatMap { [$0.value] + ($0.value.array ?? []) }
        let resources = client.data(json) + groups.flatMap { client.data($0) }
        #expect(isBare || !resources.isEmpty)
        #expect(Self.emptyAssociations(of: resources) == [])
    }

    @Test func `the list contains all examples without duplicates`() {
        #expect(DocumentedRequests.all.count == 108)
        #expect(Set(DocumentedRequests.all).count == 108)
    }

    private static let albums = ["310730204", "8001280100", "8001290100", "8001300100", "1616728060"]
    private static let artists = ["178834", "462006", "8001280000", "8001290000", "8000520000"]

    @Test(arguments: albums)
    func `an album of the sources has all its relationships`(id: String) throws {
        let client = try AccountClient()
        let names = [
            "artists", "genres", "tracks", "record-labels", "view/appears-on", "view/other-versions",
            "view/related-albums", "view/related-videos",
        ]
        for name in names {
            #expect(!client.resources("/v1/catalog/us/albums/\(id)/\(name)").isEmpty, "\(name)")
        }
        let (_, json) = client.get("/v1/catalog/us/albums/\(id)?views=appears-on,related-albums")
        let album = try #require(client.data(json).first)
        let views = try #require(json["data"]?[0]?["views"])
        #expect(views["appears-on"]?["attributes"]?["title"]?.string?.isEmpty == false)
        #expect((views["related-albums"]?["data"]?.array?.count ?? 0) >= 4)
        #expect(album.attribute("trackCount")?.integer == album.relationship("tracks")?.data.count)
        for name in ["recordLabel", "copyright", "upc", "releaseDate"] { #expect(album.attribute(name) != nil) }
    }

    @Test(arguments: artists)
    func `an artist of the sources has all its relationships`(id: String) throws {
        let client = try AccountClient()
        let names = [
            "albums", "genres", "music-videos", "playlists", "station", "view/top-songs", "view/similar-artists",
            "view/full-albums", "view/featured-playlists", "view/top-music-videos", "view/featured-albums",
        ]
        for name in names {
            #expect(!client.resources("/v1/catalog/us/artists/\(id)/\(name)").isEmpty, "\(name)")
        }
    }

    /// Not every artist has releases of each kind, and the latest release is only listed while it is recent.
    @Test(arguments: ["178834", "462006"])
    func `an artist with decades of releases has every kind of them`(id: String) throws {
        let client = try AccountClient()
        for name in ["singles", "live-albums", "compilation-albums", "appears-on-albums"] {
            let albums = client.resources("/v1/catalog/us/artists/\(id)/view/\(name)")
            #expect(!albums.isEmpty, "\(name)")
            let artists = albums.flatMap { client.resources("/v1/catalog/us/albums/\($0.id)/artists").map(\.id) }
            #expect(artists.contains(id) == (name != "appears-on-albums"), "\(name)")
        }
    }

    @Test func `Bob Dylan has playlists on request, and several pages of albums`() throws {
        let client = try AccountClient()
        let artist = try #require(client.resource("/v1/catalog/us/artists/462006?include=playlists"))
        #expect(artist.relationship("playlists")?.data.first?.attribute("name") != nil)
        let (_, json) = client.get("/v1/catalog/us/artists/462006/albums?limit=5")
        #expect(client.data(json).count == 5 && json["next"]?.string == "/v1/catalog/us/artists/462006/albums?offset=5")
        let albums = client.resources("/v1/catalog/us/artists/462006/albums?limit=25")
        #expect(albums.count >= 10)
        for album in albums {
            let tracks = client.resources("/v1/catalog/us/albums/\(album.id)/tracks")
            #expect(tracks.count == album.attribute("trackCount")?.integer, "\(album.id)")
        }
    }

    @Test(arguments: ["khalid", "phoenix", "bob dylan", "bruce springsteen", "the police", "ed sheeran", "hugh laurie"])
    func `searches for artists of the sources find their three kinds of playlists`(
        term: String
    ) throws {
        let client = try AccountClient()
        let (_, json) = client.get(
            "/v1/catalog/us/search?term=\(term.replacing(" ", with: "+"))&types=playlists&limit=25")
        let names = json["results"]?["playlists"].map { client.data($0) }?.compactMap { $0.attribute("name")?.string }
        for ending in ["essentials", "deep cuts", "next steps"] {
            #expect(names?.contains { $0.lowercased().hasSuffix(ending) } == true, "\(ending)")
        }
    }

    @Test func `a certain artist has only the root genre`() throws {
        let client = try AccountClient()
        let artist = try #require(client.resource("/v1/catalog/us/artists/8000520000"))
        #expect(artist.attribute("name")?.string == "Ed Sheeran")
        #expect(artist.attribute("genreNames")?.strings == ["Music"])
        #expect(client.resources("/v1/catalog/us/artists/8000520000/genres").map(\.id) == ["34"])
    }

    @Test func `a playlist contains songs and music videos, in its order`() throws {
        let client = try AccountClient()
        let (_, json) = client.get("/v1/catalog/us/search?term=khalid+essentials&types=playlists")
        let playlist = try #require(json["results"]?["playlists"].map { client.data($0) }?.first)
        let tracks = client.resources("/v1/catalog/us/playlists/\(playlist.id)/tracks")
        #expect(Set(tracks.map(\.type)) == [.songs, .musicVideos])
        #expect(tracks.first?.attribute("name")?.string == "Location" && tracks.first?.type == .songs)
        #expect(tracks.allSatisfy { $0.attribute("playParams") != nil })
    }

    @Test(arguments: [
        "00602445868162", "0602445868162", "602445868162", "6 02445 86816 2", "0 602445 868162", " 602445868162 ",
    ])
    func `a barcode matches in any spelling`(code: String) throws {
        let client = try AccountClient()
        let typed = code.replacing(" ", with: "%20")
        #expect(client.resources("/v1/catalog/us/albums?filter[upc]=\(typed)").map(\.id) == ["1620500261"])
    }

    @Test(arguments: [
        "602445868161", "60244586816", "0000602445868162", "60244586816a", "-602445868162", "", "6024458,68162",
    ])
    func `an invalid barcode matches no album`(code: String) throws {
        let client = try AccountClient()
        #expect(client.resources("/v1/catalog/us/albums?filter[upc]=\(code)").isEmpty)
    }
}
