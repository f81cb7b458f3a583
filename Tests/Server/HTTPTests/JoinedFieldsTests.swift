import AppleMusicAPI
import HTTPTypes
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests lists of header fields that a client splits into several fields, as browsers do over HTTP/2.
struct JoinedFieldsTests {
    private static func received(_ fields: [(String, String)]) -> Headers {
        var head = HTTPRequest(method: .get, scheme: "https", authority: "localhost", path: "/")
        for (name, value) in fields {
            if let name = HTTPField.Name(name) { head.headerFields.append(HTTPField(name: name, value: value)) }
        }
        return ReceivedRequest(head).headers
    }

    @Test func `cookies are one field, whatever fields they came in`() {
        let headers = Self.received([("cookie", "a=1"), ("x-other", "y"), ("cookie", "b=2; c=3"), ("Cookie", "d=4")])
        #expect(headers["Cookie"] == "a=1; b=2; c=3; d=4")
        #expect(headers.fields.map(\.name) == ["Host", "cookie", "x-other"])
    }

    @Test(arguments: ["Accept", "Accept-Encoding", "If-None-Match", "Access-Control-Request-Headers", "Sec-Purpose"])
    func `a list is one field`(name: String) {
        #expect(Self.received([(name, "one"), (name.lowercased(), "two, three")])[name] == "one, two, three")
    }

    @Test(arguments: ["Authorization", "Music-User-Token", "Last-Event-ID", "Range", "Origin", "X-Unknown"])
    func `a field with a single value is not joined`(name: String) {
        let headers = Self.received([(name, "one"), (name, "two")])
        #expect(headers[name] == "one" && headers.fields.count == 3)
    }

    @Test(arguments: [true, false])
    func `a session among other cookies opens its page, over HTTP 2 and over HTTP 1`(allowsHTTP2: Bool) async throws {
        var control = ControlGateway(Served.worlds(), secret: "the secret of these tests")
        control.scheme = "https"
        let made = try #require(control.links.make(AccessLink.Order()))
        let authority = try LocalAuthority(now: Served.systemTime)
        var server = Served.server(control)
        server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
        try await RunningServer.with(server) { port in
            try await Client.with(
                authority: authority.certificatePEM, allowsHTTP2: allowsHTTP2, followsRedirects: false
            ) { client in
                let origin = "https://127.0.0.1:\(port)"
                let opened = try await client.send(
                    Request(
                        .get, "/_tonearm/open/\(made.code)", headers: Headers(OpenedPage.navigation)), to: origin)
                let session = try #require(opened.field("Set-Cookie")?.prefix { $0 != ";" })
                let cookies = [
                    ("Cookie", "theme=dark"), ("Cookie", String(session)), ("Cookie", "language=en"),
                ]
                let page = try await client.send(
                    Request(.get, "/_tonearm/", headers: Headers(OpenedPage.navigation + cookies)), to: origin)
                #expect(page.status == 200 && page.isHTTP2 == allowsHTTP2)
            }
        }
    }
}
