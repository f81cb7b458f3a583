import Synchronization

/// A part of a file that lies in memory: what is written there is in the file at once and outlives the process, without a call of the system
/// each time. It is no promise for a machine without power.
package final class FileWindow {
    /// Where in the file it lies; bytes.
    package let place: Range<Int>
    private let memory: UnsafeMutableRawPointer
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

    deinit { FileSystem.unmap(memory, place.count) }

    /// Writes bytes, the first ones first: a process that is killed meanwhile leaves none of them without all before it.
    /// - Parameter offset: in the file.
    /// - Throws: `WriteFailure` where the file does not have the place any more, because another program cut it off, or where its system finds
    ///   no room for it after all. Then nothing can be written into the window from now on.
    package func write(_ bytes: [UInt8], at offset: Int) throws(WriteFailure) {
        precondition(
            place.lowerBound <= offset && bytes.count <= place.upperBound - offset, "written beside the window")
        let fault = FileFault.failure(ofWriting: bytes.count)
        let part = bytes.prefix(fault?.written ?? bytes.count)
        isLost = isLost || !MappedMemory.copy(part, to: memory + (offset - place.lowerBound), in: memory, place.count)
        if isLost { throw WriteFailure(number: FileSystem.failed) }
        if let fault { throw WriteFailure(number: fault.number) }
    }
}
