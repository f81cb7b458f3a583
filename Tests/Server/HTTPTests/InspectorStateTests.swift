import AppleMusicAPI
import Testing

/// Tests the script of the inspector's page about accounts, clock, faults and snapshots. Each click is checked on the
/// page, and through the control API.
///
/// Serialized: each test has a browser of its own, which takes several processes.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
struct InspectorStateTests {
    private static let refused = "/v1/catalog/us/albums/1"
    private static let library = "/v1/me/library/songs"
    /// The facts of the account `subscriber`.
    private static let facts = "#accounts li:first-child p"

    // MARK: Accounts

    @Test func `the buttons of an account change it, and the app notices`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let world = try await inspector.openWorld("shop")
            let token = try #require(world["tokens"]?["subscriber"]?.string)
            #expect(try await inspector.send(Self.library, as: world, token) == 200)

            try await page.text(Self.facts, with: "not subscribed", isPresent: false)
            try await page.click("#lapse-subscriber")
            try await page.text("#status", with: "Done: Lapse subscriber.")
            try await page.text(Self.facts, with: "not subscribed")
            try await page.text("#lapse-subscriber", with: "Subscribe")
            #expect(await inspector.ask(.get, "/worlds/shop/accounts/subscriber")["isSubscribed"] == false)
            #expect(try await inspector.send(Self.library, as: world, token) == 403)

            try await page.click("#lapse-subscriber")
            try await page.text(Self.facts, with: "not subscribed", isPresent: false)
            #expect(await inspector.ask(.get, "/worlds/shop/accounts/subscriber")["isSubscribed"] == true)

            try await page.click("#revoke-subscriber")
            try await page.text(Self.facts, with: "access revoked")
            let revoked = await inspector.ask(.get, "/worlds/shop/accounts/subscriber")["revokedTeams"]
            #expect(revoked?.array?.count == 1)
            try await page.click("#token-subscriber")
            try await page.text("#status.failed", with: "'subscriber' gives the app no token: its access was revoked")

            try await page.click("#revoke-subscriber")
            try await page.text(Self.facts, with: "access revoked", isPresent: false)
            #expect(await inspector.ask(.get, "/worlds/shop/accounts/subscriber")["revokedTeams"] == [])
        }
    }

    @Test func `a new token is shown to be copied, until the password changes`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let world = try await inspector.openWorld("shop")
            try await page.click("#token-subscriber")
            try await page.text("#status", with: "A music user token of the account:")
            let token = try #require(try await page.value("document.querySelector('#status input').value").string)
            try await page.click("#status .copy")
            try await page.text("#status .copy", with: "Copied")
            #expect(try await page.value("navigator.clipboard.readText()").string == token)
            #expect(try await inspector.send(Self.library, as: world, token) == 200)

            try await page.click("#password-subscriber")
            try await page.text("#status", with: "Done: Change password of subscriber.")
            try await page.count("#status input", is: 0)
            #expect(try await inspector.send(Self.library, as: world, token) == 403)
        }
    }

    // MARK: Clock, faults and snapshots

    @Test func `the clock advances, is set, and goes back to the start`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            _ = try await inspector.openWorld("shop", now: "2027-02-01T12:00:00Z")
            try await page.text("#clock", with: "2027-02-01 12:00:00 UTC · stopped")
            try await page.choose("86400", in: "#advance")
            try await page.click("form[data-form=advance] button")
            try await page.text("#clock", with: "2027-02-02 12:00:00 UTC · stopped")
            #expect(await inspector.ask(.get, "/worlds/shop/clock")["now"] == "2027-02-02T12:00:00Z")

            try await page.type("2028-02-29T00:00:00Z", into: "#time")
            try await page.click("form[data-form=time] button")
            try await page.text("#clock", with: "2028-02-29 00:00:00 UTC · stopped")
            #expect(await inspector.ask(.get, "/worlds/shop/clock")["now"] == "2028-02-29T00:00:00Z")

            try await page.click("#clock-reset")
            try await page.text("#clock", with: "2027-02-01 12:00:00 UTC")
            #expect(await inspector.ask(.get, "/worlds/shop/clock")["now"] == "2027-02-01T12:00:00Z")
        }
    }

    @Test func `a fault is set, counts down as it fails requests, and is cleared`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let world = try await inspector.openWorld("shop")
            try await page.text("#faults", with: "No request fails on purpose.")
            try await page.type("503 --on /v1/catalog --times 2\n\n429 --on /v1/me", into: "#fault")
            try await page.click("form[data-form=faults] button")
            try await page.text("#faults li:last-child", with: "429 --on /v1/me")
            #expect(
                await inspector.ask(.get, "/worlds/shop/faults")["faults"]
                    == ["503 --on /v1/catalog --times 2", "429 --on /v1/me"])
            #expect(try await page.value("document.querySelector('#fault').value") == "")

            #expect(try await inspector.send(Self.refused, as: world) == 503)
            try await page.text("#requests > li:first-child", with: "fault: 503")
            try await page.text("#faults li:first-child", with: "503 --on /v1/catalog --times 1")

            try await page.click("#faults-clear")
            try await page.text("#faults", with: "No request fails on purpose.")
            #expect(await inspector.ask(.get, "/worlds/shop/faults")["faults"] == [])
            #expect(try await inspector.send(Self.refused, as: world) == 404)
        }
    }

    @Test func `a snapshot is kept, restored and forgotten, and a reset empties the journal`() async throws {
        let inspector = try await ClickedInspector()
        let page = inspector.page
        try await inspector.served {
            let world = try await inspector.openWorld("shop")
            try await page.click("#lapse-subscriber")
            try await page.text(Self.facts, with: "not subscribed")
            try await page.type("lapsed", into: "#snapshot")
            try await page.click("form[data-form=snapshot] button")
            try await page.text("#snapshots h3", with: "lapsed")
            #expect(await inspector.ask(.get, "/worlds/shop/snapshots")["snapshots"] == ["lapsed"])

            try await page.click("#lapse-subscriber")
            try await page.text(Self.facts, with: "not subscribed", isPresent: false)
            try await page.click("#restore-lapsed")
            try await page.text(Self.facts, with: "not subscribed")
            #expect(await inspector.ask(.get, "/worlds/shop/accounts/subscriber")["isSubscribed"] == false)

            #expect(try await page.click("#forget-lapsed") == "Forget the snapshot lapsed?")
            try await page.text("#snapshots", with: "No state is kept.")
            #expect(await inspector.ask(.get, "/worlds/shop/snapshots")["snapshots"] == [])

            try await inspector.send(Self.refused, as: world)
            try await page.count("#requests > li", is: 1)
            let question = try await page.click("#reset")
            #expect(
                question == "Reset the world to the state in which it was made? Its journal is emptied.")
            try await page.text(Self.facts, with: "not subscribed", isPresent: false)
            try await page.count("#requests > li", is: 0)
            #expect(await inspector.ask(.get, "/worlds/shop/accounts/subscriber")["isSubscribed"] == true)
            #expect(await inspector.ask(.get, "/worlds/shop/journal")["total"] == 0)
        }
    }
}
