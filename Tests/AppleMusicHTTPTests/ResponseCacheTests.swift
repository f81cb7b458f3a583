import AppleMusicAPI
import ServedSupport
import Testing

@testable import AppleMusicHTTP

struct ResponseCacheTests {
    private let request = Request(.get, "/a")
    private let response = Response(status: 200, body: .bytes([1, 2, 3]))

    @Test func `an answer is cached until the second ends`() {
        var cache = ResponseCache()
        #expect(cache.answer(to: request, now: 1)?.response == nil)
        cache.store(KnownAnswer(response), to: request, generation: cache.generation)
        #expect(cache.answer(to: request, now: 1)?.response == response)
        #expect(cache.answer(to: Request(.head, "/a"), now: 1)?.response == nil)
        #expect(cache.answer(to: Request(.get, "/a", headers: Headers([("Host", "b")])), now: 1)?.response == nil)
        #expect(cache.answer(to: request, now: 2)?.response == nil)
        #expect(cache.answer(to: request, now: 1)?.response == nil)
    }

    @Test func `an answer from before a change is not remembered after it`() {
        var cache = ResponseCache()
        _ = cache.answer(to: request, now: 1)
        let age = cache.generation
        cache.removeAll()
        cache.store(KnownAnswer(response), to: request, generation: age)
        #expect(cache.answer(to: request, now: 1)?.response == nil)
    }

    @Test func `a cache has a limit`() {
        var cache = ResponseCache()
        _ = cache.answer(to: request, now: 1)
        for number in 0..<2_000 {
            cache.store(KnownAnswer(response), to: Request(.get, "/\(number)"), generation: cache.generation)
        }
        #expect(cache.answer(to: Request(.get, "/499"), now: 1)?.response == response)
        #expect(cache.answer(to: Request(.get, "/500"), now: 1)?.response == nil)
        var full = ResponseCache()
        _ = full.answer(to: request, now: 1)
        let large = Response(status: 200, body: .bytes([UInt8](repeating: 0, count: 9_000_000)))
        full.store(KnownAnswer(large), to: request, generation: full.generation)
        #expect(full.answer(to: request, now: 1)?.response == nil)
    }

    @Test func `an error is made anew each time, with its own id`() async throws {
        let simulator = Served.service()
        let request = try Served.request(.get, "/v1/catalog/us/albums/1")
        var ids: Set<String?> = []
        for _ in 0..<3 { ids.insert(await simulator.respond(to: request).body.json?["errors"]?[0]?["id"]?.string) }
        #expect(ids.count == 3)
    }

    @Test func `a cached answer equals the original`() async throws {
        let gateway = Served.gateway()
        let request = try Served.request(.get, Served.album)
        let first = await gateway.respond(to: request)
        #expect(await gateway.respond(to: request) == first)
        #expect(await gateway.respond(to: Request(.get, Served.album)).status == 401)
    }
}
