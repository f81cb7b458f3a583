import AppleMusicAPI
import Testing
import TonearmLive

/// Tests the key and the name that a service demands of its clients.
struct IdentifiedServiceTests {
    private static let agent = "tonearm/1.0 ( me@example.com )"
    private static let key = QueryItem("api_key", "a secret")

    @Test func `the name goes into the header field User-Agent, unless the request has one`() async throws {
        let base = ListeningService()
        let service = IdentifiedService(base, key: nil, agent: Self.agent)
        _ = try await service.answer(Request(.get, "/ws/2/artist/1?inc=url-rels"))
        _ = try await service.answer(Request(.get, "/", headers: Headers([("user-agent", "mine")])))
        #expect(base.requests.map { $0.headers["User-Agent"] } == [Self.agent, "mine"])
        #expect(base.requests[0].target == "/ws/2/artist/1?inc=url-rels")
    }

    @Test func `the key is added to the query, unless the request has one`() async throws {
        let base = ListeningService()
        let service = IdentifiedService(base, key: Self.key)
        for target in ["/2.0/", "/2.0/?artist=a%26b", "/2.0/?api_key=mine"] {
            _ = try await service.answer(Request(.get, target))
        }
        #expect(base.requests.map { $0.value(of: "api_key") } == ["a secret", "a secret", "mine"])
        #expect(base.requests[1].value(of: "artist") == "a&b")
        #expect(base.requests.allSatisfy { $0.headers["User-Agent"] == nil })
    }

    @Test func `the key is not in the request that the session keeps, nor in the answer`() async throws {
        let refusal: JSON = ["error": 10, "message": "Invalid API key"]
        let base = ListeningService(Response(status: 403, body: .json(refusal)))
        let request = Request(.get, "/2.0/?method=artist.getsimilar")
        let answer = try await IdentifiedService(base, key: Self.key, agent: Self.agent).answer(request)
        #expect(answer.status == 403 && answer.body.json == refusal)
        #expect(request.target == "/2.0/?method=artist.getsimilar" && request.headers["User-Agent"] == nil)
        #expect(base.requests.count == 1)
    }
}
