/// Where a recording is written: a file of the shell's, or a test's memory.
///
/// Offsets are counted in bytes from the beginning of the file. Whatever a function throws reaches whoever called the
/// recorder.
package protocol RecordingSink: AnyObject {
    func append(_ bytes: [UInt8]) throws
    /// Writes one byte over another, which the system does whole or not at all.
    func replaceByte(at offset: Int, with byte: UInt8) throws
    /// Cuts the file off.
    func truncate(to length: Int) throws
    /// Returns when what was written is on the disk, where that is wanted after each step.
    func sync() throws
}
