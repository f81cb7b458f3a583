import Console
import Testing
import TonearmShell

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
        ("search a''b", ["search", "ab"]),
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
                "search 'x", "Cannot read the line: a quote ' has no end",
                "Close it, or write \\' for the character itself."
            ),
            (
                "search \"x", "Cannot read the line: a quote \" has no end",
                "Close it, or write \\\" for the character itself."
            ),
            ("search x\\", "Cannot read the line: a backslash stands at its end", nil),
            (
                "search $other", "Cannot read the line: there is no variable '$other'",
                "Type 'let other = PATH' to set it from the last answer, or write \\$ for the character itself."
            ),
            ("charts |", "Cannot pipe the output: no program stands after '|'", "Type for example '| less'."),
            (
                "charts >", "Cannot write the output: one file name must stand after '>'",
                "Type for example '> answer.json'."
            ),
            (
                "charts >> a b", "Cannot write the output: one file name must stand after '>>'",
                "Type for example '>> answer.json'."
            ),
            (
                "charts > a > b", "Cannot write the output: one file name must stand after '>'",
                "Type for example '> answer.json'."
            ),
            (
                "| less", "Cannot read the line: no command stands before '|'",
                "Type for example 'storefronts | less' or 'storefronts > storefronts.txt'."
            ),
            (
                "> file", "Cannot read the line: no command stands before '>'",
                "Type for example 'storefronts | less' or 'storefronts > storefronts.txt'."
            ),
            ("!", "Cannot run a program: '!' stands alone", "Type for example '! date'."),
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
}
