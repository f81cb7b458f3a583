import Synchronization

/// A part of a file that lies in memory: what is written there is in the file at once and outlives the process, without a call of the system
/// each time. It is no promise for a machine without power.
package final class FileWindow {
    /// Where in the file it lies; bytes.
    package let place: Range<Int>
    private let memory: UnsafeMutableRawBufferPointer
    /// Whether other memory took its place.
    private var isLost = false

    package typealias WriteFailure = FileSystem.WriteFailure

    /// - Parameters:
    ///   - place: bytes that the file has. The lower bound is a multiple of `FileSystem.pageSize`.
    /// - Throws: `WriteFailure` where the file's system does not do so.
    init(_ descriptor: Int32, _ place: Range<Int>) throws(WriteFailure) {
        self.place = place
        memory = try FileSystem.map(descriptor, place)
    }

    deinit { FileSystem.unmap(memory) }

    /// Writes bytes.
    /// - Parameter offset: in the file.
    /// - Throws: `WriteFailure` where the file does not have the place any more, because another program cut it off, or where its system finds
    ///   no room for it after all. Then nothing can be written into the window from now on.
    package func write(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(WriteFailure) {
        let fault = FileFault.failure(ofWriting: bytes.count)
        let part = bytes.prefix(fault?.written ?? bytes.count)
        try write(part.count, at: offset) { place in part.withUnsafeBytes { place.copyMemory(from: $0) } }
        if let fault { throw WriteFailure(number: fault.number) }
    }

    /// The same with bytes that one instruction writes: no kill comes between them.
    package func exchange(_ bytes: SIMD16<UInt8>, at offset: Int) throws(WriteFailure) {
        if let fault = FileFault.failure(ofWriting: SIMD16<UInt8>.scalarCount) {
            throw WriteFailure(number: fault.number)
        }
        try write(SIMD16<UInt8>.scalarCount, at: offset) {
            $0.storeBytes(of: bytes, as: SIMD16<UInt8>.self)
        }
    }

    private func write(
        _ count: Int, at offset: Int, by body: (UnsafeMutableRawBufferPointer) -> Void
    ) throws(WriteFailure) {
        precondition(
            place.lowerBound <= offset && count <= place.upperBound - offset, "written beside the window")
        let start = offset - place.lowerBound
        let target = UnsafeMutableRawBufferPointer(rebasing: memory[start..<(start + count)])
        isLost = isLost || !MappedMemory.guarding(memory) { body(target) }
        if isLost { throw WriteFailure(number: FileSystem.failed) }
    }
}
