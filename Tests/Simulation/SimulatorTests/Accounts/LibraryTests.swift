import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// Reading the library.
struct LibraryTests {
    private static let types = ["albums", "artists", "music-videos", "playlists", "playlist-folders", "songs"]

    @Test(arguments: types)
    func `a list is alphabetical without duplicates, at any page size`(type: String) throws {
        let client = try AccountClient()
        let target = "/v1/me/library/\(type)"
        let total = try #require(client.total(target))
        let all = client.walk(target).flatMap(\.self)
        #expect(all.count == total && Set(all).count == total && total > 0)
        for limit in [1, 7, 100] where limit > 1 || total < 60 {
            let pages = client.walk(target, limit: limit)
            #expect(pages.flatMap(\.self) == all)
            #expect(pages.dropLast().allSatisfy { $0.count == limit })
        }
        let names = client.resources(target + "?limit=100").compactMap { $0.attribute("name")?.string }
        #expect(names.map(NameOrder.key) == names.map(NameOrder.key).sorted())
        let playHistory = client.get(target + "?offset=\(total)").json
        #expect(playHistory.text == #"{"data":[],"meta":{"total":\#(total)}}"#)
        #expect(client.get(target + "?offset=\(Int.max)").status == 200)
    }

    @Test(arguments: types)
    func `every element has its own path, with everything in the Schema`(type: String) throws {
        let client = try AccountClient()
        let description = try #require(Schema.appleMusic[ResourceType("library-\(type)")])
        for resource in client.resources("/v1/me/library/\(type)?limit=100").prefix(40) {
            let single = try #require(client.resource(resource.href ?? ""))
            #expect(single.key == resource.key)
            let names = single.attributes?.names ?? []
            #expect(names == names.sorted())
            for attribute in description.attributes where attribute.presence == .always {
                #expect(names.contains(attribute.name), "\(single.key) \(attribute.name)")
            }
            for member in single.attributes?.members ?? [] {
                let attribute = try #require(description.attributes.first { $0.name == member.name })
                if attribute.name != "artwork" {
                    let fault = Shapes.fault(of: member.value, as: attribute.shape)
                    #expect(fault == nil, "\(single.key).\(member.name)")
                }
            }
        }
    }

    @Test(arguments: types)
    func `every relationship has an answer with its total`(type: String) throws {
        let client = try AccountClient()
        let description = try #require(Schema.appleMusic[ResourceType("library-\(type)")])
        for resource in client.resources("/v1/me/library/\(type)").prefix(12) {
            for relationship in description.relationships {
                let target = "/v1/me/library/\(type)/\(resource.id)/\(relationship.name)"
                let (status, json) = client.get(target)
                guard status == 200 else {
                    client.expect(.nothingRelated(relationship.name), target)
                    continue
                }
                let total = try #require(json["meta"]?["total"]?.integer)
                let all = client.walk(target).flatMap(\.self)
                #expect(all.count == total)
                #expect(client.data(json).allSatisfy { relationship.targets.contains($0.type) })
                client.expect(.nothingRelated(relationship.name), target + "?offset=\(total)")
                let query = "include=\(relationship.name)&limit[\(relationship.name)]=1"
                let included = client.resource("/v1/me/library/\(type)/\(resource.id)?\(query)")?
                    .relationship(relationship.name)
                #expect(included?.total == total && included?.href == target)
                #expect(included?.data.map(\.key) == Array(all.prefix(1)))
                #expect((included?.next != nil) == (total > 1))
            }
        }
    }

