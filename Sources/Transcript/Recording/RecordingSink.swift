/// The destination of a recording: a file of the shell, or memory in tests.
///
/// Offsets are in bytes from the beginning of the file. The recorder rethrows its errors.
package protocol RecordingSink: AnyObject {
    func append(_ bytes: [UInt8]) throws
    /// Replaces a byte, which is atomic.
    func replaceByte(at offset: Int, with byte: UInt8) throws
    /// Maps room for pieces after the end of the file, or extends it, so that writing a piece needs no system call.
    /// - Parameters:
    ///   - place: the offset of the next piece, at most a few bytes before the end.
    ///   - size: the required size in bytes.
    /// - Returns: the end of the room, which is filled with line feeds from the old end of the file. Nil if there is no such room.
    func makeRoom(from place: Int, size: Int) throws -> Int?
    /// Writes into the room.
    func fill(_ bytes: ArraySlice<UInt8>, at offset: Int) throws
    /// Writes sixteen bytes into the room atomically.
    func exchange(_ bytes: SIMD16<UInt8>, at offset: Int) throws
    /// Truncates the file, and releases the room.
    func truncate(to length: Int) throws
    /// Syncs the file to the disk, if that is required after each step.
    func sync() throws
}
