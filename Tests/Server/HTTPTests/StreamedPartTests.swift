import AppleMusicAPI
import Foundation
import Synchronization
import Testing
import TonearmCatalog
import TonearmServedSupport
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests parts of the feed that are sent in pieces.
struct StreamedPartTests {
    private let folder: TemporaryFolder
    private let part: MusicFeedPart
    private let target: String
    private let feed: MusicFeed
    /// 600,000 characters, so three pieces.
    private static let content = (0..<100_000).map { String(100_000 + $0) }.joined()

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.content, to: "part")
        part = MusicFeedPart(
            id: "0_part_song_2026", offset: 0, file: folder.path + "/part", size: Self.content.utf8.count)
        let export = MusicFeedExport(.song, id: "song_2026", parts: [part])
        target = String(part.address(in: export, at: Served.now).dropFirst("http://127.0.0.1:8502".count))
        feed = MusicFeed([export])
    }

    private var file: URL { URL(filePath: part.file) }

    private func gateway(scheme: String = "http") -> Gateway {
        Gateway(Served.service(), catalog: Served.catalog, scheme: scheme, feed: feed)
    }

    private func answer(_ method: Request.Method = .get, _ fields: [(String, String)] = []) async -> FinishedResponse {
        await gateway().answer(to: Request(method, target, headers: Headers(fields))).value
    }

    /// Returns the pieces of a streamed body.
    /// - Parameter change: runs when a piece is written.
    private func pieces(
        of body: StreamedBody?, change: @escaping @Sendable () throws -> Void = {}
    ) async throws -> [[UInt8]] {
        let pieces = Mutex<[[UInt8]]>([])
        try await #require(body).produce { bytes in
            pieces.withLock { $0.append(bytes) }
            try change()
        }
        return pieces.withLock { $0 }
    }

    @Test func `a large part is sent in pieces, with its length`() async throws {
        let answer = await answer()
        #expect(answer.response.status == 200 && answer.response.body.isEmpty)
        #expect(answer.response.headers["Content-Length"] == "600000")
        let pieces = try await pieces(of: answer.stream)
        #expect(pieces.map(\.count) == [262_144, 262_144, 75_712])
        #expect(Array(pieces.joined()) == Array(Self.content.utf8))
    }

    @Test(arguments: [(1, 300_000), (0, 262_144), (599_999, 599_999), (300_000, 599_999)])
    func `a range is sent in pieces if it is large`(first: Int, last: Int) async throws {
        let answer = await answer(.get, [("Range", "bytes=\(first)-\(last)")])
        let expected = Array(Self.content.utf8)[first...last]
        #expect(answer.response.status == 206)
        #expect(answer.response.headers["Content-Range"] == "bytes \(first)-\(last)/600000")
        #expect(answer.response.headers["Content-Length"] == String(expected.count))
        #expect((answer.stream == nil) == (expected.count <= 262_144))
        let bytes = answer.stream == nil ? answer.response.body.bytes : []
        let pieces = answer.stream == nil ? [] : try await pieces(of: answer.stream)
        #expect(bytes + pieces.joined() == Array(expected))
    }

    @Test func `a request for the head alone reads no piece`() async {
        let answer = await answer(.head)
        #expect(answer.response.headers["Content-Length"] == "600000" && answer.stream == nil)
    }

    @Test(arguments: ["short", content + "longer"])
    func `a part that is written while it is sent ends after the piece`(text: String) async throws {
        let count = Mutex(0)
        let file = file
        let body = try #require(await answer().stream)
        await #expect(throws: FilePieces.Problem.self) {
            try await body.produce { _ in
                count.withLock { $0 += 1 }
                try Data(text.utf8).write(to: file)
            }
        }
        #expect(count.withLock { $0 } == 1)
    }

    @Test func `a part that gives its name to another file is sent to its end`() async throws {
        let body = await answer().stream
        let file = file
        let pieces = try await pieces(of: body) { try Data("PAR1".utf8).write(to: file, options: .atomic) }
        #expect(Array(pieces.joined()) == Array(Self.content.utf8))
        #expect(await answer().response.status == 500)
    }

    @Test func `a part that was written again has another tag`() async throws {
        let tag = try #require(await answer().response.headers["ETag"])
        #expect(await answer(.get, [("If-None-Match", tag)]).response.status == 304)
        try Data(Self.content.utf8.reversed()).write(to: file, options: .atomic)
        #expect(await answer(.get, [("If-None-Match", tag)]).response.status == 200)
        #expect(await answer(.get, [("Range", "bytes=0-3"), ("If-Range", tag)]).response.status == 200)
    }

    @Test func `a client that only stops sending gets the whole part`() async throws {
        let target = target
        let text = try await RunningServer.with(Served.server(gateway())) { port in
            let connection = try Connection(port: port)
            connection.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            connection.endSending()
            return await connection.receive()
        }
        #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(text.hasSuffix("\r\n\r\n" + Self.content))
    }

    @Test func `the next request of a connection is answered after the part`() async throws {
        let target = target
        let text = try await RunningServer.with(Served.server(gateway())) { port in
            let connection = try Connection(port: port)
            let head = "HTTP/1.1\r\nHost: localhost\r\n"
            connection.send("GET \(target) \(head)\r\n")
            connection.send("GET \(target) \(head)Range: bytes=0-5\r\nConnection: close\r\n\r\n")
            return await connection.receive()
        }
        let second = try #require(text.ranges(of: "HTTP/1.1 206").first)
        #expect(text[..<second.lowerBound].hasSuffix("\r\n\r\n" + Self.content))
        #expect(text.hasSuffix("\r\n\r\n100000"))
    }

    @Test func `streams of HTTP 2 get parts`() async throws {
        let authority = try LocalAuthority(now: Served.systemTime)
        var server = Served.server(gateway(scheme: "https"))
        server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
        let target = target
        try await RunningServer.with(server) { port in
            try await Client.with(authority: authority.certificatePEM) { client in
                let answer = try await client.send(Request(.get, target), to: "https://127.0.0.1:\(port)")
                #expect(answer.isHTTP2 && answer.status == 200)
                #expect(answer.body == Array(Self.content.utf8))
            }
        }
    }
}
