import Testing
import TonearmConsole
import TonearmSystem

@testable import TonearmShell

/// Tests the programs named by `PAGER`, `VISUAL` and `EDITOR`.
@Suite struct SystemProgramTests {
    @Test(
        arguments: [
            ("vi", "vi", []),
            ("  less  -R\t-X ", "less", ["-R", "-X"]),
            ("sed 's/^/paged: /'", "sed", ["s/^/paged: /"]),
            (#"emacsclient -a """#, "emacsclient", ["-a", ""]),
            (#""/opt/my editor/ed" --wait"#, "/opt/my editor/ed", ["--wait"]),
            (#"/opt/my\ editor/ed"#, "/opt/my editor/ed", []),
            (#"ed "a \"b\" \$HOME \x" '$HOME `x`' \$x \;"#, "ed", [#"a "b" $HOME \x"#, "$HOME `x`", "$x", ";"]),
            ("sed -i s/a*/[b]?{c}#!/", "sed", ["-i", "s/a*/[b]?{c}#!/"]),
            ("ed NAME=1", "ed", ["NAME=1"]),
            ("ed a~/b '~/c'", "ed", ["a~/b", "~/c"]),
            ("ed\n-x", "ed", ["-x"]),
        ] as [(String, String, [String])])
    func `a program and its options are words, with quotes as in the system's shell`(
        text: String, name: String, arguments: [String]
    ) throws {
        let program = try SystemProgram.named(text)
        #expect(program.name == name)
        #expect(program.arguments == arguments)
        #expect(program.environment == [:])
    }

    @Test func `variables can stand before it`() throws {
        let program = try SystemProgram.named("LESSCHARSET=utf-8 _a1='b c' less -FRX")
        #expect(program.environment == ["LESSCHARSET": "utf-8", "_a1": "b c"])
        #expect(program.name == "less")
        #expect(program.arguments == ["-FRX"])
        #expect(try SystemProgram.named("'A'=1 x").name == "A=1")
        #expect(try SystemProgram.named("1A=1 x").name == "1A=1")
    }

    @Test func `a home folder stands for itself at the beginning of a word`() throws {
        let home = try #require(OperatingSystem.environment("HOME"))
        let program = try SystemProgram.named("~/bin/ed ~/.edrc")
        #expect(program.name == home + "/bin/ed")
        #expect(program.arguments == [home + "/.edrc"])
    }

    @Test(arguments: [
        "less; touch ran", "less | cat", "less & x", "less > ran", "less < ran", "(less)", "$(touch ran)",
        "`touch ran`",
        "less \"$(touch ran)\"", "$EDITOR", "less \"`touch ran`\"", "a$b",
    ])
    func `what needs a shell is refused, with the character that does`(text: String) {
        let failure = #expect(throws: Failure.self) { try SystemProgram.named(text) }
        #expect(failure?.why.hasPrefix("no shell reads it, and it has a '") == true)
    }

    @Test(arguments: [
        ("less 'x", "a quote ' has no end"), ("less \"x", "a quote \" has no end"), ("", "it names no program"),
        ("A=1", "it names no program"), ("'' x", "it names no program"),
    ])
    func `what names no program says so`(text: String, why: String) {
        #expect(throws: Failure.self) { try SystemProgram.named(text) }
        do throws(Failure) { _ = try SystemProgram.named(text) } catch { #expect(error.why == why) }
    }

    @Test func `a file is one argument under any name`() throws {
        let name = "it's; $(touch ran) `x` & \"b\" -x\n"
        #expect(try SystemProgram.named("vi +1").with(argument: name).arguments == ["+1", name])
    }
}
