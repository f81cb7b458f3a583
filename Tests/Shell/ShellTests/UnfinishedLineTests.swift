import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

@Suite struct UnfinishedLineTests {
    @Test(arguments: [
        "get 'x", "get \"x", "get \"a; b", "where; get 'x", #"search a \"#, #"get \"#, "post /v1/x {",
        "post /v1/x [{\"a\": \"}\"}",
        "post /v1/x {\"a\": 'x'", "time get 'x",
    ])
    func `a quote, a JSON value and a backslash at the end go on`(text: String) {
        #expect(Line.isUnfinished(text))
    }

    @Test(arguments: [
        "", "get x", "get 'x'", #"get \'"#, "search she's the one", "search [live", "search 12\" mix", "note it's {",
        "# it's", "where # it's", "! echo 'a", "genres | grep '", #"get \\"#, "post /v1/x {\"a\": [1, \"}\"]}",
        "get a{b",
        "playlist create Bob's",
    ])
    func `what people write, comments and programs do not`(text: String) {
        #expect(!Line.isUnfinished(text))
    }

    @Test func `lines are put together until nothing is open, and numbered by their first`() {
        let lines = ["where", "get 'a", "b' \\", "--header x", "", "get \"c"]
        let joined = LineJoiner.joined(lines)
        #expect(joined.map(\.number) == [1, 2, 5, 6])
        #expect(joined.map(\.text) == ["where", "get 'a\nb' \\\n--header x", "", "get \"c"])
        #expect(joined.map(\.isOpen) == [false, false, false, true])
    }

    @Test(arguments: ["get 'a", "get \"a", "post /v1/x {", "post /v1/x [{\"a\": \"b"])
    func `what nothing closes in a file costs its line, and no other`(line: String) {
        for count in [1, 3, 3000] {
            let lines = ["genres"] + [line] + Array(repeating: "where", count: count)
            let joined = LineJoiner.joined(lines)
            #expect(joined.map(\.text) == lines)
            #expect(joined.map(\.number) == Array(1...count + 2))
            #expect(joined.filter(\.isOpen).map(\.number) == [2])
        }
    }

    @Test func `a file of nothing but open lines is read in time, and each is said`() {
        let lines = (1...3000).map { "post /v1/x {\"\(String(repeating: "a", count: $0 % 50))}" }
        let joined = LineJoiner.joined(lines)
        // A quote in one line is closed by the next.
        #expect(joined.map { $0.text.split(separator: "\n").count }.reduce(0, +) == 3000)
        let open = LineJoiner.joined(Array(repeating: "post /v1/x {", count: 3000))
        #expect(open.filter { $0.isOpen }.count == 3000)
    }

    @Test func `what is typed stays one command, and is not run where something is open`() {
        var joiner = LineJoiner(isTyped: true)
        for line in ["post /v1/x {", "\"a\": 1"] { #expect(joiner.add(line).isEmpty) }
        #expect(joiner.finish() == [JoinedLine(number: 1, text: "post /v1/x {\n\"a\": 1", isOpen: true)])
        #expect(joiner.begun == nil)
    }

    @Test func `an open line is refused where it stands, and nothing of it is run`() async throws {
        let session = ShellSession()
        for (line, why) in [("get 'a", "a quote ' has no end"), ("post /v1/x {\"a\": 1", "a bracket { has no end")] {
            let status = await session.shell.run(JoinedLine(number: 1, text: line, isOpen: true))
            #expect(status == 64)
            #expect(Line.openFailure(line)?.why == why)
        }
        #expect(session.session.world.exchange == nil)
        #expect(Line.openFailure("get 'a'") == nil)
    }

    private func recorded(_ lines: [String], in folder: TemporaryFolder) async throws -> String {
        let session = ShellSession()
        try await session.runAll("transcript start \(folder.path)/a.md", "where")
        for text in lines {
            #expect(await session.shell.run(JoinedLine(number: 1, text: text, isOpen: true)) == 64)
        }
        try await session.runAll("transcript stop")
        return try folder.text(of: "a.md")
    }

    @Test func `an open line is recorded with its error, and verifies`() async throws {
        let folder = try TemporaryFolder()
        let text = try await recorded(["get 'a", "post /v1/x {\"a\": 1", "post /v1/x {\n\"a\": 1"], in: folder)
        #expect(text.contains("> get 'a\nerror: Cannot read the line: a quote ' has no end\n"))
        let verified = await ShellSession().run("transcript verify \(folder.path)/a.md")
        #expect(verified.lines.last == "1 file, 4 commands: 1 passed", "\(verified.output)")
    }

    @Test func `an open line is recorded without its secrets, however short`() async throws {
        let text = try await recorded(["token user set \"q7w8e9r0"], in: try TemporaryFolder())
        #expect(text.contains("> token user set ‹hidden›\nerror: Cannot read the line"))
        #expect(!text.contains("q7w8e9r0"))
    }

    @Test func `a backslash takes the line's end away, a quote keeps it`() throws {
        func words(_ text: String) throws -> Line { try Line.read(text) { ["id": "1\"2"][$0] } }
        #expect(try words("albums \\\n310730204 a\\\nb") == .command(Words(["albums", "310730204", "ab"])))
        #expect(try words("get 'a\nb' \"c\\\nd\"") == .command(Words(["get", "a\nb", "cd"])))
        #expect(
            try words("post /v1/x {\"a\":\n \"$id $b\", \"c\": \"it's\"} -o json")
                == .command(Words(["post", "/v1/x", "{\"a\":\n \"1\\\"2 $b\", \"c\": \"it's\"}", "-o", "json"])))
        #expect(try words("get [a b") == .command(Words(["get", "[a", "b"])))
    }

    @Test func `a file that is sourced may have commands of several lines`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let outcome = await session.run(
            "post /v1/me/library/playlists {\n  \"attributes\": {\"name\": \"It's Sunday\"}\n} -o ids")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("library-playlists/p."))
    }
}

@Suite struct PastLineTests {
    @Test func `lines are called again by number, by distance and as the last one`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp", "set width 70", "history")
        #expect(await session.run("history 2").lines == ["3  history", "4  history 2"])
        #expect(await session.run("!1").output.hasPrefix("jp Japan"))
        #expect(await session.run("!-5").output.hasPrefix("jp Japan"))
        #expect(await session.run("!!").output.hasPrefix("jp Japan"))
        #expect(await session.run("!2").output == "width  70\n")
    }

    @Test func `a line that there is not is refused, and programs still run`() async {
        let session = ShellSession()
        #expect(await session.run("!!").errors.contains("Cannot run '!!': no line was typed before it"))
        #expect(
            await session.run("!7").errors.contains("Cannot find the line 7: the history has no line of this number"))
        #expect(await session.run("!-9223372036854775808").status != 0)
        #expect(await session.run("!echo 5").output == "5\n")
        #expect(await session.run("! echo '!!'").output == "!!\n")
        for number in [Int.max, .min, 99, -99] {
            #expect(await session.run("!\(number)").errors.contains("Cannot find the line \(number): "))
        }
    }

    @Test func `into a program goes the whole history`() async throws {
        let session = ShellSession()
        for number in 1...30 { try await session.runAll("set width \(number + 30)") }
        #expect(await session.run("history | wc -l").output.contains("31"))
        #expect(await session.run("history | grep -w 'width 35$'").output == " 5  set width 35\n")
        #expect(await session.run("history").lines.count == 20)
    }

    @Test func `where nobody sits, no line is edited`() async {
        let outcome = await ShellSession().run("edit")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Cannot edit a line: there is no terminal here"))
    }
}
