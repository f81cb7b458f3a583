import AppleMusicAPI
import Testing

/// Matching paths to endpoints.
struct RouterTests {
    private let router = Schema.appleMusic.router

    private func filled(_ path: String, _ values: [String: String]) -> String {
        path.split(separator: "/").map { segment in
            let name = segment.hasPrefix("{") ? String(segment.dropFirst().dropLast()) : ""
            return "/" + (values[name] ?? String(segment))
        }.joined()
    }

    @Test func `every endpoint matches its own path`() throws {
        for endpoint in Schema.appleMusic.endpoints {
            let path = filled(endpoint.path, ["storefront": "us", "id": "p.1-x", "view": "top-songs", "feed": "album"])
            for form in [path, path + "/", "/" + path] {
                let match = try router.match(endpoint.method, form)
                #expect(match.endpoint == endpoint, "\(form)")
                #expect(match.variables["id"] == (endpoint.path.contains("{id}") ? "p.1-x" : nil))
                #expect(match.variables["storefront"] == (endpoint.path.contains("{storefront}") ? "us" : nil))
            }
        }
    }

    @Test func `the path and method of each endpoint are unique`() {
        let names = Schema.appleMusic.endpoints.map { "\($0.method.rawValue) \($0.path)" }
        #expect(Set(names).count == names.count)
        let operations = Schema.appleMusic.endpoints.map(\.operation)
        #expect(Set(operations).count == operations.count)
    }

    @Test func `segments are decoded`() throws {
        let match = try router.match(.get, "/v1/catalog/us/album%73/a%2Fb%20c")
        #expect(match.endpoint.operation == .resource(.albums))
        #expect(match.variables["id"] == "a/b c")
    }

    @Test func `HEAD matches like GET`() throws {
        #expect(try router.match(.head, "/v1/test").endpoint.operation == .test)
        #expect(throws: Router.Problem.methodNotAllowed) { try router.match(.options, "/v1/test") }
    }

    @Test(arguments: [
        ("/v1/catalog/us/zzz", Router.Problem.unknownCatalogType("zzz")),
        ("/v1/catalog/us/zzz/1/tracks", .unknownCatalogType("zzz")),
        ("/v1/catalog/us/albums/1/zzz", .unknownRelationship("zzz")),
        ("/v1/catalog/us/albums/1/view/zzz", .unknownRelationship("zzz")),
        ("/v1/catalog/us/albums/1/view", .unknownRelationship("view")),
        ("/v1/me/library/zzz", .unknownLibraryType("zzz")),
        ("/v1/me/ratings/song/1", .unknownRatedType("song")), ("/v1/me/ratings/zzz", .unknownRatedType("zzz")),
        ("/v1/me/library/albums/l.1/zzz", .unknownRelationship("zzz")),
        ("/v1/me/zzz", .unknownPath), ("/v1/zzz", .unknownPath), ("", .unknownPath), ("/", .unknownPath),
        ("/v1/storefronts/us/zzz", .unknownPath), ("/v1/catalog", .unknownPath),
    ])
    func `unmatched paths have different failures`(path: String, failure: Router.Problem) {
        #expect(throws: failure) { try router.match(.get, path) }
    }

    @Test(arguments: UInt64(0)..<20)
    func `any path is matched or refused`(seed: UInt64) {
        var chance = Chance(seed)
        let paths = Schema.appleMusic.endpoints.map(\.path)
        for _ in 0..<200 {
            var segments = paths[chance.below(paths.count)].split(separator: "/").map(String.init)
            switch chance.below(4) {
            case 0: segments[chance.below(segments.count)] = chance.text()
            case 1: segments.remove(at: chance.below(segments.count))
            case 2: segments.append(chance.text())
            default: segments = [String(decoding: chance.bytes(chance.below(30)), as: UTF8.self)]
            }
            for method in Request.Method.allCases {
                _ = try? router.match(method, "/" + segments.joined(separator: "/"))
            }
        }
    }
}
