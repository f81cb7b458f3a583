/// Where a recording is written: a file of the shell's, or a test's memory.
///
/// Offsets are counted in bytes from the beginning of the file. Whatever a function throws reaches whoever called the
/// recorder.
package protocol RecordingSink: AnyObject {
    func append(_ bytes: [UInt8]) throws
    /// Writes one byte over another, which the system does whole or not at all.
    func replaceByte(at offset: Int, with byte: UInt8) throws
    /// Appends bytes that are in the file all together or not at all, whatever ends the program meanwhile.
    /// - Returns: false where the sink cannot do so; then the file is as it was.
    func appendAtOnce(_ bytes: [UInt8]) throws -> Bool
    /// Cuts the file off.
    func truncate(to length: Int) throws
    /// Returns when what was written is on the disk, where that is wanted after each step.
    func sync() throws
}
