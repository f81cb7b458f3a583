import TonearmSystem

/// The frame of a Parquet file ("File Format", parquet.apache.org): `PAR1`, the content, the length of the footer in
/// four bytes (little endian), and `PAR1`.
///
/// The end of the file has the footer, so a file that was cut has none. DuckDB reads everything else.
enum ParquetFile {
    private static let mark = Array("PAR1".utf8)
    /// The length in bytes of the marks and the footer's length.
    private static let frame = 12

    /// - Throws: `MusicFeedProblem.part` if the file is not a whole Parquet file.
    static func check(_ path: String) throws(MusicFeedProblem) {
        let (start, end, size): ([UInt8], [UInt8], Int)
        do throws(FileSystem.ReadProblem) {
            let file = try OpenFile(path)
            size = file.size
            start = try file.bytes(in: 0..<min(4, size))
            end = try file.bytes(in: max(0, size - 8)..<size)
        } catch {
            throw .part(path, "cannot be read: \(error.description)")
        }
        guard size > 0 else { throw .part(path, "is empty") }
        guard start == mark else { throw .part(path, "is not a Parquet file") }
        guard size >= frame, end.suffix(4) == mark else {
            throw .part(path, "is cut short: its \(size) bytes have no footer")
        }
        let length = end.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= size - frame else {
            throw .part(path, "is cut short: its footer has \(length) bytes, the file \(size)")
        }
    }
}
