import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// Tests storefronts that the account of a user token does not have.
struct ForeignStorefrontTests {
    private let client: AccountClient

    init() throws { client = try AccountClient() }

    @Test(arguments: ["jp", "gb", "de", "br"])
    func `its catalog answers beside the token, and the account stays at home`(storefront: String) throws {
        let target = "/v1/catalog/\(storefront)/search?types=songs&term=love&extend=inLibrary"
        let found = try #require(client.get(target).json["results"]?["songs"]?["data"]?.array)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0["href"]?.string?.hasPrefix("/v1/catalog/\(storefront)/") == true })
        #expect(found.allSatisfy { $0["attributes"]?["inLibrary"]?.bool != nil })
        #expect(client.resource("/v1/me/storefront")?.id == "us")
        let song = try #require(client.resources("/v1/me/library/songs?limit=1&include=catalog").first)
        let original = song.relationship("catalog")?.data.first?.href
        #expect(original?.hasPrefix("/v1/catalog/us/") != false)
    }

    @Test func `music that only another storefront has does not enter the library`() throws {
        let album = "/albums/9000440200"
        #expect(client.get("/v1/catalog/gb" + album).status == 200)
        #expect(client.get("/v1/catalog/us" + album).status == 404)
        let before = client.total("/v1/me/library/albums?limit=1")
        #expect(client.send(.post, "/v1/me/library?ids[albums]=9000440200").status == 202)
        #expect(client.total("/v1/me/library/albums?limit=1") == before)
    }

    @Test(arguments: ["zz", "usa", "u", "US us", "%F0%9F%8E%B5", "aq"])
    func `a storefront that does not exist is refused, with and without a token`(storefront: String) throws {
        let target = "/v1/catalog/\(storefront.replacing(" ", with: "%20"))/albums/310730204"
        let stranger = try AccountClient(nil)
        #expect(client.get(target).status == 400 && stranger.get(target).status == 400)
        #expect(client.get(target).json["errors"]?[0]?["code"] == "40005")
    }
}
