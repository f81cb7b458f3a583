#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Transfers of bytes. Every function continues after a signal interrupts it.
extension FileDescriptor {
    /// Reads once.
    /// - Returns: the number of bytes read; 0 at the end.
    package func read(once buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<CallDisturbance.limit(buffer.count)])
        return try SystemCall.run { try read(into: part, retryOnInterrupt: false) }
    }

    /// Reads once.
    /// - Returns: the bytes read; empty at the end.
    package func read(upTo count: Int) throws(Errno) -> [UInt8] {
        var failure: Errno?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(Errno) {
                filled = try read(once: UnsafeMutableRawBufferPointer(buffer))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Reads to the end.
    /// - Parameters:
    ///   - limit: the maximum number of bytes.
    ///   - size: the expected number of bytes, for which memory is reserved.
    /// - Returns: nil if there are more bytes than the limit.
    package func readAll(limit: Int, expecting size: Int = 0) throws(Errno) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(size, limit))
        while bytes.count <= limit {
            let part = try read(upTo: Self.pieceSize)
            if part.isEmpty { return bytes }
            bytes += part
        }
        return nil
    }

    /// Reads a part of a file.
    /// - Returns: fewer bytes than the range has if the file ends in it.
    package func bytes(in range: Range<Int>) throws(Errno) -> [UInt8] {
        var failure: Errno?
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            let buffer = UnsafeMutableRawBufferPointer(buffer)
            do throws(Errno) {
                while filled < range.count {
                    let end = filled + CallDisturbance.limit(range.count - filled)
                    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<end])
                    let offset = Int64(range.lowerBound + filled)
                    let count = try SystemCall.run {
                        try read(fromAbsoluteOffset: offset, into: rest, retryOnInterrupt: false)
                    }
                    if count == 0 { return }
                    filled += count
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes all bytes.
    /// - Parameter offset: the offset in the file; nil for the descriptor's current position.
    package func write(all bytes: some Sequence<UInt8>, at offset: Int? = nil) throws(Errno) {
        var failure: Errno?
        let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { bytes in
            do throws(Errno) { try write(whole: UnsafeRawBufferPointer(bytes), at: offset) } catch { failure = error }
        }
        if isContiguous == nil { return try write(all: Array(bytes), at: offset) }
        if let failure { throw failure }
    }

    /// Writes a text. If writing fails, the rest of the text is lost.
    package func write(text: String) { try? write(all: Array(text.utf8)) }

    private func write(whole bytes: UnsafeRawBufferPointer, at offset: Int?) throws(Errno) {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            written += try write(once: rest, at: offset.map { $0 + written })
        }
    }

    /// Writes once.
    /// - Returns: the number of bytes that the system took.
    package func write(once bytes: UnsafeRawBufferPointer, at offset: Int? = nil) throws(Errno) -> Int {
        try SystemCall.run {
            let fault = FileFault.failure(ofWriting: bytes.count)
            let part = UnsafeRawBufferPointer(
                rebasing: bytes[..<(fault?.written ?? CallDisturbance.limit(bytes.count))])
            let count =
                if let fault, part.isEmpty { throw fault.error } else if let offset {
                    try write(toAbsoluteOffset: Int64(offset), part, retryOnInterrupt: false)
                } else {
                    try write(part, retryOnInterrupt: false)
                }
            if let fault { throw fault.error }
            return count
        }
    }

    /// Closes the descriptor and ignores errors. They matter only to writers, which use `close()`.
    package func closeQuietly() { try? close() }

    /// The size of a piece in bytes, when a descriptor is read to its end.
    package static let pieceSize = 65_536
}
