import AppleMusicAPI
import Dispatch
import Synchronization
import Testing
import TonearmCatalog
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests pictures that take long to draw.
struct StudioTests {
    /// A drawing function that waits for a signal.
    private final class SlowBrush: Sendable {
        private let gate = DispatchSemaphore(value: 0)
        private let isOpen = Atomic(false)
        private let begun = Atomic(0)
        private let atOnce = Atomic(0)
        private let most = Atomic(0)

        var count: Int { begun.load(ordering: .sequentiallyConsistent) }
        var mostAtOnce: Int { most.load(ordering: .sequentiallyConsistent) }

        func draw() -> [UInt8] {
            begun.add(1, ordering: .sequentiallyConsistent)
            let now = atOnce.add(1, ordering: .sequentiallyConsistent).newValue
            most.max(now, ordering: .sequentiallyConsistent)
            if !isOpen.load(ordering: .sequentiallyConsistent) {
                gate.wait()
                gate.signal()
            }
            atOnce.subtract(1, ordering: .sequentiallyConsistent)
            return [1, 2, 3]
        }

        func open() {
            isOpen.store(true, ordering: .sequentiallyConsistent)
            gate.signal()
        }
    }

    private static func key(_ number: Int, side: Int = 4_096) throws -> Studio.Key {
        Studio.Key(resource: "albums/\(number)", name: try #require(PictureName("\(side)x\(side)bb.png")))
    }

    @Test func `a picture that several clients request is drawn once`() async throws {
        let (studio, brush) = (Studio(), SlowBrush())
        let key = try Self.key(1)
        let pictures = await withTaskGroup(of: [UInt8]?.self) { group in
            for _ in 0..<50 { group.addTask { await studio.picture(key, draw: { brush.draw() }).value } }
            group.addTask {
                brush.open()
                return nil
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pictures.count { $0 == [1, 2, 3] } == 50)
        #expect(brush.count == 1)
        #expect(await studio.picture(key, draw: { brush.draw() }).value == [1, 2, 3])
        #expect(brush.count == 1)
    }

    @Test func `large pictures are drawn one at a time, and excess requests are refused`() async throws {
        let (studio, brush) = (Studio(pixelLimit: 3 * 16_777_216), SlowBrush())
        let keys = try (0..<8).map { try Self.key($0) }
        let (ended, end) = AsyncStream.makeStream(of: Bool.self)
        await withTaskGroup(of: Void.self) { group in
            for key in keys {
                group.addTask { end.yield(await studio.picture(key, draw: { brush.draw() }).value != nil) }
            }
            // Three wait or are drawn; five are refused while none has been drawn.
            var refused = 0
            for await isDrawn in ended {
                #expect(!isDrawn)
                refused += 1
                if refused == 5 { break }
            }
            brush.open()
            await group.waitForAll()
        }
        #expect(brush.count == 3)
        #expect(brush.mostAtOnce == 1)
    }

    @Test func `a small picture does not wait for a large one`() async throws {
        let (studio, slow) = (Studio(), SlowBrush())
        let (large, small) = (try Self.key(1), try Self.key(1, side: 300))
        await withTaskGroup(of: Void.self) { group in
            group.addTask { _ = await studio.picture(large, draw: { slow.draw() }).value }
            #expect(await studio.picture(small, draw: { [7] }).value == [7])
            slow.open()
        }
    }

    @Test func `pictures that were drawn are kept, but not all for ever`() throws {
        let kept = ServedCache(limit: 8_388_608)
        for number in 0..<100 { kept.add([UInt8](repeating: 0, count: 1_000_000), try Self.key(number)) }
        let keys = try (0..<100).map { try Self.key($0) }
        #expect(keys.map { kept.picture($0) != nil } == keys.indices.map { $0 >= 92 })
        let tooLarge = try Self.key(100)
        kept.add([UInt8](repeating: 0, count: 3_000_000), tooLarge)
        #expect(kept.picture(tooLarge) == nil)
    }

    /// Two hundred clients wait for pictures that are never drawn, and a new connection is answered.
    @Test func `other requests are answered meanwhile`() async throws {
        let brush = SlowBrush()
        let gateway = Gateway(
            OnlyWorld(Served.service()), catalog: Served.catalog, scheme: "http", allowed: .loopback,
            draw: { _ in brush.draw() })
        try await RunningServer.with(Served.server(gateway)) { port in
            let waiting = try (0..<200).map { number in
                let connection = try Connection(port: port)
                // Half of them request one picture.
                let height = 4_096 - (number % 2) * (number % 60)
                connection.send("GET /artwork/albums/310730204/4096x\(height)bb.png HTTP/1.1\r\nHost: x\r\n\r\n")
                return connection
            }
            let other = try Connection(port: port)
            other.send("OPTIONS /v1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            #expect(await other.receive().hasPrefix("HTTP/1.1 204 "))
            brush.open()
            for connection in waiting { #expect(await connection.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 ")) }
            #expect(brush.mostAtOnce == 1)
        }
    }

    @Test func `a picture beyond the limit is answered with 503 and a time to retry`() async throws {
        let brush = SlowBrush()
        let pictures = Pictures(catalog: Served.catalog, studio: Studio(pixelLimit: 16)) { _ in brush.draw() }
        let refused = await pictures.answer("/artwork/albums/310730204/300x300bb.png")
        #expect(refused?.status == 503 && refused?.headers["Retry-After"] == "10")
        brush.open()
        #expect(await pictures.answer("/artwork/albums/310730204/4x4bb.png")?.status == 200)
    }
}
