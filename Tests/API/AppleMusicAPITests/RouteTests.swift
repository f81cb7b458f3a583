import Foundation
import Testing

@testable import AppleMusicAPI

/// A request carries the endpoint that its path names.
struct RouteTests {
    private let schema = Schema.appleMusic
    private let request = Request(.get, "/v1/catalog/us/albums/310730204/tracks?limit=2")

    @Test func `a routed request keeps its route while parameters and headers change`() throws {
        var routed = request.routed(in: schema)
        let route = try #require(routed.route)
        routed.add(QueryItem("l", "ja"))
        routed = routed.setting("limit", to: "3")
        routed.headers["Authorization"] = "Bearer x"
        #expect(routed.isRouted(in: schema) && routed.routed(in: schema).route === route)
        #expect(try routed.match(in: schema).endpoint.operation == .relationship(.albums, "tracks"))
        routed.target = routed.path
        #expect(routed.isRouted(in: schema))
    }

    @Test(arguments: [
        "/v1/catalog/us/albums/310730204", "/v1/catalog/us/albums/310730204/tracks/", "/v1/catalog/us/songs/1?limit=2",
        "/v1/catalog/us/albums/310730204/tracksx", "", "?",
    ])
    func `another path is matched anew`(target: String) {
        var changed = request.routed(in: schema)
        changed.target = target
        #expect(!changed.isRouted(in: schema))
        let fresh = Result { () throws(Router.Problem) in try schema.router.match(.get, changed.path).endpoint }
        #expect(Result { () throws(Router.Problem) in try changed.match(in: schema).endpoint } == fresh)
    }

    @Test func `another method or schema is matched anew`() throws {
        var changed = request.routed(in: schema)
        changed.method = .delete
        #expect(!changed.isRouted(in: schema))
        #expect(throws: Router.Problem.methodNotAllowed) { try changed.match(in: schema) }
        let view = Request(.get, "/v1/catalog/us/artists/178834/view/top-songs").routed(in: schema)
        #expect(try view.match(in: schema).endpoint.operation == .view(.artists, "top-songs"))
        #expect(throws: Router.Problem.unknownRelationship("view")) { try view.match(in: .withoutViews) }
    }

    @Test func `a path without an endpoint is matched once too`() {
        let routed = Request(.get, "/v1/zzz").routed(in: schema)
        #expect(routed.isRouted(in: schema))
        #expect(throws: Router.Problem.unknownPath) { try routed.match(in: schema) }
    }

    @Test func `a route is not compared, hashed or encoded`() throws {
        let routed = request.routed(in: schema)
        #expect(routed == request && routed.hashValue == request.hashValue)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(routed)
        #expect(try data == encoder.encode(request))
        #expect(try !JSONDecoder().decode(Request.self, from: data).isRouted(in: schema))
    }
}
