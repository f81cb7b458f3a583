internal import Foundation

/// A conversation with the shell at a terminal of 80 columns and 24 rows with colors.
package final class ShellConversation {
    package let terminal: PseudoTerminal

    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// The line editor writes one before it reads a line, and the other when the line ends.
    private static let prompting = "\u{1B}[?2004h"
    private static let ended = "\u{1B}[?2004l"
    /// The last row of a page of a lesson.
    private static let leafing = "q shows all"

    /// Starts a program and waits for its first prompt.
    /// - Parameters:
    ///   - path: the program, under test or built beside the tests.
    ///   - folder: its working folder, with its home and its files.
    ///   - hasClock: whether the session's clock runs. A stopped one is advanced by commands that wait.
    package init(
        _ path: String, in folder: TemporaryFolder, _ arguments: [String] = ["--fresh"], hasClock: Bool = false
    ) throws {
        terminal = try PseudoTerminal(
            running: path,
            arguments: arguments + ["--seed", "7"] + (hasClock ? [] : ["--clock", "2026-11-21T09:30:00Z"]),
            environment: [
                "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state",
                "XDG_CONFIG_HOME": folder.path + "/config", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8", "PAGER": "", "EDITOR": "true",
            ], directory: folder.path)
        var isLeafing = false
        try wait("first prompt") { [terminal] output in
            if !isLeafing, terminal.screen.text.contains(Self.leafing) {
                isLeafing = true
                terminal.send("q")
            }
            return Self.count(of: Self.prompting, in: output) > 0
        }
    }

    /// Types a line, waits for the next prompt, and returns what was printed between them. The pages of a lesson are
    /// shown at once.
    @discardableResult
    package func run(_ line: String) throws -> String {
        let before = terminal.output.count
        var isLeafing = false
        terminal.send(line + "\r")
        try wait("prompt after '\(line)'") { [terminal] output in
            if !isLeafing, terminal.screen.text.contains(Self.leafing) {
                isLeafing = true
                terminal.send("q")
            }
            return Self.printed(in: output.dropFirst(before)) != nil
        }
        return Self.printed(in: terminal.output.dropFirst(before)) ?? ""
    }

    /// Types a line, waits until a text is on the screen, presses Ctrl-C, and waits for the next prompt.
    /// - Parameter text: nil if nothing is printed before the interrupt.
    package func interrupt(_ line: String, after text: String? = nil) throws {
        terminal.send(line + "\r")
        if let text, !terminal.wait(for: text) { throw Failure(description: "no '\(text)':\n\(terminal.screen.text)") }
        terminal.settle(milliseconds: 200)
        try interrupt()
    }

    /// Presses Ctrl-C, and waits for the next prompt.
    package func interrupt() throws {
        let before = Self.count(of: Self.prompting, in: terminal.output)
        terminal.send("\u{3}")
        try wait("prompt after Ctrl-C") { Self.count(of: Self.prompting, in: $0) > before }
        terminal.settle(milliseconds: 200)
    }

    /// Types keys and waits until the screen contains a text.
    package func type(_ keys: String, until text: String) throws {
        terminal.send(keys)
        guard terminal.wait(for: text) else {
            throw Failure(description: "no '\(text)' after '\(keys)':\n\(terminal.screen.text)")
        }
    }

    /// Leaves with Ctrl-D, in an empty line.
    /// - Returns: the exit status, with 128 added for a signal; nil if the program does not end.
    package func leave() -> Int32? {
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
        guard let end = text.range(of: ended),
            let next = text.range(of: prompting, range: end.upperBound..<text.endIndex)
        else { return nil }
        return String(text[end.upperBound..<next.lowerBound])
    }

    private static func count(of mark: String, in bytes: [UInt8]) -> Int {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: mark).count - 1
    }
}
