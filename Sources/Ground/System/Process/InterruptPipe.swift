import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A pipe that contains a byte for each Ctrl-C. A signal handler may call few functions, so it writes to a pipe, and
/// another thread reads it.
///
/// Ignoring the signal would be simpler, but started programs would inherit that.
package struct InterruptPipe: Sendable {
    /// The end to wait for. Reading it never blocks.
    package let readEnd: FileDescriptor
    private static let writeEnd = Atomic<Int32>(-1)
    private static let latest = Atomic<Int>(0)

    /// The time of the last Ctrl-C, on the clock of `OperatingSystem.elapsedMicroseconds`; 0 before the first.
    package static var latestTime: Int { latest.load(ordering: .relaxed) }

    /// Installs the signal handler.
    /// - Returns: nil if the system has no pipe left.
    package init?() {
        guard let ends = try? FileDescriptor.closedOnExecPipe() else { return nil }
        for end in [ends.readEnd, ends.writeEnd] { end.setNonBlocking() }
        Self.writeEnd.store(ends.writeEnd.rawValue, ordering: .relaxed)
        readEnd = ends.readEnd
        // Global values are made at their first use, which must not be in the signal handler.
        Self.latest.store(0, ordering: .relaxed)
        signal(SIGINT, Self.note)
    }

    /// Removes all bytes.
    /// - Returns: whether there were any.
    package func drain() -> Bool {
        var found = false
        while let bytes = try? readEnd.read(upTo: 16), !bytes.isEmpty { found = true }
        return found
    }

    private static let note: @convention(c) (Int32) -> Void = { _ in
        let earlier = errno
        latest.store(OperatingSystem.elapsedMicroseconds, ordering: .relaxed)
        var byte: UInt8 = 1
        _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
        errno = earlier
    }
}
