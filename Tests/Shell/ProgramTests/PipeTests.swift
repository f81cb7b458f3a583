import Testing
import TonearmShell
import TonearmTestSupport

@Suite(.waiting) struct PipeTests {
    let program: Program

    init() throws { program = try Program() }

    @Test(arguments: [
        "$tonearm storefronts -o json", "$tonearm -c storefronts -c storefronts", "$tonearm run script",
        "printf 'storefronts\\nstorefronts\\n' | $tonearm", "$tonearm -c 'genres | cat' -c 'storefronts -o json'",
        "$tonearm --help", "$tonearm help albums",
    ])
    func `a closed pipe ends quietly`(call: String) throws {
        try program.folder.write("storefronts\nstorefronts\n", to: "script")
        let outcome = try program.shell("cd $HOME; (\(call); echo $? > status) | head -1")
        #expect(outcome.lines.count == 1)
        #expect(outcome.errors == "")
        #expect(["0\n", "141\n"].contains(try program.folder.text(of: "status")))
    }

    /// The names of commands, without `exit`.
    @Test(arguments: CommandTable.names.filter { $0 != "exit" })
    func `each command ends quietly when nobody reads what it prints`(command: String) throws {
        let lines = try program.run("help", command).lines
        let examples = lines.drop { $0 != "EXAMPLES:" }.dropFirst().prefix { $0.hasPrefix("  ") }.map {
            $0.dropFirst(2)
        }
        let script = examples.flatMap { [$0, "\($0) -o json"] }.map { $0 + "\n" }.joined()
        try program.folder.write(script, to: "script")
        let outcome = try program.shell(
            "cd $HOME; ($tonearm --keep-going run script </dev/null; echo $? > status) | true")
        let status = try #require(Int(program.folder.text(of: "status").dropLast()))
        #expect(status < 128 || status == 141)
        for words in ["Broken pipe", "Cannot write the output", "itself failed"] {
            #expect(!outcome.errors.contains(words))
        }
    }

    @Test func `a program that stops reading early does not end the script`() throws {
        for _ in 1...5 {
            let outcome = try program.run(
                "-c", "search love --types all --limit 25 -o json | true", "-c", "storefronts -o json | head -1",
                "-c", "search love --types all --limit 25 -o json | (exec 0<&-; sleep 0.1)", "-c", "set width")
            #expect(outcome.output == "{\nwidth  auto\n")
            #expect(outcome.errors == "")
            #expect(outcome.status == 0)
        }
    }

    @Test func `programs that are started are ended by a closed pipe`() throws {
        #expect(try program.run("-c", "genres | true", "-c", "! yes | head -1").output == "y\n")
    }

    @Test func `a full disk is reported`() throws {
        let outcome = try program.shell("test -e /dev/full || exit 42; $tonearm storefronts > /dev/full")
        if outcome.status == 42 { return }
        #expect(outcome.errors == "error: Cannot write the output: No space left on device\n")
        #expect(outcome.status == 1)
    }

    @Test(arguments: [("TERM", 143), ("HUP", 129)])
    func `a signal ends what is no conversation`(signal: String, status: Int) throws {
        let outcome = try program.shell(
            """
            cd $HOME; mkfifo pipe
            (echo 'set width'; echo '! echo ready > began'; cat pipe) | $tonearm > output & program=$!
            exec 3> pipe
            until test -s began; do sleep 0.01; done
            kill -\(signal) $program; exec 3>&-; wait $program 2>/dev/null; echo $?
            """)
        #expect(outcome.output == "\(status)\n")
        #expect(try program.folder.text(of: "output") == "width  auto\n")
    }

    @Test(arguments: [("ILL", 132), ("SEGV", 139), ("ABRT", 134)])
    func `a fault says which line was run`(signal: String, status: Int) throws {
        try program.folder.write(
            "set width\n! : SECRETSECRETSECRET; echo ready > began; kill -\(signal) $PPID; sleep 5\nset width 33\n",
            to: "script")
        let outcome = try program.shell("cd $HOME; $tonearm run script 2> errors; echo $?")
        #expect(outcome.output == "width  auto\n\(status)\n")
        let errors = try program.folder.text(of: "errors")
        #expect(errors.hasPrefix("error: tonearm itself failed while it ran line 2 of 'script'\n"))
        #expect(errors.contains("--fresh") && !errors.contains("SECRET"))
    }

    @Test func `Ctrl-C ends what is no conversation`() throws {
        try program.folder.write("! echo ready; sleep 30\nset width\n", to: "script")
        for arguments in [
            ["-c", "! echo ready; sleep 30", "-c", "set width"], ["run", program.folder.path + "/script"],
        ] {
            let terminal = try PseudoTerminal(
                running: Program.path, arguments: arguments, environment: program.environment)
            #expect(terminal.wait(for: "ready"))
            terminal.send("\u{3}")
            #expect(terminal.waitForExit() == 130)
            #expect(!terminal.screen.text.contains("width"))
        }
    }

    @Test func `input that is no text harms nothing`() throws {
        let bytes: [UInt8] = Array("search ".utf8) + [0xFF, 0xFE, 0xC3, 0x28, 0x00, 0x1B, 0x5B, 0x33, 0x31, 0x6D, 0x0A]
        let outcome = try program.run(["--keep-going"], input: bytes + Array("set width\n".utf8))
        #expect(outcome.output.hasSuffix("width  auto\n"))
        #expect(!(outcome.output + outcome.errors).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    @Test func `lines may end as they do elsewhere, or not at all`() throws {
        #expect(try program.run(input: "set width 50\r\nset width\r\n").output == "width  50\nwidth  50\n")
        #expect(try program.run(input: "set width").output == "width  auto\n")
        #expect(try program.run(input: "\u{FEFF}set width\n").output == "width  auto\n")
        #expect(try program.run(input: "").output == "")
    }

    @Test func `a line without an end is refused, not kept`() throws {
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 3 << 20)
        let outcome = try program.run(["--keep-going"], input: bytes + Array("\nset width\n".utf8))
        #expect(outcome.status == 64)
        #expect(outcome.errors.count < 1000)
        #expect(outcome.output == "width  auto\n")
    }
}
