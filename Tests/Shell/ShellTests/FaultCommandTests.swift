import AppleMusicAPI
import Testing
import TonearmLineEditor
import TonearmSimulator
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests setting faults at the prompt.
struct FaultCommandTests {
    @Test func `an option adds Retry-After, and the list tells it`() async throws {
        let session = ShellSession()
        let set = await session.run("fault set 429 --times 1 --retry-after 3")
        #expect(set.output == "429  on /, once more, with Retry-After 3\n")
        await session.run("set retries 0")
        let refused = await session.run("get /v1/test")
        #expect(refused.errors.contains("wait 3 s"), "\(refused.errors)")
        let limit = await session.run("fault set rate-limit --retry-after 2")
        #expect(
            limit.output
                == "rate-limit  429 beyond 20 requests a second of a team, after a burst of 60, with Retry-After 2\n")
        #expect(session.session.world.memory.faults.rateLimit?.retryAfter == 2)
    }

    @Test(arguments: [
        ("fault set 500 --retry-after 1", "'--retry-after' goes with 429, 503, rate-limit."),
        ("fault set 429 --retry-after -1", "'--retry-after' must be 0 to 86400, but was -1."),
        ("fault set delay", "'delay' needs '--delay SECONDS'."),
        ("fault set 429 --retry-after 86401", "'--retry-after' must be 0 to 86400, but was 86401."),
    ])
    func `what cannot be is refused`(line: String, reason: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.status == 64 && outcome.errors.contains(reason), "\(outcome.errors)")
    }

    @Test func `every fault is completed with what it does`() throws {
        let session = ShellSession()
        let context = CompletionContext(session: session.session)
        let candidates = FaultEffect.candidates(in: context)
        #expect(candidates.map(\.text) == FaultEffect.allValueStrings)
        #expect(candidates.allSatisfy { !$0.description.isEmpty })
        for quirk in Quirk.allCases {
            #expect(candidates.contains { $0.text == quirk.rawValue && $0.description == quirk.summary })
        }
    }

    @Test func `the documentation of testing has the table of all faults`() throws {
        let rows = FaultEffect.descriptions.map { "| `\($0.name)` | \($0.summary) | \($0.place.rawValue) |" }
        let table = ["| effect | what happens | affects |", "|---|---|---|"] + rows
        let page = String(decoding: try ProjectFiles.bytes(of: "docs/testing.md"), as: UTF8.self)
        #expect(page.contains("\n\n" + table.joined(separator: "\n") + "\n\n"), "\(table.joined(separator: "\n"))")
    }

    @Test func `the list of all faults has each that can be set here, with its effect`() async throws {
        let session = ShellSession()
        let list = await session.run("fault list --all -o json")
        let listed = try #require(try JSON(parsing: Array(list.output.utf8)).object)
        #expect(Set(listed.names) == Set(FaultEffect.names + ["400 to 599"]).subtracting(["gzip"]))
        #expect(listed["playlist-order"]?.string == Quirk.playlistOrder.summary)
        #expect(await session.run("fault").output == "No faults.\n")
    }

    @Test func `a fault ends at its time`() async throws {
        let session = ShellSession()
        try await session.runAll("clock set 2026-11-21T09:30:00Z", "set retries 0")
        let set = await session.run("fault set 503 --until 2026-11-21T09:31:00Z")
        #expect(set.output == "503  on /, always, --until 2026-11-21T09:31:00Z\n")
        try await session.runAll("clock advance 59s")
        #expect(await session.run("get /v1/test").status == 1)
        try await session.runAll("clock advance 1s")
        #expect(await session.run("get /v1/test").status == 0)
        #expect(await session.run("fault").output == "No faults.\n")
        let refused = await session.run("fault set 503 --until noon")
        #expect(refused.status == 64 && refused.errors.contains("'noon' is not a time"), "\(refused.errors)")
    }

    @Test func `a slow library delays without a delay, too`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "fault set slow-library", "library add albums/8001280100")
        #expect(await !session.run("library albums --limit 100").output.contains("American Teen"))
        try await session.runAll("clock advance 4s")
        #expect(await !session.run("library albums --limit 100").output.contains("American Teen"))
        try await session.runAll("clock advance 1s")
        #expect(await session.run("library albums --limit 100").output.contains("American Teen"))
    }

    @Test func `examples of the help leave nothing on`() throws {
        for example in FaultCommand.examples where example.hasPrefix("fault set") {
            // Players' faults and the rate limit have no counter.
            let counts = !["rate-limit", "queue-timeout"].contains { example.contains($0) }
            #expect(!counts || example.contains("--times 1"), "\(example)")
        }
        #expect(FaultCommand.examples.last == "fault clear")
    }
}
