#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The modes of a terminal at one moment.
package struct TerminalModes {
    private let terminal: FileDescriptor
    private var modes = termios()

    /// - Returns: nil if the descriptor is not a terminal.
    package init?(of terminal: FileDescriptor = .standardInput) {
        guard tcgetattr(terminal.rawValue, &modes) == 0 else { return nil }
        self.terminal = terminal
    }

    /// Sets the terminal to these modes after its output.
    package func restore() { set(modes, TCSADRAIN) }

    /// Sets the terminal to these modes, unless another program has it in the foreground.
    package func restoreInForeground() {
        if tcgetpgrp(terminal.rawValue) == getpgrp() { restore() }
    }

    /// Delivers keys one by one and without echo.
    package func readKeys() {
        var keys = modes
        keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
        set(keys, TCSADRAIN)
    }

    /// Delivers keys one by one, without echo and without signals. Discards the input that was not read.
    /// - Returns: whether the terminal took the modes.
    package func readSecretKeys() -> Bool {
        var silent = modes
        silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        return set(silent, TCSAFLUSH)
    }

    /// Sets the terminal to these modes and discards the input that was not read.
    package func restoreDiscardingInput() { set(modes, TCSAFLUSH) }

    /// Whether the terminal delivers whole lines now, as it does for the program that started this one.
    package var deliversLines: Bool {
        var now = termios()
        return tcgetattr(terminal.rawValue, &now) == 0 && now.c_lflag & tcflag_t(ICANON) != 0
    }

    @discardableResult
    private func set(_ modes: termios, _ moment: Int32) -> Bool {
        withUnsafePointer(to: modes) { modes in
            FileSystem.failure { () throws(Errno) in
                try SystemCall.run { try SystemCall.result(tcsetattr(terminal.rawValue, moment, modes)) }
            } == nil
        }
    }
}

/// The size of a character in pixels.
package struct CellSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// The size for terminals that report none: small enough for a picture to stay within its room nearly everywhere.
    package static let usual = CellSize(width: 8, height: 16)

    /// The size that follows from the terminal's size in pixels and in characters; the usual size if the result is
    /// implausible.
    package init(pixels: (width: Int, height: Int), columns: Int, rows: Int) {
        let (width, height) = (pixels.width / max(columns, 1), pixels.height / max(rows, 1))
        let isKnown = (3...64).contains(width) && (6...128).contains(height)
        self = isKnown ? CellSize(width: width, height: height) : .usual
    }

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
