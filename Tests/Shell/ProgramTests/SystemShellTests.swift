import Testing
import TonearmTestSupport

/// Tests Tab in bash, with the script of `--generate bash`.
@Suite(.waiting, .enabled(if: SystemShell.Name.bash.isInstalled)) struct SystemShellTests {
    @Test func `values that the program knows are completed`() throws {
        try SystemShell(.bash).type([
            ("scenario load two-d", "scenario load two-devices "), ("--session de", "--session demo "),
            ("session load d", "session load demo "), ("profile use w", "profile use work "),
            ("lesson start tou", "lesson start tour "), ("help playl", "help playlist"), ("albu", "albums "),
            ("search x --types art", "search x --types artists "),
            ("search x --types songs,art", "search x --types songs,artists "),
            ("search x --types=songs,art", "search x --types=songs,artists "),
            ("albums 1 --incl", "albums 1 --include "), ("albums 1 --servi", "albums 1 --service "),
            ("serve --tls-c", "serve --tls-cert "), ("serve --tls", "serve --tls"),
            // A name is replaced by the id if it is unique.
            ("storefront swed", "storefront se "), ("charts --genre kayok", "charts --genre 30 "),
            ("--storefront=swed", "--storefront=se "), ("get /v1/catalog/us/alb", "get /v1/catalog/us/albums"),
            // Characters that bash would expand are quoted.
            ("get /v1/catalog/us/charts?ty", #"get /v1/catalog/us/charts\?types="#),
            (#"get /v1/catalog/us/charts\?types\=so"#, #"get /v1/catalog/us/charts\?types=songs "#),
            ("get /v1/catalog/us/charts?types=so", "get /v1/catalog/us/charts?types=songs "),
            ("service ht", "service http"), ("service http://127", "service http://127.0.0.1:8502 "),
            ("service har", "service har:"),
            // Another command's options are not completed.
            ("albums 1 --typ", "albums 1 --typ"),
        ])
    }

    @Test func `the cursor can be in the middle of a line`() throws {
        try SystemShell(.bash).type { terminal in
            terminal.expectTab(after: "cd .; A=1 tonearm albu", toGive: "cd .; A=1 tonearm albums ")
            terminal.expectTab(
                after: "tonearm scenario load two-d x", toGive: "tonearm scenario load two-devices x", back: 2)
            terminal.expectTab(after: "tonearm albu=x", toGive: "tonearm albums=x", back: 2)
        }
    }

    @Test func `names of files are completed whatever they hold, and nothing of them runs`() throws {
        try SystemShell(.bash).type([
            ("source my", #"source my\ lines.tonearm "#), (#"source my\ l"#, #"source my\ lines.tonearm "#),
            ("lesson start my", #"lesson start my\ lines.tonearm "#),
            (#"lesson start my\ l"#, #"lesson start my\ lines.tonearm "#),
            ("lesson start 'my l", "lesson start 'my lines.tonearm' "),
            (#"lesson start "my l"#, #"lesson start "my lines.tonearm" "#),
            ("lesson start it", #"lesson start it\'s\;\ a\*.md "#),
            ("lesson start 'it", #"lesson start 'it'\''s; a*.md' "#),
            (#"lesson start \$"#, #"lesson start \$\(touch\ ran\)\ \`touch\ ran\`.md "#),
            (#"lesson start "\$"#, #"lesson start "\$(touch ran) \`touch ran\`.md" "#),
            (#"source \$"#, #"source \$\(touch\ ran\)\ \`touch\ ran\`.md "#), ("run it", #"run it\'s\;\ a\*.md "#),
            ("serve --key my", #"serve --key my\ lines.tonearm "#),
            ("serve --key=my", #"serve --key=my\ lines.tonearm "#),
            ("service har:my", #"service har:my\ lines.tonearm "#),
            ("albums 1 > my", #"albums 1 > my\ lines.tonearm "#),
        ])
    }

    @Test func `several values are listed, the likeliest first`() throws {
        try SystemShell(.bash).type { terminal in
            terminal.send("tonearm set color \t\t")
            let isThere = terminal.wait { screen in
                screen.lines.contains { $0.split(separator: " ") == ["auto", "always", "never"] }
            }
            #expect(isThere)
            terminal.send("\u{15}\u{C}tonearm \t\ty")
            #expect(terminal.wait { $0.text.contains("openapi") })
        }
    }

    @Test func `answers and words are not expanded`() throws {
        let shell = try SystemShell(
            .bash, answering: #"word\tx\\$\\(touch\\ ran\\)\t$(touch ran)\nword\tx\\$\\(touch\\ ran\\);`touch ran`\n"#)
        let typed = #"tonearm "$(touch ran)" `touch ran` 'a  b' *"#
        try shell.type { $0.expectTab(after: typed + " x", toGive: typed + #" x\$\(touch\ ran\)"#) }
        let asked = try shell.program.folder.text(of: "asked")
        #expect(asked == "---completion\nbash\nx\n\(typed) x\ntonearm\n\"$(touch ran)\"\n`touch ran`\n'a  b'\n*\n")
    }

    @Test func `a program of the current folder is completed by the installed one, and is not run`() throws {
        let shell = try SystemShell(.bash, placing: "tonearm")
        try shell.type { terminal in
            terminal.expectTab(after: "./tonearm albu", toGive: "./tonearm albums ")
            terminal.expectTab(after: "$PWD/tonearm albu", toGive: "$PWD/tonearm albums ")
        }
        let line = ". ~/bashrc; PATH=.:$PATH; COMP_WORDS=(tonearm albu); COMP_LINE='tonearm albu'; COMP_POINT=12"
        #expect(try shell.run("\(line); COMP_CWORD=1; _tonearm tonearm albu tonearm; echo ${#COMPREPLY[@]}") == ["0"])
        #expect(!shell.hasRunAnything)
    }

    @Test func `an absent program and a long word do no harm`() throws {
        let lines = try SystemShell(.bash).run(
            """
            . ~/bashrc; long=x$(printf %100000s | tr ' ' "'"); COMP_CWORD=1
            COMP_WORDS=(tonearm "$long"); COMP_LINE="tonearm $long"; COMP_POINT=${#COMP_LINE}
            _tonearm tonearm "$long" tonearm; echo ${#COMPREPLY[@]}
            COMP_WORDS=(tonearm albu); COMP_LINE='tonearm albu'; COMP_POINT=12
            _tonearm tonearm albu tonearm; echo ${#COMPREPLY[@]}
            PATH=/nowhere; _tonearm tonearm albu tonearm; echo ${#COMPREPLY[@]}
            """)
        #expect(lines == ["0", "1", "0"])
    }

    @Test(arguments: [("bash", "tonearm.bash"), ("zsh", "_tonearm"), ("fish", "tonearm.fish")])
    func `the program writes the scripts of the project`(shell: String, file: String) throws {
        let written = try Program().run("--generate", shell)
        #expect(written.output == String(decoding: try ProjectFiles.bytes(of: "completions/\(file)"), as: UTF8.self))
    }
}

/// Tests Tab in zsh, with the script of `--generate zsh`.
@Suite(.waiting, .enabled(if: SystemShell.Name.zsh.isInstalled)) struct ZshTests {
    @Test func `values that the program knows are completed`() throws {
        try SystemShell(.zsh).type([
            ("scenario load two-d", "scenario load two-devices "), ("--session de", "--session demo "),
            ("help playl", "help playlist"), ("albu", "albums "),
            ("search x --types songs,art", "search x --types songs,artists "),
            ("search x --types=songs,art", "search x --types=songs,artists "),
            ("search 'a b' --typ", "search 'a b' --types "), ("albums 1 --servi", "albums 1 --service "),
            ("serve --tls-c", "serve --tls-cert "), ("storefront swed", "storefront se "),
            ("--storefront=swed", "--storefront=se "), ("storefront united", "storefront united"),
            ("get /v1/catalog/us/charts?ty", #"get /v1/catalog/us/charts\?types="#),
            ("service har", "service har:"), ("service http://127", "service http://127.0.0.1:8502 "),
            ("albums 1 --typ", "albums 1 --typ"),
        ])
        try SystemShell(.zsh).type { terminal in
            terminal.expectTab(after: "cd .; A=1 tonearm albu", toGive: "cd .; A=1 tonearm albums ")
        }
    }

    @Test func `names of files are completed whatever they hold, and nothing of them runs`() throws {
        try SystemShell(.zsh).type([
            ("source my", #"source my\ lines.tonearm "#), (#"source my\ l"#, #"source my\ lines.tonearm "#),
            ("lesson start 'my l", "lesson start 'my lines.tonearm' "),
            ("lesson start it", #"lesson start it\'s\;\ a\*.md "#),
            (#"lesson start \$"#, #"lesson start \$\(touch\ ran\)\ \`touch\ ran\`.md "#),
            (#"lesson start \`"#, #"lesson start \`touch\ ran\`"#),
            (#"source \$"#, #"source \$\(touch\ ran\)\ \`touch\ ran\`.md "#),
            ("source two", #"source two$'\n'lines.md"#), ("serve --key=my", #"serve --key=my\ lines.tonearm "#),
            ("service har:my", #"service har:my\ lines.tonearm "#),
        ])
    }

    @Test func `a program of the current folder is completed by the installed one, and is not run`() throws {
        try SystemShell(.zsh, placing: "tonearm").type { terminal in
            terminal.expectTab(after: "./tonearm albu", toGive: "./tonearm albums ")
        }
    }

    @Test func `several values are listed with their descriptions`() throws {
        try SystemShell(.zsh).type { terminal in
            terminal.send("tonearm account lap\t\t")
            #expect(terminal.wait { $0.text.contains("-- Let the subscription end.") })
        }
    }

    @Test func `answers and words are not expanded`() throws {
        let shell = try SystemShell(
            .zsh, answering: #"word\t$(touch ran):a\\\\ \t$(touch ran)\nword\t$(touch ran):b`touch ran`\n"#)
        let typed = #"tonearm "$(touch ran)" `touch ran` 'a  b' *"#
        try shell.type { $0.expectTab(after: typed + #" \$"#, toGive: typed + #" \$\(touch\ ran\):"#) }
        let asked = try shell.program.folder.text(of: "asked")
        #expect(asked == "---completion\nzsh\ntonearm\n$(touch ran)\n`touch ran`\na  b\n*\n$\n")
    }
}

/// Tests Tab in fish, with the script of `--generate fish`.
@Suite(.waiting, .enabled(if: SystemShell.Name.fish.isInstalled)) struct FishTests {
    /// Returns the candidates of a line, with their descriptions after tabs.
    private func candidates(_ line: String, in shell: SystemShell) throws -> [String] {
        try shell.program.folder.write(line, to: "line")
        return try shell.run("source ~/functions/_tonearm; complete -C (cat ~/line | string collect -N)")
    }

    @Test(
        arguments: [
            ("tonearm scenario load two-d", "two-devices\tA phone that was asked, a tablet that was not"),
            ("tonearm --session de", "demo"), ("tonearm albu", "albums\tFetch albums by their ids."),
            (
                "tonearm search 'a b' --types=songs,art",
                "--types=songs,artists\tAn artist of the catalog: a person, a band, an orchestra."
            ),
            ("tonearm get /v1/catalog/us/charts?types=so", "/v1/catalog/us/charts?types=songs"),
            ("tonearm serve --tls-c", "--tls-cert\tA certificate chain of your own, in PEM, for HTTPS."),
            ("echo; A=1 tonearm storefront jp", "jp\tJapan"),
            ("tonearm source my", "my lines.tonearm"), (#"tonearm source my\ l"#, "my lines.tonearm"),
            ("tonearm lesson start 'my l", "my lines.tonearm"), ("tonearm lesson start \"my l", "my lines.tonearm"),
            ("tonearm lesson start it", "it's; a*.md"), (#"tonearm source \$"#, "$(touch ran) `touch ran`.md"),
            (#"tonearm lesson start \$"#, "$(touch ran) `touch ran`.md"),
            ("tonearm serve --key=my", "--key=my lines.tonearm"), ("tonearm service har:my", "har:my lines.tonearm"),
            ("tonearm albums 1 --typ", nil), ("tonearm where ", nil),
        ] as [(String, String?)])
    func `words and names of files are completed, and nothing of them runs`(line: String, candidate: String?) throws {
        let shell = try SystemShell(.fish)
        #expect(try candidates(line, in: shell) == (candidate.map { [$0] } ?? []))
        #expect(!shell.hasRunAnything)
    }

    @Test func `answers and words are not expanded`() throws {
        let shell = try SystemShell(
            .fish, answering: #"word\t(touch ran)\t(touch ran)\nword\t$HOME;`touch ran`\n"#)
        #expect(
            try candidates(#"tonearm "(touch ran)" (touch ran) 'a  b' * "#, in: shell)
                == ["(touch ran)\t(touch ran)", "$HOME;`touch ran`"])
        #expect(!shell.hasRunAnything)
        let asked = try shell.program.folder.text(of: "asked")
        #expect(asked == "---completion\nfish\ntonearm\n(touch ran)\n(touch ran)\na  b\n*\n\n")
    }

    @Test(arguments: ["", "set PATH . $PATH; "])
    func `a program of the current folder is not run`(setting: String) throws {
        let shell = try SystemShell(.fish, placing: "tonearm")
        let script = "source ~/functions/_tonearm; \(setting)complete -C"
        #expect(try shell.run("\(script) './tonearm albu'").allSatisfy { $0.hasPrefix("albums") })
        _ = try shell.run("\(script) 'tonearm albu'")
        #expect(!shell.hasRunAnything)
    }

    @Test func `an absent program and a long word do no harm`() throws {
        let shell = try SystemShell(.fish)
        for word in ["x" + String(repeating: "'", count: 100_001), String(repeating: "x", count: 100_000)] {
            #expect(try candidates("tonearm " + word, in: shell) == [])
        }
        #expect(try shell.run("source ~/functions/_tonearm; set PATH /nowhere; complete -C 'tonearm albu'") == [])
    }
}
