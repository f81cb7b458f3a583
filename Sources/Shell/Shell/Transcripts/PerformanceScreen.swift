import TonearmConsole
import TonearmTerminalText
import TonearmTranscripts

/// A copy of a performance's screen, which restores it after going back.
///
/// Like other copies of the screen it gets text with colors, but no pictures.
final class PerformanceScreen: Sink {
    private let memory = MemorySink()

    /// The most bytes that are stored; earlier lines are dropped.
    private static let limit = 1 << 16

    func write(_ bytes: [UInt8]) {
        memory.write(bytes)
        guard memory.bytes.count > 2 * Self.limit else { return }
        show(memory.take())
    }

    /// The last lines of the screen.
    var bytes: [UInt8] { Self.tail(of: memory.bytes) }

    /// Replaces the content.
    func show(_ bytes: [UInt8]) {
        _ = memory.take()
        memory.write(Self.tail(of: bytes))
    }

    private static func tail(of bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > limit else { return bytes }
        let tail = bytes.suffix(limit)
        return Array(tail.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    }

    /// Returns the last lines that fit a terminal.
    func bytes(columns: Int, lines: Int) -> [UInt8] {
        var rest = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        var shown: [ArraySlice<UInt8>] = []
        var room = max(lines, 1)
        while let line = rest.popLast() {
            room -= TerminalRows.count(of: String(decoding: line, as: UTF8.self), width: columns)
            guard room >= 0 || shown.isEmpty else { break }
            shown.append(line)
        }
        return Array(shown.reversed().joined(separator: [UInt8(ascii: "\n")]))
    }
}

/// A view of the keys of a performance, in colors that an audience can read.
struct PerformanceKeysView: View {
    func lines(in frame: Screen.Frame) -> [StyledText] {
        let keys = PerformanceKey.meanings
        let indent = (keys.map { displayWidth($0.keys) }.max() ?? 0) + 2
        let rows = keys.flatMap { key in
            let space = String(repeating: " ", count: indent - displayWidth(key.keys))
            let row = .command(key.keys) + StyledText(space + key.meaning)
            return Wrapping.lines(of: row, width: frame.width, hangingIndent: indent)
        }
        return rows + ["", StyledText("Any key goes back to the performance.")]
    }
}

/// A terminal for performances, with a presenter at its keys. The executable provides it.
package protocol Presenter: AnyObject {
    /// Waits for a key, at most for the given milliseconds; nil to wait without limit.
    func key(within milliseconds: Int?) -> [UInt8]?
    /// The terminal's present width in columns; nil if it is unknown.
    var columns: Int? { get }
    /// The terminal's present height in lines; nil if it is unknown.
    var lines: Int? { get }
    /// Whether another program used the terminal since the last key, so that the line must be redrawn.
    var wasAway: Bool { get }
    /// Runs the shell's interactive prompt until the presenter continues the performance.
    /// - Parameter typed: the text that prefills the line.
    func takeOver(typed: String) async
    /// Restores the terminal's modes.
    func leave()
}

/// Measures text in rows of a terminal.
enum TerminalRows {
    /// Returns the number of rows of a line at a width. The line may contain color sequences, `ESC [ … m`.
    static func count(of line: String, width: Int) -> Int {
        let columns = max(width, 1)
        return max(1, (displayWidth(withoutColor(line[...])) + columns - 1) / columns)
    }

    /// Returns a line without color sequences.
    static func withoutColor(_ line: Substring) -> String {
        guard line.utf8.contains(0x1B) else { return String(line) }
        var plain = ""
        var rest = line
        while let escape = rest.firstIndex(of: "\u{1B}") {
            plain += rest[..<escape]
            rest = rest[escape...].drop { $0 != "m" }.dropFirst()
        }
        return plain + rest
    }
}
