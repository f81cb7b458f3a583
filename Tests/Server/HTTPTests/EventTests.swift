import AppleMusicAPI
import Synchronization
import Testing
import TonearmServedSupport
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests the event streams of worlds.
struct EventTests {
    /// A stream that a client reads piece by piece.
    private final class Reading: Sendable {
        private let pieces: AsyncStream<String>
        private let work: Task<Void, any Error>

        init(_ body: StreamedBody) {
            let (pieces, piece) = AsyncStream.makeStream(of: String.self)
            self.pieces = pieces
            work = Task {
                defer { piece.finish() }
                try await body.produce { piece.yield(String(decoding: $0, as: UTF8.self)) }
            }
        }

        /// Returns the text up to a piece with a word in it, or to the end.
        func text(until word: String? = nil) async -> String {
            var text = ""
            for await piece in pieces {
                text += piece
                if let word, piece.contains(word) { break }
            }
            return text
        }

        func cancel() async {
            work.cancel()
            _ = await work.result
        }
    }

    private func open(
        _ page: OpenedPage, _ path: String = "/events", _ fields: [(String, String)] = []
    ) async throws -> Reading {
        let request = page.request(.get, path, OpenedPage.reading + fields)
        let answer = await page.control.answer(to: request).value
        #expect(answer.response.status == 200)
        #expect(answer.response.headers["Content-Type"] == "text/event-stream")
        #expect(answer.response.headers["Content-Length"] == nil)
        return Reading(try #require(answer.stream))
    }

    @Test func `a request of the journal is an event with its number`() async throws {
        let page = try await OpenedPage()
        try await page.send(Served.album)
        let reading = try await open(page)
        _ = await reading.text(until: "waiting")
        try await page.send("/v1/me/library/songs")
        let text = await reading.text(until: "event: request")
        #expect(text.hasPrefix("id: 2\nevent: request\ndata: {\"number\":2,"))
        #expect(text.contains("the request has no music user token") && text.hasSuffix("}\n\n"))
        await reading.cancel()
    }

    @Test(arguments: [true, false])
    func `a client that comes back gets what it missed`(sendsID: Bool) async throws {
        let page = try await OpenedPage()
        for _ in 0..<3 { try await page.send(Served.album) }
        let reading =
            sendsID
            ? try await open(page, "/events?since=0", [("Last-Event-ID", "1")])
            : try await open(page, "/events?since=1")
        let text = await reading.text(until: "id: 3")
        #expect(text.ranges(of: "event: request").count == 2 && text.contains("id: 2\n"))
        await reading.cancel()
    }

    @Test func `a slow client is told how many requests it missed`() async throws {
        let page = try await OpenedPage()
        for _ in 0..<1_005 { try await page.send("/v1/test") }
        let reading = try await open(page, "/events?since=2")
        let text = await reading.text(until: "id: 1005")
        #expect(text.contains("event: missed\ndata: {\"count\":3}\n\n"))
        #expect(text.ranges(of: "event: request").count == 1_000)
        await reading.cancel()
    }

    @Test func `removed requests are not missed ones`() async throws {
        let page = try await OpenedPage()
        for _ in 0..<3 { try await page.send("/v1/test") }
        _ = await page.ask(.delete, "/journal", OpenedPage.changing)
        let reading = try await open(page, "/events?since=1")
        #expect(!(await reading.text(until: "waiting")).contains("missed"))
        await reading.cancel()
    }

    @Test func `a number of before a restart begins anew`() async throws {
        let page = try await OpenedPage()
        try await page.send("/v1/test")
        let reading = try await open(page, "/events", [("Last-Event-ID", "900")])
        let text = await reading.text(until: "id: 1\n")
        #expect(text.contains("event: restart"))
        await reading.cancel()
    }

    @Test func `changes by other pages and programs are told`() async throws {
        let page = try await OpenedPage()
        let reading = try await open(page)
        _ = await reading.text(until: "waiting")
        _ = await page.ask(.post, "/accounts/subscriber/lapse", OpenedPage.changing)
        #expect(await reading.text(until: "event: change").contains("\"now\":\"2026-11-21T00:00:00Z\""))
        _ = await page.ask(.post, "/worlds", OpenedPage.changing)
        #expect(await reading.text(until: "event: worlds").contains("{\"count\":2}"))
        await reading.cancel()
    }

    @Test func `a change is told even if the stream does not yet run`() async throws {
        let page = try await OpenedPage()
        let answer = await page.control.answer(to: page.request(.get, "/events", OpenedPage.reading)).value
        _ = await page.ask(.post, "/accounts/subscriber/lapse", OpenedPage.changing)
        let reading = Reading(try #require(answer.stream))
        #expect(await reading.text(until: "retry").hasSuffix("\n\n"))
        #expect(await reading.text(until: "\n\n").contains("event: change"))
        await reading.cancel()
    }

    @Test func `a stream of one world does not tell of others`() async throws {
        let worlds = Served.worlds()
        let world = try await worlds.make(Worlds.Order(name: nil, copy: await worlds.default.copy()))
        let page = try await OpenedPage(.world(world.identity.id), in: worlds)
        let reading = try await open(page, "/worlds/\(world.identity.id)/events")
        _ = await reading.text(until: "waiting")
        try await page.send("/v1/test")
        _ = try await worlds.make(Worlds.Order(name: nil, copy: await worlds.default.copy()))
        _ = try await worlds.remove(world.identity.id)
        let text = await reading.text()
        #expect(!text.contains("event: worlds") && !text.contains("event: request"))
        #expect(text.hasSuffix("data: {\"error\":\"The world '\(world.identity.id)' was deleted.\"}\n\n"))
    }

    @Test func `the server's stop ends all streams, and no other begins`() async throws {
        let page = try await OpenedPage()
        let (first, second) = (try await open(page), try await open(page))
        page.control.stop()
        for reading in [first, second] {
            #expect(await reading.text().contains("event: end\ndata: {\"error\":\"The server was stopped."))
        }
        #expect(await page.ask(.get, "/events", OpenedPage.reading).status == 503)
    }

    @Test func `open streams are bounded, and a closed one makes room`() async throws {
        let page = try await OpenedPage(streams: 1)
        var reading: Reading? = try await open(page)
        let refused = await page.ask(.get, "/events", OpenedPage.reading)
        #expect(refused.status == 503 && refused.body.json?["next"] == "Close a page of the inspector.")
        await reading?.cancel()
        reading = nil
        #expect(page.control.streams.openCount == 0)
        // An answer whose connection ended before it began holds no place, either.
        _ = await page.ask(.get, "/events", OpenedPage.reading)
        #expect(page.control.streams.openCount == 0)
    }

    @Test(arguments: [
        ("/events?since=x", 400), ("/events?since=-1", 400), ("/events?from=1", 400), ("/worlds/none/events", 404),
    ])
    func `a bad request gets no stream`(path: String, status: Int) async throws {
        let page = try await OpenedPage()
        let answer = await page.control.answer(to: page.request(.get, path, OpenedPage.reading)).value
        #expect(answer.response.status == status && answer.stream == nil)
        #expect(answer.response.body.json?["next"]?.string?.isEmpty == false)
    }

    @Test func `an idle stream is kept alive by comments, and keeps its world`() async throws {
        let time = Mutex(0)
        let worlds = Served.worlds(system: { time.withLock { $0 } })
        let world = try await worlds.make(Worlds.Order(name: nil, copy: await worlds.default.copy()))
        time.withLock { $0 = 5_000 }
        let events = WorldEvents(
            of: world, since: 0, worlds: nil, streams: EventStreams(limit: 1), system: worlds.system,
            keepAlive: .milliseconds(1))
        let reading = Reading(StreamedBody { try await events.run($0) })
        for _ in 0..<3 { #expect(await reading.text(until: "waiting").contains(": waiting\n\n")) }
        #expect(world.lastUse == 5_000)
        await reading.cancel()
    }

    @Test func `over a connection events arrive as they happen, until the server stops`() async throws {
        let page = try await OpenedPage()
        let opened = Mutex<Connection?>(nil)
        let fields = (OpenedPage.reading + [("Cookie", page.cookie)]).map { "\($0.0): \($0.1)\r\n" }.joined()
        try await RunningServer.with(Served.server(page.control)) { port in
            let connection = try Connection(port: port)
            let cookie = fields.replacing("tonearm-8503", with: "tonearm-\(port)")
            connection.send("GET /_tonearm/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(cookie)\r\n")
            let head = await connection.receive(until: "waiting")
            #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("chunked"))
            try await page.send("/v1/test")
            let event = await connection.receive(until: "event: request")
            #expect(event.contains("id: 1\n"))
            opened.withLock { $0 = connection }
        }
        // The server has stopped, and the connection with it.
        let connection = try #require(opened.withLock { $0 })
        let end = await connection.receive()
        #expect(end.contains("event: end") && end.hasSuffix("0\r\n\r\n"))
        #expect(page.control.streams.openCount == 0)
    }

    @Test func `a client that goes away frees its place`() async throws {
        let page = try await OpenedPage(streams: 1)
        let fields = (OpenedPage.reading + [("Cookie", page.cookie)]).map { "\($0.0): \($0.1)\r\n" }.joined()
        try await RunningServer.with(Served.server(page.control)) { port in
            let cookie = fields.replacing("tonearm-8503", with: "tonearm-\(port)")
            let text = "GET /_tonearm/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(cookie)\r\n"
            let connection = try Connection(port: port)
            connection.send(text)
            _ = await connection.receive(until: "waiting")
            connection.endSending()
            _ = await connection.receive()
            // The place is free when the task has ended, which the connection's end cancels.
            await eventually { page.control.streams.openCount == 0 }
            let next = try Connection(port: port)
            next.send(text)
            #expect(await next.receive(until: "waiting").hasPrefix("HTTP/1.1 200"))
        }
    }
}
