import HTTPTypes
import Hummingbird
import HummingbirdTesting
import ServedSupport
import Testing

@testable import AppleMusicHTTP

/// Tests a `host` field beside `:authority`, which only HTTP/2 allows. The authority of these requests is `localhost`.
struct HostFieldTests {
    private static let fields: [(hosts: [String], status: Int)] = [
        ([], 200), (["localhost"], 200), (["LOCALHOST"], 200), (["evil.example"], 400),
        (["localhost", "evil.example"], 400), (["localhost:1"], 400),
    ]

    @Test(arguments: fields)
    func `a host field must equal the authority`(hosts: [String], status: Int) async throws {
        try await Served.server().application().test(.router) { client in
            var fields: HTTPFields = [.authorization: "Bearer \(try Served.token())"]
            for host in hosts { fields.append(HTTPField(name: try #require(HTTPField.Name("host")), value: host)) }
            let response = try await client.execute(uri: "/v1/test", method: .get, headers: fields)
            #expect(response.status.code == status)
        }
    }
}
