import AppleMusicAPI
import Foundation
import Testing
import TonearmDevice
import TonearmSimulator
import TonearmWorld

@testable import TonearmShell

/// Tests sessions of version 2 that were saved in mid-action, when the service had its own copy of the accounts.
@Suite struct EarlierSessionTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
        return [UInt8](try Data(contentsOf: url))
    }

    /// Returns the accounts of a world's device, each as its sorted members.
    private static func facts(_ world: JSON) -> [[String]] {
        (world["device"]?["accounts"]?.array ?? []).map { account in
            (account.object?.members ?? []).map { "\($0.name): \($0.value.text)" }.sorted()
        }
    }

    private func session(_ name: String) throws -> ShellSession {
        let session = ShellSession()
        session.shell.keeper.begin(with: try SessionFormat.read(Self.bytes(name)).session)
        // The tokens' texts are kept apart.
        session.session.world.restore(secrets: [:])
        return session
    }

    @Test func `an offer that was shown can be accepted, and the service knows the new subscriber`() async throws {
        let session = try session("session-2-offer.json")
        #expect(session.session.world.account("friend")?.isSubscribed == false)
        try await session.runAll("accept", "token user request", "account cloud-library on")
        let friend = try #require(session.session.world.account("friend"))
        #expect(friend.storefront == "de" && friend.isSubscribed && friend.hasCloudLibrary)
        #expect(try await session.runAll("library add songs/310730206", "library songs -o ids").lines.count == 1)
        try await session.runAll("undo 4")
        #expect(session.session.world.account("friend")?.isSubscribed == false)
        #expect(await session.run("dismiss").status == 0)
    }

    @Test func `a song goes on, an edit of the queue completes, and the plan ends when it was to end`() async throws {
        let session = try session("session-2-song.json")
        #expect(session.session.world.device.player.lastCompletion != nil)
        #expect(try await session.runAll("queue -o ids").lines.count == 8)
        #expect(try await session.runAll("clock advance 1s", "queue -o ids").lines.count == 9)
        try await session.runAll("token user request")
        let played = try await session.runAll("clock advance 400s", "recently-played -o ids").lines
        // The song that was being inserted, then the song before it.
        #expect(played.starts(with: ["albums/203708420", "albums/310730204"]), "\(played)")
        // Each command first processes the events due by the clock.
        try await session.runAll("clock advance 1h", "account")
        #expect(session.session.world.account("subscriber")?.isSubscribed == false)
        #expect(await session.run("library songs").status != 0)
    }

    @Test func `the facts of accounts are written once`() throws {
        let old = try #require(try JSON(parsing: Self.bytes("session-2-song.json"))["session"]?["world"])
        #expect(old["memory"]?["accounts"]?[0]?["isSubscribed"] != nil)
        let session = try SessionFormat.read(Self.bytes("session-2-song.json")).session
        let new = try #require(try JSON(parsing: SessionFormat.bytes(of: session))["session"]?["world"])
        #expect(Self.facts(new) == Self.facts(old))
        for fact in ["storefront", "isSubscribed", "hasCloudLibrary", "hasAcceptedPrivacy"] {
            #expect(new["memory"]?["accounts"]?[0]?[fact] == nil, "\(fact)")
        }
    }
}
