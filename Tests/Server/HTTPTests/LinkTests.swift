import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests the links to the control address: what they open, for whom, and how often.
struct LinkTests {
    private let worlds = Served.worlds()
    private let control: ControlGateway

    init() {
        control = ControlGateway(worlds, secret: "the secret of these tests")
        worlds.origin = "http://127.0.0.1:8502"
    }

    private func ask(
        _ method: Request.Method, _ path: String, _ body: String = "", secret: String? = nil,
        _ fields: [(String, String)] = []
    ) async -> Response {
        let own = [("Host", "127.0.0.1:8503")] + (secret.map { [("Authorization", "Bearer \($0)")] } ?? [])
        return await control.respond(
            to: Request(method, "/_tonearm" + path, headers: Headers(own + fields), body: Array(body.utf8)))
    }

    private func tell(_ method: Request.Method, _ path: String, _ body: String = "") async -> Response {
        await ask(method, path, body, secret: control.secret)
    }

    private static let prefix = "http://127.0.0.1:8503/_tonearm"
    /// The fields of a browser that opens an address which a person typed.
    private static let typed = [("Sec-Fetch-Site", "none"), ("Sec-Fetch-Mode", "navigate"), ("Accept", "text/html")]

    /// Makes a link, and returns the path after `/_tonearm` and its id.
    private func link(_ body: String = "{}") async throws -> (path: String, id: String) {
        let made = await tell(.post, "/links", body)
        #expect(made.status == 201)
        let link = try #require(made.body.json?["link"]?.string)
        try #require(link.hasPrefix(Self.prefix + "/open/"))
        return (String(link.dropFirst(Self.prefix.count)), try #require(made.body.json?["id"]?.string))
    }

    private func world() async throws -> String {
        try #require(await tell(.post, "/worlds").body.json?["id"]?.string)
    }

    /// Opens a link as a program, and returns the secret.
    private func secret(of path: String) async throws -> String {
        try #require(await ask(.post, path).body.json?["secret"]?.string)
    }

    @Test func `a program gets the members of a ready file, with a secret of its own`() async throws {
        let id = try await world()
        let link = try await link(#"{"world": "\#(id)", "once": false, "name": "Ada"}"#)
        let ready = try #require(await ask(.post, link.path).body.json)
        #expect(ready["origin"] == "http://127.0.0.1:8502")
        #expect(ready["control"]?.string == Self.prefix)
        #expect(ready["world"]?.string == id)
        let shown = await tell(.get, "/worlds/\(id)").body.json
        #expect(ready["tokens"]?["subscriber"] == shown?["tokens"]?["subscriber"])
        let secret = try #require(ready["secret"]?.string)
        #expect(secret != control.secret)
        #expect(await ask(.get, "/worlds/\(id)/accounts", secret: secret).status == 200)
        #expect(await ask(.post, "/worlds/\(id)/accounts/subscriber/lapse", secret: secret).status == 200)
        // The learner comes back.
        #expect(await ask(.post, link.path).status == 200)
    }

    @Test func `a link of one world opens nothing else`() async throws {
        let (mine, other) = (try await world(), try await world())
        let secret = try await secret(of: try await link(#"{"world": "\#(mine)"}"#).path)
        let refused: [(Request.Method, String)] = [
            (.get, "/worlds"), (.post, "/worlds"), (.get, "/worlds/\(other)"), (.get, "/worlds/\(other)/journal"),
            (.get, "/worlds/default/journal"), (.get, "/worlds/nothing"), (.get, "/faults"), (.post, "/reset"),
            (.get, "/links"), (.post, "/links"), (.delete, "/links/1"), (.post, "/worlds/\(mine)/fork"),
            (.delete, "/worlds/\(mine)"), (.get, "/schema"),
        ]
        for (method, path) in refused {
            let answer = await ask(method, path, secret: secret)
            #expect(answer.status == 403, "\(method.rawValue) \(path)")
            #expect(answer.body.json?["error"]?.string?.contains("opens the world '\(mine)' alone") == true)
        }
        #expect(await ask(.get, "/worlds/\(mine)", secret: secret).status == 200)
        #expect(worlds.all.map(\.identity.id).sorted() == [mine, other].sorted())
    }

    @Test func `a link of the server opens everything`() async throws {
        let secret = try await secret(of: try await link().path)
        for path in ["/worlds", "/faults", "/links"] { #expect(await ask(.get, path, secret: secret).status == 200) }
    }

    @Test func `a browser gets a cookie that scripts and other sites do not`() async throws {
        let link = try await link()
        let answer = await ask(.get, link.path, "", Self.typed)
        #expect(answer.status == 303 && answer.headers["Location"] == "/_tonearm/")
        let cookie = try #require(answer.headers["Set-Cookie"])
        #expect(cookie.hasPrefix("tonearm-8503="))
        #expect(cookie.hasSuffix("; Path=/_tonearm; HttpOnly; SameSite=Strict"))
        #expect(answer.headers["Referrer-Policy"] == "no-referrer" && answer.headers["Cache-Control"] == "no-store")
    }

    @Test func `over TLS the cookie is never sent without`() async throws {
        var control = control
        control.scheme = "https"
        let made = try #require(control.links.make(AccessLink.Order()))
        let request = Request(
            .get, "/_tonearm/open/\(made.code)", headers: Headers([("Host", "localhost:8503")] + Self.typed))
        #expect(await control.respond(to: request).headers["Set-Cookie"]?.hasSuffix("; Secure") == true)
    }

    @Test func `a link that works once is used up, by a browser or a program`() async throws {
        let link = try await link()
        #expect(await ask(.get, link.path, "", Self.typed).status == 303)
        let again = await ask(.get, link.path, "", Self.typed)
        #expect(again.status == 410 && again.headers["Content-Type"] == "text/html; charset=utf-8")
        #expect(String(decoding: again.body.bytes, as: UTF8.self).contains("works once, and it was used"))
        let program = await ask(.post, link.path)
        #expect(program.status == 410)
        #expect(program.body.json?["error"] == "This link works once, and it was used.")
        #expect(program.body.json?["next"]?.string?.contains("POST /_tonearm/links") == true)
    }

    @Test func `a page of elsewhere, a preview and a prefetch use no link up`() async throws {
        let link = try await link()
        let elsewhere = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"), ("Accept", "text/html")]
        for fields in [elsewhere, Self.typed + [("Sec-Purpose", "prefetch")]] {
            let answer = await ask(.get, link.path, "", fields)
            #expect(answer.status == 200 && answer.headers["Set-Cookie"] == nil)
            #expect(String(decoding: answer.body.bytes, as: UTF8.self).contains(#"href="/_tonearm\#(link.path)""#))
        }
        #expect(await ask(.head, link.path, "", Self.typed).headers["Set-Cookie"] == nil)
        #expect(await ask(.get, link.path, "", Self.typed).status == 303)
    }

    @Test func `a page may not open a link as a program does`() async throws {
        let link = try await link()
        for field in [("Origin", "http://127.0.0.1:8503"), ("Sec-Fetch-Site", "same-origin")] {
            #expect(await ask(.post, link.path, "", [field]).status == 403)
        }
        #expect(await ask(.post, link.path).status == 200)
    }

    @Test func `a revoked link opens nothing, and its sessions end`() async throws {
        let link = try await link(#"{"once": false}"#)
        let secret = try await secret(of: link.path)
        #expect(await ask(.get, "/faults", secret: secret).status == 200)
        #expect(await tell(.delete, "/links/\(link.id)").status == 200)
        #expect(await ask(.get, "/faults", secret: secret).status == 401)
        let answer = await ask(.post, link.path)
        #expect(answer.status == 410 && answer.body.json?["error"] == "This link was revoked.")
        #expect(await tell(.delete, "/links/\(link.id)").status == 404)
    }

    @Test func `a link of a deleted world says so, even if another world takes its name`() async throws {
        let id = try await world()
        let link = try await link(#"{"world": "\#(id)", "once": false}"#)
        let secret = try await secret(of: link.path)
        _ = await tell(.delete, "/worlds/\(id)")
        _ = await tell(.post, "/worlds", #"{"name": "\#(id)"}"#)
        for answer in [await ask(.post, link.path), await ask(.get, "/worlds/\(id)", secret: secret)] {
            #expect(answer.status == 410)
            #expect(answer.body.json?["error"]?.string == "The world '\(id)' of this link was deleted.")
        }
    }

    @Test func `after a restart a link is not known`() async throws {
        let link = try await link()
        let restarted = ControlGateway(worlds, secret: "another secret")
        let request = Request(
            .get, "/_tonearm" + link.path, headers: Headers([("Host", "127.0.0.1:8503")] + Self.typed))
        let answer = await restarted.respond(to: request)
        #expect(answer.status == 404)
        #expect(String(decoding: answer.body.bytes, as: UTF8.self).contains("older than the last start"))
    }

    @Test func `links are listed without what opens them`() async throws {
        let link = try await link(#"{"once": false, "name": "Ada"}"#)
        let secret = try await secret(of: link.path)
        let listing = await tell(.get, "/links").body
        #expect(listing.json?["links"]?[0]?["name"] == "Ada" && listing.json?["links"]?[0]?["openings"] == 1)
        let text = String(decoding: listing.bytes, as: UTF8.self)
        #expect(!text.contains(secret) && !text.contains(link.path.split(separator: "/")[1]))
    }

    @Test func `the log shows no code`() async throws {
        let code = try #require(try await link().path.split(separator: "/").last)
        #expect(code.utf8.count > 40)
        #expect(!LoggedTarget.text(of: "/_tonearm/open/\(code)").contains(code.prefix(8)))
    }

    @Test(arguments: [
        (#"{"world": "nothing"}"#, 404), (#"{"once": "yes"}"#, 400), (#"{"name": ""}"#, 400), (#"{"nam": "x"}"#, 400),
        ("[]", 400), (#"{"world": 5}"#, 400),
    ])
    func `a bad order makes no link`(body: String, status: Int) async {
        let answer = await tell(.post, "/links", body)
        #expect(answer.status == status && answer.body.json?["next"]?.string?.isEmpty == false)
        #expect(control.links.all.isEmpty)
    }

    @Test func `links are bounded, and those of deleted worlds make room`() async throws {
        let links = AccessLinks(limit: 2) { 0 }
        #expect(links.make(AccessLink.Order()) != nil)
        #expect(links.make(AccessLink.Order(.world("gone"))) != nil)
        #expect(links.make(AccessLink.Order()) == nil)
        links.removeAll { $0.world == "gone" }
        #expect(links.make(AccessLink.Order()) != nil)
        #expect(links.all.map(\.id) == ["1", "3"])
    }

    @Test func `a session begins when its link is opened`() async throws {
        let made = try #require(control.links.make(AccessLink.Order()))
        #expect(control.links.scope(ofSession: made.link.session) == nil)
        _ = try control.links.open(made.code)
        #expect(control.links.scope(ofSession: made.link.session) == .server)
    }

    @Test func `another host's name opens no link`() async throws {
        let made = try #require(control.links.make(AccessLink.Order()))
        for method in [Request.Method.get, .post] {
            let request = Request(
                method, "/_tonearm/open/\(made.code)", headers: Headers([("Host", "evil.example:8503")]))
            #expect(await control.respond(to: request).status == 403)
        }
    }
}
