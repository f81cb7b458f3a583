import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

struct ContentCodingTests {
    @Test(arguments: ["gzip", "br, gzip", "GZIP;q=0.5", "deflate;q=1, gzip; q=0.1", "*", "x-gzip", "identity, *;q=0.3"])
    func `gzip is taken`(value: String) {
        #expect(ContentCoding.acceptsGzip(value))
    }

    @Test(arguments: [nil, "", "br", "gzip;q=0", "identity", "*;q=0", "gzip;q=0, *", "gzipped"])
    func `gzip is not taken`(value: String?) {
        #expect(!ContentCoding.acceptsGzip(value))
    }

    @Test func `an answer is compressed on request, with its header`() async throws {
        let gateway = Served.gateway()
        let plain = await gateway.respond(to: try Served.request(.get, Served.album))
        let coded = await gateway.respond(to: try Served.request(.get, Served.album, [("Accept-Encoding", "gzip")]))
        #expect(plain.headers["Content-Encoding"] == nil)
        #expect(plain.headers["Vary"] == "Accept-Encoding, Origin")
        #expect(coded.headers["Content-Encoding"] == "gzip")
        #expect(coded.headers["Vary"] == "Accept-Encoding, Origin")
        #expect(coded.body.bytes.starts(with: [0x1F, 0x8B]))
        #expect(coded.body.count < plain.body.count / 3)
        #expect(coded.headers["Content-Length"] == String(coded.body.count))
    }

    @Test func `small answers are not compressed`() async throws {
        let gateway = Served.gateway()
        let response = await gateway.respond(
            to: try Served.request(.get, "/v1/catalog/us/nothing", [("Accept-Encoding", "gzip")]))
        #expect(response.headers["Content-Encoding"] == nil)
    }

    @Test func `a client that unpacks sees the same body`() async throws {
        let gateway = Served.gateway()
        try await RunningServer.with(Served.server()) { port in
            try await Client.with { client in
                let response = try await client.get("http://127.0.0.1:\(port)\(Served.album)", unpacking: true)
                let request = try Served.request(.get, Served.album, [("Host", "127.0.0.1:\(port)")])
                #expect(response.field("Content-Encoding") == "gzip")
                let expected = await gateway.respond(to: request).body.bytes
                #expect(response.body == expected)
            }
        }
    }
}
