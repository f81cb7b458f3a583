import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests both generations of the frameworks, and the reports on accounts and tokens.
@Suite struct FrameworksTests {
    @Test func `an app written for MusicKit gets its user token when a request first needs one`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load fresh-subscriber", "consent request --answer allow")
        #expect(await session.run("library songs").errors.contains("no music user token"))
        try await session.runAll("app frameworks musickit", "albums 310730204")
        #expect(session.session.world.userToken == nil)
        let outcome = await session.run("library songs")
        #expect(outcome.status == 0 && outcome.errors.contains("MusicKit, by itself: Runner on phone: user token"))
        let token = session.session.world.userToken
        #expect(token?.account == "subscriber")
        #expect(try await session.runAll("recommendations").errors.isEmpty)
        #expect(session.session.world.userToken == token)
    }

    @Test(arguments: ["library songs", "get /v1/me/library/songs", "library add songs/203709340", "rating songs/1"])
    func `without consent MusicKit throws its own error, and nothing is sent`(line: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load fresh-subscriber", "app frameworks musickit")
        let outcome = await session.run(line)
        #expect(outcome.status == 1 && outcome.hasThreeParts)
        #expect(outcome.errors.contains("permissionDenied") && !outcome.errors.contains("SKError"))
        #expect(session.session.world.exchange == nil)
    }

    @Test func `an app written for StoreKit asks, and has developer tokens from its server`() async throws {
        let session = ShellSession(width: 200)
        try await session.runAll("scenario load fresh-subscriber", "app frameworks storekit", "app musickit off")
        let refused = await session.run("capabilities")
        #expect(refused.errors.contains("SKError") && !refused.errors.contains("MusicSubscription.Error"))
        let told = try await session.runAll("authorize --answer allow").output
        #expect(told.contains("signed by the app's own server") && !told.contains("MusicKit"))
        #expect(session.session.world.userToken != nil)
        let other = ShellSession()
        try await other.runAll("app frameworks storekit", "consent request --answer allow")
        #expect(await other.run("library songs").errors.contains("no music user token"))
    }

    @Test(arguments: ["storekit", "musickit"])
    func `players are called in the framework of the app`(name: String) async throws {
        let session = ShellSession(width: 200)
        try await session.runAll("scenario load subscriber", "app frameworks \(name)")
        let told = try await session.runAll("play albums/310730204").lines
        #expect(told.contains { $0.hasPrefix("  MusicKit") } == (name == "musickit"))
        #expect(told.contains { $0.hasPrefix("  MediaPlayer") } == (name == "storekit"))
    }

    @Test func `a missing MusicKit service is MusicKit's error alone`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load no-musickit-service")
        for line in ["albums 310730204", "token user request"] {
            let errors = await session.run(line).errors
            #expect(errors.contains("MusicTokenRequestError.developerTokenRequestFailed"), "\(errors)")
            #expect(!errors.contains("SKError"))
        }
    }

    @Test func `the frameworks of an app are kept with the session, and can be undone`() async throws {
        let session = ShellSession()
        try await session.runAll("app frameworks musickit")
        #expect(session.session.world.device.app.frameworks == .musicKit)
        let bytes = try SessionFormat.bytes(of: session.session)
        #expect(try SessionFormat.read(bytes).session.world.device.app.frameworks == .musicKit)
        try await session.runAll("undo")
        #expect(session.session.world.device.app.frameworks == .both)
        #expect(await session.run("app frameworks swift").status == 64)
    }

    @Test func `of a text that was set by hand nothing is claimed`() async throws {
        let session = ShellSession(width: 200)
        try await session.runAll("scenario load subscriber")
        let set = try await session.runAll("token user set abcdef").output
        #expect(set.contains("only the service can say") && !set.contains("'subscriber'"))
        let shown = try await session.runAll("token user").output
        #expect(shown.contains("has not refused it"))
        for claim in ["issued", "ends in", "180 days", "another app", "subscriber'"] { #expect(!shown.contains(claim)) }
        #expect(await session.run("library songs").errors.contains("403 40300"))
        #expect(try await session.runAll("token user").output.contains("answered 403"))
        #expect(try await session.runAll("token user show").output == "abcdef\n")
    }

    @Test(arguments: ["account lapse", "account sign-in newcomer", "account change-password", "account move jp"])
    func `what happens to accounts says nothing of such a text`(line: String) async throws {
        let session = ShellSession(width: 200)
        try await session.runAll("scenario load subscriber", "token user set abcdef")
        #expect(try await !session.runAll(line).output.contains("refuses the user token"))
    }

    @Test(arguments: ["education", "enterprise"])
    func `a subscriber on a restricted device is told that the device is the reason`(kind: String) async throws {
        let session = ShellSession(width: 200)
        try await session.runAll("scenario load subscriber", "account restrict \(kind)")
        let owner = kind == "education" ? "a school's device" : "a company's device"
        let told = try await session.runAll("capabilities").output
        #expect(told.contains("SKCloudServiceCapability 1: a subscriber on \(owner)") && !told.contains("Sync Library"))
        #expect(await session.run("library add songs/203709340").status == 1)
        #expect(try await !session.runAll("explain").output.contains("Sync Library"))
    }

    @Test func `an item can be offered by its bare id, from the account's storefront`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load eligible")
        #expect(try await session.runAll("offer --item 310730204").output.contains("Born to Run"))
        try await session.runAll("dismiss")
        #expect(try await session.runAll("offer --item 203709340").output.contains("Dancing in the Dark"))
        try await session.runAll("dismiss")
        let unknown = await session.run("offer --item 98765432")
        #expect(unknown.status == 1 && unknown.errors.contains("'gb' has neither an album nor a song"))
        #expect(await session.run("offer --item 1").errors.contains("no rows are shown"))
        // The album exists in us, but the account's storefront is gb.
        try await session.runAll("storefront us")
        let absent = await session.run("offer --item albums/9000010800")
        #expect(absent.status == 1 && absent.errors.contains("the storefront's catalog has no"))
    }

    @Test func `what is removed from the library and added again has another id`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "fault set web-player")
        let removed = try await session.runAll("library remove l.sticiFl").output
        #expect(removed.contains("Removed"))
        #expect(await session.run("library albums l.sticiFl").status == 1)
        try await session.runAll("library add albums/1616728060")
        let found = try await session.runAll("get /v1/catalog/us/albums/1616728060/library -o ids").lines
        #expect(found.count == 1 && found[0].hasPrefix("library-albums/l.") && found[0] != "library-albums/l.sticiFl")
    }

    @Test func `the catalog's ids are not those to remove by`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "fault set web-player")
        let outcome = await session.run("library remove albums/1616728060")
        #expect(outcome.status == 64 && outcome.hasThreeParts)
    }
}
