import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests machine-readable output: JSON of every command, lines of JSON, CSV, Markdown.
@Suite struct FormsOfOutputTests {
    /// Returns a session in which every command has a result.
    private func used(_ folder: TemporaryFolder) async throws -> ShellSession {
        let session = ShellSession(store: SessionStore(folder: folder.path))
        try await session.runAll("authorize --answer allow", "open albums/310730204", "let id = data.0.id")
        return session
    }

    @Test func `with JSON as the output every command prints JSON and nothing else`() async throws {
        let folder = try TemporaryFolder()
        for command in CommandTable.all where ![Exit.name, LessonCommand.name].contains(command.name) {
            for example in command.examples + [command.name] where !example.contains(" | ") && !example.contains(">") {
                let session = try await used(folder)
                session.shell.environment.isAttended = false
                let before = command.examples.prefix(while: { $0 != example })
                for line in before { await session.run(line) }
                // An alias includes all words that follow.
                if example.contains("-o ") || example.hasPrefix("alias born =") { continue }
                // A talk prints the lines of its session, as a lesson does.
                if example.hasPrefix("talk play") { continue }
                let outcome = await session.run(example + " -o json")
                #expect(
                    outcome.bytes.isEmpty ? outcome.status != 0 : (try? JSON(parsing: outcome.bytes)) != nil,
                    "\(example): \(outcome.output)")
            }
        }
    }

    @Test(arguments: [
        ("session list", "[]"), ("session save demo", #"{"saved":"demo"}"#), ("undo", #"{"undone":["storefront jp"]}"#),
        ("fault list", "[]"), ("set retries", #"{"retries":2}"#), ("let x = data.0.id", #"{"$x":"310730204"}"#),
        ("clear", #"{"message":[]}"#),
        ("session reset", #"{"message":["The session is fresh again; 'undo' brings the old one back."]}"#),
        ("version", #"{"name":"tonearm","version":"\#(ProgramVersion.text)"}"#),
    ])
    func `what is no answer of the service has a value too`(line: String, value: String) async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession(store: SessionStore(folder: folder.path))
        try await session.runAll("open albums/310730204", "storefront jp")
        #expect(try JSON(parsing: try await session.runAll("\(line) -o json").bytes).text == value)
    }

    @Test func `lists that are empty are lists`() async throws {
        for line in ["where", "session list", "fault list"] {
            let folder = try TemporaryFolder()
            let session = ShellSession(store: SessionStore(folder: folder.path))
            #expect(try await session.runAll("\(line) -o json").output == "[]\n")
        }
        #expect(try await ShellSession().runAll("let -o json").output == "{}\n")
    }

    @Test func `a token that was asked for by its name is in the JSON`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let json = try JSON(parsing: try await session.runAll("token user show -o json").bytes)
        let token = try #require(json["message"]?[0]?.string)
        #expect(session.session.world.secrets.values.contains(token))
    }

    @Test func `lines of JSON are one for each resource`() async throws {
        let session = ShellSession()
        let lines = try await session.runAll("genres 20 21 -o ndjson").lines
        #expect(try lines.map { try JSON(parsing: $0)["id"]?.string } == ["20", "21"])
        let groups = try await session.runAll("search love --types songs,albums --limit 2 -o ndjson").lines
        #expect(
            try groups.map { try JSON(parsing: $0)["type"]?.string ?? "" }.sorted() == [
                "albums", "albums", "songs", "songs",
            ])
        #expect(try await session.runAll("albums 310730204 -o ndjson").lines.count == 1)
        #expect(try await session.runAll("storefront -o ndjson").lines.count == 1)
        let failure = await session.run("albums 1 -o ndjson").errors
        #expect(try JSON(parsing: failure)["error"]?["status"]?.integer == 1)
    }

    @Test func `comma-separated values have titles, all columns and nothing cut`() async throws {
        let session = ShellSession(width: 30)
        try await session.runAll("open albums/310730204")
        let lines = try await session.runAll("follow tracks --limit 2 -o csv").lines
        #expect(
            lines == [
                "Name,Artist,Album,Time,Id", "Thunder Road,Bruce Springsteen,Born to Run,4:49,310730206",
                "Tenth Avenue Freeze-Out,Bruce Springsteen,Born to Run,3:11,310730208",
            ])
        let odd = ShellSession(service: FakeService.naming("a,\"b\"\nc "))
        #expect(
            try await odd.runAll("get /v1/x -o csv").output.contains("\"a,\"\"b\"\"␊c \",\"a,\"\"b\"\"␊c \",,1:01,1\n"))
        #expect(try await session.runAll("storefront -o csv").lines.prefix(2) == ["name,value", "storefront,us"])
        #expect(try await session.runAll("session reset -o csv").lines.first == "message")
    }

    @Test func `a table of Markdown can be put into a document`() async throws {
        let session = ShellSession(width: 30)
        #expect(
            try await session.runAll("genres 20 21 -o markdown").lines == [
                "| Name        | Parent | Id  |", "| ----------- | ------ | --- |", "| Alternative | Music  | 20  |",
                "| Rock        | Music  | 21  |",
            ])
        let odd = ShellSession(service: FakeService.naming("a|b\\c"))
        #expect(try await odd.runAll("get /v1/x -o markdown").output.contains(#"| a\|b\\c |"#))
    }

    @Test func `a table that goes elsewhere than to a terminal is as wide as it is, if no width was asked for`()
        async throws
    {
        let folder = try TemporaryFolder()
        let session = ShellSession(width: 40, isTerminal: true)
        let narrow = try await session.runAll("open albums/310730204", "follow tracks").lines
        #expect(narrow.allSatisfy { $0.count <= 40 })
        session.shell.screen.frame.hasFixedWidth = false
        try await session.runAll("show > \(folder.path)/wide")
        let wide = try folder.text(of: "wide")
        #expect(wide.contains("Meeting Across the River  Bruce Springsteen  Born to Run"))
        try await session.runAll("show 1 --form attributes > \(folder.path)/form")
        #expect(!(try folder.text(of: "form")).contains("…\n"))
        session.shell.screen.frame.hasFixedWidth = true
        try await session.runAll("show > \(folder.path)/fixed")
        #expect(try folder.text(of: "fixed").split(separator: "\n").allSatisfy { $0.count <= 40 })
    }
}
