import CTonearmZlib

/// A parsed PNG.
struct Picture: Equatable {
    var width: Int
    var height: Int
    var palette: [UInt8]
    /// The indices, row by row.
    var pixels: [UInt8]

    /// - Returns: nil if a signature, checksum, order or size is wrong.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        var chunks: [(type: String, data: [UInt8])] = []
        var index = 8
        while index + 12 <= bytes.count {
            let length = Self.number(bytes[index...])
            let end: Int = index + 8 + length
            guard end + 4 <= bytes.count else { return nil }
            let body: [UInt8] = Array(bytes[(index + 4)..<end])
            guard Self.number(bytes[end...]) == Int(crc32(0, body, UInt32(body.count))) else { return nil }
            chunks.append((String(decoding: body[..<4], as: UTF8.self), Array(body[4...])))
            index = end + 4
        }
        guard index == bytes.count, chunks.map(\.type).filter({ $0 != "tRNS" }) == ["IHDR", "PLTE", "IDAT", "IEND"],
            chunks[0].data.count == 13, chunks[0].data[8...] == [8, 3, 0, 0, 0]
        else { return nil }
        width = Self.number(chunks[0].data[...])
        height = Self.number(chunks[0].data[4...])
        palette = chunks[1].data
        // Opacities are between the palette and the indices, one for each color.
        if chunks[2].type == "tRNS" {
            guard chunks.remove(at: 2).data.count * 3 == palette.count else { return nil }
        }
        var rows = [UInt8](repeating: 0, count: (width + 1) * height)
        var count = uLongf(rows.count)
        guard uncompress(&rows, &count, chunks[2].data, uLong(chunks[2].data.count)) == Z_OK, Int(count) == rows.count
        else { return nil }
        pixels = []
        for y in 0..<height {
            let start: Int = y * (width + 1)
            guard rows[start] == 0 else { return nil }
            pixels += rows[(start + 1)...(start + width)]
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }
}
