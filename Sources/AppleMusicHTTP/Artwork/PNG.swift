import CZlib

/// A PNG with a palette (W3C Portable Network Graphics, colour type 3), written row by row.
struct PNG: ~Copyable {
    private var output: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private var pixels: Deflater

    /// - Parameters:
    ///   - width: pixels, as is the height.
    ///   - palette: red, green and blue of up to 256 colours.
    ///   - transparent: the index of the colour that is not seen; nil for none.
    init(width: Int, height: Int, palette: [UInt8], transparent: UInt8? = nil) {
        // Level 4: covers are even, so more effort finds nothing.
        pixels = Deflater(.zlib, level: 4)
        // 8 bits an index, colour type 3, the standard's compression and filters, not interlaced.
        chunk("IHDR", PNG.number(width) + PNG.number(height) + [8, 3, 0, 0, 0])
        chunk("PLTE", palette)
        // The opacity of each colour up to the last that is not fully seen.
        if let transparent { chunk("tRNS", [UInt8](repeating: 255, count: Int(transparent)) + [0]) }
    }

    /// - Parameter row: an index into the palette for each pixel.
    mutating func append(row: [UInt8]) {
        // Filter 0: as it is.
        pixels.append([0] + row)
    }

    consuming func finish() -> [UInt8] {
        var output = output
        PNG.append("IDAT", pixels.finish(), to: &output)
        PNG.append("IEND", [], to: &output)
        return output
    }

    private mutating func chunk(_ type: String, _ data: [UInt8]) { PNG.append(type, data, to: &output) }

    /// Length, type, data and the checksum over the last two.
    private static func append(_ type: String, _ data: [UInt8], to output: inout [UInt8]) {
        let body = Array(type.utf8) + data
        output += number(data.count) + body + number(Int(crc32(0, body, UInt32(body.count))))
    }

    /// Four bytes, the highest first.
    private static func number(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
