import AppleMusicAPI
import Foundation
import Testing
import TonearmAlgorithms
import TonearmConsole
import TonearmDevice
import TonearmTestSupport
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

@Suite struct RecordTests {
    private let folder: TemporaryFolder
    private let session: ShellSession

    init() throws {
        folder = try TemporaryFolder()
        session = ShellSession(store: SessionStore(folder: folder.path + "/state"))
    }

    private var path: String { folder.path + "/a.md" }

    @Test func `what is typed and printed is in the file, and can be run again`() async throws {
        let start = await session.run("transcript start \(path)")
        #expect(start.output.hasPrefix("Recording into"))
        try await session.runAll("note That's how it #begins: $1.", "album 310730204 -o ids", "clo", "storefront jp")
        _ = await session.run("open 9")
        let status = await session.run("transcript status")
        #expect(status.lines == ["recording \(path)", "4 commands, 1 note"])
        try await session.runAll("transcript stop")
        #expect(
            try folder.text(of: "a.md") == """
                ---
                format: 1
                service: simulator
                storefront: us
                seed: 1
                clock: 2026-11-21T09:30:00Z
                width: 80
                ---

                That's how it #begins: $1.

                ```tonearm
                > albums 310730204 -o ids
                albums/310730204
                > clock
                2026-11-21T09:30:00Z  standing still
                > storefront jp
                jp Japan, answers in ja, explicit content allowed
                languages: ja, en-US
                > open 9
                error: Cannot open row 9: the last table has the rows 1 to 8
                'show' shows them again.
                [exit 1]
                ```

                """)
        #expect(try folder.mode(of: "a.md") == 0o600)
        #expect(await session.run("transcript verify \(path)").status == 0)
    }

    @Test func `each command is in the file when the next can be typed`() async throws {
        try await session.runAll("transcript start \(path)", "storefront jp")
        let before = try Transcript(folder.text(of: "a.md"), name: "a.md")
        #expect(before.steps.map(\.command) == ["storefront jp"])
        try await session.runAll("storefront us")
        let after = try Transcript(folder.text(of: "a.md"), name: "a.md")
        #expect(after.steps.count == 2)
    }

    @Test func `one's own session comes back, and only a fresh one is gone on in`() async throws {
        try await session.runAll("storefront jp", "open albums/310730204")
        let before = session.session
        let start = await session.run("transcript start \(path)")
        #expect(start.output.contains("A fresh session begins"))
        #expect(session.session.here == nil)
        #expect(session.session.world.storefront == "jp")
        #expect(session.shell.observers.sessionToKeep == before)
        try await session.runAll("storefront gb")
        #expect(await session.run("transcript stop").output.contains("Your own session is back."))
        #expect(session.session == before)
        let other = ShellSession()
        try await other.runAll("transcript start \(folder.path)/b.md", "storefront gb", "transcript stop")
        #expect(other.session.world.storefront == "gb")
    }

    @Test func `a recording goes on in its file, where it ended`() async throws {
        try await session.runAll("transcript start \(path)", "storefront jp", "genres 20 -o ids", "transcript stop")
        #expect(await session.run("transcript start \(path)").errors.contains("the file exists already"))
        mkfifo(folder.path + "/pipe", 0o600)
        #expect(
            await session.run("transcript start \(folder.path)/pipe --append").errors.contains(
                "it is a pipe, a device or a folder, and not a file"))
        let later = ShellSession()
        try await later.runAll("transcript start \(path) --append")
        #expect(later.session.world.storefront == "jp")
        try await later.runAll("storefront", "transcript stop")
        #expect(await session.run("transcript verify \(path)").lines.last?.hasPrefix("1 file, 3 commands: 1") == true)
        #expect(
            await session.run("transcript start \(folder.path)/none.md --append").errors.contains(
                "there is no such file"))
        // A recording killed before its first byte cannot be continued.
        try folder.write("", to: "empty.md")
        let start = "transcript start \(folder.path)/empty.md --append"
        try await session.runAll(start, "storefront jp", "transcript stop")
        #expect(try folder.text(of: "empty.md").hasPrefix("---\nformat: 1\n"))
    }

    @Test func `a pause is not in the file, and changes nothing`() async throws {
        try await session.runAll("transcript start \(path)", "storefront jp", "transcript pause", "storefront gb")
        #expect(await session.run("transcript status").lines.first == "paused \(path)")
        #expect(await session.run("note x").errors.contains("the recording is paused"))
        try await session.runAll("transcript resume")
        #expect(session.session.world.storefront == "jp")
        try await session.runAll("storefront", "transcript stop")
        #expect(await session.run("transcript verify \(path)").status == 0)
        let text = try folder.text(of: "a.md")
        #expect(!text.contains("gb"))
    }

    @Test func `a second recording into the same file is refused`() async throws {
        try await session.runAll("transcript start \(path)", "storefront jp")
        #expect(await session.run("transcript start \(folder.path)/b.md").errors.contains("is running"))
        let other = await ShellSession().run("transcript start \(path) --append")
        #expect(other.errors.contains("another recording writes it"))
    }

    @Test func `secrets are not in the file`() async throws {
        let secret = "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQyJ9.eyJpc3MiOiJERUYifQ.c2lnbmF0dXJlc2lnbmF0dXJl"
        try await session.runAll("transcript start \(path)")
        _ = await session.run("token user set \(secret)")
        _ = await session.run("get /v1/me/library --header 'Music-User-Token: hunter2hunter2'")
        try await session.runAll("authorize --answer allow", "token user", "token developer show", "note see \(secret)")
        let text = try folder.text(of: "a.md")
        #expect(!text.contains("eyJ"))
        #expect(!text.contains("hunter2"))
        for held in session.session.world.secrets.values { #expect(!text.contains(held)) }
    }

    @Test func `answered dialogs and what comes by itself are in the file`() async throws {
        try await session.runAll("transcript start \(path)", "consent request", "allow", "subscription watch")
        _ = await session.run("account lapse --after 30s")
        try await session.runAll("clock advance 31s", "capabilities", "transcript stop")
        let text = try folder.text(of: "a.md")
        #expect(text.contains("\n> allow\n"))
        let verified = await session.run("transcript verify \(path)")
        #expect(verified.status == 0, "\(verified.output)")
    }

    @Test(arguments: NamedCommand.all)
    func `the examples of a command are recorded, and verify`(command: NamedCommand) async throws {
        // A talk is refused while a session is recorded, because it is a session of its own.
        try await check(command.type.examples.filter { !$0.hasPrefix("talk play") })
    }

    @Test(arguments: 0..<6)
    func `a session by chance is recorded, and verifies`(seed: Int) async throws {
        try await check(Self.lines(seed: UInt64(seed)))
    }

    /// Returns examples of random commands in random order.
    private static func lines(seed: UInt64) -> [String] {
        // With a running clock 'request' prints the time of an answer, which varies.
        let pool = NamedCommand.all.flatMap { $0.type.examples }
            .filter { !$0.hasPrefix("transcript") && !$0.hasPrefix("talk play") && $0 != "clock set system" }
        var random = RandomSource(seed: seed)
        return (0..<25).map { _ in pool[Int(random.next() % UInt64(pool.count))] }
    }

    private func check(_ lines: [String]) async throws {
        try await session.runAll("transcript start \(path)")
        for line in lines {
            // As the program does before each line.
            session.shell.screen.frame.width = session.session.settings.display.width ?? 80
            _ = await session.run(line)
        }
        if session.shell.observers.recorder.recording != nil { try await session.runAll("transcript stop") }
        let verified = await session.run("transcript verify \(path)")
        #expect(verified.status == 0, "\(verified.output)")
    }

    @Test func `what was typed last can be had in a file after all`() async throws {
        #expect(await session.run("transcript save \(path)").errors.contains("only in an interactive shell"))
        session.shell.observers.recent.keep()
        #expect(await session.run("transcript save \(path)").errors.contains("nothing was typed yet"))
        try await session.runAll("albums 310730204 -o ids", "clo", "transcript save \(path)")
        let transcript = try Transcript(folder.text(of: "a.md"), name: "a.md")
        #expect(transcript.steps.map(\.command) == ["albums 310730204 -o ids", "clock"])
        #expect(await session.run("transcript verify \(path)").status == 0)
        try await session.runAll("transcript save \(folder.path)/b.md --last 1")
        #expect(try Transcript(folder.text(of: "b.md"), name: "b.md").steps.count == 1)
        #expect(await session.run("transcript save \(path)").errors.contains("the file exists already"))
    }

    @Test func `kept commands do not grow without end`() {
        var recent = RecentSteps(start: SessionStart(), isFresh: true)
        for number in 0..<2000 { recent.append("c\(number)", Outcome(lines: ["x"])) }
        #expect(recent.last(.max).count == 500)
        #expect(recent.last(1).first?.command == "c1999")
        recent.append("big", Outcome(lines: [String(repeating: "x", count: 3 << 20)]))
        #expect(recent.last(.max).map(\.command) == ["big"])
        #expect(recent.isCut)
    }

    @Test func `other formats are made of a file`() async throws {
        try await session.runAll("transcript start \(path)", "storefront jp", "transcript stop")
        #expect(await session.run("transcript export \(path) --format script").lines == ["storefront jp"])
        #expect(await session.run("transcript export \(path)").lines.first == "> storefront jp")
        for (name, beginning) in [("a.html", "<!DOCTYPE html>"), ("a.cast", "{\"version\": 2"), ("a.svg", "<svg ")] {
            #expect(await session.run("transcript export \(path) \(folder.path)/\(name)").status == 0)
            let text = try folder.text(of: name)
            #expect(text.lowercased().hasPrefix(beginning.lowercased()), "\(name)")
        }
    }

    @Test func `a file whose name asks for no format is not written`() async throws {
        try await session.runAll("transcript start \(path)", "storefront jp", "transcript stop")
        try folder.write("", to: "d.c/x")
        for name in ["a.pdf", "b.c.GIF"] {
            let outcome = await session.run("transcript export \(path) \(folder.path)/\(name)")
            #expect(outcome.status == 64 && outcome.errors.contains("no format has the ending"), "\(outcome.errors)")
            #expect(throws: (any Error).self) { try folder.text(of: name) }
        }
        for name in ["plain", "a.txt", "a.", "d.c/plain"] {
            #expect(await session.run("transcript export \(path) \(folder.path)/\(name)").status == 0)
            #expect(try folder.text(of: name).hasPrefix("> storefront jp"))
        }
        #expect(await session.run("transcript export \(path) \(folder.path)/.html").status == 0)
        #expect(try folder.text(of: ".html").hasPrefix("<!"))
        #expect(await session.run("transcript export \(path) \(folder.path)/a.pdf --format text").status == 0)
    }

    @Test func `the beginning of a transcript says what it is when it is typed`() async {
        for line in ["---", "```tonearm"] {
            let outcome = await session.run(line)
            #expect(outcome.status == 64 && outcome.errors.contains("transcript play FILE"), "\(outcome.errors)")
        }
    }

    @Test func `a presenter's notes are listed with what they are about`() async throws {
        try folder.write("<!-- note: smile -->\n```tonearm\n> where\n...\n```\n<!-- note: bow -->\n", to: "a.md")
        let outcome = await session.run("transcript notes \(path)")
        #expect(outcome.lines == ["line 1, before where", "  smile", "line 6, at the end", "  bow"])
    }

    @Test(arguments: [
        ("transcript stop", "no recording runs"), ("transcript pause", "no recording runs"),
        ("note x", "no recording runs"),
        ("transcript start /none/a.md", "No such file or directory"), ("transcript notes none.md", "No such file"),
        ("transcript start a.md --junit b", "'--junit' is an option of 'transcript verify'"),
    ])
    func `what cannot be done is refused`(line: String, reason: String) async {
        let outcome = await session.run(line)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    }
}
