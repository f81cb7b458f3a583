import SystemLayer

/// Single keys of a terminal, for as long as no line is edited.
///
/// The terminal shows what is written as ever, and its keys for interrupting and stopping work as ever; only lines and
/// echo are off.
package final class KeyReader {
    private let terminal: FileDescriptor
    private let modes: TerminalModes
    private var hasKeys = false

    /// - Returns: nil where standard input is not a terminal.
    package init?() {
        terminal = FileDescriptor.standardInput
        guard terminal.isTerminal, let modes = TerminalModes(of: terminal) else { return nil }
        self.modes = modes
    }

    /// No longer than this is waited at once, so that whoever waits hears of other things.
    private static let slice = 100
    /// How long the rest of an escape sequence may take.
    private static let sequenceTime: Int32 = 25

    /// Waits for a key.
    /// - Parameter milliseconds: no longer than this; nil for as long as it takes, or until something else happened.
    /// - Returns: what the terminal sends for it; nil when none came. At the end of the input, Ctrl-D.
    package func key(within milliseconds: Int?) -> [UInt8]? {
        modes.readKeys()
        hasKeys = true
        let time = Int32(clamping: max(0, min(milliseconds ?? Self.slice, Self.slice)))
        guard FileDescriptor.wait(for: terminal, or: nil, milliseconds: time).first else { return nil }
        guard case .byte(let first) = ByteRead(terminal) else { return [4] }
        var key = KeySequence(first)
        while key.goesOn,
            FileDescriptor.wait(for: terminal, or: nil, milliseconds: Self.sequenceTime).first,
            case .byte(let byte) = ByteRead(terminal)
        {
            key.append(byte)
        }
        return key.bytes
    }

    /// Whether somebody else had the terminal since the last key: this program was stopped, and goes on. What stands in
    /// the line is to be drawn anew then.
    package var wasAway: Bool { hasKeys && modes.deliversLines }

    /// The terminal is as it was before the first key.
    package func leave() {
        modes.restore()
        hasKeys = false
    }

    deinit { leave() }
}
