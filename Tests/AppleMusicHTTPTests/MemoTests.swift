import AppleMusicAPI
import ServedSupport
import Testing

@testable import AppleMusicHTTP

struct MemoTests {
    private let request = Request(.get, "/a")
    private let response = Response(status: 200, body: .bytes([1, 2, 3]))

    @Test func `an answer is remembered until the second ends`() {
        var memo = Memo()
        #expect(memo.answer(to: request, now: 1) == nil)
        memo.remember(response, to: request, age: memo.age)
        #expect(memo.answer(to: request, now: 1) == response)
        #expect(memo.answer(to: Request(.head, "/a"), now: 1) == nil)
        #expect(memo.answer(to: Request(.get, "/a", headers: Headers([("Host", "b")])), now: 1) == nil)
        #expect(memo.answer(to: request, now: 2) == nil)
        #expect(memo.answer(to: request, now: 1) == nil)
    }

    @Test func `an answer from before a change is not remembered after it`() {
        var memo = Memo()
        _ = memo.answer(to: request, now: 1)
        let age = memo.age
        memo.forget(1)
        memo.remember(response, to: request, age: age)
        #expect(memo.answer(to: request, now: 1) == nil)
    }

    @Test func `a memo does not grow without end`() {
        var memo = Memo()
        _ = memo.answer(to: request, now: 1)
        for number in 0..<2_000 { memo.remember(response, to: Request(.get, "/\(number)"), age: memo.age) }
        #expect(memo.answer(to: Request(.get, "/499"), now: 1) == response)
        #expect(memo.answer(to: Request(.get, "/500"), now: 1) == nil)
        var full = Memo()
        _ = full.answer(to: request, now: 1)
        full.remember(
            Response(status: 200, body: .bytes([UInt8](repeating: 0, count: 9_000_000))), to: request, age: full.age)
        #expect(full.answer(to: request, now: 1) == nil)
    }

    @Test func `an error is made anew each time, with an id of its own`() async throws {
        let simulator = Served.service()
        let request = try Served.request(.get, "/v1/catalog/us/albums/1")
        var ids: Set<String?> = []
        for _ in 0..<3 { ids.insert(await simulator.respond(to: request).body.json?["errors"]?[0]?["id"]?.string) }
        #expect(ids.count == 3)
    }

    @Test func `a remembered answer is the one that was made`() async throws {
        let front = Served.front()
        let request = try Served.request(.get, Served.album)
        let first = await front.respond(to: request)
        #expect(await front.respond(to: request) == first)
        #expect(await front.respond(to: Request(.get, Served.album)).status == 401)
    }
}
