#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Pipes and sockets that started programs do not inherit.
extension FileDescriptor {
    /// Makes a pipe.
    static func closedOnExecPipe() throws(Errno) -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
        #if canImport(Darwin)
            var ends: [Int32] = [-1, -1]
            _ = try SystemCall.run { try SystemCall.result(Darwin.pipe(&ends)) }
            return try kept(ends)
        #else
            let ends = try SystemCall.run { try pipe(options: .closeOnExec) }
            return try kept([ends.readEnd.rawValue, ends.writeEnd.rawValue])
        #endif
    }

    /// Makes two connected sockets.
    package static func socketPair() throws(Errno) -> (ours: FileDescriptor, theirs: FileDescriptor) {
        var ends: [Int32] = [-1, -1]
        _ = try SystemCall.run { try SystemCall.result(socketpair(AF_UNIX, socketType, 0, &ends)) }
        let (ours, theirs) = try kept(ends)
        #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(ours.rawValue, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return (ours, theirs)
    }

    /// Ends the writing side of a socket, so that its peer reads to the end.
    package func shutDownWriting() { _ = shutdown(rawValue, Int32(SHUT_WR)) }

    /// Closes all descriptors but standard input, output and error. A socket that was inherited by mistake would stay
    /// open for its peer too.
    package static func closeInherited() {
        for number in FileSystem.names(in: "/dev/fd").compactMap(Int32.init) where number > 2 {
            FileDescriptor(rawValue: number).closeQuietly()
        }
    }

    /// Keeps started programs from inheriting any descriptor but standard input, output and error.
    static func closeOthersOnExec() {
        for number in FileSystem.names(in: "/dev/fd").compactMap(Int32.init) where number > 2 {
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        }
    }

    func setNonBlocking() { _ = fcntl(rawValue, F_SETFL, O_NONBLOCK) }

    /// Marks the two descriptors as closed on exec, and moves them away from those of standard input, output and error,
    /// which may be closed.
    private static func kept(_ ends: [Int32]) throws(Errno) -> (FileDescriptor, FileDescriptor) {
        var moved: [FileDescriptor] = []
        for end in ends {
            guard end <= 2 else {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                moved.append(FileDescriptor(rawValue: end))
                continue
            }
            let other = fcntl(end, F_DUPFD_CLOEXEC, 3)
            let error = other < 0 ? SystemCall.last : nil
            FileDescriptor(rawValue: end).closeQuietly()
            if let error { throw error }
            moved.append(FileDescriptor(rawValue: other))
        }
        return (moved[0], moved[1])
    }

    private static var socketType: Int32 {
        #if canImport(Glibc)
            Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl)
            SOCK_STREAM | SOCK_CLOEXEC
        #else
            SOCK_STREAM
        #endif
    }
}
