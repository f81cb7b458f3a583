import AppleMusicAPI
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests large answers to clients that do not read.
struct UnsentAnswersTests {
    @Test func `beyond the limit the slowest client is disconnected, and small answers do not count`() throws {
        let unsent = UnsentAnswers(limit: 200_000)
        let channels = (0..<3).map { _ in EmbeddedChannel() }
        for channel in channels { try channel.connect(to: SocketAddress(unixDomainSocketPath: "x")).wait() }
        let promises = channels.map { $0.eventLoop.makePromise(of: Void.self) }
        for (channel, promise) in zip(channels, promises) {
            unsent.add(1_000, on: channel, until: promise.futureResult)
            unsent.add(90_000, on: channel, until: promise.futureResult)
        }
        #expect(channels.map(\.isActive) == [false, true, true])
        #expect(unsent.size == 180_000)
        promises[1].succeed()
        #expect(unsent.size == 90_000)
        promises[0].succeed()
        promises[2].succeed()
        #expect(unsent.size == 0)
    }

    @Test func `a client that does not read a large answer is disconnected when others come`() async throws {
        var server = Served.server(Gateway(LargeAnswers(), catalog: Served.catalog, scheme: "http"))
        server.limits.unsent = 60_000_000
        try await RunningServer.with(server) { port in
            let slow = try (0..<4).map { _ in try Connection(port: port) }
            for connection in slow {
                connection.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
                // The answer has begun and is queued.
                _ = await connection.receive(until: "\r\n\r\n")
            }
            // The first client was disconnected: it reads the bytes buffered by the system, then the end or an error.
            let taken = await slow[0].receive()
            #expect(taken.utf8.count < LargeAnswers.size)
            let other = try Connection(port: port)
            other.send("GET /small HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            #expect(await other.receive().hasPrefix("HTTP/1.1 200 "))
        }
    }
}

/// Answers too large for the system's buffers, and small answers.
private struct LargeAnswers: SharedService {
    static let size = 25_000_000
    let now = Served.now

    func answer(to request: Request) -> Pending<ServedResponse> {
        .awaited {
            let size = request.target == "/large" ? Self.size : 10
            return ServedResponse(Response(status: 200, body: .bytes([UInt8](repeating: 97, count: size))))
        }
    }

    var moment: Moment { Moment(second: now, generation: 0) }

    func refusal(of request: Request) -> UnauthorizedReason { UnauthorizedReason(of: request, keys: nil, now: now) }
}
