import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests supplied tokens in Apple's simulator, where only requests work.
@Suite struct BroughtTokenTests {
    private func session() async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "device add sim --kind simulator")
        return session
    }

    @Test func `without a token the way to one is to bring the phone's`() async throws {
        let session = try await session()
        let outcome = await session.run("library songs")
        #expect(
            outcome.errors.contains("Apple's simulator gets none\nType 'token user set --from phone'"),
            "\(outcome.errors)")
        try await session.runAll("token developer mint")
        #expect(await session.run("token user request").errors.contains("Type 'token user set --from phone'"))
    }

    @Test func `with it requests are answered, and the text says what else is not`() async throws {
        let session = try await session()
        let set = try await session.runAll("token user set --from phone").output
        #expect(set.contains("requests work with it") && set.contains("playback need a device"))
        #expect(set.contains("token developer mint"))
        #expect(await session.run("library songs").errors.contains("token developer mint"))
        try await session.runAll(
            "token developer mint", "library songs", "recommendations", "rate songs/310730206 like",
            "playlist create Road")
        let added = try await session.runAll("library add albums/1616728060").output
        #expect(added.contains("Asked to add") && !added.contains("MusicLibrary.shared"))
        #expect(try await session.runAll("token user").output.contains("takes it"))
        for line in ["play albums/310730204", "offer"] { #expect(await session.run(line).status == 1, "\(line)") }
    }

    @Test func `what spoils the phone's token spoils it too`() async throws {
        let session = try await session()
        try await session.runAll("token developer mint", "token user set --from phone", "library songs")
        try await session.runAll("device use phone", "account change-password", "device use sim")
        let told = try await session.runAll("token user").output
        #expect(told.contains("refuses it: the account's password was changed"))
        #expect(told.contains("no token: Apple's simulator gets none"))
        #expect(await session.run("library songs").errors.hasPrefix("error: 403 40300 "))
    }

    @Test func `on a device it is refused as ever`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "device add tablet", "token user set --from phone")
        #expect(await session.run("library songs").errors.hasPrefix("error: 403 40300 "))
        try await session.runAll("device use phone", "library songs")
    }
}
