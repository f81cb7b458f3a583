import AppleMusicAPI
import Testing
import TonearmTestSupport

@testable import TonearmShell

@Suite struct OutputTests {
    /// A body with unusual but valid JSON.
    private static let body =
        #"{ "z" :1.50e+2,"data":[{"type":"songs","id":"1","attributes":{"name":"\u00e9\/\"x","n":-0.0 }}],"a":[ ],"o":{},"data2":null}"#

    private static let session: @Sendable () -> ShellSession = { ShellSession(service: FakeService(body: body)) }

    @Test func `json is the body laid out, with its own order, escapes and spellings`() async {
        #expect(
            await Self.session().run("get /v1/x -o json").output == #"""
                {
                  "z": 1.50e+2,
                  "data": [
                    {
                      "type": "songs",
                      "id": "1",
                      "attributes": {
                        "name": "\u00e9\/\"x",
                        "n": -0.0
                      }
                    }
                  ],
                  "a": [],
                  "o": {},
                  "data2": null
                }

                """#)
    }

    @Test func `raw is the body to the byte, and a line feed`() async {
        #expect(await Self.session().run("get /v1/x -o raw").output == Self.body + "\n")
    }

    @Test func `ids are type and id, one a line`() async {
        #expect(await Self.session().run("get /v1/x -o ids").output == "songs/1\n")
    }

    @Test func `table is for people`() async {
        #expect(
            await Self.session().run("get /v1/x").output == """
                #  Name  Id
                1  é/"x  1
                1 song; open 1

                """)
    }

    @Test func `the output can be set, and said for one command`() async throws {
        let session = Self.session()
        try await session.runAll("set output ids")
        #expect(await session.run("get /v1/x").output == "songs/1\n")
        #expect(await session.run("get /v1/x -o raw").output == Self.body + "\n")
        #expect(await session.run("get /v1/x --output ids").output == "songs/1\n")
    }

    @Test(arguments: ["help", "set", "where", "history", "session list"])
    func `what is not about resources is shown as lines where ids are wanted`(line: String) async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession(store: SessionStore(folder: folder.path))
        try await session.runAll("albums 310730204", "session save demo")
        let table = await session.run(line).output
        #expect(await session.run("\(line) -o ids").output.isEmpty == false)
        #expect(!table.isEmpty)
    }

    @Test func `nothing found is no id`() async {
        let session = ShellSession()
        #expect(await session.run("search zzqqxy -o ids").output == "")
        #expect(await session.run("search zzqqxy").output == "Nothing found.\n")
    }

    @Test func `a body that is not JSON is an error, and raw output shows it as it is`() async {
        let session = ShellSession(service: FakeService(body: "<html>\nhello"))
        #expect(await session.run("get /v1/x -o raw").output == "<html>\nhello\n")
        for output in ["table", "json", "ids"] {
            let outcome = await session.run("get /v1/x -o \(output)")
            #expect(outcome.status == 1 && outcome.output == "" && outcome.errors.contains("not JSON"))
        }
    }

    @Test func `an answer without a body says its status`() async {
        let session = ShellSession(service: FakeService(status: 204, body: ""))
        #expect(await session.run("delete /v1/me/ratings/songs/1").output == "Done: status 204.\n")
    }

    @Test(arguments: [
        ("identity", ["id", "type", "href"]), ("attributes", ["id", "type", "href", "attributes"]),
        ("full", ["id", "type", "href", "attributes", "relationships"]),
    ])
    func `the forms of a resource hold its members`(form: String, members: [String]) async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("open albums/310730204", "show --form \(form) -o json")
        #expect(try JSON(parsing: outcome.output).object?.names == members)
    }

    @Test func `show looks at one row, member by member`() async throws {
        let session = ShellSession()
        let lines = try await session.runAll("open albums/310730204", "show 1 --form attributes").lines
        #expect(lines.first?.hasPrefix("id  ") == true && lines.first?.hasSuffix("  310730206") == true)
        #expect(lines.contains { $0.hasPrefix("name ") && $0.hasSuffix(" Thunder Road") })
        #expect(lines.contains { $0.hasPrefix("genreNames ") && $0.contains(" Rock, ") })
    }

    @Test func `the picture's address has the size filled in`() async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("open albums/310730204", "artwork --size 600")
        #expect(outcome.output.hasSuffix("/600x600bb.jpg\n") || outcome.output.contains("/600x600bb."))
        #expect(!outcome.output.contains("{"))
    }
}
