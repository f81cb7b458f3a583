import Console
import TerminalText

/// A copy of a performance's screen, which restores it after going back.
///
/// Like other copies of the screen it gets text with colours, but no pictures.
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
