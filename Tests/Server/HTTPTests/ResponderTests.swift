import AppleMusicAPI
import HTTPTypes
import NIOCore
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests the conversion of requests and responses from and to the network's types.
struct ResponderTests {
    private static func response(to target: String, _ fields: HTTPFields = [:]) async -> FinishedResponse {
        let head = HTTPRequest(
            method: .get, scheme: nil, authority: "localhost", path: target, headerFields: fields)
        return await Served.server().responder.answer(to: ReceivedRequest(head)).value
    }

    @Test func `an album is answered as the simulator answers it`() async throws {
        let response = await Self.response(to: Served.album, [.authorization: "Bearer \(try Served.token())"])
        #expect(response.head.status == .ok)
        #expect(response.head.headerFields[.contentType] == "application/json;charset=utf-8")
        #expect(response.head.headerFields[.contentLength] == String(response.body.readableBytes))
        #expect(String(buffer: response.body).hasPrefix(#"{"data":[{"id":"310730204","type":"albums""#))
    }

    @Test(arguments: [
        "/", "/v1/catalog/us/albums/310730204", "/v1/catalog/us/nothing", "/etc/passwd", "/v1/me/library",
    ])
    func `without a token every path answers a bare 401`(target: String) async throws {
        let response = await Self.response(to: target)
        #expect(response.head.status == .unauthorized)
        #expect(response.body.readableBytes == 0)
        #expect(response.head.headerFields[.contentLength] == "0")
        #expect(response.head.headerFields[.contentType] == nil)
        #expect(response.head.headerFields[.wwwAuthenticate] == nil)
    }
}
