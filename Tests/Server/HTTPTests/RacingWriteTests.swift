import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests writes that many clients send at the same time: none is lost, and each answer is true.
struct RacingWriteTests {
    private let gateway: Gateway
    private let user: String

    init() async throws {
        let worlds = Served.worlds(ServedClock(fixed: Served.now) { 0 })
        gateway = Served.gateway(worlds)
        let control = ControlGateway(worlds, secret: "secret of a race")
        let made = await control.respond(
            to: Request(
                .post, "/_tonearm/accounts/subscriber/token",
                headers: Headers([("Authorization", "Bearer secret of a race"), ("Host", "127.0.0.1:8503")])))
        user = try #require(made.body.json?["token"]?.string)
    }

    private func ask(_ method: Request.Method, _ target: String, _ body: String = "") async throws -> Response {
        var request = try Served.request(method, target, [("Music-User-Token", user)])
        request.body = Array(body.utf8)
        return await gateway.respond(to: request)
    }

    /// Sends requests at the same time, and returns their answers.
    private func race<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: Value.self) { group in
            for number in 0..<count { group.addTask { try await body(number) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    private func rows(_ target: String) async throws -> [JSON] {
        try await ask(.get, target).body.json?["data"]?.array ?? []
    }

    @Test func `playlists that are made at once are all there, each with an id of its own`() async throws {
        let ids = try await race(40) { number in
            let answer = try await ask(
                .post, "/v1/me/library/playlists", #"{"attributes":{"name":"Race \#(number)"}}"#)
            #expect(answer.status == 201)
            return answer.body.json?["data"]?[0]?["id"]?.string ?? ""
        }
        #expect(Set(ids).count == 40 && !ids.contains(""))
        let found = try await rows("/v1/me/library/playlists?limit=100").filter {
            $0["attributes"]?["name"]?.string?.hasPrefix("Race ") == true
        }
        #expect(Set(found.compactMap { $0["id"]?.string }) == Set(ids))
    }

    @Test func `songs that are added to one playlist at once are all in it`() async throws {
        let made = try await ask(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"One"}}"#)
        let id = try #require(made.body.json?["data"]?[0]?["id"]?.string)
        let statuses = try await race(30) { _ in
            try await ask(
                .post, "/v1/me/library/playlists/\(id)/tracks", #"{"data":[{"id":"203709340","type":"songs"}]}"#
            ).status
        }
        #expect(Set(statuses) == [204])
        #expect(try await rows("/v1/me/library/playlists/\(id)/tracks?limit=100").count == 30)
    }

    @Test func `of ratings that are set at once, one stays`() async throws {
        let path = "/v1/me/ratings/songs/203709340"
        let answers = try await race(30) { number in
            let value = number % 2 == 0 ? 1 : -1
            let answer = try await ask(.put, path, #"{"type":"rating","attributes":{"value":\#(value)}}"#)
            #expect(answer.body.json?["data"]?[0]?["attributes"]?["value"]?.integer == value)
            return answer.status
        }
        #expect(Set(answers) == [200])
        let last = try await rows(path)[0]["attributes"]?["value"]?.integer
        #expect(last == 1 || last == -1)
        let deleted = try await race(10) { _ in try await ask(.delete, path).status }
        #expect(deleted.contains(204) && Set(deleted).isSubset(of: [204, 404]))
        #expect(try await ask(.get, path).status == 404)
    }

    @Test func `a song that is added many times at once is in the library once`() async throws {
        let before = try await ask(.get, "/v1/me/library/songs?limit=1").body.json?["meta"]?["total"]?.integer ?? 0
        let statuses = try await race(20) { _ in
            try await ask(.post, "/v1/me/library?ids[songs]=1482041830").status
        }
        #expect(Set(statuses) == [202])
        let after = try await ask(.get, "/v1/me/library/songs?limit=1").body.json?["meta"]?["total"]?.integer ?? 0
        #expect((0...1).contains(after - before))
    }
}
