import AppleMusicAPI
import HTTPTypes
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests a `host` field beside `:authority`, which only HTTP/2 allows. The authority of these requests is `localhost`.
struct HostFieldTests {
    private static let fields: [(hosts: [String], status: Int)] = [
        ([], 200), (["localhost"], 200), (["LOCALHOST"], 200), (["evil.example"], 400),
        (["localhost", "evil.example"], 400), (["localhost:1"], 400),
    ]

    @Test(arguments: fields)
    func `it must be the same`(hosts: [String], status: Int) async throws {
        var head = HTTPRequest(
            method: .get, scheme: "https", authority: "localhost", path: "/v1/test",
            headerFields: [.authorization: "Bearer \(try Served.token())"])
        for host in hosts {
            head.headerFields.append(HTTPField(name: try #require(HTTPField.Name("host")), value: host))
        }
        let responder = Served.server().responder
        let received = ReceivedRequest(head)
        let refusal = responder.refusal(of: received)
        let response = if let refusal { refusal } else { await responder.answer(to: received).value }
        #expect(response.response.status == status)
    }
}
