import HTTPTypes
import Hummingbird
import HummingbirdTesting
import ServedSupport
import Testing

@testable import AppleMusicHTTP

/// Tests requests and answers through Hummingbird.
struct RouterTests {
    @Test func `an album is answered as the simulator answers it`() async throws {
        try await Served.server().application().test(.router) { client in
            let response = try await client.execute(
                uri: Served.album, method: .get, headers: [.authorization: "Bearer \(try Served.token())"])
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == "application/json;charset=utf-8")
            #expect(response.headers[.contentLength] == String(response.body.readableBytes))
            #expect(String(buffer: response.body).hasPrefix(#"{"data":[{"id":"310730204","type":"albums""#))
        }
    }

    @Test(arguments: [
        "/", "/v1/catalog/us/albums/310730204", "/v1/catalog/us/nothing", "/etc/passwd", "/v1/me/library",
    ])
    func `without a token every path answers a bare 401`(target: String) async throws {
        try await Served.server().application().test(.router) { client in
            let response = try await client.execute(uri: target, method: .get)
            #expect(response.status == .unauthorized)
            #expect(response.body.readableBytes == 0)
            #expect(response.headers[.contentLength] == "0")
            #expect(response.headers[.contentType] == nil)
            #expect(response.headers[.wwwAuthenticate] == nil)
        }
    }
}
