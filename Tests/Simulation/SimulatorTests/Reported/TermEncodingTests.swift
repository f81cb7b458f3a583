import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// Terms of several words as clients encode them. A public pull request of 2026-04 describes a Python client that sends
/// the signs of `born+to+run` as `%2B`; its searches have worked for years.
struct TermEncodingTests {
    /// The encodings of a term by public clients: form encoding, percent encoding, and signs that were encoded again.
    static let encodings = [
        "born+to+run", "born%20to%20run", "born%2Bto%2Brun", "born%2bto%2brun", "born%26to%26run", "born-to-run",
        "born_to_run", "born/to/run", "born%2Fto%2Frun", "born,to,run", "born%2Cto%2Crun", "born+to+run%2B",
        "born+to+run%26", "%2Bborn+to+run", "born++to++run", "Born+To+Run", "born%EF%BC%8Bto%EF%BC%8Brun",
        "born+%2B+to+run", "born%E2%80%93to%E2%80%93run", "born%C2%A0to%C2%A0run", "born%09to%09run",
    ]

    private func groups(_ path: String, _ client: AccountClient) -> [String: [String]] {
        let results = client.get(path).json["results"]?.object ?? JSONObject()
        return Dictionary(uniqueKeysWithValues: results.members.map { ($0.name, client.data($0.value).map(\.key)) })
    }

    @Test(arguments: encodings)
    func `every encoding of a term finds the same music`(term: String) throws {
        let client = try AccountClient()
        let target = "/v1/catalog/us/search?types=songs,albums&limit=3&term="
        let plain = groups(target + "born+to+run", client)
        #expect(plain["songs"]?.first == "songs/310730214")
        #expect(groups(target + term, client) == plain)
    }

    @Test(arguments: encodings)
    func `every encoding of a term finds the same in the library`(term: String) throws {
        let client = try AccountClient()
        let target = "/v1/me/library/search?types=library-songs,library-albums&term="
        let plain = groups(target + "born+to+run", client)
        #expect(plain["library-albums"]?.count == 1)
        #expect(groups(target + term, client) == plain)
    }

    @Test(arguments: ["born+to", "born%20to", "born%2Bto", "born%26to", "born-to", "born_to", "born%2Cto"])
    func `hints and suggestions complete every encoding`(term: String) throws {
        let client = try AccountClient()
        let hints = client.get("/v1/catalog/us/search/hints?term=" + term).json["results"]?["terms"]?.strings
        #expect(hints?.contains("born to run") == true)
        let suggested = client.get("/v1/catalog/us/search/suggestions?kinds=terms&term=" + term).json
        #expect(suggested["results"]?["suggestions"]?[0]?["searchTerm"] == "born to run")
    }

    @Test(arguments: [
        ("simon+and+garfunkel", "simon%26garfunkel"), ("florence+and+the+machine", "florence%2Bthe%2Bmachine"),
        ("karun+and+monbru", "karun+%26+monbru"),
    ])
    func `a sign in a name is still the word "and"`(plain: String, signs: String) throws {
        let client = try AccountClient()
        let target = "/v1/catalog/us/search?types=artists,albums&limit=5&term="
        #expect(groups(target + plain, client) == groups(target + signs, client))
    }

    @Test func `an album whose name is a sign is found by it`() throws {
        let client = try AccountClient()
        #expect(
            groups("/v1/catalog/us/search?types=albums&limit=1&term=%C3%B7", client)["albums"] == ["albums/8000520100"])
    }

    @Test(arguments: [
        "%2B", "%26", "%2B%26%2B", "-", "%3D", "%21%3F", "%22", "%F0%9F%8E%B6", "%E2%80%99", "%D9%8E", "_", "%00",
    ])
    func `a term of signs alone is answered`(term: String) throws {
        let client = try AccountClient()
        for target in ["catalog/us/search?types=songs,albums&term=", "me/library/search?types=library-songs&term="] {
            #expect(client.get("/v1/" + target + term).status == 200, "\(target)\(term)")
        }
        #expect(client.get("/v1/catalog/us/search/hints?term=" + term).status == 200)
    }

    @Test(arguments: [
        "بورن", "Ξένος", "звезда", "夜空", "나비", "ภาษา", "हिन्दी", "שיר", "ქართული", "ʻōlelo", "𝔅𝔬𝔯𝔫", "e\u{301}e\u{301}",
    ])
    func `a term in any script is answered`(term: String) throws {
        let client = try AccountClient()
        for path in ["/v1/catalog/us/search", "/v1/catalog/us/search/hints", "/v1/catalog/us/search/suggestions"] {
            let query = [QueryItem("term", term)] + (path.hasSuffix("suggestions") ? [QueryItem("kinds", "terms")] : [])
            #expect(client.get(Request(path: path, query: query).target).status == 200)
        }
    }

    @Test func `a term of 10,000 words is too long for an address, and one of 1,000 is answered`() throws {
        let client = try AccountClient()
        let target = "/v1/catalog/us/search?types=songs&term="
        #expect(client.get(target + Array(repeating: "run", count: 10_000).joined(separator: "+")).status == 414)
        #expect(client.get(target + Array(repeating: "run", count: 1_000).joined(separator: "%2B")).status == 200)
    }
}
