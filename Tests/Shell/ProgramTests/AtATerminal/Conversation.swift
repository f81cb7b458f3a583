import Foundation
import TonearmTestSupport

/// A conversation with the shell at a terminal of 80 columns and 24 rows with colours.
final class Conversation {
    let terminal: PseudoTerminal

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The line editor writes one before it reads a line, and the other when the line ends.
    private static let prompting = "\u{1B}[?2004h"
    private static let ended = "\u{1B}[?2004l"

    /// Starts a program and waits for its first prompt.
    /// - Parameters:
    ///   - path: the program, under test or built beside the tests.
    ///   - folder: its working folder, with its home and its files.
    init(_ path: String, in folder: TemporaryFolder, _ arguments: [String] = ["--fresh"]) throws {
        terminal = try PseudoTerminal(
            running: path, arguments: arguments + ["--seed", "7", "--clock", "2026-11-21T09:30:00Z"],
            environment: [
                "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state",
                "XDG_CONFIG_HOME": folder.path + "/config", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8", "PAGER": "", "EDITOR": "true",
            ], directory: folder.path)
        try wait("the first prompt") { Self.count(of: Self.prompting, in: $0) > 0 }
    }

    /// Types a line, waits for the next prompt, and returns what was printed between them.
    @discardableResult
    func run(_ line: String) throws -> String {
        let before = terminal.output.count
        terminal.send(line + "\r")
        try wait("a prompt after '\(line)'") { Self.printed(in: $0.dropFirst(before)) != nil }
        return Self.printed(in: terminal.output.dropFirst(before)) ?? ""
    }

    /// Types keys and waits until the screen contains a text.
    func type(_ keys: String, until text: String) throws {
        terminal.send(keys)
        guard terminal.wait(for: text) else {
            throw Failure(description: "no '\(text)' after '\(keys)':\n\(terminal.screen.text)")
        }
    }

    /// Leaves with Ctrl-D, in an empty line.
    /// - Returns: the exit status, with 128 added for a signal; nil if the program does not end.
    func leave() -> Int32? {
        terminal.send("\u{3}")
        terminal.settle()
        terminal.send("\u{4}")
        return terminal.waitForExit()
    }

    private func wait(_ what: String, until condition: ([UInt8]) -> Bool) throws {
        guard terminal.wait(until: { [terminal] _ in condition(terminal.output) }) else {
            throw Failure(description: "no \(what):\n\(terminal.screen.text)")
        }
    }

    /// Returns the text between the end of a line and the next prompt; nil if the output does not contain both.
    private static func printed(in bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: ended), let next = text.range(of: prompting, range: end.upperBound..<text.endIndex)
        else { return nil }
        return String(text[end.upperBound..<next.lowerBound])
    }

    private static func count(of mark: String, in bytes: [UInt8]) -> Int {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: mark).count - 1
    }
}

/// The same conversation with the program under test and, if that is another one, with the program built beside the
/// tests. The optimised program must print what the program without optimisation prints.
struct ComparedConversation {
    /// What a program printed after each line, and its exit status.
    struct Outcome {
        var printed: [String] = []
        var status: Int32?
    }

    /// Runs the lines, each after the prompt that follows the line before it.
    /// - Parameter files: files of the working folder, by name.
    static func run(_ lines: [String], files: [String: String] = [:]) throws -> Outcome {
        let folder = try TemporaryFolder()
        let outcome = try run(lines, of: BuiltPrograms.folder, in: folder, files)
        guard BuiltPrograms.others != nil else { return outcome }
        let other = try run(lines, of: BuiltPrograms.besideTests, in: folder, files)
        for (line, texts) in zip(lines, zip(outcome.printed, other.printed))
        where withoutTimes(texts.0) != withoutTimes(texts.1) {
            throw Conversation.Failure(
                description: "'\(line)' prints\n\(texts.0)\nand without optimisation\n\(texts.1)")
        }
        return outcome
    }

    private static func run(
        _ lines: [String], of programs: URL, in folder: TemporaryFolder, _ files: [String: String]
    ) throws -> Outcome {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
        for (name, text) in files { try folder.write(text, to: name) }
        let conversation = try Conversation(programs.appending(path: "tonearm").path, in: folder)
        var outcome = Outcome()
        for line in lines { outcome.printed.append(try conversation.run(line)) }
        outcome.status = conversation.leave()
        return outcome
    }

    /// Returns a text with the times that a machine took replaced.
    private static func withoutTimes(_ text: String) -> String {
        text.replacing(/[0-9]+([.,][0-9]+)? ?(µs|ms|s)\b/, with: "0 ms")
    }
}
