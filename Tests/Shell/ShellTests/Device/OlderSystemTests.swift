import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests the calls and errors of an older system's frameworks.
@Suite struct OlderSystemTests {
    private static let lines = [
        "consent", "consent request", "allow", "consent request", "capabilities", "token user request",
        "storefront --device", "play songs/310730206", "account lapse", "play songs/310730206", "explain",
        "offer --message playMusic", "dismiss", "consent deny", "play", "explain", "token user request", "explain",
    ]

    private func told(on version: String) async throws -> String {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "device add other --ios \(version)", "device use other")
        var told = ""
        for line in Self.lines {
            let outcome = await session.run(line)
            told += outcome.output + outcome.errors
        }
        return told
    }

    @Test(arguments: ["10.3", "11", "14"])
    func `before MusicKit nothing of MusicKit is named but in tables of both`(version: String) async throws {
        let lines = try await told(on: version).split(separator: "\n")
        let names = ["MusicAuthorization.request", "MusicSubscription", "MusicTokenRequestError", "MusicDataRequest"]
        let named = lines.filter { line in names.contains { line.contains($0) } }
        #expect(named.isEmpty)
        #expect(!lines.contains { $0.hasPrefix("  MusicKit") })
    }

    @Test func `an early beta of iOS 11 has user tokens, and no play parameters descriptors`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load subscriber", "device add beta --ios 11-beta", "token developer mint",
            "consent request --answer allow",
            "token user request")
        let outcome = await session.run("play songs/203709340 --descriptor play-parameters")
        #expect(
            outcome.errors.contains("a play parameters descriptor needs iOS 11, and this device has iOS 11-beta"),
            "\(outcome.errors)")
        #expect(try await session.runAll("play songs/203709340").output.contains("MPMusicPlayerStoreQueueDescriptor"))
    }

    @Test(arguments: [
        "library songs", "token user request", "play stations/ra.178834", "play stations/ra.178834 --descriptor store",
    ])
    func `on iOS 10.3 no advice leads to a call that the system lacks`(line: String) async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load subscriber", "token developer mint", "token user forget", "device add old --ios 10.3",
            "consent request --answer allow")
        let refused = await session.run(line)
        #expect(refused.status != 0)
        #expect(
            refused.errors.hasSuffix("Type 'device add NAME --ios 11' for a device that has it.\n"), "\(refused.errors)"
        )
        let told = try await session.runAll("explain").output
        for way in ["Type 'authorize", "Type 'token user request", "Type '--descriptor"] {
            #expect(!told.contains(way), "\(told)")
        }
    }

    @Test(arguments: ["10.3", "11", "12.2", "14"])
    func `before MusicKit an app has the frameworks of its system, whose own server signs developer tokens`(
        version: String
    ) async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load subscriber", "device add old --ios \(version)", "consent request --answer allow",
            "albums 310730204", "search love", "charts")
        #expect(
            try await session.runAll("app frameworks").output.contains("storekit: iOS \(version) has no MusicKit"))
        let flow = await session.run("authorize")
        #expect(flow.output.contains("4 developer token: signed by the app's own server"), "\(flow.output)")
        #expect(!flow.output.contains("MusicKit"))
        guard version != "10.3" else { return }
        #expect(flow.status == 0 && session.session.world.userToken != nil)
        try await session.runAll("library songs", "play albums/310730204", "rate songs/203709340 like")
    }

    @Test func `the same app has both generations again on a system with MusicKit`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load subscriber", "device add old --ios 14", "consent request --answer allow", "device use phone")
        let flow = try await session.runAll("authorize").output
        #expect(flow.contains("4 developer token: made by MusicKit") && flow.contains("  StoreKit  "))
        #expect(try await !session.runAll("app frameworks").output.contains("has no MusicKit"))
    }

    @Test func `an app for MusicKit alone is refused before iOS 15, with a system that has it`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load subscriber", "device add old --ios 14", "consent request --answer allow",
            "app frameworks musickit")
        let refused = await session.run("albums 310730204")
        #expect(refused.errors.contains("MusicKit for Swift needs iOS 15, and this device has iOS 14"))
        #expect(refused.errors.contains("Type 'device add NAME --ios 15' for a device that has it."))
        #expect(try await session.runAll("status").output.contains("none: MusicKit for Swift needs iOS 15"))
    }

    @Test func `on iOS 10.3 it is told what the talk promised`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load subscriber", "device add old --ios 10.3", "consent request --answer allow")
        #expect(await session.run("token user request").status == 1)
        let told = try await session.runAll("explain").output.split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
        #expect(
            told.contains("The talk of 2017 promised tokens for devices with iOS 10.3 later in the fall"), "\(told)")
    }

    @Test func `before iOS 11 the locale's region stands in for the storefront, and is said to`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "token developer mint", "device add old --ios 10.3 --region fr", "consent request --answer allow")
        let told = try await session.runAll("storefront --device").output
        #expect(told.contains("  Foundation  Locale.current.regionCode\n"))
        #expect(told.contains("replaces the account's country") && !told.contains("requestStorefrontCountryCode"))
        #expect(session.session.world.storefront == "fr")
        #expect(await session.run("authorize").output.contains("Locale.current.regionCode"))
    }

    @Test func `since MusicKit both are named`() async throws {
        let told = try await told(on: "15")
        #expect(told.contains("SKError.cloudServicePermissionDenied (6) · MusicSubscription.Error.permissionDenied"))
        #expect(told.contains("  MusicKit  await MusicAuthorization.request()"))
    }
}
