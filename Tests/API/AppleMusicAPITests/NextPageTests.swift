import AppleMusicAPI
import Testing

/// Requests for further pages: what the service's link drops is added again.
@Suite struct NextPageTests {
    private func next(_ target: String, _ link: String, of list: String? = nil) -> String {
        Request(.get, target).following(link, of: list).target
    }

    @Test func `the next page of a list has the parameters of the first`() {
        let query = "include=albums,artists&include[albums]=artists&extend=inFavorites&fields[songs]=name&sort=name"
        #expect(
            next("/v1/me/library/songs?\(query)&limit=100", "/v1/me/library/songs?offset=100")
                == "/v1/me/library/songs?offset=100&\(query)&limit=100")
        #expect(
            next("/v1/catalog/us/songs?filter[isrc]=A,B&include=artists", "/v1/catalog/us/songs?offset=2")
                == "/v1/catalog/us/songs?offset=2&filter[isrc]=A,B&include=artists")
    }

    @Test func `what the link has is not changed, and the place in the list is the link's`() {
        #expect(
            next(
                "/v1/catalog/us/albums/1/tracks?l=de&offset=5&limit=5", "/v1/catalog/us/albums/1/tracks?l=fr&offset=10")
                == "/v1/catalog/us/albums/1/tracks?l=fr&offset=10&limit=5")
        #expect(next("/v1/me/library/songs?offset=5", "/v1/me/library/songs?after=x") == "/v1/me/library/songs?after=x")
        #expect(
            next("/v1/catalog/US/albums/1/tracks/?extend=x", "/v1/catalog/us/albums/1/tracks?offset=5")
                == "/v1/catalog/us/albums/1/tracks?offset=5&extend=x")
    }

    @Test func `the next page of a group has its own limit, and none of the other groups`() {
        let link = "/v1/catalog/us/search?offset=5&term=a&types=songs"
        #expect(
            next(
                "/v1/catalog/us/search?term=a&types=songs,albums&with=topResults&extend=artistUrl&limit=5", link,
                of: "songs")
                == "\(link)&extend=artistUrl&limit=5")
    }

    @Test func `the page of a relationship or a view has only the parameters of its resources`() {
        let album = "/v1/catalog/us/albums/1"
        let query = "include=tracks&views=appears-on&extend=artistUrl&extend[songs]=audioVariants&include[songs]=genres"
        #expect(
            next("\(album)?\(query)&limit[tracks]=7&limit[artists]=3", "\(album)/tracks?offset=7", of: "tracks")
                == "\(album)/tracks?offset=7&extend[songs]=audioVariants&include[songs]=genres&limit=7&limit[artists]=3"
        )
        let artist = "/v1/catalog/us/artists/1"
        for limit in ["limit[view.top-songs]", "limit[artists:top-songs]", "limit[top-songs]"] {
            #expect(
                next(
                    "\(artist)?views=top-songs&extend=x&\(limit)=7", "\(artist)/view/top-songs?offset=7",
                    of: "top-songs")
                    == "\(artist)/view/top-songs?offset=7&extend=x&limit=7")
        }
        // A list of resources by id has relationships of its own.
        #expect(
            next("/v1/catalog/us?ids[albums]=1&include[albums]=artists", "\(album)/tracks?offset=7", of: "tracks")
                == "\(album)/tracks?offset=7&include[albums]=artists")
    }

    @Test func `headers stay, and a list of another service keeps everything`() {
        let request = Request(.get, "/v1/x/y?color=red&limit=2", headers: Headers([("Host", "example.org")]))
        let next = request.following("/v1/x/y?offset=2")
        #expect(next.headers == request.headers && next.target == "/v1/x/y?offset=2&color=red&limit=2")
        #expect(request.following("/v1/z?offset=2").target == "/v1/z?offset=2")
    }

    @Test(arguments: ["/v1/x?offset=1", "/v1/x?offset=2"])
    func `a walk ends at a link to an earlier page`(last: String) throws {
        var walk = PageWalk(from: Request(.get, "/v1/x?offset=1"))
        walk.follow("/v1/x?offset=2")
        #expect(walk.next?.target == "/v1/x?offset=2")
        walk.follow(last)
        #expect(walk.next == nil)
    }
}
