import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests the answers by which a server introduces itself without a token.
struct WelcomeTests {
    private static let browser = [("Accept", "text/html,application/xhtml+xml,*/*;q=0.8"), ("Host", "127.0.0.1:8502")]

    private static func gateway(control: String? = nil, ready: String? = nil) -> Gateway {
        let gateway = Served.gateway()
        gateway.welcome.begin(control: control, readyFile: ready)
        return gateway
    }

    @Test func `a browser gets a page that names the address, a request and the inspector`() async throws {
        let gateway = Self.gateway(control: "http://127.0.0.1:8503/_tonearm")
        let response = await gateway.respond(to: Request(.get, "/", headers: Headers(Self.browser)))
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
        let page = String(decoding: response.body.bytes, as: UTF8.self)
        #expect(page.contains("This is not Apple’s service"))
        #expect(page.contains("http://127.0.0.1:8502/v1/catalog/us/albums/310730204"))
        #expect(page.contains("service http://127.0.0.1:8502"))
        #expect(page.contains("href=\"http://127.0.0.1:8503/_tonearm/\""))
        let style = await gateway.respond(to: Request(.get, "/_tonearm/page/style.css"))
        #expect(style.headers["Content-Type"] == "text/css; charset=utf-8")
    }

    @Test func `every link of the page is answered without a token`() async throws {
        let gateway = Served.gateway(Served.worlds())
        let response = await gateway.respond(to: Request(.get, "/", headers: Headers(Self.browser)))
        let page = String(decoding: response.body.bytes, as: UTF8.self)
        let links = page.matches(of: /href="(\/[^"]*)"/).map { String($0.1).replacing("&amp;", with: "&") }
        #expect(links.count >= 3)
        for link in links {
            #expect(await gateway.respond(to: Request(.get, link)).status == 200, "\(link)")
        }
    }

    @Test func `without a control address the page says how to have an inspector`() async throws {
        let response = await Self.gateway().respond(to: Request(.get, "/", headers: Headers(Self.browser)))
        let page = String(decoding: response.body.bytes, as: UTF8.self)
        #expect(page.contains("tonearm serve --control 127.0.0.1:0"))
        #expect(!page.contains("/_tonearm/\""))
    }

    @Test(arguments: [nil, "*/*", "application/json"])
    func `clients of the API get the same 401 as before`(accept: String?) async throws {
        let headers = Headers(accept.map { [("Accept", $0)] } ?? [])
        let response = await Self.gateway().respond(to: Request(.get, "/", headers: headers))
        #expect(response.status == 401)
        #expect(response.body.isEmpty)
        let path = await Self.gateway().respond(to: Request(.get, Served.album, headers: Headers(Self.browser)))
        #expect(path.status == 401)
        let posted = await Self.gateway().respond(to: Request(.post, "/", headers: Headers(Self.browser)))
        #expect(posted.status == 401)
    }

    @Test func `a program learns that it is tonearm, its control address and the ready file`() async throws {
        let gateway = Self.gateway(control: "http://127.0.0.1:8503/_tonearm", ready: "/tmp/ready.json")
        let json = await gateway.respond(to: Request(.get, Welcome.path)).body.json
        #expect(json?["server"]?.string == "tonearm")
        #expect(json?["control"]?.string == "http://127.0.0.1:8503/_tonearm")
        #expect(json?["ready"]?.string == "/tmp/ready.json")
        let bare = await Self.gateway().respond(to: Request(.get, Welcome.path)).body.json
        #expect(bare?["server"]?.string == "tonearm")
        #expect(bare?.object?.names == ["server", "version"])
    }

    @Test(arguments: [("Origin", "http://localhost:3000"), ("Sec-Fetch-Site", "same-origin")])
    func `a web page does not learn the file's path`(name: String, value: String) async throws {
        let gateway = Self.gateway(ready: "/tmp/ready.json")
        let request = Request(.get, Welcome.path, headers: Headers([(name, value)]))
        #expect(await gateway.respond(to: request).body.json?.object?.names == ["server", "version"])
    }

    @Test func `a rebound name learns nothing`() async throws {
        for target in ["/", Welcome.path] {
            let headers = Headers([("Accept", "text/html"), ("Host", "evil.example")])
            let response = await Self.gateway().respond(to: Request(.get, target, headers: headers))
            #expect(response.status == 421)
        }
    }

    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `a browser shows the page`() async throws {
        try await RunningServer.with(Served.server(Self.gateway())) { port in
            let title = try await Chromium.title(of: "http://127.0.0.1:\(port)/", mapping: "127.0.0.1")
            #expect(title == "A simulator of the Apple Music API – tonearm")
        }
    }
}
