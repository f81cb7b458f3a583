import AppleMusicAPI
import Testing
import TonearmAlgorithms

@testable import TonearmHTTP

struct LoggedTargetTests {
    private static let token = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJERU1PVEVBTTAxIn0.abcdefgh"

    @Test(arguments: [
        "/v1/catalog/us/albums/310730204?include=tracks&l=es-MX",
        "/v1/catalog/us/songs?ids=203709340,310730206,310730204,1613600188,907242702,1151618586,900032829",
        "/v1/catalog/us/playlists/pl.f4d106fed2bd41149aaacabb233eb5eb", "/v1/catalog/us/search?term=james+brown",
    ])
    func `ordinary targets are logged unchanged`(target: String) {
        #expect(LoggedTarget.text(of: target) == target)
    }

    @Test(arguments: [
        "/v1/test?token=\(token)", "/v1/\(token)/x", "/v1/test?a=b&\(token)", "/?t=%65yJhbGciOiJFUzI1NiJ9",
        "/?t=\(token.split(separator: ".")[1])", "/?user=\(String(repeating: "A1b", count: 100))",
    ])
    func `possible tokens are redacted`(target: String) {
        let text = LoggedTarget.text(of: target)
        #expect(text.contains("…"))
        for secret in ["eyJ", "%65yJ", "A1bA1b"] { #expect(!text.contains(secret)) }
    }

    @Test func `the key of a part of the feed is not logged`() {
        let path = "/exports/a/b.parquet"
        #expect(LoggedTarget.text(of: path + "?accessKey=17_abc&x=y") == path + "?accessKey=…&x=y")
        #expect(!LoggedTarget.text(of: path + "?access%4Bey=17_abc").contains("abc"))
    }

    private static let base64 = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

    @Test(arguments: ["access_token", "token", "media-user-token", "userToken", "x"])
    func `no part of a token in the query is logged`(name: String) {
        var random = RandomSource(seed: 2026)
        for _ in 0..<200 {
            let token = String((0..<299).map { _ in Self.base64[Int.random(in: 0..<64, using: &random)] }) + "="
            let text = LoggedTarget.text(of: "/v1/me/library/songs?limit=5&\(name)=\(token)&l=en")
            #expect(text.contains("limit=5") && text.hasSuffix("l=en"))
            let pieces = stride(from: 0, to: 290, by: 1).map { token.dropFirst($0).prefix(8) }
            #expect(!pieces.contains { text.contains($0) }, "\(text)")
        }
        if name != "x" { #expect(!LoggedTarget.text(of: "/v1/test?\(name)=abc").contains("abc")) }
    }

    @Test func `an endless target is cut`() {
        #expect(LoggedTarget.text(of: "/" + String(repeating: "a,", count: 5_000)).count < 2_100)
    }
}
