import CTonearmZlib

/// A PNG with a palette (W3C Portable Network Graphics, color type 3), written row by row.
struct PNG: ~Copyable {
    private var output: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private var pixels: Deflater

    /// - Parameters:
    ///   - width: the width in pixels, like `height`.
    ///   - palette: red, green and blue of up to 256 colors.
    ///   - transparent: the index of the transparent color; nil for none.
    init(width: Int, height: Int, palette: [UInt8], transparent: UInt8? = nil) {
        // Level 4 is enough: covers have even areas, and higher levels hardly shrink them further.
        pixels = Deflater(.zlib, level: 4)
        // 8 bits an index, color type 3, standard compression and filters, not interlaced.
        chunk("IHDR", PNG.number(width) + PNG.number(height) + [8, 3, 0, 0, 0])
        chunk("PLTE", palette)
        // The opacity of each color up to the transparent one; later colors are opaque.
        if let transparent { chunk("tRNS", [UInt8](repeating: 255, count: Int(transparent)) + [0]) }
    }

    /// - Parameter row: one palette index for each pixel.
    mutating func append(row: [UInt8]) {
        // Filter type 0 leaves the row unchanged.
        pixels.append([0] + row)
    }

    consuming func finish() -> [UInt8] {
        var output = output
        PNG.append("IDAT", pixels.finish(), to: &output)
        PNG.append("IEND", [], to: &output)
        return output
    }

    private mutating func chunk(_ type: String, _ data: [UInt8]) { PNG.append(type, data, to: &output) }

    /// Appends a chunk: length, type, data, and the checksum of type and data.
    private static func append(_ type: String, _ data: [UInt8], to output: inout [UInt8]) {
        let body = Array(type.utf8) + data
        output += number(data.count) + body + number(Int(crc32(0, body, UInt32(body.count))))
    }

    /// Returns a number as four bytes, most significant first.
    private static func number(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
