import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

@Suite struct LineTests {
    private func read(_ text: String) throws -> Line {
        try Line.read(text) { ["name": "born to run", "empty": "", "été": "summer"][$0] }
    }

    @Test(arguments: [
        ("search beach bunny", ["search", "beach", "bunny"]),
        ("  search\tbeach  ", ["search", "beach"]),
        ("search 'beach bunny'", ["search", "beach bunny"]),
        (#"search "beach \"bunny\"""#, ["search", #"beach "bunny""#]),
        (#"search beach\ bunny"#, ["search", "beach bunny"]),
        (#"search 'it'\''s'"#, ["search", "it's"]),
        (#"search "a\b""#, ["search", #"a\b"#]),
        ("search ''", ["search", ""]),
        ("get a''b", ["get", "ab"]),
        (#"get "a 'b' c"d"#, ["get", "a 'b' cd"]),
        ("search love # and nothing else", ["search", "love"]),
        ("search a#b", ["search", "a#b"]),
        ("search '#'", ["search", "#"]),
        ("search 'a | b > c'", ["search", "a | b > c"]),
        (#"search a\|b"#, ["search", "a|b"]),
        ("search $name", ["search", "born to run"]),
        (#"search "$name!""#, ["search", "born to run!"]),
        ("search '$name'", ["search", "$name"]),
        (#"search \$name "\$name""#, ["search", "$name", "$name"]),
        ("search $empty", ["search", ""]),
        ("search $été", ["search", "summer"]),
        ("search 5 $ a", ["search", "5", "$", "a"]),
        ("search ビーチ\u{3000}バニー", ["search", "ビーチ", "バニー"]),
    ])
    func `words are quoted as in a POSIX shell`(text: String, words: [String]) throws {
        #expect(try read(text) == .command(Words(words)))
    }

    @Test(arguments: [
        ("search she's the one", ["search", "she's", "the", "one"]),
        ("search guns n' roses", ["search", "guns", "n'", "roses"]),
        ("search don't stop 'til you don't", ["search", "don't", "stop", "'til", "you", "don't"]),
        ("search rock 'n' roll --limit 1", ["search", "rock", "n", "roll", "--limit", "1"]),
        ("search a$ap $name", ["search", "a$ap", "born to run"]),
        ("search #1 hits # the charts", ["search", "#1", "hits"]),
        (#"search 12" mix"#, ["search", "12\"", "mix"]),
        ("search 'she''s'", ["search", "shes"]),
        ("search 'she'\\''s the one' --limit 2", ["search", "she's the one", "--limit", "2"]),
        ("SUGGEST it's", ["SUGGEST", "it's"]),
        ("sea it's", ["sea", "it's"]),
        ("playlist create Bob's #1", ["playlist", "create", "Bob's", "#1"]),
        ("folder create Bob's", ["folder", "create", "Bob's"]),
        ("library search it's", ["library", "search", "it's"]),
        ("search Steins;Gate", ["search", "Steins;Gate"]),
        ("search simon & garfunkel", ["search", "simon", "&", "garfunkel"]),
    ])
    func `texts are read as people write them`(text: String, words: [String]) throws {
        #expect(try read(text) == .command(Words(words)))
        #expect(Line.parts(of: text) == [text])
    }

    @Test(arguments: [
        ("genres 21; genres 20", ["genres 21", " genres 20"]), ("genres 21;genres 20;", ["genres 21", "genres 20"]),
        ("search a; genres", ["search a", " genres"]), ("get '/v1/x;y'; where", ["get '/v1/x;y'", " where"]),
        ("genres | head; where", ["genres | head", " where"]), ("! a; b", ["! a; b"]), ("note a; b", ["note a; b"]),
        ("where # a; b", ["where # a; b"]), ("get a\\;b", ["get a\\;b"]), (";;", [""]), ("", [""]),
        ("search it's; where", ["search it's", " where"]), ("genres > a; where", ["genres > a", " where"]),
        ("where; ! a; b", ["where", " ! a; b"]), ("alias a = b; c", ["alias a = b; c"]),
        ("alias  a=b; c", ["alias  a=b; c"]), ("alias a; c", ["alias a", " c"]),
        ("alias a b = c; d", ["alias a b = c", " d"]),
        ("alias -a = b; c", ["alias -a = b", " c"]), ("note -x; b", ["note -x", " b"]), ("note; b", ["note", " b"]),
        ("time search it's; where", ["time search it's", " where"]),
    ])
    func `a semicolon divides commands`(text: String, parts: [String]) {
        #expect(Line.parts(of: text) == parts)
    }

    @Test(arguments: [
        ("a | grep ';' ; b", ["a | grep ';' ", " b"]), (#"a | grep ";\"" ; b"#, [#"a | grep ";\"" "#, " b"]),
        (#"a | grep \; ; b"#, [#"a | grep \; "#, " b"]), ("a | b | c; d | e; f", ["a | b | c", " d | e", " f"]),
        ("a | (b; c); d", ["a | (b; c)", " d"]), ("a | b $(c; d); e", ["a | b $(c; d)", " e"]),
        ("a | { b; c; }; d", ["a | { b; c; }", " d"]), ("a | grep while; d", ["a | grep while", " d"]),
        ("a | while read x; do echo $x; done; b", ["a | while read x; do echo $x; done", " b"]),
        ("a | case x in x) b;; esac; c", ["a | case x in x) b;; esac", " c"]), ("a | b # c; d", ["a | b # c; d"]),
        ("a | grep 'x; b", ["a | grep 'x; b"]), ("a || b; c", ["a || b; c"]), ("a | b || c; d", ["a | b || c", " d"]),
        ("get '/v1/a|b'; where", ["get '/v1/a|b'", " where"]), ("a |; b", ["a |", " b"]),
        ("search it's | head -1; where", ["search it's | head -1", " where"]),
        ("a | b `c; d`; e", ["a | b `c; d`", " e"]),
    ])
    func `a semicolon of its own ends the program behind a pipe`(text: String, parts: [String]) {
        #expect(Line.parts(of: text) == parts)
    }

    @Test func `the command after a pipe runs in the shell`() async {
        let session = ShellSession()
        let outcome = await session.run("storefronts jp | head -1; storefront jp | tail -1; storefront")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.lines.first?.contains("Japan") == true && outcome.lines.last?.hasPrefix("languages") == true)
        #expect(session.session.world.storefront == "jp")
        let refused = await session.run("storefront || true; storefront us")
        #expect(refused.status == 64 && refused.errors.contains("'||'"))
        #expect(session.session.world.storefront == "jp")
    }

    @Test func `a semicolon beside one command is no part of it`() async throws {
        let folder = try TemporaryFolder()
        let alone = await ShellSession().run("storefronts jp")
        for line in ["storefronts jp;", "storefronts jp ;", "; storefronts jp", ";;storefronts jp; ;"] {
            let outcome = await ShellSession().run(line)
            #expect(outcome.status == 0 && outcome.output == alone.output, "\(line): \(outcome.errors)")
        }
        // The semicolon is not part of the file's name.
        let written = await ShellSession().run("storefronts jp > \(folder.path)/a;")
        #expect(written.status == 0 && folder.names == ["a"])
        let nameless = await ShellSession().run("storefronts jp > ;")
        #expect(nameless.status == 64 && nameless.errors.contains("exactly one file name must follow '>'"))
        let nothing = await ShellSession().run(";")
        #expect(nothing.status == 0 && nothing.output.isEmpty && nothing.errors.isEmpty)
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["a", "alias a", "search it's", "genres x y z", "get 'a;b'"])
    func `of a line with as many commands as a file has lines each is looked at once`(command: String) {
        let count = 40_000
        let line = Array(repeating: command, count: count).joined(separator: ";  ")
        let parts = Line.parts(of: line)
        #expect(parts.count == count)
        #expect(Set(parts) == [command, "  " + command])
    }

    @Test(arguments: [
        ("genres 21 2>&1", "Cannot write the output: '2>' redirects errors, which only a system's shell can do"),
        ("genres 2>file", "Cannot write the output: '2>' redirects errors, which only a system's shell can do"),
        ("genres >&2", "Cannot write the output: '>&' redirects errors, which only a system's shell can do"),
        ("genres && where", "Cannot run the line: '&&' is an operator of system shells"),
        ("genres 21&&where", "Cannot run the line: '&&' is an operator of system shells"),
        ("search a && b", "Cannot run the line: '&&' is an operator of system shells"),
        ("genres || where", "Cannot run the line: '||' is an operator of system shells"),
    ])
    func `what only a system's shell can is refused with the reason`(text: String, sentence: String) {
        #expect {
            try read(text)
        } throws: { error in
            let failure = error as? Failure
            return failure.map { "\($0.what): \($0.why)" } == sentence && failure?.next != nil
                && failure?.status == .usage
        }
    }

    @Test func `the fault of a line is marked`() async {
        #expect(
            await ShellSession().run("get '/v1/test").errors == """
                error: Cannot read the line: a quote ' has no end
                  get '/v1/test
                      ^
                Close it, or write \\' for the character itself.

                """)
        #expect(await ShellSession().run("get 日本 $x y").errors.contains("\n  get 日本 $x y\n           ^\n"))
    }

    @Test(arguments: ["", "   ", "\t", "# a comment", "  # a comment | less"])
    func `comments and blank lines are nothing`(text: String) throws {
        #expect(try read(text) == .empty)
    }

    @Test(arguments: [
        ("charts | less -R", Words.Destination.program("less -R")),
        ("charts|grep '>' | head", .program("grep '>' | head")),
        ("charts > a.txt", .file("a.txt", append: false)),
        ("charts >> a.txt", .file("a.txt", append: true)),
        ("charts>a.txt", .file("a.txt", append: false)),
        ("charts > 'two words'", .file("two words", append: false)),
        ("charts > $name # where it goes", .file("born to run", append: false)),
    ])
    func `the output goes where the end of the line says`(text: String, destination: Words.Destination) throws {
        #expect(try read(text) == .command(Words(["charts"], destination: destination)))
    }

    @Test(arguments: [("! date", "date"), ("!date -u | cat", "date -u | cat"), ("  ! 'a  b'", "'a  b'")])
    func `an exclamation mark hands the rest to the system`(text: String, program: String) throws {
        #expect(try read(text) == .program(program))
    }

    @Test(
        arguments: [
            (
                "get 'x", "Cannot read the line: a quote ' has no end",
                "Close it, or write \\' for the character itself."
            ),
            (
                "get \"x", "Cannot read the line: a quote \" has no end",
                "Close it, or write \\\" for the character itself."
            ),
            ("search x\\", "Cannot read the line: a backslash is at its end", nil),
            (
                "get $other", "Cannot read the line: there is no variable '$other'",
                "Type 'let other = PATH' to set it from the last answer, or write \\$ for the character itself."
            ),
            (
                "charts > $1", "Cannot read the line: there is no variable '$1'",
                "A row's number is a value only among a command's words; write \\$ for the character itself."
            ),
            ("charts |", "Cannot pipe the output: no program follows '|'", "Type for example '| less'."),
            (
                "charts >", "Cannot write the output: exactly one file name must follow '>'",
                "Type for example '> answer.json'."
            ),
            (
                "charts >> a b", "Cannot write the output: exactly one file name must follow '>>'",
                "Type for example '>> answer.json'."
            ),
            (
                "charts > a > b", "Cannot write the output: exactly one file name must follow '>'",
                "Type for example '> answer.json'."
            ),
            (
                "| less", "Cannot read the line: no command comes before '|'",
                "Type for example 'storefronts | less' or 'storefronts > storefronts.txt'."
            ),
            (
                "> file", "Cannot read the line: no command comes before '>'",
                "Type for example 'storefronts | less' or 'storefronts > storefronts.txt'."
            ),
            ("!", "Cannot run a program: no program follows '!'", "Type for example '! date'."),
        ] as [(String, String, String?)])
    func `what cannot be read is refused with what to type`(text: String, sentence: String, next: String?) {
        #expect {
            try read(text)
        } throws: { error in
            let failure = error as? Failure
            return failure.map { "\($0.what): \($0.why)" } == sentence && failure?.next == next
                && failure?.status == .usage
        }
    }

    @Test func `a line that cannot be read runs nothing`() async {
        let session = ShellSession()
        let before = session.session
        let outcome = await session.run("storefront jp 'x")
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(session.session == before)
    }

    /// Most lines have no character with a meaning, and are read without the lexer.
    @Test(arguments: [
        "version", " follow  tracks --limit 2 ", "albums 1,2 -o json", "get /v1/test", "let x = albums/1.name",
        "Search a",
        "time note a", "note-book x", "search 5",
    ])
    func `a plain line has the words that the lexer finds`(text: String) throws {
        #expect(Line.isPlain(text))
        var lexer = Lexer(text: text, variable: { _ in nil })
        #expect(try Line.read(text, variable: { _ in nil }) == .command(lexer.read()))
    }

    @Test(arguments: ["note a  b", "a 'b'", "a;b", "a | b", "a > b", "!date", "$1", "{", "a\tb", "日本", "#a", "a:b"])
    func `other lines are read by the lexer`(text: String) {
        #expect(!Line.isPlain(text) || text.hasPrefix("note "))
    }
}
