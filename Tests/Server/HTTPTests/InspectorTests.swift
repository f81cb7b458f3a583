import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests the inspector's page: who may open it, and what it shows without scripts.
struct InspectorTests {
    private static let refused = "/v1/catalog/us/albums/1"

    @Test func `a link opens the page, which loads only from its own address`() async throws {
        let page = try await OpenedPage()
        let answer = await page.ask(.get, "/", OpenedPage.navigation)
        #expect(answer.status == 200 && answer.headers["Content-Type"] == "text/html; charset=utf-8")
        #expect(
            answer.headers["Content-Security-Policy"] == """
                default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; \
                base-uri 'none'; frame-ancestors 'none'
                """)
        #expect(answer.headers["X-Frame-Options"] == "DENY")
        #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
        #expect(answer.headers["Referrer-Policy"] == "no-referrer")
        #expect(answer.headers["Cache-Control"] == "no-store")
        #expect(answer.headers["Access-Control-Allow-Origin"] == nil)
        let text = String(decoding: answer.body.bytes, as: UTF8.self)
        for forbidden in ["<style", "style=\"", "onclick", "https://", "javascript:"] {
            #expect(!text.contains(forbidden), "\(forbidden)")
        }
        #expect(text.ranges(of: "<script").count == 1)
    }

    @Test func `the style and the script ask no other address`() async throws {
        let page = try await OpenedPage()
        for (path, type) in [("style.css", "text/css"), ("script.js", "text/javascript")] {
            // The pages that refuse have no cookie, but the style.
            let request = page.request(.get, "/page/\(path)", OpenedPage.reading, cookie: "")
            let answer = await page.control.respond(to: request)
            #expect(answer.status == 200 && answer.headers["Content-Type"] == "\(type); charset=utf-8")
            let text = String(decoding: answer.body.bytes, as: UTF8.self)
            #expect(!text.isEmpty)
            for address in ["http:", "https:", "//www", "url(", "@import", "import("] {
                #expect(!text.contains(address), "\(path) has \(address)")
            }
        }
    }

    @Test func `without a link the page explains how to get one`() async throws {
        let page = try await OpenedPage()
        for cookie in ["", "tonearm-8503=wrong", page.cookie.replacing("8503", with: "8504")] {
            let fields = [("Sec-Fetch-Site", "none"), ("Sec-Fetch-Mode", "navigate"), ("Accept", "text/html")]
            let request = page.request(.get, "/", fields, cookie: cookie)
            let answer = await page.control.respond(to: request)
            #expect(answer.status == 401)
            let text = String(decoding: answer.body.bytes, as: UTF8.self)
            #expect(text.contains("prints a link when it starts"))
            #expect(page.control.reason(for: answer, to: request) == "401 because a page had no valid link")
        }
    }

    @Test func `a page that is open after a restart is told so`() async throws {
        let page = try await OpenedPage()
        let restarted = ControlGateway(page.worlds, secret: "another secret")
        let answer = await restarted.respond(to: page.request(.get, "/summary", OpenedPage.reading))
        #expect(answer.status == 401)
        #expect(answer.body.json?["error"]?.string?.contains("the server was restarted") == true)
        #expect(answer.body.json?["next"]?.string?.contains("POST /_tonearm/links") == true)
    }

    @Test func `the page's script reads and changes`() async throws {
        let page = try await OpenedPage()
        #expect(await page.ask(.get, "/summary", OpenedPage.reading).status == 200)
        #expect(await page.ask(.post, "/accounts/subscriber/lapse", OpenedPage.changing).status == 200)
        #expect(
            await page.ask(.get, "/accounts/subscriber", OpenedPage.reading).body.json?["isSubscribed"] == false)
    }

    @Test(arguments: [
        [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")],
        // A page on another port of this machine is of the same site, so the browser sends it the cookie.
        [("Sec-Fetch-Site", "same-site"), ("Origin", "http://127.0.0.1:3000")],
        [("Origin", "http://127.0.0.1:3000")], [("Origin", "null"), ("Sec-Fetch-Site", "same-origin")],
        [("Origin", "https://127.0.0.1:8503"), ("Sec-Fetch-Site", "same-origin")],
        [("Sec-Fetch-Site", "same-origin")], [("Sec-Fetch-Site", "none")],
    ])
    func `with the cookie alone no other page changes anything`(fields: [(String, String)]) async throws {
        let page = try await OpenedPage()
        #expect(await page.ask(.post, "/accounts/subscriber/lapse", fields).status == 403)
        let now = await page.ask(.get, "/accounts/subscriber", OpenedPage.reading)
        #expect(now.body.json?["isSubscribed"] == true)
    }

    @Test func `no other page reads, and no name of another machine`() async throws {
        let page = try await OpenedPage()
        for fields in [[("Sec-Fetch-Site", "cross-site")], [("Sec-Fetch-Site", "same-site")], [("Origin", "null")]] {
            for path in ["/", "/summary", "/events", "/page/style.css"] {
                #expect(await page.ask(.get, path, fields).status == 403, "\(path) \(fields)")
            }
        }
        let request = page.request(.get, "/", OpenedPage.navigation, host: "evil.example:8503")
        #expect(await page.control.respond(to: request).status == 403)
        // A cookie without the fields of a browser is no page's.
        #expect(await page.ask(.get, "/summary", []).status == 401)
    }

    @Test func `a page of one world shows that world alone`() async throws {
        let worlds = Served.worlds()
        let mine = try await worlds.make(Worlds.Order(name: "mine", copy: await worlds.default.copy()))
        let other = try await worlds.make(Worlds.Order(name: "other", copy: await worlds.default.copy()))
        let page = try await OpenedPage(.world(mine.identity.id), in: worlds)
        let text = await page.text()
        #expect(text.contains("<h1>mine</h1>") && !text.contains(other.identity.id) && !text.contains("<nav"))
        let path = "/worlds/\(mine.identity.id)"
        #expect(await page.ask(.post, "\(path)/accounts/subscriber/lapse", OpenedPage.changing).status == 200)
        #expect(await page.ask(.get, "/?world=\(other.identity.id)", OpenedPage.navigation).status == 403)
        #expect(await page.ask(.get, "/page/journal?world=default", OpenedPage.reading).status == 403)
        #expect(await page.ask(.get, "/worlds/\(other.identity.id)/events", OpenedPage.reading).status == 403)
        _ = try await worlds.remove(mine.identity.id)
        let gone = await page.ask(.get, "/", OpenedPage.navigation)
        #expect(gone.status == 410)
        #expect(String(decoding: gone.body.bytes, as: UTF8.self).contains("was deleted"))
    }

    @Test func `the journal is readable without scripts`() async throws {
        let page = try await OpenedPage()
        #expect(await page.text().contains("No request has arrived yet."))
        try await page.send(Served.album)
        try await page.send("/v1/me/library/songs")
        let text = await page.text()
        #expect(text.contains("<noscript>"))
        #expect(text.contains(Served.album))
        #expect(text.contains("the request has no music user token"))
        #expect(text.contains("documentation: User Authentication for MusicKit"))
        // The newest comes first.
        let (first, second) = (text.firstRange(of: "data-number=\"2\""), text.firstRange(of: "data-number=\"1\""))
        #expect(try #require(first).lowerBound < #require(second).lowerBound)
    }

    @Test func `rows after a number are those that the page lacks`() async throws {
        let page = try await OpenedPage()
        for _ in 0..<3 { try await page.send(Self.refused) }
        let rows = await page.ask(.get, "/page/journal?since=2", OpenedPage.reading)
        let text = String(decoding: rows.body.bytes, as: UTF8.self)
        #expect(text.contains("data-number=\"3\"") && !text.contains("data-number=\"2\""))
        #expect(await page.ask(.get, "/page/journal?since=x", OpenedPage.reading).status == 400)
    }

    @Test func `text of requests is escaped, and tokens are hidden`() async throws {
        let page = try await OpenedPage()
        let attack = "<script>alert(1)</script>\"'&"
        try await page.send(
            "/v1/<img src=x>?term=\(attack)", [("X-Attack", attack), ("Music-User-Token", "my own user token")])
        let text = await page.text() + page.text("/page/exchange?number=1")
        #expect(!text.contains("<script>alert") && !text.contains("<img") && !text.contains("my own user token"))
        #expect(text.contains("<dt>X-Attack</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;</dd>"))
    }

    @Test func `a request is shown with the status line, the headers and the body of its answer`() async throws {
        let page = try await OpenedPage()
        try await page.send(Self.refused + "?l=en-US", [("X-Client", "app"), ("Accept-Encoding", "gzip")])
        try await page.send(Served.album, [("Accept-Encoding", "gzip")])
        let refused = await page.text("/page/exchange?number=1")
        #expect(refused.contains("<code>GET \(Self.refused)?l=en-US</code>") && refused.contains("<dd>app</dd>"))
        #expect(refused.contains("<code>404 Not Found</code>"))
        #expect(refused.contains("<dt>Content-Type</dt><dd>application/json;charset=utf-8</dd>"))
        #expect(refused.contains("&quot;code&quot;: &quot;40400&quot;"))
        let album = await page.text("/page/exchange?number=2")
        #expect(album.contains("<code>200 OK</code>") && album.contains("<dt>Content-Encoding</dt><dd>gzip</dd>"))
        #expect(album.contains("Compressed with gzip: ") && album.contains("Born to Run"))
        for bad in ["3", "0", "x", ""] {
            let answer = await page.ask(.get, "/page/exchange?number=\(bad)", OpenedPage.reading)
            #expect(answer.status == 404 && answer.body.json?["error"]?.string?.contains("has no request") == true)
        }
    }

    @Test func `an answer from the cache is shown as one that was made`() async throws {
        let page = try await OpenedPage()
        for _ in 0..<2 { try await page.send(Served.album) }
        func shown(_ number: Int) async -> Substring {
            let text = await page.text("/page/exchange?number=\(number)")
            return text[(text.firstRange(of: "<h3>Answer</h3>")?.lowerBound ?? text.endIndex)...]
        }
        #expect(await shown(1) == shown(2))
        #expect(await shown(2).contains("Content-Length"))
    }

    @Test func `an answer that a fault delayed, cut or lost says so`() async throws {
        let page = try await OpenedPage()
        _ = await page.ask(
            .put, "/faults", OpenedPage.changing,
            #"{"faults":["offline --times 1","cut --times 1","delay --delay 0 --times 1"]}"#)
        for _ in 0..<3 { try await page.send(Served.album) }
        let (lost, cut, late) = await (
            page.text("/page/exchange?number=1"), page.text("/page/exchange?number=2"),
            page.text("/page/exchange?number=3")
        )
        #expect(lost.contains("<code>no answer</code>") && lost.contains("The connection ended before the answer."))
        #expect(cut.contains("The connection ended in the middle of the body.") && late.contains("was delayed by 0.0"))
        let rows = await page.text()
        #expect(rows.contains("fault: offline") && rows.contains("fault: cut") && rows.contains("fault: delay"))
    }

    @Test func `bodies that are not kept are named`() async throws {
        let page = try await OpenedPage()
        let journal = page.worlds.default.journal
        let long = Response(status: 200, body: .bytes([UInt8](repeating: 97, count: 100_000)))
        for _ in 0..<17 { journal.add(Request(.get, "/v1/test"), long, at: 0, reasons: []) }
        #expect(await page.text("/page/exchange?number=17").contains("only the beginning of 100000 bytes"))
        #expect(await page.text("/page/exchange?number=2").contains("aaaa"))
        #expect(await page.text("/page/exchange?number=1").contains("The body had 100000 bytes. It is no longer kept"))
        let head = Response(status: 200, headers: Headers([("Content-Length", "5")]))
        journal.add(Request(.head, "/v1/test"), head, at: 0, reasons: [])
        journal.add(Request(.get, "/v1/test"), head, at: 0, reasons: [])
        var posted = Request(.post, "/v1/test", body: [UInt8](repeating: 97, count: 300_000))
        posted.headers["Content-Length"] = "300000"
        journal.add(posted, Response(status: 204), at: 0, reasons: [])
        #expect(await page.text("/page/exchange?number=18").contains("An answer to HEAD has no body."))
        #expect(await page.text("/page/exchange?number=19").contains("was sent from a file"))
        #expect(await page.text("/page/exchange?number=20").contains("The body of 300000 bytes was too long to keep."))
        journal.removeAll()
        for _ in 0..<20 { journal.add(Request(.get, "/v1/test"), long, at: 0, reasons: []) }
        #expect(await page.text("/page/exchange?number=40").contains("aaaa"))
    }

    @Test func `the parts that the script renews have the counts, and no requests`() async throws {
        let page = try await OpenedPage()
        for _ in 0..<3 { try await page.send(Self.refused) }
        _ = await Served.gateway(page.worlds).respond(to: Request(.options, Served.album))
        let text = await page.text("/page/parts")
        #expect(text.contains("4 requests, 1 of them preflight.") && text.contains("data-first=\"1\""))
        #expect(text.contains("<small>4</small>") && !text.contains("data-number"))
        page.worlds.default.journal.removeAll()
        #expect(await page.text("/page/parts").contains("data-first=\"5\""))
        for _ in 0..<1_002 { page.worlds.default.journal.add(Request(.get, "/"), .bare(404), at: 0, reasons: []) }
        let full = await page.text("/page/parts")
        #expect(full.contains("1002 requests; the last 200 are listed.") && full.contains("data-first=\"7\""))
    }

    @Test func `characters that a page cannot show are replaced`() {
        let html: HTML = "\("a\u{0}b\u{202E}c")"
        #expect(html.text == "a\u{FFFD}b\u{FFFD}c")
        let others: HTML = "\("\u{200E}\u{61C}\u{2066}\u{2028}\u{85}\u{E0041}")\("👨‍👩‍👧 é\n")"
        #expect(others.text == String(repeating: "\u{FFFD}", count: 6) + "👨‍👩‍👧 é\n")
    }

    @Test func `every control has a name, and every part a heading`() async throws {
        let page = try await OpenedPage()
        _ = await page.ask(.put, "/snapshots/before", OpenedPage.changing)
        let text = await page.text()
        for field in ["world-name", "advance", "time", "fault", "snapshot"] {
            #expect(text.contains("<label for=\"\(field)\">") && text.contains(" id=\"\(field)\""), "\(field)")
        }
        for part in ["journal", "accounts", "clock", "faults", "snapshots", "worlds"] {
            #expect(text.contains("aria-labelledby=\"\(part)-title\""), "\(part)")
            #expect(text.contains("id=\"\(part)-title\""), "\(part)")
        }
        #expect(text.contains("<html lang=\"en\">") && text.contains("Skip to the requests"))
        let ids = text.ranges(of: " id=\"").map { text[$0.upperBound...].prefix { $0 != "\"" } }
        #expect(Set(ids).count == ids.count)
        #expect(text.contains("href=\"/_tonearm/worlds/default/snapshots/before\" download=\"before.json\""))
    }

    @Test func `a list of many worlds is cut, and says so`() async throws {
        let worlds = Served.worlds()
        for _ in 0..<52 { _ = try await worlds.make(Worlds.Order(name: nil, copy: await worlds.default.copy())) }
        let text = await (try OpenedPage(in: worlds)).text()
        #expect(text.contains("2 older worlds are not shown."))
    }
}
