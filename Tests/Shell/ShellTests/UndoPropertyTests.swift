import AppleMusicAPI
import Foundation
import Testing
import TonearmAlgorithms
import TonearmSimulator
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests that undoing any commands restores the first session byte for byte, and redoing them the last.
///
/// The trail and the last exchange are exempt, because reading changes only these.
@Suite struct UndoPropertyTests {
    private static let lines = [
        "storefront jp", "storefront gb", "locale es-MX", "locale default", "set width 50", "set output json",
        "set output table", "consent request --answer allow", "consent request --answer deny", "consent reset",
        "authorize --answer allow", "token user request", "token user forget", "account lapse", "account subscribe",
        "account sign-in newcomer", "account sign-in subscriber", "account sign-out", "account move jp",
        "account cloud-library off", "account change-password", "account lapse --after 5s", "clock advance 10s",
        "clock advance 2d", "capabilities add off", "capabilities add auto", "device add tablet", "device use phone",
        "app add Quiz", "app use Runner", "offer", "accept", "dismiss", "library add albums/310730204",
        "library", "library albums", "library search love", "playlist create Road", "rate songs/203709340 like",
        "rating songs/203709340", "favorite artists/178834", "recommendations", "recently-played",
        "play albums/310730204", "fault set 503 --times 1", "fault set 404 --on /v1/catalog --times 2", "fault clear",
        "fault set rate-limit", "albums 310730204", "albums 1", "open 1", "search born to run", "follow tracks",
        "back", "next", "let id = data.0.id", "scenario load eligible", "subscription watch", "undo", "redo",
        "session reset", "play albums/310730204 --start 3", "play stations/ra.178834", "play", "pause", "stop", "skip",
        "skip back", "seek 1:00", "repeat all", "shuffle songs", "shuffle off", "rate 1.5", "player system",
        "player application", "player watch", "queue", "now", "queue set songs/310730206 songs/310730208",
        "queue next songs/203709340", "queue later albums/310730204 --no-wait",
        "queue insert songs/203709340 --after 1",
        "queue remove 2", "queue move 3 --to 1", "queue clear", "queue begin", "queue commit", "queue rollback",
        "remote next", "remote play", "music play albums/310730204", "music skip", "app background documented",
        "app open", "app quit", "clock advance 3m", "clock advance 1h", "clock set 2026-11-22",
        "fault set queue-timeout",
        "fault set offline", "device explicit off", "scenario load workout", "scenario load station",
        "token developer mint --life 1h", "token developer forget", "nonsense", "set width x",
    ]

    private static func bytes(_ session: Session) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(session.withoutTraces)
    }

    @Test(arguments: 0..<25) func `undo leads to the first session and redo to the last`(seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let session = ShellSession()
        let first = try Self.bytes(session.session)
        let count = 5 + Int(random.next() % 40)
        var typed: [String] = []
        for _ in 0..<count {
            let line = Self.lines[Int(random.next() % UInt64(Self.lines.count))]
            typed.append(line)
            await session.run(line)
        }
        let last = try Self.bytes(session.session)
        var steps = 0
        while await session.run("undo").status == 0 { steps += 1 }
        #expect(try Self.bytes(session.session) == first, "\(typed)")
        for _ in 0..<steps { await session.run("redo") }
        #expect(try Self.bytes(session.session) == last, "\(typed)")
    }

    @Test(arguments: 100..<112)
    func `a session that is saved and loaded goes on as one that never was`(seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let folder = try TemporaryFolder()
        let store = SessionStore(folder: folder.path + "/state")
        var kept = ShellSession(store: store)
        let other = ShellSession(store: store)
        for step in 0..<30 {
            let line = Self.lines[Int(random.next() % UInt64(Self.lines.count))]
            // The undo history is not part of a session.
            if line == "undo" || line == "redo" { continue }
            let (a, b) = (await kept.run(line), await other.run(line))
            #expect(a.output == b.output && a.errors == b.errors, "\(line)")
            if step % 7 == 3 {
                try store.save(kept.session, as: "kept")
                kept = ShellSession(store: store)
                guard case .session(let session, _) = try store.load("kept") else {
                    Issue.record("not loaded")
                    return
                }
                kept.session = session
            }
        }
        #expect(try Self.bytes(kept.session) == Self.bytes(other.session))
    }
}
