import Testing
import TonearmShell
import TonearmTestSupport
import TonearmWorld

@Suite struct VerifyTests {
    private let folder: TemporaryFolder
    private let session = ShellSession()

    init() throws { folder = try TemporaryFolder() }

    private func file(_ lines: String..., header: String = "format: 1", name: String = "a.md") throws -> String {
        try folder.write("---\n\(header)\n---\n# A\n```tonearm\n\(lines.joined(separator: "\n"))\n```\n", to: name)
        return "\(folder.path)/\(name)"
    }

    @Test func `a file that prints what it says has passed`() async throws {
        let path = try file("> storefront jp", "...", "> history", "1  storefront jp", "2  history")
        let outcome = await session.run("transcript verify \(path)")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.lines == ["passed   \(path)  2 commands", "1 file, 2 commands: 1 passed"])
        // The verification runs in its own session.
        #expect(session.session.world.storefront == "us")
    }

    @Test func `a file that prints something else differs, with its line and a diff`() async throws {
        let path = try file("> history", "nothing", "> open 9", "[exit 1]")
        let outcome = await session.run("transcript verify \(path)")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "")
        #expect(outcome.lines.contains("line 7: expected 'nothing', found '1  history'"))
        #expect(outcome.lines.contains("-nothing"))
        #expect(outcome.lines.contains("+1  history"))
        #expect(outcome.lines.contains { $0.hasPrefix("@@ -4,") })
        #expect(outcome.lines.last == "1 file, 2 commands: 1 differs")
    }

    @Test func `update writes what is printed, and verify then passes`() async throws {
        let path = try file("> open 9", "nothing", "> storefront", "us [..]", "...")
        #expect(await session.run("transcript verify \(path)").status == 1)
        let update = await session.run("transcript update \(path)")
        #expect(update.lines == ["updated    \(path)  2 differences"], "\(update)")
        let text = try folder.text(of: "a.md")
        #expect(text.contains("> open 9\nerror: "))
        #expect(text.contains("[exit 1]\n> storefront\nus [..]\n...\n"))
        #expect(await session.run("transcript verify \(path)").status == 0)
        #expect(await session.run("transcript update \(path)").lines == ["unchanged  \(path)"])
    }

    @Test func `an update keeps the permissions of the file`() async throws {
        let path = try file("> history", "nothing")
        _ = await session.run("! chmod 640 \(path)")
        _ = await session.run("transcript update \(path)")
        #expect(try folder.mode(of: "a.md") == 0o640)
    }

    @Test func `folders stand for the transcripts in them, and every one of them is run`() async throws {
        for name in ["b/1.md", "b/c/2.md", "b/3.md"] { _ = try file("> history", "nothing", name: name) }
        try folder.write("# Prose\n", to: "b/prose.md")
        // Scripts for earlier releases use it.
        for option in ["", " --jobs 1", " --keep-going"] {
            let outcome = await session.run("transcript verify \(folder.path)/b\(option)")
            for name in ["1.md", "3.md", "c/2.md"] {
                #expect(outcome.lines.contains("differs  \(folder.path)/b/\(name)  1 difference"), "\(option)")
            }
            #expect(outcome.lines.contains("1 other Markdown file has no session in it."))
            #expect(outcome.lines.last == "3 files, 3 commands: 3 differ")
            #expect(outcome.status == 1)
        }
    }

    @Test func `a document that shows how a transcript is written is no transcript of a folder`() async throws {
        _ = try file("> history", "1  history", name: "b/1.md")
        try folder.write("# How\n````\n```tonearm\n> history\n```\n````\n", to: "b/how.md")
        let outcome = await session.run("transcript verify \(folder.path)/b")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.lines.contains("1 other Markdown file has no session in it."))
    }

    @Test func `the header says where the session begins`() async throws {
        let header = """
            format: 1
            service: simulator
            storefront: jp
            locale: ja
            catalog: built-in
            seed: 7
            clock: 2020-02-29T12:00:00Z
            width: 40
            """
        let path = try file(
            "> clock", "2020-02-29T12:00:00Z  standing still", "> session -o json", "...",
            #"  "storefront": "jp 日本",[..]"#,
            header: header)
        _ = await session.run("transcript update \(path)")
        let text = try folder.text(of: "a.md")
        #expect(text.contains("\n2020-02-29T12:00:00Z  standing still\n"))
        #expect(text.contains("\"storefront\": \"jp Japan\""))
        #expect(text.contains("\"locale\": \"ja\""))
    }

    @Test(arguments: [
        ("storefront: xx", "the header's storefront 'xx' cannot be used: "),
        ("locale: de_AT-x", "'de_AT-x' in the header is not a language tag"),
        ("width: 7", "the header's width '7' is not the width"),
        ("service: live", "the header's service 'live' cannot answer here without a recording"),
        ("recording: x.har", "x.har': there is no such file"),
        ("recording: x.har\ncatalog: y", "and only one can answer"),
        ("catalog: none.catalog", "cannot use the catalog"), ("format: 2", "its format is '2', and the newest"),
        ("colour: red", "the header key 'colour' is unknown"),
    ])
    func `a header that cannot be is told`(line: String, reason: String) async throws {
        let path = try file("> history", header: line.hasPrefix("format") ? line : "format: 1\n\(line)")
        let outcome = await session.run("transcript verify \(path)")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("failed   \(path)\nCannot use '\(path)"))
        #expect(outcome.output.contains(reason), "\(outcome.output)")
    }

    @Test func `a file that cannot be read says why`() async throws {
        let path = "\(folder.path)/absent.md"
        let outcome = await session.run("transcript verify \(path)")
        #expect(outcome.lines.prefix(2) == ["failed   \(path)", "Cannot use '\(path)': No such file or directory"])
        #expect(await session.run("transcript verify \(folder.path)").errors.contains("Cannot find a transcript in"))
        let device = await session.run("transcript verify /dev/zero")
        #expect(device.output.contains("it is not a file"))
    }

    @Test func `a command that runs for ever is stopped`() async throws {
        let path = try file("> history", "1  history", "> ! sleep 1000")
        let outcome = await session.run("transcript verify --limit 1s \(path)")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Cannot use '\(path):8': '! sleep 1000' still runs, and a file has 1.000 s"))
    }

    @Test func `programs of the system have nobody to ask, and what they say is printed`() async throws {
        let path = try file("> ! cat; echo shown; echo said >&2; exit 3")
        _ = await session.run("transcript update \(path)")
        let text = try folder.text(of: "a.md")
        #expect(text.contains("exit 3\nshown\nsaid\nerror: "))
    }

    @Test func `what a transcript saves is not kept`() async throws {
        let path = try file("> session save demo", "...", "> session list", "demo", "> session delete demo", "...")
        #expect(await session.run("transcript verify \(path)").status == 0)
        #expect(await session.run("transcript verify \(path)").status == 0)
    }

    @Test func `a transcript that verifies itself comes to an end`() async throws {
        let path = try file("> transcript verify \(folder.path)/a.md")
        _ = await session.run("transcript update \(path)")
        #expect(try folder.text(of: "a.md").contains("this session is run by a transcript that a transcript runs"))
    }

    @Test func `reports are written for people, for programs and for build servers`() async throws {
        let path = try file("> history", "nothing")
        let outcome = await session.run("transcript verify \(path) --times --junit \(folder.path)/j.xml")
        #expect(outcome.lines.contains("The slowest commands"))
        #expect(outcome.lines.contains { $0.hasSuffix(" s  \(path):6  history") })
        #expect(try folder.text(of: "j.xml").contains("<testcase classname=\"\(path)\" name=\"line 6: history\""))
        let json = await session.run("transcript verify \(path) -o json")
        #expect(json.status == 1)
        #expect(json.output.contains("\"result\": \"differs\""))
        #expect(json.output.contains("\"sentence\": \"expected 'nothing', found '1  history'\""))
    }

    @Test(arguments: [
        ("transcript verify", "it needs FILE"),
        ("transcript veryfy x", "Did you mean"),
        ("transcript verify x --jobs 0", "'--jobs' must be 1 to 64"),
        ("transcript update x --times", "'--times' is an option of 'transcript verify'"),
        ("transcript update x --jobs 65", "'--jobs' must be 1 to 64"),
        ("transcript play x --speed 11", "'--speed' must be 0.1 to 10"),
        ("transcript save x --last 0", "'--last' must be 1 or more"),
        ("transcript stop x", "Unexpected argument 'x'"),
        ("transcript verify x --limit soon", "this is not a length of time"),
    ])
    func `what cannot be meant is refused`(line: String, reason: String) async {
        let outcome = await session.run(line)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    }
}
