import AppleMusicAPI
import Foundation
import Testing
import TonearmDevice
import TonearmSimulator
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// World files of sessions: what is saved comes back, in the same bytes.
struct WorldCommandTests {
    private static func files(_ body: (String) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try await body(folder.path)
        withExtendedLifetime(folder) {}
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// Saves the world, loads it in another session, and saves it there.
    /// - Returns: the session that loaded it.
    private func roundTrip(_ session: ShellSession, in folder: String) async throws -> ShellSession {
        try await session.runAll("world save \(folder)/one.json --replace")
        let other = ShellSession()
        try await other.runAll("world load \(folder)/one.json", "world save \(folder)/two.json --replace")
        #expect(try Self.text("\(folder)/one.json") == Self.text("\(folder)/two.json"))
        return other
    }

    @Test func `a fresh world comes back`() async throws {
        try await Self.files { folder in
            let session = ShellSession()
            let other = try await roundTrip(session, in: folder)
            #expect(other.session.world.device == session.session.world.device)
            #expect(other.session.world.memory.isSame(as: session.session.world.memory))
            #expect(other.session.world.clock == session.session.world.clock)
        }
    }

    @Test func `accounts, music, devices, faults and time come back`() async throws {
        try await Self.files { folder in
            let session = try await ShellSession.subscriber(
                "token user request", "library add albums/310730204", "playlist create Road",
                "rate songs/203709340 like", "favorite albums/310730204", "folder create Winter", "clock advance 3d",
                "fault set 503 --on /v1/test --times 2", "fault set long-queue", "account add second jp",
                "device add tablet", "app add Walker", "capabilities subscription-eligible on", "set era 2017",
                "account privacy-notice")
            let other = try await roundTrip(session, in: folder)
            let (old, new) = (session.session.world, other.session.world)
            #expect(new.accounts == old.accounts)
            #expect(new.device.devices.map(\.name) == ["phone", "tablet"])
            #expect(new.device.devices.map(\.overrides) == old.device.devices.map(\.overrides))
            #expect(new.device.consent == old.device.consent)
            #expect(new.device.apps == old.device.apps)
            #expect(new.memory.faults == old.memory.faults)
            #expect(new.memory.era == .of2017)
            #expect(new.playerFaults == old.playerFaults)
            #expect(new.clock == old.clock)
            #expect(new.userToken == nil)
        }
    }

    @Test func `plays and downloads come back`() async throws {
        try await Self.files { folder in
            let session = try await ShellSession.subscriber("play albums/310730204", "clock advance 20m")
            try await session.runAll("play --query thunder", "clock advance 10m", "stop")
            let file = folder + "/begin.json"
            let text =
                #"{"devices": [{"consent": "authorized", "plays": "#
                + #"[{"played": "songs/203709340", "count": 3, "last": "2026-01-02"}], "#
                + #""downloads": ["library-albums/310730204"]}]}"#
            try Data(text.utf8).write(to: URL(filePath: file))
            for other in [try await roundTrip(session, in: folder), try await Self.loaded(file)] {
                let saved = other.session.world.device.device.library
                #expect(!saved.plays.isEmpty, "\(saved)")
                let again = try await roundTrip(other, in: folder).session.world.device.device.library
                #expect(again.plays.values.map(\.count).sorted() == saved.plays.values.map(\.count).sorted())
                #expect(again.downloads.count == saved.downloads.count)
            }
        }
    }

    private static func loaded(_ file: String) async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("world load \(file)")
        #expect(session.session.world.device.device.library.downloads.count == 8)
        return session
    }

    @Test func `the library answers as before`() async throws {
        let lines = [
            "library albums --limit 100 -o json", "library playlists --limit 100 -o json",
            "library songs --limit 100 -o json", "get /v1/me/library/artists?limit=100 -o json",
            "recently-played tracks -o json",
        ]
        try await Self.files { folder in
            let session = try await ShellSession.subscriber(
                "token user request", "library add songs/203709340", "library add albums/310730204")
            let other = try await roundTrip(session, in: folder)
            try await other.runAll("token user request")
            for line in lines {
                let (old, new) = (try await session.runAll(line).output, try await other.runAll(line).output)
                #expect(Self.withoutIDs(new) == Self.withoutIDs(old), "\(line)")
            }
        }
    }

