import AppleMusicAPI
import Synchronization
import Testing
import TonearmConsole
import TonearmSigning
import TonearmWorld

@testable import TonearmShell

/// Tests watching above the typed line.
@MainActor @Suite struct WatchedPlaceTests {
    /// The changing part of the answers, and the time, which a test advances.
    private final class Surroundings: Sendable {
        let milliseconds = Mutex(ShellSession.time * 1000)
        let value = Mutex(1)
        let isOffline = Mutex(false)
    }

    private let surroundings = Surroundings()
    private let shell: Shell
    private let output = MemorySink()

    init() {
        let surroundings = surroundings
        let service = FakeService { _ in
            if surroundings.isOffline.withLock({ $0 }) { throw NetworkProblem.offline(path: "/v1/x") }
            let value = surroundings.value.withLock { $0 }
            return Response(status: 200, body: .bytes(Array(#"{"data":[],"meta":{"n":\#(value),"m":\#(value)}}"#.utf8)))
        }
        let client = MusicClient(
            signer: DeveloperKey.demonstration, systemTime: { surroundings.milliseconds.withLock { $0 } }
        ) { _ in service }
        let frame = Screen.Frame(
            width: 80, isTerminal: false, isErrorTerminal: false, hasColor: false, hasErrorColor: false)
        shell = Shell(
            session: Session(seed: 1), client: client, screen: Screen(frame: frame, output: output, errors: output),
            environment: Shell.Environment(seed: { 1 }))
        shell.observers.recent.keep()
    }

    private func run(_ line: String) async -> String {
        let start = output.bytes.count
        _ = await shell.run(line)
        return String(decoding: output.bytes[start...], as: UTF8.self)
    }

    /// Waits like an idle line editor until output appears.
    private func idle(seconds: Int = 0) async throws -> String {
        surroundings.milliseconds.withLock { $0 += seconds * 1000 }
        let start = output.bytes.count
        while output.bytes.count == start {
            let pause = try #require(shell.background.timeToNext)
            try #require(pause <= 100)
            if pause > 0 { try await Task.sleep(for: .milliseconds(1)) } else { try shell.background.run() }
        }
        return String(decoding: output.bytes[start...], as: UTF8.self)
    }

    @Test func `each answer is shown when it is due, with what has changed`() async throws {
        _ = await run("get /v1/x")
        let begun = await run("watch --every 10s")
        #expect(begun == "Watching '/v1/x' every 10 seconds; watch stop ends it.\n")
        let first = try await idle()
        #expect(first == "2026-11-21T09:30:00Z  200, 32 bytes\n")
        // The watch waits for its interval.
        #expect(shell.background.timeToNext == 10_000)
        let second = try await idle(seconds: 10)
        #expect(second == "2026-11-21T09:30:10Z  200, 32 bytes, the same\n")
        surroundings.value.withLock { $0 = 2 }
        let third = try await idle(seconds: 10)
        #expect(third == "2026-11-21T09:30:20Z  200, 32 bytes, changed: meta.n and 1 more\n")
        // The shown place is unchanged, so its row numbers stay valid.
        #expect(shell.session.here?.response?.body.json?["meta"]?["n"] == 1)
        // Other lines may run meanwhile, and the places they open are not watched.
        let other = await run("get /v1/y")
        #expect(other == "Nothing found.\n")
        surroundings.value.withLock { $0 = 3 }
        let fourth = try await idle(seconds: 10)
        #expect(fourth.contains("changed: meta.n and 1 more"))
        #expect(shell.session.world.exchange?.request.path == "/v1/x")
        let stopped = await run("watch stop")
        #expect(stopped == "'/v1/x' is no longer watched.\n")
        #expect(shell.background.timeToNext == nil)
        let again = await run("watch stop")
        #expect(again.contains("error: Cannot stop: nothing is watched"))
    }

    @Test func `a condition that holds ends it, and the last answer can be shown`() async throws {
        _ = await run("get /v1/x")
        _ = await run("watch --until 'answer.meta.n is 2'")
        _ = try await idle()
        surroundings.value.withLock { $0 = 2 }
        let shown = try await idle(seconds: 5)
        #expect(
            shown
                == """
                2026-11-21T09:30:05Z  200, 32 bytes, changed: meta.n and 1 more
                After 2 answers: answer.meta.n is 2; show shows the last one

                """)
        #expect(shell.background.watch.current == nil && shell.session.here?.response?.body.json?["meta"]?["n"] == 2)
    }

    @Test func `so many answers end it as were asked for`() async throws {
        _ = await run("get /v1/x")
        _ = await run("watch --max 1 --until 'answer.meta.n is 2'")
        let ended = try await idle()
        #expect(ended.hasSuffix("Watched for 1 answer; 'answer.meta.n is 2' did not hold; show shows the last one\n"))
        #expect(shell.background.watch.current == nil)
    }

    @Test func `where no answer comes that is said, and the next is asked for`() async throws {
        _ = await run("get /v1/x")
        _ = await run("watch")
        surroundings.isOffline.withLock { $0 = true }
        let missed = try await idle()
        #expect(missed.contains("no answer. Cannot ask for '/v1/x': there is no network"))
        surroundings.isOffline.withLock { $0 = false }
        let came = try await idle(seconds: 5)
        #expect(came.hasSuffix("200, 32 bytes\n"))
    }

    @Test func `another watch takes the place of the first`() async throws {
        _ = await run("get /v1/x")
        _ = await run("watch --every 10s")
        _ = await run("get /v1/y")
        let replaced = await run("watch --every 20s")
        #expect(replaced.hasPrefix("Watching '/v1/y' every 20 seconds"))
        _ = try await idle()
        #expect(shell.background.timeToNext == 20_000)
    }
}
