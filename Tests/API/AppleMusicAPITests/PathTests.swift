import AppleMusicAPI
import Testing

/// Paths of resources.
struct PathTests {
    private let schema = Schema.appleMusic

    @Test(arguments: [
        ("albums/310730204", "/v1/catalog/jp/albums/310730204"),
        ("apple-curators/1", "/v1/catalog/jp/apple-curators/1"),
        ("storefronts/us", "/v1/storefronts/us"), ("library-songs/i.1", "/v1/me/library/songs/i.1"),
        ("library-playlist-folders/p.1", "/v1/me/library/playlist-folders/p.1"),
        ("personal-recommendation/6-1", "/v1/me/recommendations/6-1"),
        ("music-summaries/year-2025", "/v1/me/music-summaries/year-2025"), ("accounts/me", "/v1/me/account"),
        ("unheard-of/1", "/v1/catalog/jp/unheard-of/1"), ("albums/a/b c+", "/v1/catalog/jp/albums/a%2Fb%20c%2B"),
    ])
    func `each resource has a path`(name: String, path: String) throws {
        let slash = try #require(name.firstIndex(of: "/"))
        let resource = ResourceIdentifier(
            ResourceType(String(name[..<slash])), String(name[name.index(after: slash)...]))
        #expect(schema.path(to: resource, in: "jp") == path)
    }

    @Test func `relationships, views and ratings have paths below the resource`() {
        let artist = ResourceIdentifier(.artists, "178834")
        #expect(schema.path(to: "albums", of: artist, in: "us") == "/v1/catalog/us/artists/178834/albums")
        #expect(
            schema.path(to: "top-songs", isView: true, of: artist, in: "us")
                == "/v1/catalog/us/artists/178834/view/top-songs")
        #expect(schema.path(toRatingOf: artist) == "/v1/me/ratings/artists/178834")
    }

    /// Each path must match the operation that fetches its type.
    @Test func `the paths of the Schema match its endpoints`() throws {
        for type in schema.types where type.home == .catalog || type.home == .storefronts || type.home == .library {
            let match = try schema.router.match(.get, schema.path(to: ResourceIdentifier(type.type, "1"), in: "us"))
            let operation: Endpoint.Operation =
                type.home == .library ? .personal(.libraryResource(type.type)) : .resource(type.type)
            #expect(match.endpoint.operation == operation)
            #expect(match.variables["id"] == "1")
        }
        for type in [ResourceType.personalRecommendation, .musicSummaries, .accounts] {
            #expect(throws: Never.self) {
                try schema.router.match(.get, schema.path(to: ResourceIdentifier(type, "1"), in: "us"))
            }
        }
    }
}
