// Files that lie in memory.
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileSystem {
    /// Bytes.
    package static let pageSize = Int(getpagesize())

    /// - Throws: `WriteFailure`.
    static func map(_ descriptor: Int32, _ place: Range<Int>) throws(WriteFailure) -> UnsafeMutableRawBufferPointer {
        if let number = FileFault.failure(of: .open) { throw WriteFailure(number: number) }
        let memory = mmap(
            nil, place.count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(place.lowerBound))
        guard let memory, memory != MAP_FAILED else { throw WriteFailure(number: errno) }
        return UnsafeMutableRawBufferPointer(start: memory, count: place.count)
    }

    static func unmap(_ memory: UnsafeMutableRawBufferPointer) {
        if let start = memory.baseAddress { munmap(start, memory.count) }
    }
}

/// Writes into memory that is a file's. Where the file has become shorter, the system ends a process that does so with SIGBUS; here other
/// memory takes the place instead, and whoever writes is told.
enum MappedMemory {
    /// One at a time: the handler of the signal knows of one place.
    private static let writing = Mutex(false)
    /// Where somebody writes now, and how long that memory is; 0 where nobody does, and after the memory was replaced.
    private static let start = Atomic<Int>(0)
    private static let length = Atomic<Int>(0)

    /// - Parameters:
    ///   - memory: where the file is, and how many bytes of it.
    ///   - body: writes into that memory.
    /// - Returns: false where other memory took the place.
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

    /// What was done on the signal before; it is set while the lock is held.
    nonisolated(unsafe) private static var earlier: (@convention(c) (Int32) -> Void)? = SIG_DFL

    /// Memory of nobody's goes where the file's was, and the write is tried again. A second signal in one write is of another fault.
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
