import AppleMusicAPI
import Testing
import TonearmTestSupport

/// Tests the script of the inspector's page about worlds, requests, refusals and the server's end. Each click is checked
/// on the page, and through the control API.
///
/// Serialized: each test has a browser of its own, which takes several processes.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
struct InspectorPageTests {
    private static let refused = "/v1/catalog/us/albums/1"
    private static let library = "/v1/me/library/songs"
    /// The facts of the account `subscriber`.
    private static let facts = "#accounts li:first-child p"

    // MARK: Worlds

    @Test func `a world is made, opened, and deleted after a question`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            try await page.type("checkout", into: "#world-name")
            try await page.click("form[data-form=world] button")
            try await page.text("h1", with: "checkout")
            try await page.text("#worlds a[aria-current]", with: "checkout")
            try await page.text("#connection", with: "Live")
            let id = try #require(await inspector.ask(.get, "/worlds/checkout")["id"]?.string)
            #expect(try await page.value("document.body.dataset.world").string == id)

            let question = try await page.click("#delete", accepting: false)
            #expect(question == "Delete the world checkout? Its tokens get 401 from then on.")
            #expect(await inspector.ask(.get, "/worlds/\(id)")["id"]?.string == id)

            try await page.click("#delete")
            try await page.text("h1", with: "default world")
            try await page.text("#worlds", with: "checkout", isPresent: false)
            #expect(await inspector.ask(.get, "/worlds/\(id)")["error"]?.string == "There is no world '\(id)'.")
        }
    }

    @Test func `a fork has the state of its world, and changes alone`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            _ = try await inspector.openWorld("parent")
            await inspector.ask(.post, "/worlds/parent/accounts/subscriber/lapse")
            try await page.text(Self.facts, with: "not subscribed")
            try await page.click("#fork")
            try await page.text("h1", with: "parent", isPresent: false)
            try await page.text("#connection", with: "Live")
            try await page.text(Self.facts, with: "not subscribed")
            let fork = try #require(try await page.value("document.body.dataset.world").string)

            try await page.click("#lapse-subscriber")
            try await page.text(Self.facts, with: "not subscribed", isPresent: false)
            #expect(await inspector.ask(.get, "/worlds/\(fork)/accounts/subscriber")["isSubscribed"] == true)
            #expect(await inspector.ask(.get, "/worlds/parent/accounts/subscriber")["isSubscribed"] == false)
        }
    }

    @Test func `a link to a world opens a page of that world alone`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let world = try await inspector.openWorld("mine")
            try await page.click("#link")
            try await page.text("#status", with: "This link opens this world alone, until the server stops")
            let link = try #require(try await page.value("document.querySelector('#status input').value").string)
            #expect(await inspector.ask(.get, "/links")["links"]?.array?.last?["world"] == world["id"])
            try await page.open(link)
            try await page.count("#worlds, #fork, #delete, #link", is: 0)
            try await page.text("h1", with: "mine")
            try await page.text("#connection", with: "Live")
            try await page.click("#lapse-subscriber")
            try await page.text(Self.facts, with: "not subscribed")
            #expect(await inspector.ask(.get, "/worlds/mine/accounts/subscriber")["isSubscribed"] == false)
        }
    }

    // MARK: Requests

    @Test func `requests appear as they come, and a refused one shows its reason`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let world = try await inspector.openWorld("shop")
            try await page.text("#journal", with: "No request has arrived yet.")
            #expect(try await inspector.send("/v1/catalog/us/albums/310730204", as: world) == 200)
            try await page.text("#requests > li:first-child", with: "200 GET /v1/catalog/us/albums/310730204")
            try await page.text("#journal", with: "No request has arrived yet.", isPresent: false)
            #expect(try await inspector.send(Self.library, as: world) == 403)
            try await page.text("#requests > li:first-child", with: "403 GET \(Self.library)")

            try await page.click("#requests > li:first-child summary")
            let entry = await inspector.ask(.get, "/worlds/shop/journal/2")
            let reason = try #require(entry["why"]?["reasons"]?[0]?.string)
            #expect(reason == "the request has no music user token")
            let details = try await page.text("#requests > li:first-child .entry", with: reason)
            #expect(details.contains("documentation: User Authentication for MusicKit"))
            try await page.text("#requests > li:first-child .exchange", with: "403 Forbidden")
            try await page.text("#requests > li:first-child .exchange pre", with: "\"code\": \"40300\"")
            try await page.click("#requests > li:last-child summary")
            try await page.text("#requests > li:last-child .exchange pre", with: "\"type\": \"albums\"")
            try await page.text("#count", with: "2 requests.")
            try await page.text("#worlds a[aria-current] small", with: "2")

            try await page.click("#refused-only")
            try await page.count("#requests > li", is: 1)
            try await page.click("#refused-only")
            try await page.count("#requests > li", is: 2)

            try await page.click("#empty")
            try await page.text("#journal", with: "No request has arrived yet.")
            try await page.count("#requests > li", is: 0)
            #expect(await inspector.ask(.get, "/worlds/shop/journal")["total"] == 0)
        }
    }

    @Test func `counts of other worlds are live, and preflights are folded and counted`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let other = await inspector.ask(.post, "/worlds", ["name": "other"])
            let world = try await inspector.openWorld("shop")
            for _ in 0..<3 { try await inspector.send("/v1/test", as: other) }
            try await page.text("#worlds li:has(a[href$='\(other["id"]?.string ?? "")'])", with: "other 3")
            try await inspector.send("/v1/test", as: world)
            try await inspector.send("/v1/test", as: world, method: .options)
            try await page.text("#count", with: "2 requests, 1 of them preflight.")
            try await page.count("#requests > li", is: 1)
            try await page.click("#preflights")
            try await page.count("#requests > li", is: 2)
        }
    }

    @Test func `a request that the journal dropped says so when it is opened`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let world = try await inspector.openWorld("shop")
            try await inspector.send("/v1/test", as: world)
            try await page.count("#requests > li", is: 1)
            _ = try await page.value("stopListening()")
            await inspector.ask(.delete, "/worlds/shop/journal")
            try await page.click("#requests > li:first-child summary")
            try await page.text("#requests > li:first-child .problem", with: "The journal has no request '1'.")
        }
    }

    @Test(arguments: ["curl", "swift", "test"])
    func `a refused request is copied as code`(language: String) async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let world = try await inspector.openWorld("shop")
            let token = try #require(world["tokens"]?["subscriber"]?.string)
            try await inspector.send(Self.refused, as: world, token)
            try await page.text("#requests > li:first-child", with: "404 GET \(Self.refused)")
            try await page.click("#requests > li:first-child summary")
            let link = ".entry a[href$='as=\(language)']"
            try await page.click(link)
            try await page.text(".sample pre")
            let shown = try await page.value("document.querySelector('.sample pre').textContent").string
            try await page.click(".sample .copy")
            try await page.text(".sample .copy", with: "Copied")
            let copied = try #require(try await page.value("navigator.clipboard.readText()").string)
            let code = try await page.value(
                "fetch('/_tonearm/worlds/shop/journal/1?as=\(language)').then((answer) => answer.text())")
            #expect(copied == code.string && copied == shown && !copied.contains(token))
            if language == "test" { #expect(copied.contains("def test_") && copied.contains("The answer was 404")) }

            try await page.click(link)
            try await page.count(".sample", is: 0)
        }
    }

    // MARK: Refusals and ends

    @Test func `the reason of a refused change is shown, and what was typed stays`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            _ = try await inspector.openWorld("shop")
            // The browser itself refuses a name with a space, and the server a name that is taken.
            try await page.type("two words", into: "#world-name")
            try await page.click("form[data-form=world] button")
            #expect(try await page.value("document.querySelector('#world-name').matches(':invalid')") == true)
            try await page.type("shop", into: "#world-name")
            try await page.click("form[data-form=world] button")
            try await page.text("#status.failed", with: "Another world is called 'shop'.")
            #expect(try await page.value("document.querySelector('#world-name').value") == "shop")
            let names = await inspector.ask(.get, "/worlds")["worlds"]?.array?.compactMap { $0["name"]?.string }
            #expect(names == ["shop"])

            try await page.type("tomorrow", into: "#time")
            try await page.click("form[data-form=time] button")
            try await page.text("#status.failed", with: "Cannot set the clock to 'tomorrow'")
            try await page.text("form[data-form=time] .problem", with: "Cannot set the clock to 'tomorrow'")
            try await page.type("503 --often", into: "#fault")
            try await page.click("form[data-form=faults] button")
            try await page.text("#status.failed", with: "Cannot set the fault '503 --often'")
            #expect(try await page.value("document.querySelector('#fault').value") == "503 --often")
            #expect(await inspector.ask(.get, "/worlds/shop/faults")["faults"] == [])

            // The page goes on.
            try await page.click("#lapse-subscriber")
            try await page.text(Self.facts, with: "not subscribed")
        }
    }

    @Test func `changes of others appear, and a world that others delete ends its page`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            _ = try await inspector.openWorld("shop")
            await inspector.ask(.post, "/worlds", ["name": "another"])
            try await page.text("#worlds", with: "another")
            await inspector.ask(.put, "/worlds/shop/faults", ["faults": ["500"]])
            try await page.text("#faults", with: "500")
            await inspector.ask(.delete, "/worlds/shop")
            try await page.text("#status.failed", with: "was deleted.")
            try await page.text("#connection", with: "Not live")
            #expect(try await page.value("document.querySelectorAll('button:enabled').length") == 0)
        }
    }

    @Test func `a page that connects again shows what changed meanwhile`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            _ = try await inspector.openWorld("shop")
            _ = try await page.value("stopListening()")
            await inspector.ask(.post, "/worlds/shop/accounts/subscriber/lapse")
            _ = try await page.value("listen()")
            try await page.text(Self.facts, with: "not subscribed")
        }
    }

    @Test func `the page of a server that was stopped says so, and its controls are off`() async throws {
        let inspector = try await ClickedInspector()
        try await inspector.served { _ = try await inspector.openWorld("shop") }
        let page = inspector.page
        try await page.text("#status.failed", with: "The server was stopped. Start it again:")
        try await page.text("#connection", with: "Not live")
        #expect(try await page.value("document.querySelectorAll('button:enabled').length") == 0)
        #expect(try await page.text("h1") == "shop")
        // A request that fails only now changes nothing.
        _ = try await page.value("renew()")
        #expect(try await page.text("#status.failed").contains("The server was stopped. Start it again:"))
        #expect(try await page.text("#connection") == "Not live")
    }

    @Test func `the page of a server that was killed says how to go on`() async throws {
        let folder = try TemporaryFolder()
        let program = try Program(
            ["--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--ready", folder.path + "/ready.json"],
            stateFolder: folder.path)
        _ = await program.greeting()
        let ready = try JSON(parsing: folder.text(of: "ready.json"))
        let page = try await ClickedPage()
        try await page.open(try #require(ready["page"]?.string))
        try await page.text("#connection", with: "Live")
        program.send(9)
        _ = await program.end()
        let sentence = "The server does not answer. If it was stopped, start it again:"
        try await page.text("#status.failed", with: sentence)
        try await page.text("#connection", with: "The server is gone")
        // A button gives the same answer.
        _ = try await page.value("document.querySelector('#status').replaceChildren()")
        try await page.click("#lapse-subscriber")
        try await page.text("#status.failed", with: sentence)
    }
}
