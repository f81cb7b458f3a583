// The terminal, as far as it differs between systems.
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The modes of the terminal of standard input at one moment.
package struct TerminalModes {
    private var modes = termios()

    /// - Returns: nil if standard input is not a terminal.
    package init?() {
        guard tcgetattr(0, &modes) == 0 else { return nil }
    }

    /// Sets the terminal to these modes, unless another program has it in the foreground.
    package func restore() {
        guard tcgetpgrp(0) == getpgrp() else { return }
        withUnsafePointer(to: modes) { _ = tcsetattr(0, TCSADRAIN, $0) }
    }
}

/// The modes in which the program found the terminal of standard input. Whatever reads keys one by one, or hides what is typed, gives them back
/// when it is done; where a signal ends the process before that, this does.
package enum TerminalModesAtStart {
    /// The address of the modes; 0 where there is no terminal. Nobody frees them.
    private static let modes = Atomic<Int>(0)
    /// Whether a secret is being typed: what of it nobody has read is for no other program, and not to be shown.
    private static let takesSecret = Atomic<Bool>(false)

    /// Remembers them, to give them back after a fault, a hang-up and a request to end.
    package static func keep() {
        var found = termios()
        guard modes.load(ordering: .relaxed) == 0, tcgetattr(0, &found) == 0 else { return }
        let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        memory.initialize(to: found)
        modes.store(Int(bitPattern: memory), ordering: .releasing)
        // A program told to ignore hang-ups (nohup) goes on ignoring them.
        for ending in [SIGTERM, SIGHUP] where unsafeBitCast(signal(ending, end), to: Int.self) == ignored {
            signal(ending, SIG_IGN)
        }
    }

    /// Tells whether a secret is being typed.
    package static func expectSecret(_ isTyped: Bool) { takesSecret.store(isTyped, ordering: .relaxed) }

    /// A handler of a signal may call it. Where others have the terminal now, it stays as they want it.
    static func giveBack() {
        let memory = UnsafePointer<termios>(bitPattern: modes.load(ordering: .acquiring))
        guard let memory, tcgetpgrp(0) == getpgrp() else { return }
        if takesSecret.load(ordering: .relaxed) { tcflush(0, TCIFLUSH) }
        _ = tcsetattr(0, TCSANOW, memory)
    }

    private static let ignored = unsafeBitCast(SIG_IGN, to: Int.self)

    private static let end: @convention(c) (Int32) -> Void = { ending in
        giveBack()
        signal(ending, SIG_DFL)
        raise(ending)
    }
}

extension OperatingSystem {
    /// Writes all bytes to a terminal, a little at a time, so that a slow one keeps nobody from stopping it.
    /// - Returns: the error's number, `FileSystem.cancelled` if it was stopped, or nil if all is written.
    static func writeAll(
        _ bytes: [UInt8], toTerminal descriptor: Int32, isStopped: () -> Bool
    ) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            if isStopped() { return FileSystem.cancelled }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            // If waiting itself fails, writing says why.
            if poll(&waiting, 1, terminalPause) == 0 { continue }
            if let number = writeAll(Array(rest.prefix(terminalPiece)), to: descriptor) { return number }
            rest = rest.dropFirst(terminalPiece)
        }
        return nil
    }

    /// Milliseconds between two looks at whether writing is to stop.
    private static let terminalPause: Int32 = 25
    /// Bytes that are written at once.
    private static let terminalPiece = 1024
}
