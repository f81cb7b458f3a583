import Foundation
import Testing
import TonearmConsole
import TonearmTestSupport

@Suite(.waiting) struct CallTests {
    let program: Program

    init() throws { program = try Program() }

    @Test func `one command, its options before and after it`() throws {
        for arguments in [
            ["-o", "ids", "albums", "310730204"], ["albums", "310730204", "-o", "ids"],
            ["--output=ids", "albums", "310730204"], ["albums", "310730204", "--output", "ids", "--storefront", "us"],
            ["--storefront", "us", "albums", "-o", "ids", "310730204"], ["album", "310730204", "-o", "ids"],
        ] {
            let outcome = try program.run(arguments, input: [])
            #expect(outcome.output == "albums/310730204\n", "\(arguments)")
            #expect(outcome.status == 0)
            #expect(outcome.errors == "")
        }
    }

    @Test func `the program's options reach the command`() throws {
        #expect(
            try program.run("storefront", "--storefront", "jp", "--locale", "en-US").output.hasPrefix(
                "jp Japan, answers in en-US,"))
        #expect(try program.run("set", "width", "--width", "50").output == "width  50\n")
        let narrow = try program.run("storefronts", "--width=30").lines.map(\.count)
        #expect(narrow.dropLast().allSatisfy { $0 <= 30 })
        #expect(try program.run("set", "color", "--color", "always").output.contains("\u{1B}[2mcolor"))
    }

    @Test func `words of a command are its own`() throws {
        let outcome = try program.run("search", "--", "--fresh", "-o json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try program.run("search", "beach | less", "-o", "ids").status == 0)
    }

    @Test func `lines given with -c run in one session`() throws {
        let outcome = try program.run(
            "-c", "open albums/310730204", "-c", "follow artists -o ids", "-c", "open 1 -o ids | tr a-z A-Z")
        #expect(outcome.lines.suffix(2) == ["artists/178834", "ARTISTS/178834"])
        #expect(outcome.status == 0)
    }

    @Test func `a text of several lines given with -c runs line by line`() throws {
        #expect(try program.run("-c", "storefront jp\n# then\nset width").lines.last == "width  auto")
    }

    @Test func `commands are read from the input, without a prompt`() throws {
        let outcome = try program.run(input: "# a script\n\nstorefront jp\nalbums 310730204 -o ids\nwhere")
        #expect(outcome.lines.suffix(2) == ["albums/310730204", "> albums/310730204 Born to Run"])
        #expect(!outcome.output.contains("jp>"))
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
    }

    @Test func `a script stops at the first command that fails, with its status`() throws {
        let script = "set width 50\nalbums 1\nstorefront xx\nset width\n"
        try program.folder.write(script, to: "script")
        for outcome in [
            try program.run(input: script), try program.run("run", program.folder.path + "/script"),
            try program.run("-c", "set width 50", "-c", "albums 1", "-c", "set width"),
        ] {
            #expect(outcome.output == "width  50\n")
            #expect(outcome.errors.hasPrefix("error: 404 40400 Resource Not Found: "))
            #expect(outcome.status == 1)
        }
    }

    @Test func `with --keep-going it goes on, and the first failure's status stays`() throws {
        let outcome = try program.run("--keep-going", input: "set width 50\nalbums 1\nstorefront xx\nset width\n")
        #expect(outcome.output == "width  50\nwidth  50\n")
        #expect(outcome.status == 1)
    }

    @Test func `a script that exits early says nothing of the rest`() throws {
        let outcome = try program.run(input: "set width 50\nexit\nalbums 1\n")
        #expect(outcome.output == "width  50\n")
        #expect(outcome.status == 0)
    }

    @Test(
        arguments: [
            (["frobnicate"], "Unknown command 'frobnicate'"), (["--frobnicate"], "Unknown option '--frobnicate'"),
            (["albums", "--frobnicate", "1"], "Unknown option '--frobnicate'"), (["albums"], "no id was given"),
            (["run"], "one file is needed"), (["run", "a", "b"], "one file is needed"),
            (["--width", "5", "set"], "'--width' must be 20 to 1000, but was 5"),
            (["--storefront", "xx", "set"], "Cannot use the storefront 'xx'"),
            (["--session", "../x", "set"], "'../x' is not a name for a session"),
            (["--clock", "soon", "set"], "Cannot set the clock to 'soon'"),
            (["--locale", "klingon!", "set"], "Cannot use the language tag 'klingon!'"),
            (["--seed", "x", "set"], "'--seed"), (["-c", "set", "albums", "1"], "lines were given with -c too"),
            (["-c"], "'-c' needs a line"), (["search", "'x"], nil),
        ] as [([String], String?)])
    func `wrong usage is 64, and says what is right`(arguments: [String], report: String?) throws {
        let outcome = try program.run(arguments, input: [])
        guard let report else { return #expect(outcome.status == 0) }
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("error: "))
        #expect(outcome.errors.contains(report))
        #expect(outcome.errors.split(separator: "\n").count >= 2, "\(outcome.errors)")
    }

    @Test func `a script that cannot be read is no empty one`() throws {
        let outcome = try program.run("run", program.folder.path)
        #expect(outcome.errors == "error: Cannot read '\(program.folder.path)': Is a directory\n")
        #expect(outcome.status == 1 && outcome.output.isEmpty)
    }

    @Test func `a script that isn't there is reported`() throws {
        let outcome = try program.run("run", "/nowhere")
        #expect(outcome.errors.hasPrefix("error: Cannot read '/nowhere': No such file or directory\n"))
        #expect(outcome.status == 1)
    }

    @Test func `a session that there is no folder for is refused, and what needs none works`() throws {
        let homeless = ["HOME": "", "XDG_STATE_HOME": ""]
        let refused = try program.run("--session", "demo", "-c", "set width", environment: homeless)
        #expect(refused.status == 64)
        #expect(
            refused.errors.hasPrefix("error: Cannot work in the session 'demo': there is no folder to keep it in\n"))
        #expect(try program.run("-c", "set width", environment: homeless).output == "width  auto\n")
    }

    @Test func `a file that may not be as large is reported, and the status tells`() throws {
        let outcome = try program.shell(
            "cd \(program.folder.path); \(Program.fileLimit(1)) $tonearm -c 'storefronts > big'")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("error: Cannot write 'big': File too large\n"))
    }

    @Test func `a script names the line that fails, and wrong usage keeps its status where errors are not shown`()
        throws
    {
        try program.folder.write("set width 50\n\nalbums 1\n", to: "script")
        let outcome = try program.shell("cd \(program.folder.path); $tonearm run script")
        #expect(outcome.errors.contains("\nline 3 of 'script'\n"))
        #expect(try program.shell("$tonearm frobnicate 2>&-").status == 64)
        #expect(try program.shell("$tonearm albums 1 2>&-").status == 1)
        #expect(try program.shell("$tonearm --frobnicate 2>&-").status == 64)
    }

    @Test func `a quote that nothing closes is told of its own line, and the others are run`() throws {
        try program.folder.write(
            "set width 50\ngenres 'a\nset width 60\npost /v1/x {\nset width 70\n", to: "script")
        let outcome = try program.shell("cd \(program.folder.path); $tonearm --keep-going run script")
        #expect(outcome.output == "width  50\nwidth  60\nwidth  70\n")
        #expect(outcome.errors.contains("a quote ' has no end") && outcome.errors.contains("\nline 2 of 'script'\n"))
        #expect(outcome.errors.contains("a bracket { has no end") && outcome.errors.contains("\nline 4 of 'script'\n"))
        #expect(outcome.status == 64)
        let stopped = try program.run(input: "set width 50\ngenres 'a\nset width 60\n")
        #expect(stopped.output == "width  50\n" && stopped.status == 64)
        #expect(try program.run("-c", "post /v1/x {\nwhere").errors.contains("a bracket { has no end"))
    }

    @Test func `the manual has options, files, environment and exit statuses`() throws {
        let manual = try program.run("--generate", "manual").output
        for part in [
            ".SH OPTIONS", ".SH FILES", ".SH ENVIRONMENT", ".SH EXIT STATUS", "keep\\-going", "COLUMNS", "tokens/",
        ] {
            #expect(manual.contains(part), "\(part)")
        }
    }

    @Test func `COLUMNS says how wide the output is where no terminal does`() throws {
        #expect(
            try program.run("storefronts", environment: ["COLUMNS": "50"]).lines.dropLast().allSatisfy {
                $0.count <= 50
            })
        #expect(try program.run("help", environment: ["COLUMNS": "-1"]).output == program.run("help").output)
    }

    @Test func `help and version are output, not errors`() throws {
        for arguments in [
            ["--help"], ["-h"], ["help"], ["albums", "--help"], ["help", "albums"], ["--version"], ["version"],
            ["help", "serve"], ["help", "run"], ["help", "openapi"], ["run", "--help"], ["serve", "--help"],
            ["serve", "-h"],
        ] {
            let outcome = try program.run(arguments, input: [])
            #expect(outcome.status == 0)
            #expect(!outcome.output.isEmpty)
            #expect(outcome.errors == "")
        }
        #expect(try program.run("--version").output.hasPrefix("tonearm "))
    }

    @Test func `the version is that of the newest section of the CHANGELOG, and of the manual`() throws {
        let changes = try String(contentsOf: Program.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let released = changes.split(separator: "\n").first { $0.hasPrefix("## ") && $0 != "## Unreleased" }
        let number = try #require(released?.dropFirst(3).split(separator: ",").first)
        #expect(
            try program.run("--version").output.split(whereSeparator: \.isWhitespace).prefix(2) == ["tonearm", number])
        #expect(try program.run("--generate", "manual").output.contains("tonearm \(number)"))
        for helper in ["tonearm-serve", "tonearm-live"] {
            let path = URL(fileURLWithPath: Program.path).deletingLastPathComponent().appendingPathComponent(helper)
                .path
            guard FileManager.default.isExecutableFile(atPath: path) else { continue }
            #expect(try program.shell("\(path) --version").output.hasPrefix("\(helper) \(number)"))
        }
    }

    @Test func `a program that was built to be tried starts the server that was built to be installed`() throws {
        let folder = program.folder
        try folder.write("#!/bin/sh\necho optimized \"$@\"\n", to: "release/tonearm-serve")
        try folder.setMode(0o755, of: "release/tonearm-serve")
        try FileManager.default.createDirectory(atPath: folder.path + "/debug", withIntermediateDirectories: true)
        let copy = folder.path + "/debug/tonearm"
        try FileManager.default.copyItem(atPath: Program.path, toPath: copy)
        #expect(try program.shell("\(copy) serve --port 0").output == "optimized --port 0\n")
        // A program next to tonearm has precedence.
        try folder.write("#!/bin/sh\necho beside \"$@\"\n", to: "debug/tonearm-serve")
        try folder.setMode(0o755, of: "debug/tonearm-serve")
        #expect(try program.shell("\(copy) serve --port 0").output == "beside --port 0\n")
    }

    @Test func `a server of another version says so, and does not serve`() throws {
        let folder = program.folder
        try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Program.path, toPath: folder.path + "/bin/tonearm")
        try folder.write("#!/bin/sh\necho \"$\(ProgramVersion.variable)\"\n", to: "bin/tonearm-serve")
        try folder.setMode(0o755, of: "bin/tonearm-serve")
        let told = try program.shell("\(folder.path)/bin/tonearm serve").output
        #expect(told == ProgramVersion.number + "\n")

        let server = URL(fileURLWithPath: Program.path).deletingLastPathComponent()
            .appendingPathComponent("tonearm-serve")
        guard FileManager.default.isExecutableFile(atPath: server.path) else { return }
        let refused = try program.shell("\(ProgramVersion.variable)=0.0.1 \(server.path) --listen 127.0.0.1:0")
        #expect(refused.status == 1 && refused.output.isEmpty)
        let reason = "tonearm 0.0.1 started tonearm-serve \(ProgramVersion.number)"
        #expect(refused.errors.hasPrefix("error: Cannot serve: \(reason)\n"))
    }

    @Test func `the same clock and seed print the same bytes`() throws {
        let script = "search love -o json\nalbums 1\ncharts\nrequest\n"
        let arguments = ["--clock", "2026-11-21T09:30:00Z", "--seed", "7", "--keep-going"]
        let first = try program.run(arguments, input: Array(script.utf8))
        let second = try program.run(arguments, input: Array(script.utf8))
        #expect(first.output == second.output)
        #expect(first.errors == second.errors)
        #expect(!first.output.isEmpty)
    }
}
