#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileDescriptor {
    /// An event on a descriptor for which a caller waits.
    package enum Readiness: Sendable {
        case reading, writing

        fileprivate var events: Int16 { self == .reading ? Int16(POLLIN) : Int16(POLLOUT) }
    }

    /// Waits until a descriptor is ready, or has an error that the next call reports. Continues after a signal, with
    /// the whole time again.
    /// - Parameters:
    ///   - descriptors: nil entries are never ready.
    ///   - milliseconds: the time limit; a negative number means none.
    /// - Returns: for each entry, whether it is ready. All are false when the time is up.
    package static func wait(
        for descriptors: [(FileDescriptor, Readiness)?], milliseconds: Int32
    ) throws(Errno) -> [Bool] {
        // The system ignores a negative descriptor.
        var entries = descriptors.map { entry in
            pollfd(fd: entry?.0.rawValue ?? -1, events: entry?.1.events ?? 0, revents: 0)
        }
        _ = try SystemCall.run { try SystemCall.result(poll(&entries, nfds_t(entries.count), milliseconds)) }
        return entries.map { $0.revents != 0 }
    }

    /// Waits until one of two descriptors can be read.
    /// - Parameter milliseconds: the time limit; a negative number means none.
    /// - Returns: false for both when the time is up. The first counts as ready if waiting fails, so that reading it
    ///   reports why.
    package static func wait(
        for first: FileDescriptor, or second: FileDescriptor?, milliseconds: Int32
    ) -> (first: Bool, second: Bool) {
        guard
            let ready = try? wait(for: [(first, .reading), second.map { ($0, .reading) }], milliseconds: milliseconds)
        else { return (true, false) }
        return (ready[0], ready[1])
    }

    /// Lets other processes work for a moment.
    package static func pause(milliseconds: UInt32) { _ = usleep(milliseconds * 1000) }
}
