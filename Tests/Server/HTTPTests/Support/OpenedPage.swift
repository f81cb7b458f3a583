import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// A control address as a browser sees it that opened a link.
struct OpenedPage {
    let worlds: Worlds
    let control: ControlGateway
    /// The value of the header field `Cookie`.
    let cookie: String

    static let host = "127.0.0.1:8503"
    static let origin = "http://127.0.0.1:8503"
    /// The fields of a browser that opens a page.
    static let navigation = [
        ("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "navigate"), ("Accept", "text/html"),
    ]
    /// The fields of a page's script that reads.
    static let reading = [("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "cors")]
    /// The fields of a page's script that changes something.
    static let changing = reading + [("Origin", origin)]

    init(_ scope: AccessScope = .server, in worlds: Worlds = Served.worlds(), streams: Int = 256) async throws {
        self.worlds = worlds
        control = ControlGateway(worlds, secret: "the secret of these tests", streams: streams)
        let code = try #require(control.links.make(AccessLink.Order(scope))).code
        let answer = await control.respond(
            to: Request(.get, "/_tonearm/open/\(code)", headers: Headers([("Host", Self.host)] + Self.navigation)))
        cookie = String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" })
    }

    func request(
        _ method: Request.Method, _ path: String, _ fields: [(String, String)], _ body: String = "",
        host: String = host, cookie: String? = nil
    ) -> Request {
        let own = [("Host", host), ("Cookie", cookie ?? self.cookie)]
        return Request(method, "/_tonearm" + path, headers: Headers(own + fields), body: Array(body.utf8))
    }

    /// Sends a request with the cookie.
    func ask(
        _ method: Request.Method, _ path: String, _ fields: [(String, String)], _ body: String = ""
    ) async -> Response {
        await control.respond(to: request(method, path, fields, body))
    }

    /// Returns the text of a page that the browser opens.
    func text(_ path: String = "/") async -> String {
        String(decoding: await ask(.get, path, Self.navigation).body.bytes, as: UTF8.self)
    }

    /// Sends a request to the simulated service.
    func send(_ target: String, _ fields: [(String, String)] = []) async throws {
        _ = await Served.gateway(worlds).respond(to: try Served.request(.get, target, fields))
    }
}
