import Foundation
import Testing
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests catalog files in the shell.
@Suite struct CatalogCommandTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/a.catalog" }

    init() throws { folder = try TemporaryFolder() }

    @Test func `a generated catalog answers in the shell, and the session tells which it is`() async throws {
        let session = ShellSession()
        let made = try await session.runAll("catalog generate --songs 1 \(path)")
        #expect(made.lines.first?.hasPrefix("catalog ") == true && made.lines.first?.hasSuffix(" \(path)") == true)
        #expect(made.lines.last == "set catalog \(path)")
        #expect(!made.output.contains("made in"))
        let builtIn = try await session.runAll("albums 310730204 -o json").output
        #expect(try await session.runAll("set catalog \(path)").output == "catalog  \(path)\n")
        #expect(try await session.runAll("albums 310730204 -o json").output == builtIn)
        #expect(
            try await session.runAll("session").output.contains("  simulator: the catalog '\(path)' with "))
        #expect(try await session.runAll("catalog").output == made.output)
        #expect(try await session.runAll("undo", "set").output.contains("catalog       built-in\n"))
        #expect(try await session.runAll("catalog").output.hasPrefix("catalog  the built-in catalog: "))
    }

    @Test func `a saved session names its catalog, and misses it when it is gone`() async throws {
        let session = ShellSession(store: SessionStore(folder: folder.path + "/state"))
        try await session.runAll("catalog generate --songs 1 \(path)", "set catalog \(path)", "session save demo")
        try await session.runAll("set catalog built-in", "session load demo")
        #expect(session.session.world.address.catalog == path)
        try await session.runAll("set catalog built-in", "! rm \(path)")
        let outcome = await session.run("session load demo")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("error: Cannot use the catalog '\(path)': there is no such file\n"))
        #expect(session.session.world.address.catalog == nil)
        // A deleted file can still be read through its open descriptor.
        try await session.runAll("catalog generate --songs 1 \(path)", "set catalog \(path)", "! rm \(path)")
        #expect(await session.run("albums 310730204").status == 0)
    }

    @Test(arguments: [
        ("catalog generate", "Cannot run 'catalog generate': it needs FILE"),
        ("catalog generate --songs 0 x", "'--songs' must be 1 to 10000000, but was 0"),
        ("catalog generate --songs 10000001 x", "but was 10000001"), ("catalog generate --songs many x", "'many'"),
        ("catalog import x", "'catalog import' needs answers"),
        ("catalog import --responses x", "Cannot run 'catalog import': it needs FILE"),
        ("catalog info --songs 5", "is an option of 'catalog generate'"),
        ("catalog generate b --responses a", "is an option of 'catalog import'"),
        ("catalog frobnicate", "'frobnicate'"),
        ("catalog info /no/such", "Cannot use the catalog '/no/such': there is no such file"),
        ("set catalog /no/such", "Cannot use the catalog '/no/such': there is no such file"),
        ("catalog import --responses /no/such never.catalog", "Cannot import '/no/such': there is no such file"),
        ("catalog import --feed /no/such never.catalog", "Cannot import the feed '/no/such': it is not a folder"),
        ("catalog import --feed a --responses b x", "'catalog import' reads one of --responses, --feed, --epf"),
        ("catalog import --feed a", "Cannot run 'catalog import': it needs FILE"),
        ("catalog export", "Cannot run 'catalog export': it needs one of --feed and --epf, with a folder"),
        ("catalog export --feed x --rows 0", "'--rows' must be 1 to 1000000, but was 0"),
        ("catalog export --feed x /no/such", "Cannot use the catalog '/no/such': there is no such file"),
        ("catalog generate /no/such/x", "Cannot generate the catalog '/no/such/x': "),
    ])
    func `what cannot be is refused, and the session is as it was`(line: String, error: String) async {
        let session = ShellSession()
        let outcome = await session.run(line)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(error), "\(outcome.errors)")
        #expect(session.session.world.address.catalog == nil)
    }

    @Test func `a file that is there is not written over`() async throws {
        try folder.write("precious", to: "a.catalog")
        let session = ShellSession()
        let outcome = await session.run("catalog generate --songs 1 \(path)")
        #expect(
            outcome.errors == """
                error: Cannot generate the catalog '\(path)': there is a file of this name
                Add --replace to overwrite it, or name another file.

                """)
        #expect(try folder.text(of: "a.catalog") == "precious")
        #expect(await session.run("set catalog \(path)").errors.contains("it is not a tonearm catalog"))
        #expect(await session.run("catalog generate --songs 1 --replace \(path)").status == 0)
    }

    @Test func `recorded answers are taken in, and what is left out is said`() async throws {
        let answer = """
            {"data":[{"id":"77","type":"songs","attributes":{"name":"Zyxomma","moods":[1]}},{"id":"i.1","type":"library-songs"}]}
            """
        try folder.write(answer, to: "answers/1.json")
        let session = ShellSession()
        let outcome = try await session.runAll("catalog import --responses \(folder.path)/answers \(path)")
        #expect(
            outcome.lines == [
                "catalog   \(path)", "answers   1", "added     1 songs",
                "left out  1 resources of the type library-songs, which a catalog does not have",
                "left out  the attribute songs.moods of 1",
            ])
        #expect(
            try await session.runAll("set catalog \(path)", "search zyxoma --types songs -o ids").output == "songs/77\n"
        )
    }

    @Test(arguments: [
        (files: [:], found: ""), (["notes.txt": "x"], ", but 1 files that are neither .json nor .har"),
        (["1.json": "{}"], ", but 1 documents without data or results"),
    ])
    func `a folder without answers is refused, and makes no catalog`(
        files: [String: String], found: String
    ) async throws {
        let answers = folder.path + "/answers"
        try FileManager.default.createDirectory(atPath: answers, withIntermediateDirectories: true)
        for (name, text) in files { try folder.write(text, to: "answers/\(name)") }
        let before = folder.names
        let outcome = await ShellSession().run("catalog import --responses \(answers) \(path)")
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == """
                error: Cannot import '\(answers)': no .json or .har file with an answer of the API was found\(found)
                Save an answer first, for example 'albums 310730204 -o raw > answers/1.json', or name a recording.

                """)
        #expect(folder.names == before)
    }

    @Test func `progress is shown to a person, and to nobody else`() async throws {
        let watched = ShellSession(isTerminal: true)
        #expect(await watched.run("catalog generate --songs 1 \(path)").errors.contains("songs written … Ctrl-C stops"))
        #expect(await ShellSession().run("catalog generate --songs 1 --replace \(path)").errors == "")
    }
}
