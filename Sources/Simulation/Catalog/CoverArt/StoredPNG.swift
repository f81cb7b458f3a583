/// A PNG with a palette whose pixels are not compressed, for readers in this process (W3C Portable Network Graphics;
/// RFC 1951, stored blocks).
package struct StoredPNG {
    /// The longest stored block.
    private static let longestBlock = 65_535

    /// Returns a cover as a PNG.
    package static func bytes(of cover: Cover) -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity((cover.width + 1) * cover.height)
        var row = [UInt8](repeating: 0, count: cover.width)
        for y in 0..<cover.height {
            cover.draw(row: y, into: &row)
            pixels.append(0)
            pixels += row
        }
        var output: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        append("IHDR", number(cover.width) + number(cover.height) + [8, 3, 0, 0, 0], to: &output)
        append("PLTE", cover.palette, to: &output)
        append("IDAT", zlib(pixels), to: &output)
        append("IEND", [], to: &output)
        return output
    }

    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = [0x78, 0x01]
        var place = 0
        repeat {
            let end = min(bytes.count, place + longestBlock)
            let size = end - place
            output += [end == bytes.count ? 1 : 0, UInt8(size & 255), UInt8(size >> 8)]
            output += [UInt8(~size & 255), UInt8(~size >> 8 & 255)] + bytes[place..<end]
            place = end
        } while place < bytes.count
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return output + number(Int(high << 16 | low))
    }

    private static func append(_ type: String, _ data: [UInt8], to output: inout [UInt8]) {
        let body = Array(type.utf8) + data
        output += number(data.count) + body + number(Int(checksum(body)))
    }

    /// Returns the CRC-32 of bytes.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    /// Returns a number as four bytes, most significant first.
    private static func number(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
