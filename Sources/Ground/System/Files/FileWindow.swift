/// A part of a file that is mapped into memory. Written bytes reach the file at once, without a system call. They
/// survive the end of the process, but not a power failure.
package final class FileWindow {
    /// The mapped range of the file in bytes.
    package let place: Range<Int>
    private let memory: UnsafeMutableRawBufferPointer
    /// Whether private memory replaced the mapping.
    private var isLost = false

    /// - Parameter place: bytes that the file has. The lower bound is a multiple of `FileSystem.pageSize`.
    /// - Throws: `Errno` if the file cannot be mapped.
    init(_ descriptor: FileDescriptor, _ place: Range<Int>) throws(Errno) {
        self.place = place
        memory = try descriptor.map(place)
    }

    deinit { MappedMemory.unmap(memory) }

    /// Writes bytes.
    /// - Parameter offset: from the start of the file.
    /// - Throws: `Errno` if another process cut the file off there, or if the disk is full after all. The window cannot
    ///   be written afterwards.
    package func write(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(Errno) {
        let fault = FileFault.failure(ofWriting: bytes.count)
        let part = bytes.prefix(fault?.written ?? bytes.count)
        try write(part.count, at: offset) { place in part.withUnsafeBytes { place.copyMemory(from: $0) } }
        if let fault { throw fault.error }
    }

    /// Writes bytes with one instruction, so that a kill leaves all or none of them.
    package func exchange(_ bytes: SIMD16<UInt8>, at offset: Int) throws(Errno) {
        if let fault = FileFault.failure(ofWriting: SIMD16<UInt8>.scalarCount) { throw fault.error }
        try write(SIMD16<UInt8>.scalarCount, at: offset) {
            $0.storeBytes(of: bytes, as: SIMD16<UInt8>.self)
        }
    }

    private func write(_ count: Int, at offset: Int, by body: (UnsafeMutableRawBufferPointer) -> Void) throws(Errno) {
        precondition(place.lowerBound <= offset && count <= place.upperBound - offset, "written beside the window")
        let start = offset - place.lowerBound
        let target = UnsafeMutableRawBufferPointer(rebasing: memory[start..<(start + count)])
        isLost = isLost || !MappedMemory.guarding(memory) { body(target) }
        if isLost { throw .ioError }
    }
}
