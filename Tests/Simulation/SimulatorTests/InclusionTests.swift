import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmSimulator

/// The parameters `include`, `relate`, `extend`, `views`, `fields` and `omit`, and the resources that they affect.
struct InclusionTests {
    private static let album = "/v1/catalog/us/albums/310730204"

    private func forms(_ target: String) async throws -> [String: Resource.Form] {
        let resource = try #require(try await SimulatorClient().resource(target))
        return Dictionary(
            uniqueKeysWithValues: resource.relationships.compactMap { name, page in
                page.data.first.map { (name, $0.form) }
            })
    }

    @Test(arguments: [
        ("", ["artists": Resource.Form.identity, "tracks": .attributes]),
        ("?include=artists", ["artists": .full, "tracks": .attributes]),
        ("?include=artists,genres", ["artists": .full, "genres": .attributes, "tracks": .attributes]),
        ("?include=artists&include=genres", ["artists": .full, "genres": .attributes, "tracks": .attributes]),
        ("?include[albums]=genres", ["artists": .identity, "genres": .attributes, "tracks": .attributes]),
        ("?relate=genres", ["artists": .identity, "genres": .identity, "tracks": .attributes]),
        ("?relate=tracks,artists", ["artists": .identity, "tracks": .attributes]),
        ("?relate=genres&include=genres", ["artists": .identity, "genres": .attributes, "tracks": .attributes]),
        ("?include=zzz,tracks,library&relate=yyy", ["artists": .identity, "tracks": .attributes]),
        ("?omit[resource]=autos", [:]), ("?omit[resource]=autos&include=genres", ["genres": .attributes]),
        ("?omit[resource]=autos&relate=tracks", ["tracks": .identity]),
        ("?include[songs]=artists", ["artists": .identity, "tracks": .full]),
    ])
    func `an album has the requested relationships`(query: String, expected: [String: Resource.Form]) async throws {
        #expect(try await forms(Self.album + query) == expected)
    }

    @Test func `personal parts are omitted without an account`() async throws {
        let resource = try #require(
            try await SimulatorClient().resource(Self.album + "?include=library&relate=library&extend=inFavorites"))
        #expect(resource.relationship("library") == nil)
        #expect(resource.attribute("inFavorites") == nil)
    }

    @Test func `a type in brackets applies at every depth`() async throws {
        let resource = try #require(
            try await SimulatorClient().resource(
                Self.album + "?include=artists&include[songs]=albums&relate[songs]=genres&extend[songs]=artistUrl"
                    + "&include[artists]=station"))
        let tracks = try #require(resource.relationship("tracks")?.data)
        #expect(tracks.allSatisfy { $0.relationships.map(\.name) == ["albums", "genres"] })
        #expect(tracks.allSatisfy { $0.attribute("artistUrl") != nil })
        #expect(tracks.first?.relationship("albums")?.data.first?.form == .attributes)
        #expect(tracks.first?.relationship("genres")?.data.first?.form == .identity)
        #expect(resource.relationship("artists")?.data.first?.relationship("station")?.data.first?.form == .attributes)
        #expect(resource.attribute("artistUrl") == nil)
    }

    @Test func `a cyclic inclusion ends`() async throws {
        let resource = try #require(
            try await SimulatorClient().resource(Self.album + "?include[songs]=albums&include[albums]=tracks"))
        let back = resource.relationship("tracks")?.data.first?.relationship("albums")?.data.first
        #expect(back?.id == "310730204")
        #expect(back?.relationship("tracks") == nil)
        let curator = try await SimulatorClient().get(
            "/v1/catalog/us/curators/1107687517?include=playlists&include[playlists]=curator"
                + "&include[curators]=playlists")
        #expect(curator.status == 200)
    }

    @Test(arguments: [
        ("artists/178834", "artists", "genreNames,name"), ("artists/178834", "artists", "name"),
        ("genres/20", "genres", "name,parentId"),
    ])
    func `fields keeps only the named members`(path: String, type: String, names: String) async throws {
        for parameter in ["fields", "fields[\(type)]"] {
            let resource = try #require(
                try await SimulatorClient().resource("/v1/catalog/us/\(path)?\(parameter)=\(names),zzz"))
            #expect(resource.attributes?.names == names.split(separator: ",").map(String.init))
        }
    }

    @Test func `fields also applies to storefronts`() async throws {
        let storefront = try await SimulatorClient().resource("/v1/storefronts/jp?fields=name")
        #expect(storefront?.attributes?.names == ["name"])
    }

    @Test func `the bare names apply to the elements of a path`() async throws {
        let tracks = try await SimulatorClient().resources(
            Self.album + "/tracks?include=artists&extend=artistUrl&fields=name,artistUrl")
        #expect(tracks.count == 8)
        #expect(tracks.allSatisfy { $0.relationship("artists")?.data.first?.form == .full })
        #expect(tracks.allSatisfy { $0.attributes?.names == ["artistUrl", "name"] })
        let bare = try await SimulatorClient().resources(Self.album + "/tracks")
        #expect(bare.allSatisfy { $0.form == .attributes })
    }

    @Test func `views have the requested order and a title, and unknown ones are ignored`() async throws {
        let resource = try #require(
            try await SimulatorClient().resource("/v1/catalog/us/artists/178834?views=top-songs,zzz,similar-artists"))
        #expect(resource.views.map(\.name) == ["top-songs", "similar-artists"])
        #expect(resource.views.map(\.page.title) == ["Top Songs", "Similar Artists"])
        #expect(resource.views.allSatisfy { $0.page.data.allSatisfy { $0.form == .attributes } })
    }

    @Test func `an empty view is included, but 404 by its path`() async throws {
        let artist = try #require(
            Owners.ids(of: .artists).first {
                SimulatorClient.catalog.related("live-albums", of: ResourceIdentifier(.artists, $0)).isEmpty
            })
        let path = "/v1/catalog/us/artists/\(artist)"
        let view = try await SimulatorClient().resource(path + "?views=live-albums")?.views.first?.page
        #expect(view?.json["data"] == [])
        #expect(view?.next == nil)
        try await SimulatorClient().expect(.nothingRelated("live-albums"), from: path + "/view/live-albums")
    }

    @Test func `a view's own path has its title only on request`() async throws {
        let path = "/v1/catalog/us/artists/178834/view/top-songs"
        #expect(try await SimulatorClient().get(path + "?limit=1").json.object?.names.contains("attributes") == false)
        let titled = try await SimulatorClient().get(path + "?limit=1&with=attributes").json
        #expect(titled["attributes"] == ["title": "Top Songs"])
        #expect(titled.object?.names == ["next", "attributes", "data"])
    }

    @Test func `an empty relationship is included`() async throws {
        let station = try await SimulatorClient().resource("/v1/catalog/us/stations/ra.978194965?include=radio-show")
        #expect(
            station?.json["relationships"]?.text
                == #"{"radio-show":{"href":"/v1/catalog/us/stations/ra.978194965/radio-show","data":[]}}"#)
    }
}
