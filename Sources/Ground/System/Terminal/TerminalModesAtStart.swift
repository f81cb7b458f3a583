import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The modes that the terminal of standard input had when the program started. They are restored if a signal ends the
/// process while it reads keys one by one or hides what is typed.
package enum TerminalModesAtStart {
    /// The address of the modes, which are never freed; 0 without a terminal.
    private static let modes = Atomic<Int>(0)
    /// Whether a secret is being typed: input that was not read must neither be shown nor reach another program.
    private static let takesSecret = Atomic<Bool>(false)

    /// Stores the modes, to restore them after a fault, a hang-up or a termination signal.
    package static func keep() {
        var found = termios()
        guard modes.load(ordering: .relaxed) == 0, tcgetattr(0, &found) == 0 else { return }
        let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        memory.initialize(to: found)
        modes.store(Int(bitPattern: memory), ordering: .releasing)
        // A program that was told to ignore hang-ups (nohup) keeps ignoring them.
        for ending in [SIGTERM, SIGHUP] where unsafeBitCast(signal(ending, end), to: Int.self) == ignored {
            signal(ending, SIG_IGN)
        }
    }

    /// Records whether a secret is being typed.
    package static func expectSecret(_ isTyped: Bool) { takesSecret.store(isTyped, ordering: .relaxed) }

    /// Restores the modes, unless another program has the terminal. A signal handler may call it.
    static func restore() {
        let memory = UnsafePointer<termios>(bitPattern: modes.load(ordering: .acquiring))
        guard let memory, tcgetpgrp(0) == getpgrp() else { return }
        if takesSecret.load(ordering: .relaxed) { tcflush(0, TCIFLUSH) }
        _ = tcsetattr(0, TCSANOW, memory)
    }

    private static let ignored = unsafeBitCast(SIG_IGN, to: Int.self)

    private static let end: @convention(c) (Int32) -> Void = { ending in
        restore()
        signal(ending, SIG_DFL)
        raise(ending)
    }
}
