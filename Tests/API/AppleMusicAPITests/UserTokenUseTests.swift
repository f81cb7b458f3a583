import AppleMusicAPI
import Testing

/// Requests that depend on an account.
struct UserTokenUseTests {
    private func use(_ target: String, _ method: Request.Method = .get) -> UserTokenUse {
        Schema.appleMusic.userTokenUse(of: Request(method, target))
    }

    @Test func `every endpoint below v1/me needs a token, and few others do`() {
        for endpoint in Schema.appleMusic.endpoints {
            let path = endpoint.path.split(separator: "/").map { segment in
                segment == "{storefront}" ? "/us" : segment.hasPrefix("{") ? "/1" : "/" + segment
            }.joined()
            let isPersonal = path.hasPrefix("/v1/me/") || path.hasSuffix("/library")
            #expect(use(path, endpoint.method) == (isPersonal ? .required : .none), "\(endpoint.method) \(path)")
        }
    }

    @Test(arguments: [
        "/v1/me", "/v1/me/", "/v1/me/library/zzz", "/v1/me/library/songs?include=catalog", "/v1/me/unheard/of",
        "/v1/catalog/us/albums/310730204/library", "/v1/catalog/us/stations?filter[identity]=personal",
        "/v1/catalog/us/stations?filter%5Bidentity%5D=personal",
    ])
    func `a request that fails without an account needs a token`(target: String) {
        #expect(use(target) == .required)
        #expect(use(target, .head) == .required)
    }

    @Test(arguments: [
        "/v1/catalog/us/albums/310730204?include=library", "/v1/catalog/us/albums?ids=1,2&relate=artists,library",
        "/v1/catalog/us/search?types=songs&term=love&include[songs]=library",
        "/v1/catalog/us/songs/203709340?extend=artistUrl,inFavorites",
        "/v1/catalog/us/charts?types=songs&extend[songs]=inFavorites", "/v1/catalog/us?ids[ratings]=203709340",
        "/v1/catalog/us/stations/ra.u-0123", "/v1/catalog/us/stations?ids=ra.978194965,ra.u-0123",
        "/v1/catalog/us?ids[stations]=ra.u-0123",
    ])
    func `a request with personal parts in its answer can use a token`(target: String) {
        #expect(use(target) == .optional)
    }

    @Test(arguments: [
        "/v1/catalog/us/search?types=songs&term=personal+jesus", "/v1/catalog/us/search?types=songs&term=library",
        "/v1/catalog/us/search/suggestions?kinds=terms&term=inFavorites", "/v1/catalog/us/albums/310730204",
        "/v1/catalog/us/albums/library", "/v1/catalog/us/albums?ids=library,ra.u-0123",
        "/v1/catalog/us/albums/310730204?include=artists&extend=artistUrl",
        "/v1/catalog/us/search?types=songs&term=ra.u-1", "/v1/catalog/us/albums/310730204?fields=inFavorites",
        "/v1/catalog/us/stations?filter[identity]=zzz", "/v1/catalog/us/stations?filter[featured]=personal",
        "/v1/catalog/us/playlists?filter[identity]=personal", "/v1/catalog/us?ids[albums]=ra.u-0123",
        "/v1/catalog/us/library", "/v1/media", "/v1/", "/", "", "/v2/me/library/songs",
    ])
    func `a request whose answer is equal for all accounts needs no token`(target: String) {
        #expect(use(target) == .none)
    }
}
