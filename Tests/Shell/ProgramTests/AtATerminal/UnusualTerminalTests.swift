import Foundation
import Testing
import TonearmTestSupport

/// Terminals and systems that lack something, as the shipped program meets them.
@Suite(.waiting) struct UnusualTerminalTests {
    private let program: Program

    init() throws { program = try Program() }

    private static let lines = ["help", "albums 310730204", "bogus"]

    /// Types two lines and a refusal, and leaves.
    private func converse(on terminal: PseudoTerminal) -> Int32? {
        for line in Self.lines { terminal.send(line + "\r") }
        terminal.send("\u{4}")
        return terminal.waitForExit()
    }

    @Test(arguments: [
        ["TERM": "unknown-terminal"], ["TERM": ""], [:], ["TERM": "dumb"], ["NO_COLOR": "1", "TERM": "xterm"],
    ])
    func `any value of TERM, and none, is answered`(variables: [String: String]) throws {
        var environment = program.environment
        environment["TERM"] = nil
        let terminal = try PseudoTerminal(
            running: Program.path, arguments: ["--fresh"], environment: environment.merging(variables) { $1 })
        #expect(converse(on: terminal) == 0, "\(terminal.screen.text)")
        #expect(String(decoding: terminal.output, as: UTF8.self).contains("Unknown command 'bogus'"))
    }

    @Test(arguments: [(1, 1), (2, 2), (20, 3)])
    func `the smallest terminals are answered`(size: (Int, Int)) throws {
        let terminal = try PseudoTerminal(
            running: Program.path, arguments: ["--fresh"], environment: program.environment, columns: size.0,
            rows: size.1)
        #expect(converse(on: terminal) == 0)
    }

    @Test func `a terminal that closes in the middle of an answer ends the shell without a crash`() throws {
        for _ in 0..<5 {
            let mark = program.folder.path + "/status"
            // The shell's status is written by its parent, which ignores the hangup.
            let terminal = try PseudoTerminal(
                running: "/bin/sh",
                arguments: ["-c", "trap '' HUP; \"$0\" --fresh; echo $? >'\(mark)'", Program.path],
                environment: program.environment)
            #expect(terminal.wait(for: "us>"))
            terminal.send("charts\rsearch springsteen\ropen 1\r")
            terminal.hangUp()
            while !FileManager.default.fileExists(atPath: mark) { usleep(20_000) }
            usleep(20_000)
            let text = try program.folder.text(of: "status").trimmingCharacters(in: .whitespacesAndNewlines)
            try FileManager.default.removeItem(atPath: mark)
            #expect(["0", "1", "129"].contains(text))
        }
    }

    /// A line's answer, with only one of the streams at a terminal.
    @Test(arguments: ["2>/dev/null", ">/dev/null", "</dev/null"])
    func `one stream that is not a terminal changes nothing`(redirection: String) throws {
        let terminal = try PseudoTerminal(
            running: "/bin/sh",
            arguments: [
                "-c",
                "for line in 'help' 'albums 310730204' 'bogus'; do \"$0\" -c \"$line\" \(redirection); echo \"ended $?\"; done",
                Program.path,
            ], environment: program.environment)
        _ = terminal.waitForExit()
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(output.components(separatedBy: "ended 0").count == 3, "\(output)")
        #expect(output.components(separatedBy: "ended 64").count == 2, "\(output)")
    }

    @Test(arguments: ["a folder with blanks", "linked"])
    func `a program in a folder with blanks, or behind a link, finds its server`(name: String) throws {
        let folder = program.folder.path + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in ["tonearm", "tonearm-serve"] where name != "linked" || file == "tonearm" {
            let target = folder + "/" + file
            if name == "linked" {
                try FileManager.default.createSymbolicLink(
                    atPath: target, withDestinationPath: BuiltPrograms.path(file))
            } else {
                try FileManager.default.copyItem(atPath: BuiltPrograms.path(file), toPath: target)
            }
        }
        let terminal = try PseudoTerminal(
            running: folder + "/tonearm", arguments: ["--fresh"], environment: program.environment)
        #expect(converse(on: terminal) == 0, "\(terminal.screen.text)")
        #expect(try program.shell("'\(folder)/tonearm' serve --version").status == 0)
    }
}
