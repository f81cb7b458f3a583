internal import CPseudoTerminal
internal import Foundation

/// A terminal that a test holds: for a program of its own, or for code of the same process.
///
/// Every wait has a deadline that only a hang reaches; after the first, the others are short, for a test that waits in vain goes on to wait for
/// more. The object belongs to one thread.
package final class PseudoTerminal {
    /// The side that a program has as its terminal.
    package let terminal: Int32
    /// What the terminal shows now.
    package private(set) var screen: Screen
    /// All that was written to the terminal, escape sequences included.
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

    /// A terminal with nothing on it.
    package init(columns: Int = 80, rows: Int = 24) throws {
        var terminal: Int32 = -1
        control = pseudo_terminal_open(Int32(columns), Int32(rows), &terminal)
        guard control >= 0 else {
            throw Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        self.terminal = terminal
        screen = Screen(columns: columns, rows: rows)
    }

    /// A terminal with a program on it. The environment is all the program gets.
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

    /// Hangs up, and ends the program if there is one. Code of this process may use `terminal` as long as this object
    /// lives; it meets the end of input there.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        Foundation.close(control)
        guard let process else { return }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Types.
    package func send(_ keys: String) {
        send(bytes: Array(keys.utf8))
    }

    package func send(bytes: [UInt8]) {
        _ = pseudo_terminal_write(control, bytes, bytes.count)
    }

    /// Pastes as a terminal does that was asked to mark pastes.
    package func paste(_ text: String) {
        send("\u{1B}[200~" + text + "\u{1B}[201~")
    }

    /// Waits until the condition holds on the screen; false if the deadline came first or nobody writes any more.
    package func wait(until condition: (Screen) -> Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: patience)
        while !condition(screen) {
            guard Date() < deadline else {
                patience = 1
                return false
            }
            guard read() else { return condition(screen) }
        }
        return true
    }

    /// Waits until the text stands somewhere on the screen.
    package func wait(for text: String) -> Bool {
        wait { $0.text.contains(text) }
    }

    /// Takes in what has been written until now and a moment longer.
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

    /// How many bytes the program has read so far, from the terminal and elsewhere; nil if the system does not tell.
    package var bytesRead: Int? {
        guard let process, let text = try? String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8) else {
            return nil
        }
        return text.split(separator: "\n").first { $0.hasPrefix("rchar: ") }.flatMap { Int($0.dropFirst(7)) }
    }

    /// The program's exit status, 128 and more for a signal; nil if it still runs at the deadline.
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

    /// Whether the terminal has its ordinary modes: whole lines, echo.
    package var isCooked: Bool { pseudo_terminal_is_cooked(control) == 1 }

    /// False when nobody has the terminal open, or, if asked for, when nothing came.
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

    /// How many of the bytes end no character in the middle.
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
