import AppleMusicAPI
import Testing

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
        #expect(try await ShellSession().runAll("let").output == "No variables. Type for example let id = data.0.id\n")
    }

    @Test(arguments: [
        ("let x = data.0.nothing", "error: Cannot read 'data.0.nothing': there is no 'nothing'\nThere is: id, type, "),
        ("let x = data.9", "error: Cannot read 'data.9': there is no '9'\nThere is: 0.\n"),
        ("let x = data.0.id.a", "error: Cannot read 'data.0.id.a': there is no 'a'\nThere is nothing below.\n"),
        ("let x", "error: Cannot set a variable: a name, '=' and one path are needed\n"),
        ("let '' = data", "error: Cannot set a variable: a name, '=' and one path are needed\n"),
        ("let a-b = data", "error: Cannot set a variable: a name, '=' and one path are needed\n"),
        ("let a = data b", "error: Cannot set a variable: a name, '=' and one path are needed\n"),
    ])
    func `a path that leads nowhere says what there is`(line: String, report: String) async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        let before = session.session
        #expect(await session.run(line).errors.hasPrefix(report))
        #expect(session.session == before)
    }

    @Test func `settings are shown, changed and refused`() async throws {
        let session = ShellSession()
        #expect(
            try await session.runAll("set").output
                == "output   table\ncolor    auto\nwidth    auto\ncatalog  built-in\nretries  2\nera      today\nhints    on\n"
        )
        #expect(try await session.runAll("set width 100").output == "width  100\n")
        #expect(try await session.runAll("set color never", "set color").output == "color  never\n")
        #expect(
            await session.run("set output yaml").errors == """
                error: Cannot use 'yaml' after 'set output': it is none of table, json, raw, ids, ndjson, csv, markdown
                Type for example 'set output table'.

                """)
        #expect(await session.run("set width 19").errors.hasSuffix("It can be: auto, 20 to 1000.\n"))
        #expect(await session.run("set retries 11").errors.hasSuffix("It can be: 0 to 10.\n"))
        #expect(await session.run("set colour never").status == 64)
        try await session.runAll("set width auto")
        #expect(session.session.settings.width == nil)
    }
}
