import AppleMusicAPI
import Testing
import TonearmLive

@testable import tonearm_live

/// Tests the authorization page and the requests that it refuses.
@Suite struct TokenPageTests {
    private static let question = PageQuestion(developerToken: "a.b.c", script: "https://example.org/musickit.js")

    private static var page: TokenPage { TokenPage(question, port: 4711, secret: "SECRET") }

    private static func post(
        _ target: String = "/SECRET/token", host: String = "127.0.0.1:4711", origin: String? = "http://127.0.0.1:4711",
        type: String = "application/json", site: String? = "same-origin", body: String = #"{"token":"abc"}"#
    ) -> Request {
        var request = Request(.post, target, headers: Headers([("Host", host), ("Content-Type", type)]))
        request.headers["Origin"] = origin
        request.headers["Sec-Fetch-Site"] = site
        request.body = Array(body.utf8)
        return request
    }

    private static func get(_ target: String, host: String = "127.0.0.1:4711", site: String? = nil) -> Request {
        var request = Request(.get, target, headers: Headers([("Host", host)]))
        request.headers["Sec-Fetch-Site"] = site
        return request
    }

    @Test func `the page appears and returns the token once`() {
        var page = Self.page
        #expect(page.address == "http://127.0.0.1:4711/SECRET/")
        #expect(page.reply(to: Self.get("/SECRET/", site: "none")).body.contains("<button"))
        let script = page.reply(to: Self.get("/SECRET/page.js", site: "same-origin"))
        #expect(script.body.contains(#"const developerToken = "a.b.c";"#))
        #expect(page.reply(to: Self.post()).status == 204)
        #expect(page.outcome == .token("abc"))
        #expect(page.reply(to: Self.post(body: #"{"token":"other"}"#)).status == 404)
        #expect(page.reply(to: Self.get("/SECRET/")).status == 404)
        #expect(page.outcome == .token("abc"))
    }

    private static let forged: [(Request, Int)] = {
        var requests: [(Request, Int)] = []
        for target in ["/token", "/SECREX/token", "/SECRET/other", "//SECRET/token"] {
            requests.append((post(target), 404))
        }
        for host in ["localhost:4711", "evil.example:4711", "127.0.0.1"] { requests.append((post(host: host), 421)) }
        for origin in [nil, "null", "https://evil.example", "http://127.0.0.1:4712"] {
            requests.append((post(origin: origin), 403))
        }
        for site in ["cross-site", "same-site"] { requests.append((post(site: site), 403)) }
        for type in ["text/plain", "application/x-www-form-urlencoded"] { requests.append((post(type: type), 403)) }
        let bodies = ["", "{}", #"{"token":""}"#, #"{"token":"a b"}"#, #"{"token":"a\r\nX: y"}"#, #"{"token":7}"#]
        for body in bodies { requests.append((post(body: body), 400)) }
        for target in ["/SECRET/token", "/", "/SECRET"] { requests.append((get(target), 404)) }
        requests.append((get("/SECRET/", host: "evil.example"), 421))
        requests.append((get("/SECRET/page.js", site: "cross-site"), 403))
        return requests
    }()

    @Test(arguments: forged)
    func `a forged request is refused and changes nothing`(request: Request, status: Int) {
        var page = Self.page
        #expect(page.reply(to: request).status == status)
        #expect(page.outcome == nil)
        #expect(page.reply(to: Self.post()).status == 204)
    }

    @Test func `a problem reported by the page is returned, cut to a length`() {
        var page = Self.page
        let body = #"{"problem":"\#(String(repeating: "x", count: 1000))"}"#
        #expect(page.reply(to: Self.post("/SECRET/problem", body: body)).status == 204)
        #expect(page.outcome == .problem(String(repeating: "x", count: 500)))
    }

    @Test func `secrets are long and unique`() {
        let secrets = Set((0..<100).map { _ in TokenPage.randomSecret() })
        #expect(secrets.count == 100 && secrets.allSatisfy { $0.utf8.count == 43 })
    }

    @Test func `a token in the script cannot end the script`() {
        let odd = PageQuestion(
            developerToken: "</script><script>alert(1)//\u{2028}\"", script: "https://example.org/a.js")
        let script = PageText.script(odd)
        #expect(!script.contains("</script>") && !script.contains("\u{2028}"))
    }
}