    /// Names and times of an answer, sorted, because ids of libraries are new in every world.
    private static func withoutIDs(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) }
            .filter { $0.hasPrefix("\"name\"") || $0.hasPrefix("\"dateAdded\"") || $0.hasPrefix("\"trackCount\"") }
            .sorted()
    }

    @Test func `a file of one's own is loaded, played and undone in one step`() async throws {
        try await Self.files { folder in
            let text = """
                {"now": "2026-01-01T00:00:00Z", "seed": 5,
                 "catalog": {"albums": [{"id": "7000000001", "name": "First Light", "artist": "The Testers", "tracks": ["Morning"]}]},
                 "accounts": [{"name": "collector", "library": ["albums/7000000001"]}],
                 "devices": [{"consent": "authorized"}]}
                """
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/own.json"))
            let session = ShellSession()
            let before = session.session.world
            let outcome = try await session.runAll("world load \(folder)/own.json")
            #expect(
                outcome.lines == [
                    "Loaded the world of \(folder)/own.json: 1 account, 1 album, 1 device.",
                    "Runner on phone: consent authorized",
                ])
            #expect(try await session.runAll("albums 7000000001").output.contains("First Light"))
            try await session.runAll("token user request")
            #expect(try await session.runAll("library albums").output.contains("First Light"))
            _ = try await roundTrip(session, in: folder)
            #expect(try Self.text("\(folder)/one.json").contains(#""seed": 5"#))
            try await session.runAll("undo", "undo")
            #expect(session.session.world.device == before.device)
            #expect(session.session.world.memory.isSame(as: before.memory))
            #expect(await session.run("albums 7000000001").status != 0)
        }
    }

    @Test func `a file of a world contains no token`() async throws {
        try await Self.files { folder in
            let session = try await ShellSession.subscriber("token user request")
            let token = try #require(session.session.world.userToken?.text)
            try await session.runAll("world save \(folder)/one.json")
            let text = try Self.text("\(folder)/one.json")
            #expect(!text.contains(token))
            #expect(!text.lowercased().contains("token"))
        }
    }

    @Test func `what a file leaves out is named`() async throws {
        try await Self.files { folder in
            let session = try await ShellSession.subscriber(
                "token user request", "account lapse --after 1d", "play songs/203709340")
            let outcome = try await session.runAll("world save \(folder)/one.json")
            #expect(outcome.errors.contains("scheduled events (1)"))
            #expect(outcome.errors.contains("players with their queues (1)"))
        }
    }

    @Test func `a wrong file is refused whole`() async throws {
        try await Self.files { folder in
            let session = ShellSession()
            let before = session.session.world
            try Data("{\"seed\": 9,\n\"devices\": [{\"version\": \"9\"}]}".utf8).write(
                to: URL(fileURLWithPath: "\(folder)/bad.json"))
            let outcome = await session.run("world load \(folder)/bad.json")
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("line 2, devices[0].version: '9' is not a version of iOS"))
            #expect(session.session.world == before)
            let missing = await session.run("world load \(folder)/none.json")
            #expect(missing.status == 1)
            #expect(missing.errors.contains("Cannot load the world '\(folder)/none.json'"))
        }
    }

    @Test func `an existing file is overwritten only if asked`() async throws {
        try await Self.files { folder in
            let session = ShellSession()
            try await session.runAll("world save \(folder)/one.json")
            #expect(await session.run("world save \(folder)/one.json").errors.contains("the file exists already"))
            try await session.runAll("world save \(folder)/one.json --replace")
        }
    }

    @Test(arguments: Scenario.all.map(\.name)) func `every scenario comes back`(name: String) async throws {
        try await Self.files { folder in
            let session = ShellSession()
            try await session.runAll("scenario load \(name)")
            let other = try await roundTrip(session, in: folder)
            let (old, new) = (session.session.world.device, other.session.world.device)
            #expect(new.consent == old.consent)
            #expect(new.capabilities == old.capabilities)
            #expect(new.accounts == old.accounts)
            #expect(new.apps == old.apps)
            #expect(other.session.world.playerFaults == session.session.world.playerFaults)
        }
    }

    @Test func `words of world files are those of the device`() {
        #expect(DeviceFixture.kinds == Device.Kind.allCases.map(\.rawValue))
        #expect(DeviceFixture.modes == Device.Mode.allCases.map(\.rawValue))
        #expect(DeviceFixture.capabilities == Capability.allCases.map(\.typed))
        #expect(AppFixture.allFrameworks == Frameworks.allCases.map(\.rawValue))
        #expect(DeviceFixture.playerFaults == PlayerFault.allCases.map(\.rawValue))
    }
}
