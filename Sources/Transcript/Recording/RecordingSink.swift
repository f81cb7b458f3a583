/// Where a recording is written: a file of the shell's, or a test's memory.
///
/// Offsets are counted in bytes from the beginning of the file. Whatever a function throws reaches whoever called the
/// recorder.
package protocol RecordingSink: AnyObject {
    func append(_ bytes: [UInt8]) throws
    /// Writes one byte over another, which the system does whole or not at all.
    func replaceByte(at offset: Int, with byte: UInt8) throws
    /// Makes room for pieces behind the end of the file, or more of it, which lies in memory, so that a piece takes no call of the system.
    /// - Parameters:
    ///   - place: where the next piece begins, no more than some bytes before the end.
    ///   - size: that is needed; bytes.
    /// - Returns: where the room ends: from what was the end of the file up to there are line feeds now. Nil if there is no such room.
    func makeRoom(from place: Int, size: Int) throws -> Int?
    /// Writes into the room.
    func fill(_ bytes: ArraySlice<UInt8>, at offset: Int) throws
    /// The same with bytes that all get there at once, whatever ends the program.
    func exchange(_ bytes: SIMD16<UInt8>, at offset: Int) throws
    /// Cuts the file off, and gives the room back.
    func truncate(to length: Int) throws
    /// Returns when what was written is on the disk, where that is wanted after each step.
    func sync() throws
}
