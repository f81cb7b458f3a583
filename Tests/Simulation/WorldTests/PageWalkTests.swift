import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmWorld

/// Lists of the simulated service, read page by page.
@Suite struct PageWalkTests {
    private let client = SimulatedWorld.client

    private func rows(_ first: Request, in world: inout World) async throws -> (rows: [Resource], pages: Int) {
        var (rows, pages): ([Resource], Int) = ([], 0)
        var walk = PageWalk(from: first)
        while let request = walk.next {
            let response = try await client.send(request, in: &world)
            try #require(response.isSuccess, "\(request.target): \(response.firstError?.detail ?? "")")
            let page = Page(try #require(response.body.json?.object))
            rows += page.data
            pages += 1
            walk.follow(page.next)
        }
        return (rows, pages)
    }

    @Test(arguments: [
        "/v1/me/library/songs?include=albums,artists&extend=inFavorites",
        "/v1/me/library/albums?include=artists,catalog",
        "/v1/me/library/songs?sort=-name&fields=name&l=de", "/v1/me/library/playlists?relate=catalog",
        "/v1/catalog/us/albums/310730204/tracks?include=artists,genres&extend=artistUrl",
        "/v1/catalog/us/artists/178834/albums?fields[albums]=name&include[albums]=tracks&l=ja",
        "/v1/catalog/us/artists/178834/view/top-songs?with=attributes&extend=artistUrl&art[url]=f",
        "/v1/catalog/us/genres?omit[resource]=autos", "/v1/me/recent/played/tracks?types=songs&include=albums",
    ])
    func `small pages have the resources of large pages`(target: String) async throws {
        var world = try SimulatedWorld.begun("subscriber")
        _ = try await client.requestUserToken(in: &world)
        let large = try await rows(Request(.get, target), in: &world)
        let small = try await rows(Request(.get, target).setting("limit", to: "3"), in: &world)
        #expect(small.pages > 1 && small.pages > large.pages)
        #expect(small.rows == large.rows)
    }
}
