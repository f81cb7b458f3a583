#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The layer through which this target calls the system: it retries after a signal, and tests inject faults into it.
package enum SystemCall {
    /// Makes a call, again as long as a signal interrupts it.
    /// - Parameters:
    ///   - change: the change that the call makes to files, which a `FileFault` may make fail.
    ///   - call: throws the error of the system as `Errno`, such as through `result`.
    /// - Throws: the error of the last try.
    static func run<Value>(_ change: FileFault.Change? = nil, _ call: () throws -> Value) throws(Errno) -> Value {
        var isDisturbed = CallDisturbance.current == .interruptions
        while true {
            do {
                if isDisturbed {
                    isDisturbed = false
                    throw Errno.interrupted
                }
                if let change, let error = FileFault.failure(of: change) { throw error }
                return try call()
            } catch {
                let error = error as? Errno ?? .ioError
                if error != .interrupted { throw error }
            }
        }
    }

    /// Returns the number that a function of the C library returned.
    /// - Throws: the error that the function left in `errno`, if the number is -1.
    static func result<Number: SignedInteger>(_ number: Number) throws(Errno) -> Number {
        if number == -1 { throw last }
        return number
    }

    /// Throws the error number that a function such as `posix_spawn` returned, unless it is 0.
    static func check(_ number: Int32) throws(Errno) {
        if number != 0 { throw Errno(rawValue: number) }
    }

    /// The error of the last call that failed.
    static var last: Errno { Errno(rawValue: errno) }
}

extension Errno {
    /// Whether a disk, a quota or the permitted size of a file is used up.
    package var isOutOfSpace: Bool { [.noSpace, .diskQuotaExceeded, .fileTooLarge].contains(self) }

    /// Whether the process or the system temporarily lacks descriptors or memory.
    package var isShortage: Bool {
        [.tooManyOpenFiles, .tooManyOpenFilesInSystem, .noBufferSpace, .noMemory].contains(self)
    }

    /// Whether the peer or the network ended a connection.
    package var isConnectionEnd: Bool {
        [.connectionReset, .connectionAbort, .brokenPipe, .socketNotConnected].contains(self)
    }
}
