import AppleMusicAPI
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Synchronization
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests requests that arrive at the last handler of a connection.
struct RequestHandlerTests {
    /// A gateway that counts requests. `/slow` is awaited until the gate opens.
    private final class Counting: RequestGateway {
        let targets = Mutex<[String]>([])
        let (gate, opened) = AsyncStream.makeStream(of: Void.self)
        let now = Served.now

        func answer(to request: Request) -> Pending<FinishedResponse> {
            targets.withLock { $0.append(request.target) }
            let response = FinishedResponse(
                Response(status: 200, headers: Headers([("Content-Length", "2")]), body: .bytes(Array("ok".utf8))))
            if request.target != "/slow" { return .ready(response) }
            return .awaited {
                for await _ in self.gate {}
                self.targets.withLock { $0.append(Task.isCancelled ? "cancelled" : "opened") }
                return response
            }
        }

        func open(_ response: inout Response, to headers: Headers) {}
        func reason(for response: Response, to request: Request) -> String? { nil }

        var all: [String] { targets.withLock { $0 } }
    }

    private static func head(_ target: String) -> HTTPRequestPart {
        .head(HTTPRequest(method: .get, scheme: nil, authority: "x", path: target))
    }

    private static func text(_ target: String, _ more: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: x\r\n\(more)\r\n"
    }

    private static func channel(_ gateway: Counting) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(handler: RequestHandler(Served.server(gateway).responder))
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "x")).wait()
        return channel
    }

    @Test func `a response that is there is written before the next part is read`() throws {
        let channel = try Self.channel(Counting())
        try channel.writeInbound(Self.head("/a"))
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        guard case .head(let head)? = try channel.readOutbound(as: HTTPResponsePart.self) else {
            Issue.record("no response was written")
            return
        }
        #expect(head.status == .ok && head.headerFields[.date] != nil)
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) == .body(ByteBuffer(string: "ok")))
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) == .end(nil))
    }

    @Test func `a client that does not take its responses is not answered before it does`() throws {
        let gateway = Counting()
        let channel = try Self.channel(gateway)
        channel.isWritable = false
        try channel.writeInbound(Self.head("/a"))
        try channel.writeInbound(HTTPRequestPart.end(nil))
        #expect(gateway.all == [])
        channel.isWritable = true
        channel.pipeline.fireChannelWritabilityChanged()
        #expect(gateway.all == ["/a"])
        channel.pipeline.fireChannelWritabilityChanged()
        #expect(gateway.all == ["/a"])
    }

    @Test func `an awaited response is asked for once, and comes before the next`() async throws {
        let gateway = Counting()
        let answer = try await RunningServer.with(Served.server(gateway)) { port in
            let connection = try Connection(port: port)
            connection.send(Self.text("/slow") + Self.text("/a") + Self.text("/b", "Connection: close\r\n"))
            while gateway.all.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
            try await Task.sleep(for: .milliseconds(20))
            #expect(gateway.all == ["/slow"])
            gateway.opened.finish()
            return await connection.receive()
        }
        #expect(gateway.all == ["/slow", "opened", "/a", "/b"])
        #expect(answer.ranges(of: "HTTP/1.1 200 OK").count == 3)
    }

    @Test func `a client that goes away ends the wait`() async throws {
        let gateway = Counting()
        try await RunningServer.with(Served.server(gateway)) { port in
            do {
                let connection = try Connection(port: port)
                connection.send(Self.text("/slow"))
                while gateway.all.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
                connection.reset()
            }
            while gateway.all.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
            #expect(gateway.all == ["/slow", "cancelled"])
        }
    }

    @Test func `a client that only stops sending is answered, and then the connection ends`() async throws {
        let gateway = Counting()
        let answer = try await RunningServer.with(Served.server(gateway)) { port in
            let connection = try Connection(port: port)
            connection.send(Self.text("/slow") + Self.text("/a"))
            connection.endSending()
            while gateway.all.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
            try await Task.sleep(for: .milliseconds(20))
            gateway.opened.finish()
            return await connection.receive()
        }
        #expect(answer.ranges(of: "HTTP/1.1 200 OK").count == 2)
        #expect(answer.hasSuffix("ok"))
    }

    @Test func `a server that stops answers the request under way`() async throws {
        let gateway = Counting()
        var stopping = Served.server(gateway)
        // Longer than other tests may keep this one waiting.
        stopping.limits.stopTime = .seconds(600)
        let server = stopping
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let running = Task { try await server.run { port.yield($0) } }
        var iterator = ports.makeAsyncIterator()
        let number = try #require(await iterator.next())
        let (connection, idle) = (try Connection(port: number), try Connection(port: number))
        // The answer shows that the server has accepted the connection, which is idle from then on.
        idle.send(Self.text("/idle"))
        #expect(await idle.receive(until: "ok").hasPrefix("HTTP/1.1 200 OK\r\n"))
        connection.send(Self.text("/slow") + Self.text("/a"))
        while !gateway.all.contains("/slow") { try await Task.sleep(for: .milliseconds(1)) }
        running.cancel()
        #expect(await idle.receive() == "")
        gateway.opened.finish()
        let answer = await connection.receive()
        #expect(answer.ranges(of: "HTTP/1.1 200 OK").count == 1)
        #expect(answer.lowercased().contains("\r\nconnection: close\r\n"))
        _ = await running.result
    }

    @Test func `a server that stops waits for a client no longer than it may`() async throws {
        var server = Served.server(Counting())
        server.limits.stopTime = .milliseconds(100)
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let stopping = server
        let running = Task { try await stopping.run { port.yield($0) } }
        var iterator = ports.makeAsyncIterator()
        let connection = try Connection(port: try #require(await iterator.next()))
        connection.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n")
        #expect(await connection.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
        running.cancel()
        #expect(await connection.receive() == "")
        _ = await running.result
    }
}