    @Test func `missing resources are not found, or omitted from a batch`() throws {
        let client = try AccountClient()
        for target in ["albums/l.none", "artists/r.none", "songs/i.none", "music-videos/i.none", "playlists/p.none"] {
            client.expect(.notFound, "/v1/me/library/" + target)
        }
        client.expect(.notFound, "/v1/me/library/albums/l.none/tracks")
        client.expect(.notFound, "/v1/me/library/playlist-folders/p.playlistsroot")
        #expect(client.get("/v1/me/library/songs?ids=i.none").json.text == #"{"data":[]}"#)
        #expect(
            client.resources("/v1/me/library/albums?ids=l.hRrflgc,l.none,l.sticiFl,l.hRrflgc").map(\.id)
                == ["l.hRrflgc", "l.sticiFl"])
        #expect(client.get("/v1/me/library/playlists?ids=p.none").json.text == #"{"data":[]}"#)
    }

    @Test func `an unknown playlist in a batch has a placeholder`() throws {
        let client = try AccountClient()
        let found = client.resources("/v1/me/library/playlists?ids=p.none,p.ldvAAZ3C3Qmop9,x.none")
        #expect(found.map(\.id) == ["p.none", "p.ldvAAZ3C3Qmop9"])
        #expect(found[0].attribute("name") == nil && found[0].attribute("canEdit") == false)
        #expect(found[0].attribute("lastModifiedDate") == "1970-01-01T00:00:00Z")
    }

    @Test func `folders and playlists are answered on each other's paths`() throws {
        let client = try AccountClient()
        let folder = try #require(client.resource("/v1/me/library/playlists/p.WmzVVDOUO9pDBk"))
        #expect(folder.key == "library-playlists/p.WmzVVDOUO9pDBk" && folder.attribute("canEdit") == false)
        client.expect(.nothingRelated("tracks"), "/v1/me/library/playlists/p.WmzVVDOUO9pDBk/tracks")
        let playlist = try #require(client.resource("/v1/me/library/playlist-folders/p.ldvAAZ3C3Qmop9"))
        #expect(playlist.attributes?.names == ["dateAdded", "name"])
        client.expect(.nothingRelated("children"), "/v1/me/library/playlist-folders/p.ldvAAZ3C3Qmop9/children")
        client.expect(
            .nothingRelated("children"), "/v1/me/library/playlist-folders/p.WmzVVDOUO9pDBk/children?offset=-1")
    }

    @Test func `the root has no attributes, and its children include their parents`() throws {
        let client = try AccountClient()
        let root = try #require(client.resource("/v1/me/library/playlist-folders/p.playlistsroot?include=children"))
        #expect(root.attributes == nil && root.relationship("children")?.data.isEmpty == false)
        client.expect(.nothingRelated("parent"), "/v1/me/library/playlist-folders/p.playlistsroot/parent")
        let kitchen = try #require(
            client.resource("/v1/me/library/playlist-folders/p.WmzVVDOUO9pDBk/children?include=parent"))
        let parent = try #require(kitchen.relationship("parent")?.data.first)
        #expect(parent.id == "p.WmzVVDOUO9pDBk" && parent.attributes != nil)
        #expect(parent.relationship("parent")?.data.map(\.id) == ["p.playlistsroot"])
        let children = client.resources("/v1/me/library/playlist-folders/p.WmzVVDOUO9pDBk/children?include=tracks")
        let tracks = try #require(children.last?.relationship("tracks"))
        #expect(tracks.data.isEmpty && tracks.next?.hasSuffix("/tracks?offset=0") == true && tracks.total ?? 0 > 0)
    }

    @Test func `the tracks of several albums are omitted or requested`() throws {
        let client = try AccountClient()
        #expect(client.resource("/v1/me/library/albums/l.sticiFl")?.relationship("tracks")?.data.isEmpty == false)
        #expect(client.resource("/v1/me/library/albums")?.relationship("tracks") == nil)
        let error = ExpectedError.value(
            "include", "The 'tracks' relationship may only be activated with a single resource fetch")
        client.expect(error, "/v1/me/library/albums?ids=l.sticiFl,l.qrRWYhq&include=tracks")
        client.expect(error, "/v1/me/library/playlists?include=tracks")
        client.expect(.limitWithIDs, "/v1/me/library/playlists?ids=p.ldvAAZ3C3Qmop9&limit=1")
        client.expect(.tooLarge(101, maximum: 100), "/v1/me/library/songs?limit=101")
    }

    @Test func `a matched album can lose its link, and adding it again repairs it`() throws {
        let client = try AccountClient()
        let lost = try #require(
            client.resources("/v1/me/library/albums?limit=100&include=catalog").first {
                $0.relationship("catalog")?.data.isEmpty == true && $0.attribute("artistName") != "Field Recordings"
            })
        client.expect(.nothingRelated("catalog"), "/v1/me/library/albums/\(lost.id)/catalog")
        let place = try #require(client.simulator.open("subscriber")?.library.albums.first { $0.id == lost.id })
        _ = client.send(.post, "/v1/me/library?ids[albums]=\(place.catalogID ?? "")")
        #expect(client.get("/v1/me/library/albums/\(lost.id)/catalog").status == 200)
    }

    @Test func `an upload has no catalog resource, artwork or reporting`() throws {
        let client = try AccountClient()
        let song = try #require(
            client.resources("/v1/me/library/songs?limit=100").first { $0.attribute("name") == "Far Thunder" })
        #expect(song.attribute("artwork") == nil && song.attribute("releaseDate") == nil)
        #expect(song.attribute("playParams.reporting") == false && song.attribute("playParams.catalogId") == nil)
        client.expect(.nothingRelated("catalog"), "/v1/me/library/songs/\(song.id)/catalog")
    }

    @Test func `several types are fetched together, in the Schema's order`() throws {
        let client = try AccountClient()
        let found = client.resources(
            "/v1/me/library?ids[library-songs]=i.PkdJNdAIrQozOW&ids[library-albums]=l.sticiFl,l.none")
        #expect(found.map(\.key) == ["library-albums/l.sticiFl", "library-songs/i.PkdJNdAIrQozOW"])
        client.expect(.missing("id(s)", "ids"), "/v1/me/library")
    }

    @Test func `a search finds words in names, in paged groups`() throws {
        let client = try AccountClient()
        let target = "/v1/me/library/search?term=love&types=library-songs,library-artists&limit=1"
        let json = client.get(target).json
        #expect(json["meta"]?["results"]?["order"]?.strings == ["library-songs"])
        let group = try #require(json["results"]?["library-songs"])
        #expect(group["href"]?.string == "/v1/me/library/search?types=library-songs&term=love&limit=1")
        let next = try #require(group["next"]?.string)
        #expect(next == "/v1/me/library/search?offset=1&term=love&types=library-songs")
        #expect(client.get(next).json["results"]?["library-songs"] != nil)
        #expect(
            client.get("/v1/me/library/search?term=zzzz&types=library-songs").json.text
                == #"{"results":{},"meta":{"results":{"order":[],"rawOrder":[]}}}"#)
        client.expect(.missing("term", "term"), "/v1/me/library/search?types=library-songs")
        client.expect(.value("types", "Invalid type 'songs'"), "/v1/me/library/search?term=a&types=songs")
    }

    @Test func `recent additions come first, albums and playlists mixed`() throws {
        let client = try AccountClient()
        let all = client.walk("/v1/me/library/recently-added").flatMap(\.self)
        #expect(Set(all).count == all.count)
        let dates = client.resources("/v1/me/library/recently-added?limit=25").compactMap {
            $0.attribute("dateAdded")?.string
        }
        #expect(dates == dates.sorted(by: >) && dates.count == 25)
        _ = client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"Newest"}}"#)
        #expect(client.resource("/v1/me/library/recently-added")?.attribute("name") == "Newest")
    }
}
