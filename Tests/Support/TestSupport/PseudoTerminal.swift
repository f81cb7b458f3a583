internal import CTonearmTestSupport
internal import Foundation

/// A terminal held by a test, for a child program or for code of this process.
///
/// Every wait has a deadline that only a hang reaches. After the first missed deadline the later ones are short. The
/// object belongs to one thread.
package final class PseudoTerminal {
    /// The side that a program has as its terminal.
    package let terminal: Int32
    /// The current screen of the terminal.
    package private(set) var screen: TerminalScreen
    /// All output to the terminal, with its escape sequences.
    package private(set) var output: [UInt8] = []

    private let control: Int32
    private var process: pid_t?
    private var hasProgram = false
    private var isOpen = true
    private var undecoded: [UInt8] = []
    /// The longest wait, in seconds.
    private var patience = 120.0

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Opens an empty terminal.
    package init(columns: Int = 80, rows: Int = 24) throws {
        var terminal: Int32 = -1
        control = pseudo_terminal_open(Int32(columns), Int32(rows), &terminal)
        guard control >= 0 else {
            throw Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        self.terminal = terminal
        screen = TerminalScreen(columns: columns, rows: rows)
    }

    /// Runs a program on a new terminal, with this environment only.
    package convenience init(
        running path: String, arguments: [String] = [], environment: [String: String] = ["TERM": "xterm"],
        directory: String? = nil, columns: Int = 80, rows: Int = 24
    ) throws {
        try self.init(columns: columns, rows: rows)
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        let child = pseudo_terminal_spawn(terminal, path, &words, &variables, directory)
        guard child > 0 else { throw Failure(description: "cannot start '\(path)'") }
        process = child
        hasProgram = true
        Foundation.close(terminal)
    }

    deinit {
        close()
        if !hasProgram { Foundation.close(terminal) }
    }

    /// Hangs up and ends the program. Code of this process may use `terminal` until this object is released; it reads
    /// the end of input.
    package func close() {
        hangUp()
        guard let process else { return }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        self.process = nil
    }

    /// Hangs up, and leaves the program running.
    package func hangUp() {
        guard isOpen else { return }
        isOpen = false
        Foundation.close(control)
    }

    /// Types the keys.
    package func send(_ keys: String) {
        send(bytes: Array(keys.utf8))
    }

    package func send(bytes: [UInt8]) {
        _ = pseudo_terminal_write(control, bytes, bytes.count)
    }

    /// Pastes text like a terminal in bracketed-paste mode.
    package func paste(_ text: String) {
        send("\u{1B}[200~" + text + "\u{1B}[201~")
    }

    /// Waits until the condition holds on the screen. Returns false at the deadline or when the terminal is closed.
    /// - Parameter limit: seconds to wait, for a test that then does something else; nil for the deadline of a hang.
    package func wait(atMost limit: Double? = nil, until condition: (TerminalScreen) -> Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: limit ?? patience)
        while !condition(screen) {
            guard Date() < deadline else {
                if limit == nil { patience = 1 }
                return false
            }
            guard read() else { return condition(screen) }
        }
        return true
    }

    /// Waits until the screen contains the text.
    package func wait(for text: String) -> Bool {
        wait { $0.text.contains(text) }
    }

    /// Waits until a condition holds that the screen does not show, such as the terminal's modes.
    package func waitUntil(_ condition: () -> Bool) -> Bool {
        wait { _ in condition() }
    }

    /// Reads all pending output and waits a moment for more. On a busy machine more may still come: for conditions that
    /// must hold use `wait`.
    package func settle(milliseconds: Int32 = 50) {
        while read(milliseconds: milliseconds, untilSilence: true) {}
    }

    package func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        _ = pseudo_terminal_resize(control, Int32(columns), Int32(rows))
    }

    /// Sends a signal to the program.
    package func signal(_ number: Int32) {
        if let process { kill(process, number) }
    }

    /// The number of bytes that the program has read from all its files, or nil if the system does not provide it.
    package var bytesRead: Int? {
        guard let process, let text = try? String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8) else {
            return nil
        }
        return text.split(separator: "\n").first { $0.hasPrefix("rchar: ") }.flatMap { Int($0.dropFirst(7)) }
    }

    /// Returns the program's exit status, with 128 added for a signal, or nil if it still runs at the deadline.
    package func waitForExit() -> Int32? {
        guard let process else { return nil }
        let deadline = Date(timeIntervalSinceNow: patience)
        var status: Int32 = 0
        while pseudo_terminal_ended(process, &status) == 0 {
            guard Date() < deadline else { return nil }
            _ = read(milliseconds: 5)
        }
        settle(milliseconds: 0)
        self.process = nil
        return status
    }

    /// A Boolean value that is true if the terminal has its ordinary modes: whole lines, echo.
    package var isCooked: Bool { pseudo_terminal_is_cooked(control) == 1 }

    /// Reads once. Returns false if no process has the terminal open or, if `untilSilence` is set, if no output came.
    private func read(milliseconds: Int32 = 20, untilSilence: Bool = false) -> Bool {
        guard isOpen else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = pseudo_terminal_read(control, &buffer, buffer.count, milliseconds)
        if count < 0 { return false }
        if count == 0 { return !untilSilence }
        output += buffer[..<count]
        undecoded += buffer[..<count]
        let whole = Self.wholeCharacters(undecoded)
        screen.show(String(decoding: undecoded[..<whole], as: UTF8.self).unicodeScalars)
        undecoded.removeFirst(whole)
        return true
    }

    /// Returns the number of bytes without an incomplete last character.
    private static func wholeCharacters(_ bytes: [UInt8]) -> Int {
        for back in 1...4 where back <= bytes.count {
            let byte = bytes[bytes.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            return length > back ? bytes.count - back : bytes.count
        }
        return bytes.count
    }
}
