import DocumentsSupport
import Foundation
import PseudoTerminalSupport
import TemporaryFolderSupport
import Testing

/// Tab in bash, with the script that `--generate bash` writes.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"))) struct SystemShellTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.write("{}", to: "state/tonearm/sessions/demo.json")
        try program.folder.write("{}", to: "state/tonearm/profiles/work.json")
        try program.folder.write("", to: "here/my lines.tonearm")
        try program.folder.write("", to: "here/$(touch ran) `touch ran`.md")
        try program.folder.write("", to: "here/it's; a*.md")
    }

    /// bash at its prompt, in a folder with files of odd names.
    private func bash() throws -> PseudoTerminal {
        let script = try program.run("--generate", "bash")
        try program.folder.write(
            "PS1='> '\ntonearm() { '\(Program.path)' \"$@\"; }\n\(script.output)", to: "completions")
        let terminal = try PseudoTerminal(
            running: "/bin/bash", arguments: ["--noprofile", "--rcfile", program.folder.path + "/completions", "-i"],
            environment: program.environment.merging(["INPUTRC": "/dev/null"]) { $1 },
            directory: program.folder.path + "/here", columns: 120)
        #expect(terminal.wait { $0.lines[$0.row] == ">" })
        return terminal
    }

    @Test func `values that the program knows are completed`() throws {
        let terminal = try bash()
        for (typed, completed) in [
            ("scenario load two-d", "scenario load two-devices "), ("--session de", "--session demo "),
            ("session load d", "session load demo "), ("profile use w", "profile use work "),
            ("lesson start tou", "lesson start tour "), ("help pla", "help play"),
            ("search x --types art", "search x --types artists "),
            ("search x --types songs,art", "search x --types songs,artists "),
            ("search x --types=songs,art", "search x --types=songs,artists "),
            // By name, where one thing has it.
            ("storefront swed", "storefront se "), ("charts --genre kayok", "charts --genre 30 "),
            ("get /v1/catalog/us/alb", "get /v1/catalog/us/albums"),
            // Readline quotes what it would expand.
            ("get /v1/catalog/us/charts?ty", #"get /v1/catalog/us/charts\?types\="#),
            (#"get /v1/catalog/us/charts\?types\=so"#, #"get /v1/catalog/us/charts\?types\=songs "#),
            ("get /v1/catalog/us/charts?types=so", "get /v1/catalog/us/charts?types=songs "),
            ("service ht", "service http"), ("service http://127", #"service http://127.0.0.1\:8502 "#),
        ] {
            try expect(typed, completed, in: terminal)
        }
    }

    @Test func `names of files are completed whatever they hold, and nothing of them runs`() throws {
        let terminal = try bash()
        for (typed, completed) in [
            ("source my", #"source my\ lines.tonearm "#), (#"source my\ l"#, #"source my\ lines.tonearm "#),
            ("lesson start my", #"lesson start my\ lines.tonearm "#),
            (#"lesson start my\ l"#, #"lesson start my\ lines.tonearm "#),
            ("lesson start 'my l", "lesson start 'my lines.tonearm' "),
            ("lesson start it", #"lesson start it\'s\;\ a\*.md "#),
            (#"lesson start \$"#, #"lesson start \$\(touch\ ran\)\ \`touch\ ran\`.md "#),
        ] {
            try expect(typed, completed, in: terminal)
        }
        #expect(!program.folder.names.contains("here/ran"))
    }

    @Test func `several values are listed, the likeliest first`() throws {
        let terminal = try bash()
        terminal.send("tonearm set color \t\t")
        let isThere = terminal.wait { screen in
            screen.lines.contains { $0.split(separator: " ") == ["auto", "always", "never"] }
        }
        #expect(isThere)
    }

    private func expect(_ typed: String, _ completed: String, in terminal: PseudoTerminal) throws {
        terminal.send("\u{15}\u{C}tonearm \(typed)")
        #expect(terminal.wait { $0.lines[0] == "> tonearm \(typed)" })
        terminal.send("\t")
        let line = "> tonearm \(completed)"
        let isThere = terminal.wait { screen in
            let end = line.hasSuffix(" ") ? String(line.dropLast()) : line
            return screen.lines[0] == end && screen.column == line.count
        }
        #expect(isThere, "'\(typed)' should become '\(completed)', and is '\(terminal.screen.lines[0])'")
    }

    @Test(arguments: [("bash", "tonearm.bash"), ("zsh", "_tonearm"), ("fish", "tonearm.fish")])
    func `the scripts of the project are those that the program writes`(shell: String, file: String) throws {
        let written = try program.run("--generate", shell)
        let kept = String(decoding: try ProjectFiles.bytes(of: "completions/\(file)"), as: UTF8.self)
        #expect(written.output == kept, "make completions")
        // The program's own command stays, and what it answers is not expanded.
        #expect(!written.output.contains("Show subcommand help information."))
        #expect(!written.output.contains("-W \"$("))
    }
}
