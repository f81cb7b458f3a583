import AppleMusicAPI
import Foundation
import Testing
import TonearmCatalog
import TonearmDevice
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests previews in the shell.
@Suite struct PreviewCommandTests {
    private func session(_ lines: String...) async throws -> ShellSession {
        let session = ShellSession()
        for line in ["scenario load eligible"] + lines { try await session.runAll(line) }
        return session
    }

    @Test func `the line in a refusal plays a preview for 30 seconds, and can be undone`() async throws {
        let session = try await session()
        let refused = await session.run("play albums/310730204")
        let line = try #require(refused.errors.split(separator: "'").first { $0.hasPrefix("play --preview") })
        #expect(try await session.runAll("explain").output.contains("--preview"))
        let before = session.session.world.device
        let played = try await session.runAll(String(line)).lines
        #expect(played[0] == "Playing a preview of Thunder Road  songs/310730206", "\(played)")
        #expect(played.contains { $0.contains("stop ends it") })
        let now = try await session.runAll("clock advance 12s", "now").output
        #expect(now.contains("Thunder Road") && now.contains("0:12"), "\(now)")
        try await session.runAll("clock advance 20s")
        #expect(session.session.world.device.preview == nil)
        try await session.runAll("undo 3")
        #expect(session.session.world.device == before)
    }

    @Test(arguments: ["fresh-device", "denied", "no-usage-text", "signed-out", "education"])
    func `no consent, account or capability is needed`(scenario: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load \(scenario)", "play --preview songs/310730206")
        #expect(session.session.world.device.preview?.title == "Thunder Road")
        try await session.runAll("stop")
        #expect(session.session.world.device.preview == nil)
        // The history has what was played from the catalog alone.
        #expect(session.session.world.device.usedPlayerCount == 0)
    }

    @Test(arguments: [
        ("open albums/310730204", "play --preview"), ("open albums/310730204", "play --preview 1"),
        ("search thunder road --types songs", "play --preview 1"),
        ("albums 310730204", "play --preview songs/310730206"),
    ])
    func `the focus, rows and names can be heard`(first: String, second: String) async throws {
        let session = try await session(first, second)
        #expect(session.session.world.device.preview?.title.hasPrefix("Thunder Road") == true)
    }

    @Test(arguments: [
        ("play --preview artists/178834", "artists have none"), ("play --preview stations/ra.178834", "have none"),
        ("play --preview songs/0", "404"),
        ("play --preview songs/310730206 songs/310730208", "one song or music video"),
        ("play --preview songs/310730206 --start 2", "takes no other options"),
        ("play --preview --query thunder", "takes no other options"), ("play --preview", "no resource is open"),
        ("preview songs/310730206 --save tone.m4a", "End its name with '.wav'."),
        ("preview --save tone.mp3", "End its name with '.wav'."),
        ("preview songs/310730206 --replace", "needs a file"), ("preview artists/178834", "artists have none"),
        ("preview library-songs/i.none", "music of a library has no preview"),
    ])
    func `what has no preview is refused with the reason`(line: String, reason: String) async throws {
        let session = try await session()
        let before = session.session.world.device
        let outcome = await session.run(line)
        #expect(outcome.status != 0 && outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(session.session.world.device == before)
    }

    @Test func `the address is shown, and the tone is written to a file once`() async throws {
        let folder = try TemporaryFolder()
        let session = try await session()
        let shown = try await session.runAll("preview songs/310730206").lines
        #expect(shown[0] == "http://127.0.0.1:8502/preview/songs/310730206.m4a")
        #expect(shown[1] == "play --preview songs/310730206 plays it")
        let line = "preview songs/310730206 --save \(folder.path)/tone.wav"
        let written = try await session.runAll(line).output
        #expect(written.contains("a tone of 3 s in place of the preview of Thunder Road (WAV, 48044 bytes)"))
        let song = ResourceIdentifier(.songs, "310730206")
        #expect(try Array(Data(contentsOf: URL(filePath: folder.path + "/tone.wav"))) == PreviewTone(of: song).wav)
        let again = await session.run(line)
        #expect(again.status == 1 && again.errors.contains("exists already"))
        try await session.runAll(line + " --replace")
    }

    @Test func `a player that starts ends the preview`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "play albums/310730204", "clock advance 5s")
        let began = try await session.runAll("play --preview songs/203709340").output
        #expect(began.contains("playing → interrupted"))
        #expect(try await session.runAll("play").output.contains("ended after"))
        #expect(session.session.world.device.player.status == .playing)
    }
}
