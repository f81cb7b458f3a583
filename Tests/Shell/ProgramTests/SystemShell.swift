import Foundation
import Testing
import TonearmTestSupport

/// A shell of this machine that has the completion script, in a folder with files of odd names.
final class SystemShell {
    enum Name: String {
        case bash, zsh, fish

        /// The path of the shell, or nil if it is not installed.
        var path: String? {
            ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }
                .first(where: FileManager.default.isExecutableFile)
        }

        var isInstalled: Bool { path != nil }
    }

    let program: Program
    private let name: Name
    private let path: String

    /// - Parameters:
    ///   - answer: the output of a program that replaces tonearm, in the notation of printf(1). If nil, tonearm itself runs.
    ///   - trap: the name of a program in the current folder, which must not run; nil for none.
    init(_ name: Name, answering answer: String? = nil, placing trap: String? = nil) throws {
        self.name = name
        path = try #require(name.path)
        program = try Program()
        try program.folder.write("{}", to: "state/tonearm/sessions/demo.json")
        try program.folder.write("{}", to: "state/tonearm/profiles/work.json")
        for file in [
            "my lines.tonearm", "$(touch ran) `touch ran`.md", "it's; a*.md", "two\nlines.md", "`touch ran`1",
            "`touch ran`2",
        ] {
            try program.folder.write("", to: "here/" + file)
        }
        if let trap {
            try program.folder.write("#!/bin/sh\ntouch \"$HOME/ran\"\nprintf 'word\\tx\\n'\n", to: "here/" + trap)
            try program.folder.setMode(0o755, of: "here/" + trap)
        }
        let script = try program.run("--generate", name.rawValue).output
        try program.folder.write(script, to: "functions/_tonearm")
        try program.folder.write("PS1='> '\n" + script, to: "bashrc")
        try program.folder.write(
            "PS1='> '\nfpath=($HOME/functions $fpath)\nunsetopt prompt_sp\nautoload -Uz compinit; compinit -u -D\n",
            to: ".zshrc")
        if let answer {
            try program.folder.write(
                "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$HOME/asked\"\nprintf '\(answer)'\n", to: "bin/tonearm")
            try program.folder.setMode(0o755, of: "bin/tonearm")
        } else {
            try FileManager.default.createDirectory(
                atPath: program.folder.path + "/bin", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: program.folder.path + "/bin/tonearm", withDestinationPath: Program.path)
        }
    }

    private var environment: [String: String] {
        let folder = program.folder.path
        return program.environment.merging(
            ["INPUTRC": "/dev/null", "ZDOTDIR": folder, "PATH": "\(folder)/bin:/usr/bin:/bin"]) { $1 }
    }

    /// A Boolean value that is true if a command inside a name, a word or an answer has run.
    var hasRunAnything: Bool { program.folder.names.contains { $0 == "ran" || $0.hasSuffix("/ran") } }

    /// Types beginnings of lines at the shell's prompt and checks the line after Tab.
    func type(_ lines: [(typed: String, completed: String)]) throws {
        try type { terminal in
            for (typed, completed) in lines {
                terminal.expectTab(after: "tonearm " + typed, toGive: "tonearm " + completed)
            }
        }
    }

    /// Types at the shell's prompt and checks that no command was run.
    func type(_ body: (PseudoTerminal) throws -> Void) throws {
        let arguments =
            name == .bash ? ["--noprofile", "--rcfile", program.folder.path + "/bashrc", "-i"] : ["-i"]
        let terminal = try PseudoTerminal(
            running: path, arguments: arguments, environment: environment, directory: program.folder.path + "/here",
            columns: 120)
        #expect(terminal.wait { $0.lines[$0.row] == ">" })
        try body(terminal)
        #expect(!hasRunAnything)
    }

    /// Runs a line of the shell in the folder, without a terminal.
    func run(_ line: String) throws -> [String] {
        let process = SpawnedProgram()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = (name == .fish ? ["--no-config"] : []) + ["-c", line]
        process.environment = environment
        process.currentDirectoryURL = URL(fileURLWithPath: program.folder.path + "/here")
        process.standardInput = .null
        process.standardOutput = .pipe(output)
        process.standardError = .pipe(output)
        try process.start()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        _ = process.waitForExit()
        return text.split(separator: "\n").map(String.init)
    }
}

extension PseudoTerminal {
    /// Types a line and checks the line after Tab.
    /// - Parameter back: the number of characters between the cursor and the line's end.
    func expectTab(after typed: String, toGive completed: String, back: Int = 0) {
        send("\u{5}\u{15}\u{C}" + typed)
        #expect(wait { $0.lines[0] == "> " + typed })
        send(String(repeating: "\u{2}", count: back) + "\t")
        let line = "> " + completed
        let isThere = wait { screen in
            let end = line.hasSuffix(" ") ? String(line.dropLast()) : line
            return screen.lines[0] == end && screen.column == line.count - back
        }
        #expect(isThere, "'\(typed)' should become '\(completed)', and is '\(screen.lines[0])'")
    }
}
