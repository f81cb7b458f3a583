import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileSystem {
    /// The size of a memory page in bytes.
    package static let pageSize = Int(getpagesize())
}

extension FileDescriptor {
    /// Maps a part of the file into memory.
    func map(_ place: Range<Int>) throws(Errno) -> UnsafeMutableRawBufferPointer {
        try SystemCall.run(.open) {
            let memory = mmap(nil, place.count, PROT_READ | PROT_WRITE, MAP_SHARED, rawValue, off_t(place.lowerBound))
            guard let memory, memory != MAP_FAILED else { throw SystemCall.last }
            return UnsafeMutableRawBufferPointer(start: memory, count: place.count)
        }
    }
}

/// Writing into the mapped memory of a file. If another process shortened the file, the system ends a writer with
/// SIGBUS; here private memory replaces the mapping instead, and the caller learns of it.
enum MappedMemory {
    /// Allows one write at a time, since the signal handler knows one place.
    private static let writing = Mutex(false)
    /// The address and the length of the memory that is being written; the address is 0 otherwise, and after the memory
    /// was replaced.
    private static let start = Atomic<Int>(0)
    private static let length = Atomic<Int>(0)

    /// Writes into the memory of a file.
    /// - Parameter body: writes into that memory.
    /// - Returns: false if private memory replaced it.
    static func guarding(_ memory: UnsafeMutableRawBufferPointer, _ body: () -> Void) -> Bool {
        writing.withLock { isPrepared in
            if !isPrepared {
                earlier = signal(SIGBUS, replace)
                isPrepared = true
            }
            length.store(memory.count, ordering: .relaxed)
            start.store(Int(bitPattern: memory.baseAddress), ordering: .sequentiallyConsistent)
            body()
            return start.exchange(0, ordering: .sequentiallyConsistent) != 0
        }
    }

    static func unmap(_ memory: UnsafeMutableRawBufferPointer) {
        if let start = memory.baseAddress { munmap(start, memory.count) }
    }

    /// The previous handler of the signal; it is set while the lock is held.
    nonisolated(unsafe) private static var earlier: (@convention(c) (Int32) -> Void)? = SIG_DFL

    /// Replaces the mapping with private memory and lets the write run again. A second signal during one write has
    /// another cause.
    private static let replace: @convention(c) (Int32) -> Void = { fault in
        let place = UnsafeMutableRawPointer(bitPattern: start.exchange(0, ordering: .sequentiallyConsistent))
        if let place {
            let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED
            let count = length.load(ordering: .relaxed)
            if mmap(place, count, PROT_READ | PROT_WRITE, flags, -1, 0) == place { return }
        }
        signal(fault, earlier)
        raise(fault)
    }
}
