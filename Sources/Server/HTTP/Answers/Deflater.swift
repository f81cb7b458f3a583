import CTonearmZlib

/// A streaming compressor (RFC 1951) with gzip (RFC 1952) or zlib wrapping (RFC 1950).
struct Deflater: ~Copyable {
    /// The wrapping as zlib's `windowBits`: 15 for a window of 32 KiB, plus 16 for gzip.
    enum Wrapping: Int32 {
        case zlib = 15
        case gzip = 31
    }

    // zlib stores a pointer to the stream, so the stream must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let room: UnsafeMutableBufferPointer<UInt8>
    private var output: [UInt8] = []

    /// - Parameter level: the compression level, from 1 (fast) to 9 (small).
    init(_ wrapping: Wrapping, level: Int32) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        room = .allocate(capacity: 32_768)
        let status = deflateInit2_(
            stream, level, Z_DEFLATED, wrapping.rawValue, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib refused its own parameters, or there is no memory")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
        room.deallocate()
    }

    mutating func append(_ bytes: [UInt8]) { run(bytes, Z_NO_FLUSH) }

    /// Ends the stream.
    /// - Returns: all compressed bytes.
    consuming func finish() -> [UInt8] {
        run([], Z_FINISH)
        return output
    }

    static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        // Level 1 is the default of nginx; these answers rarely leave the machine.
        var deflater = Deflater(.gzip, level: 1)
        deflater.append(bytes)
        return deflater.finish()
    }

    private mutating func run(_ bytes: [UInt8], _ flush: Int32) {
        var input = bytes
        input.withUnsafeMutableBufferPointer { input in
            stream.pointee.next_in = input.baseAddress
            stream.pointee.avail_in = UInt32(input.count)
            repeat {
                stream.pointee.next_out = room.baseAddress
                stream.pointee.avail_out = UInt32(room.count)
                _ = deflate(stream, flush)
                output.append(contentsOf: room[..<(room.count - Int(stream.pointee.avail_out))])
            } while stream.pointee.avail_out == 0
            stream.pointee.next_in = nil
        }
    }
}
