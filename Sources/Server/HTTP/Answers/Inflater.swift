import CTonearmZlib

/// A decompressor of gzip (RFC 1952) and zlib data (RFC 1950). Its output is bounded, because few compressed bytes can
/// contain millions.
enum Inflater {
    /// zlib's `windowBits`: 15 for a window of 32 KiB, plus 32 to recognize the wrapping.
    private static let windowBits: Int32 = 15 + 32

    /// Returns the beginning of the decompressed data.
    /// - Parameter limit: the most bytes of the result.
    /// - Returns: nil if the data does not begin like gzip or zlib. `isWhole` is false if the data is cut or damaged,
    ///   or the result reached the limit.
    static func inflated(_ bytes: [UInt8], limit: Int) -> (bytes: [UInt8], isWhole: Bool)? {
        var stream = z_stream()
        guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        var (input, output) = (bytes, [UInt8](repeating: 0, count: limit))
        let status = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return inflate(&stream, Z_SYNC_FLUSH)
            }
        }
        let count = limit - Int(stream.avail_out)
        if count == 0, status != Z_STREAM_END { return nil }
        return (Array(output.prefix(count)), status == Z_STREAM_END)
    }
}
