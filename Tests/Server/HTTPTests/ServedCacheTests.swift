import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

struct ServedCacheTests {
    private let request = Request(.get, "/a")
    private let response = Response(status: 200, body: .bytes([1, 2, 3]))

    private func moment(_ second: Int, generation: Int = 0) -> Moment {
        Moment(second: second, generation: generation)
    }

    /// Returns the cached response. Asks again if the system's second ended meanwhile, because every cached response
    /// ends with it.
    private func cached(
        _ request: Request, _ second: Int, in cache: ServedCache = ServedCache(), world: Int = 0,
        storing stored: Request? = nil
    ) -> Response? {
        for _ in 0..<3 {
            let finished = FinishedResponse(response)
            if let stored { cache.add(finished, to: stored, in: world, at: moment(1)) }
            if let found = cache.response(to: request, in: 0, at: moment(second)) { return found.response }
            if FinishedResponse(response).date == finished.date { return nil }
        }
        return nil
    }

    @Test func `a response is cached until the second ends`() {
        #expect(cached(request, 1) == nil)
        #expect(cached(request, 1, storing: request) == response)
        #expect(cached(Request(.head, "/a"), 1, storing: request) == nil)
        #expect(cached(Request(.get, "/a", headers: Headers([("Host", "b")])), 1, storing: request) == nil)
        #expect(cached(request, 2, storing: request) == nil)
        #expect(cached(request, 0, storing: request) == nil)
    }

    @Test func `a response of another world is not found`() {
        #expect(cached(request, 1, world: 1, storing: request) == nil)
    }

    @Test func `a response from before a change is not found after it`() {
        let cache = ServedCache()
        cache.add(FinishedResponse(response), to: request, in: 0, at: moment(1))
        #expect(cache.response(to: request, in: 0, at: moment(1, generation: 1)) == nil)
    }

    @Test func `a cache does not grow without end, and the oldest entries are removed first`() {
        // Room for ten entries of these sizes.
        let cache = ServedCache(limit: 10 * (ServedCache.overhead + 8))
        for number in 0..<2_000 {
            cache.add(FinishedResponse(response), to: Request(.get, "/\(number)"), in: 0, at: moment(1))
        }
        #expect(cached(Request(.get, "/1989"), 1, in: cache) == nil)
        #expect(cached(Request(.get, "/1999"), 1, in: cache, storing: Request(.get, "/1999")) == response)
        let full = ServedCache()
        let large = Response(status: 200, body: .bytes([UInt8](repeating: 0, count: 9_000_000)))
        full.add(FinishedResponse(large), to: request, in: 0, at: moment(1))
        #expect(full.response(to: request, in: 0, at: moment(1)) == nil)
    }

    @Test func `an entry that is replaced counts once`() {
        let cache = ServedCache(limit: 10 * (ServedCache.overhead + 8))
        let other = Request(.get, "/b")
        for _ in 0..<100 {
            #expect(cached(other, 1, in: cache, storing: other) == response)
            #expect(cached(request, 1, in: cache, storing: request) == response)
        }
    }

    @Test func `an error is made anew each time, with an id of its own`() async throws {
        let simulator = Served.service()
        let request = try Served.request(.get, "/v1/catalog/us/albums/1")
        var ids: Set<String?> = []
        for _ in 0..<3 { ids.insert(await simulator.respond(to: request).body.json?["errors"]?[0]?["id"]?.string) }
        #expect(ids.count == 3)
    }

    @Test func `a remembered answer is the one that was made`() async throws {
        let gateway = Served.gateway()
        let request = try Served.request(.get, Served.album)
        let first = await gateway.respond(to: request)
        #expect(await gateway.respond(to: request) == first)
        #expect(await gateway.respond(to: Request(.get, Served.album)).status == 401)
    }
}
