import TonearmSystem

/// A reader of single keys of a terminal, while no line is edited.
///
/// Only line mode and echo are off: the terminal shows output as usual, and its keys for interrupting and stopping
/// work.
package final class KeyReader {
    private let terminal: FileDescriptor
    private let modes: TerminalModes
    private var hasKeys = false

    /// - Returns: nil if standard input is not a terminal.
    package init?() {
        terminal = FileDescriptor.standardInput
        guard terminal.isTerminal, let modes = TerminalModes(of: terminal) else { return nil }
        self.modes = modes
    }

    /// The maximum duration of one wait in milliseconds, so that the caller can react to other events.
    private static let slice = 100
    /// The time limit for the rest of an escape sequence, in milliseconds.
    private static let sequenceTime: Int32 = 25

    /// Waits for a key.
    /// - Parameter milliseconds: the time limit; nil for the standard slice.
    /// - Returns: the bytes of the key; nil on timeout. At the end of the input, Ctrl-D.
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

    /// Whether another program used the terminal since the last key, because this one was suspended and resumed. The
    /// line must then be drawn again.
    package var wasAway: Bool { hasKeys && modes.deliversLines }

    /// Restores the terminal's original modes.
    package func leave() {
        modes.restore()
        hasKeys = false
    }

    deinit { leave() }
}

/// The result of reading one byte.
enum ByteRead {
    case byte(UInt8)
    case none
    case end

    init(_ file: FileDescriptor) {
        var byte: UInt8 = 0
        do {
            let count = try withUnsafeMutableBytes(of: &byte) { buffer throws(Errno) in
                try file.read(once: buffer)
            }
            self = count == 1 ? .byte(byte) : .end
        } catch {
            self = error == .wouldBlock ? .none : .end
        }
    }
}
