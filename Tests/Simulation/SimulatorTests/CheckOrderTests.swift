import AppleMusicAPI
import Testing

/// The order of checks: developer token, route, method, user token, storefront, unknown parameters, missing ones,
/// values, look-up. The first failing check determines the error.
struct CheckOrderTests {
    @Test(arguments: [
        // Route before user token, storefront and parameters.
        ("/v1/me/library/zzz?zzz=1", ExpectedError.path("Unknown library resource type 'zzz'")),
        ("/v1/catalog/zz/zzz?zzz=1", .path("Unknown catalog resource type 'zzz'")),
        ("/v1/catalog/zz/songs/0/zzz?l=zz", .path("No relationship found matching 'zzz'")),
        // User token before storefront and parameters.
        ("/v1/me/library/songs?zzz=1&limit=0", .noToken),
        ("/v1/catalog/zz/songs/203709340/library?zzz=1", .noToken),
        // Storefront before parameters and look-up.
        ("/v1/catalog/zz/albums?zzz=1", .storefront("zz")),
        ("/v1/catalog/zz/search", .storefront("zz")),
        ("/v1/catalog/zz/albums/0?l=zz", .storefront("zz")),
        // Unknown parameters before missing ones, values and look-up.
        ("/v1/catalog/us/albums?zzz=1", .notAllowed("zzz")),
        ("/v1/catalog/us/search?limit=0&zzz=1", .notAllowed("zzz")),
        ("/v1/catalog/us/albums/0?l=zz&zzz=1", .notAllowed("zzz")),
        ("/v1/catalog/us/albums?ids=&limit=0&zzz=1", .notAllowed("zzz")),
        ("/v1/catalog/us/albums?ids=&limit=0", .limitWithIDs),
        // Missing ones before values and look-up.
        ("/v1/catalog/us/search?types=zzz&limit=0", .missing("term", "term")),
        ("/v1/me/library/search?limit=0&types=&zzz=1", .noToken),
        ("/v1/catalog/us/albums?l=zz", .missing("id(s)", "ids")),
        ("/v1/catalog/us/search/suggestions?l=zz&term=love&kinds=topResults", .missing("types", "types")),
        // Values before look-up.
        ("/v1/catalog/us/albums/0?l=zz", .value("l", "Invalid language tag 'zz'")),
        ("/v1/catalog/us/albums/0/tracks?limit=0", .tooSmall("limit", minimum: 1)),
        ("/v1/catalog/us/stations?filter[identity]=personal&l=zz", .value("l", "Invalid language tag 'zz'")),
        // The first of several faults of one kind.
        ("/v1/catalog/us/albums?yyy=1&zzz=1&ids=1", .notAllowed("yyy")),
        ("/v1/catalog/us/search?term=a&types=songs&offset=x&limit=x", .notInteger("offset")),
        ("/v1/catalog/us/search", .missing("term", "term")),
    ])
    func `the first failing check determines the error`(target: String, error: ExpectedError) async throws {
        try await SimulatorClient().expect(error, from: target)
    }

    @Test func `an unknown path is refused before a wrong method`() async throws {
        let client = try SimulatorClient()
        try await client.expect(
            .path("Unknown catalog resource type 'zzz'"), from: "/v1/catalog/us/zzz", method: .post)
        try await client.expect(.method, from: "/v1/me/library/songs", method: .delete)
        try await client.expect(.method, from: "/v1/catalog/zz/albums?zzz=1", method: .post)
    }

    @Test(arguments: [
        "/v1/catalog/us/albums/310730204", "/v1/catalog/zz/zzz?zzz=1", "/v1/me/library/songs", "/invented",
    ])
    func `without a developer token every path gets one answer`(target: String) async throws {
        for method in Request.Method.allCases {
            let answer = try await SimulatorClient(token: "").answer(target, method: method)
            #expect(answer.status == 401 && answer.body.isEmpty)
        }
    }
}
