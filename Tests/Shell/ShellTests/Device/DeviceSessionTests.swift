import AppleMusicAPI
import Foundation
import Testing
import TonearmDevice
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests a session saved in the middle of a story.
struct DeviceSessionTests {
    let folder: TemporaryFolder
    let store: SessionStore

    init() throws {
        folder = try TemporaryFolder()
        store = SessionStore(folder: folder.path + "/state")
    }

    /// Returns another shell, as after a restart.
    private func reopened(_ session: ShellSession) async throws -> ShellSession {
        try await session.runAll("session save demo")
        let other = ShellSession(store: store)
        try await other.runAll("session load demo")
        #expect(other.session == session.session)
        return other
    }

    @Test func `in the middle of an offer`() async throws {
        let session = ShellSession(store: store)
        try await session.runAll("scenario load eligible", "offer --message playMusic --item albums/310730204")
        let other = try await reopened(session)
        #expect(PromptLines(session: other.session).left == "accept or dismiss> ")
        try await other.runAll("accept", "play albums/310730204", "undo", "undo")
        #expect(other.session.world.device.offerSheet?.options.item?.id == "310730204")
        try await other.runAll("dismiss")
        #expect(await other.run("play albums/310730204").status == 1)
    }

    @Test func `in the middle of the dialog, in the flow`() async throws {
        let session = ShellSession(store: store)
        try await session.runAll("scenario load fresh-subscriber", "authorize")
        let other = try await reopened(session)
        #expect(PromptLines(session: other.session).left == "allow or deny> ")
        #expect(try await other.runAll("allow").output.contains("5 user token: received"))
        try await other.runAll("library")
    }

    @Test(arguments: [
        [], ["library"], ["library", "capabilities"], ["library", "capabilities", "token user request"],
    ])
    func `in the middle of mending a user token`(lines: [String]) async throws {
        let session = ShellSession(store: store)
        try await session.runAll("scenario load subscriber", "account change-password")
        for line in lines { await session.run(line) }
        let other = try await reopened(session)
        await other.run("library")
        try await other.runAll("authorize", "library")
        #expect(other.session.world.device.userTokenFault(at: other.shell.now) == nil)
    }

    @Test func `a session's file holds no user token, and the folder of tokens is the owner's`() async throws {
        let session = ShellSession(store: store)
        try await session.runAll(
            "scenario load two-devices", "app add Quiz", "authorize --answer allow", "library", "request",
            "session save demo")
        let secrets = session.session.world.device.secrets
        #expect(secrets.count == 2)
        let text = try folder.text(of: "state/sessions/demo.json")
        for secret in secrets.values { #expect(secret.count > 20 && !text.contains(secret)) }
        let sets = TokenSets(place: TokenFile(path: folder.path + "/state/tokens/demo.json"))
        #expect(try sets.read().map(\.tokens) == [secrets])
        #expect(!text.contains("eyJ"))
        #expect(try folder.mode(of: "state/tokens") == 0o700)
        #expect(try folder.mode(of: "state/tokens/demo.json") == 0o600)
        try await session.runAll("session delete demo")
        #expect(!folder.names.contains("state/tokens/demo.json"))
    }

    @Test func `without its tokens a session has none, and can get others`() async throws {
        let session = ShellSession(store: store)
        try await session.runAll("scenario load subscriber", "session save demo")
        try FileManager.default.removeItem(atPath: folder.path + "/state/tokens/demo.json")
        let other = ShellSession(store: store)
        try await other.runAll("session load demo")
        #expect(other.session.world.userToken == nil)
        try await other.runAll("token user request", "library")
    }
}
