import AppleMusicAPI
import Testing
import TonearmWorld

@testable import TonearmShell

@Suite struct VariableTests {
    @Test(arguments: [
        ("let id = data.0.relationships.artists.data.0.id", "$id  178834\n"),
        ("let id=data.0.id", "$id  310730204\n"), ("let id data.0.id", "$id  310730204\n"),
        ("let n = data.0.attributes.trackCount", "$n  8\n"),
        ("let genres = data.0.attributes.genreNames.0", "$genres  Rock\n"),
    ])
    func `let keeps a value of the last answer`(line: String, output: String) async throws {
        let session = ShellSession()
        #expect(try await session.runAll("albums 310730204", line).output == output)
    }

    @Test func `a variable stands for its value in later lines`() async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204", "let id = data.0.relationships.artists.data.0.id", "artists $id")
        #expect(session.session.here?.focus?.resource.description == "artists/178834")
        #expect(try await session.runAll("let").output == "$id  178834\n")
    }

    @Test func `without variables, let says how to get one`() async throws {
        #expect(try await ShellSession().runAll("let").output == "No variables. Type for example let id = data[0].id\n")
    }

    @Test(arguments: [
        ("let x = data.0.nothing", "error: Cannot read 'data.0.nothing': there is no 'nothing'\nThere is: id, type, "),
        ("let x = data.9", "error: Cannot read 'data.9': there is no '9'\nThere is: 0.\n"),
        ("let x = data.0.id.a", "error: Cannot read 'data.0.id.a': there is no 'a'\nThere is nothing below.\n"),
        ("let x", "error: Cannot set a variable: a name that begins with a letter, '=' and a value are needed\n"),
        (
            "let '' = data",
            "error: Cannot set a variable: a name that begins with a letter, '=' and a value are needed\n"
        ),
        (
            "let a-b = data",
            "error: Cannot set a variable: a name that begins with a letter, '=' and a value are needed\n"
        ),
        (
            "let 5 = data",
            "error: Cannot set a variable: a name that begins with a letter, '=' and a value are needed\n"
        ),
        (
            "let a = data b",
            "error: Cannot read 'data b': 'b' is not allowed here\n  data b\n       ^\nType for example "
        ),
        ("let a = data[0", "error: Cannot read 'data[0': ']' is missing at its end\n  data[0\n        ^\n"),
        (
            "let a = data[0].attributes.nmae",
            "error: Cannot read 'data[0].attributes.nmae': there is no 'nmae'\nDid you mean 'name'? There is: "
        ),
        ("let a = data[3]", "error: Cannot read 'data[3]': there is no '[3]'\nThere is: 0.\n"),
        ("let a = data[?@.id == 'x']", "error: Cannot read 'data[?@.id == 'x']': nothing matches '[?@.id == \"x\"]'\n"),
        ("let a = bunny", "error: Cannot read 'bunny': there is no 'bunny'\na text needs quotes: let a = \"bunny\"\n"),
        ("artists $9.id", "error: Cannot read '$9.id': the last table has the rows 1 to 8\n"),
        ("artists $1.nmae", "error: Cannot read '$1.nmae': there is no 'nmae'\nDid you mean 'name'?"),
    ])
    func `a path that leads nowhere says what there is`(line: String, report: String) async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        let before = session.session
        #expect(await session.run(line).errors.hasPrefix(report))
        #expect(session.session == before)
    }

    @Test(arguments: [
        ("let x = \"Born to Run\"", "Born to Run"), ("let x='data[0].id'", "data[0].id"), ("let x = -5", "-5"),
        ("let x = 1.50", "1.50"), ("let x = true", "true"), ("let x = $1.name", "Thunder Road"),
        ("let x = $2", "songs/310730208"),
        ("let x = data[0].id", "310730204"), ("let x = $.data[0].id", "310730204"), ("let x = $..upc", "2003107302044"),
        (
            "let x = data[0].relationships.tracks.data[?@.attributes.durationInMillis > 390000].id",
            "310730213,310730227"
        ),
        (
            "let x = data[0].relationships.tracks.data[?@.attributes.trackNumber >= $n && @.attributes.name != \"Jungleland\"].attributes.name",
            "Meeting Across the River"
        ),
        ("let x = data[0].relationships.tracks.data[?@.attributes.name == $name]..isrc", "USSM17500423"),
        ("let x = data[0].relationships.tracks.data[-1:].id", "310730227"), ("let x = $name", "Born to Run"),
        ("let x = data[0].attributes.trackCount > /dev/null", "8"),
    ])
    func `a value is a path, a text, a number, or what a row has`(line: String, value: String) async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204", "let name = \"Born to Run\"", "let n = 7", line)
        #expect(session.session.variables["x"] == value)
    }

    @Test func `values of rows stand in lines, and money stays money`() async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        #expect(try await session.runAll("songs $2.id,$3.id -o ids").output == "songs/310730208\nsongs/310730209\n")
        try await session.runAll("albums 310730204", "search $1.artistName --types artists")
        #expect(session.session.here?.title == "search Bruce Springsteen")
        try await session.runAll("search $1 bill a$ap $1.nothing")
        #expect(session.session.here?.title == "search Bruce Springsteen")
        #expect(session.session.world.exchange?.request.value(of: "term") == "$1 bill a$ap $1.nothing")
        try await session.runAll("songs 203709340 310730214", "artists $1.artists[0].id")
        #expect(session.session.here?.focus?.resource.description == "artists/178834")
    }

    @Test func `show takes a path, and rows are roots of their own`() async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        #expect(try await session.runAll("show --path data[0].attributes.genreNames").output.hasPrefix("[\n  \"Rock\""))
        #expect(try await session.runAll("show 1-2 --path name").output == "Thunder Road\nTenth Avenue Freeze-Out\n")
        #expect(try await session.runAll("show 1 --path trackNumber -o json").output == "1\n")
        #expect(try await session.runAll("show --path '$..trackNumber' -o json").output.hasPrefix("[\n  1,"))
        #expect(try await session.runAll("show --path 'data[*]' -o ids").output == "albums/310730204\n")
        #expect(await session.run("show --path data[").status == 64)
        #expect(await session.run("show --path data --last").errors.contains("goes with neither"))
        #expect(await session.run("show 1 --path nmae").errors.contains("Did you mean 'name'?"))
    }

    @Test(arguments: [
        ("data[?@.attributes.trackCount == 8]", true), ("data[?@.attributes.trackCount > 8]", false),
        ("'@.data[0].id == \"310730204\"'", true), ("'$.data[0].attributes.trackCount > 8'", false),
        ("'!@.data[0].nothing'", true), ("'answer.data.0.attributes.trackCount is 8'", true),
        ("'answer.data[0].attributes.trackCount > 7 && status is 0'", true), ("'data[0].attributes.name ~ BORN'", true),
        ("'data[?@.attributes.name ~ \"born\"]'", true), ("'rows > 8 || focus.type is songs'", false),
        ("'['\\''data'\\''][0].id == \"310730204\"'", true),
    ])
    func `watch waits for what a path finds`(condition: String, holds: Bool) async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        let quoted = condition.hasPrefix("'") ? condition : "'\(condition)'"
        #expect((await session.run("watch --max 2 --until \(quoted)").status == 0) == holds)
        #expect(await session.run("watch --max 2 --until 'data['").errors.contains("']' is missing"))
    }

    @Test func `settings are shown, changed and refused`() async throws {
        let session = ShellSession()
        #expect(
            try await session.runAll("set").output
                == """
                output        table
                color         auto
                width         auto
                pager         auto
                catalog       built-in
                retries       2
                era           today
                hints         on
                highlight     on
                plain         off
                theme         auto
                prompt        long
                prompt-right  auto
                vocabulary    both
                title         off
                artwork       auto
                links         auto
                dates         auto
                keyring       auto

                """)
        #expect(try await session.runAll("set width 100").output == "width  100\n")
        #expect(try await session.runAll("set color never", "set color").output == "color  never\n")
        #expect(
            await session.run("set output yaml").errors == """
                error: Cannot use 'yaml' for 'set output': it is not one of table, json, raw, ids, ndjson, csv, markdown
                Type for example 'set output table'.

                """)
        #expect(await session.run("set width 19").errors.hasSuffix("It can be: auto, 20 to 1000.\n"))
        #expect(await session.run("set retries 11").errors.hasSuffix("It can be: 0 to 10.\n"))
        #expect(await session.run("set colour never").status == 64)
        try await session.runAll("set width auto")
        #expect(session.session.settings.display.width == nil)
    }
}
