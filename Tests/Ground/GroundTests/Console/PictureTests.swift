import Testing
import TonearmConsole
import TonearmSystem

/// Tests pictures on a terminal, decoded from the bytes sent to it.
@Suite struct PictureTests {
    /// Makes a deterministic picture whose pixels all differ in red and green.
    private static func picture(_ width: Int, _ height: Int, colors: Int = 16_777_216) throws -> Picture {
        let pixels = (0..<(width * height)).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435 % colors) }
        return try #require(Picture(width: width, height: height, pixels: pixels))
    }

    /// Returns the screen's output for a picture with some text beside it.
    private static func bytes(_ picture: Picture, _ room: PictureRoom, by means: PictureMeans) throws -> [UInt8] {
        var frame = Screen.Frame(
            width: 80, isTerminal: true, isErrorTerminal: true, hasColor: true, hasErrorColor: true)
        frame.pictures = means
        let output = MemorySink()
        let screen = Screen(frame: frame, output: output, errors: MemorySink())
        try screen.show(PictureBlock(picture, in: room, by: means).beside(["name", "facts"]))
        return output.bytes
    }

    @Test(arguments: [(1, 1), (16, 16), (40, 37), (200, 120)])
    func `kitty receives the pixels in parts, without a request for an answer`(
        width: Int, height: Int
    ) throws {
        let picture = try Self.picture(width, height)
        let room = PictureRoom(width: width, height: height, columns: 20, rows: 10)
        let text = String(decoding: try Self.bytes(picture, room, by: .kitty), as: UTF8.self)
        let parts = text.components(between: "\u{1B}_G", and: "\u{1B}\\")
        let first = try #require(parts.first)
        let keys = first.prefix { $0 != ";" }.split(separator: ",").map(String.init)
        for key in [
            "a=T", "f=24", "s=\(width)", "v=\(height)", "c=\(room.columns)", "r=\(room.rows)", "C=1", "q=2",
        ] {
            #expect(keys.contains(key), "\(key)")
        }
        let payloads = parts.map { $0.drop { $0 != ";" }.dropFirst() }
        #expect(payloads.allSatisfy { $0.utf8.count <= 4_096 && $0.utf8.count % 4 == 0 })
        #expect(parts.dropLast().allSatisfy { $0.prefix { $0 != ";" }.hasSuffix("m=1") })
        #expect(parts.last?.prefix { $0 != ";" }.hasSuffix("m=0") == true)
        let pixels = Base64.decode(payloads.joined())
        #expect(pixels.count == width * height * 3)
        #expect(pixels == picture.pixels.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)] })
    }

    @Test(arguments: [(1, 1), (7, 6), (40, 37), (64, 12)])
    func `sixels show the pixels, rounded to percents`(width: Int, height: Int) throws {
        let picture = try Self.picture(width, height, colors: 200)
        let room = PictureRoom(width: width, height: height, columns: 20, rows: 10)
        let text = String(decoding: try Self.bytes(picture, room, by: .sixel), as: UTF8.self)
        let shown = try #require(text.components(between: "\u{1B}P", and: "\u{1B}\\").first.flatMap { SixelImage($0) })
        #expect(shown.width == width && shown.height == height)
        for (index, pixel) in picture.pixels.enumerated() {
            let color = try #require(shown.pixels[index], "pixel \(index) is not drawn")
            for shift in [16, 8, 0] as [UInt32] {
                #expect(abs(Int(color >> shift & 255) - Int(pixel >> shift & 255)) <= 2)
            }
        }
    }

    @Test func `if there are too many colors for sixels, similar ones are merged`() throws {
        let picture = try Self.picture(60, 60)
        let room = PictureRoom(width: 1, height: 1, columns: 20, rows: 10)
        let text = String(decoding: try Self.bytes(picture, room, by: .sixel), as: UTF8.self)
        let shown = try #require(text.components(between: "\u{1B}P", and: "\u{1B}\\").first.flatMap { SixelImage($0) })
        #expect(shown.colorCount <= 256)
        #expect(shown.pixels.allSatisfy { $0 != nil })
    }

    @Test(arguments: [PictureMeans.kitty, .sixel])
    func `a drawing reserves its lines first, and text beside it skips it`(means: PictureMeans) throws {
        let picture = try Self.picture(16, 16)
        let room = PictureRoom(width: 1, height: 1, columns: 10, rows: 5)
        let text = String(decoding: try Self.bytes(picture, room, by: means), as: UTF8.self)
        #expect(text.hasPrefix("\n\n\n\n\u{1B}[4A\u{1B}7"))
        #expect(text.hasSuffix("\u{1B}8\u{1B}[12Cname\n\u{1B}[12Cfacts\n\n\n\n"))
    }

    @Test func `half blocks show two pixels each, in any color or in the nearest of 256`() throws {
        let picture = try #require(
            Picture(width: 2, height: 2, pixels: [0xFF_0000, 0x00_FF00, 0x12_3456, 0x80_8080]))
        let room = PictureRoom(width: 1, height: 1, columns: 2, rows: 1)
        let direct = String(decoding: try Self.bytes(picture, room, by: .blocks), as: UTF8.self)
        #expect(
            direct.hasPrefix(
                "\u{1B}[38;2;255;0;0;48;2;18;52;86m▀\u{1B}[0m\u{1B}[38;2;0;255;0;48;2;128;128;128m▀\u{1B}[0m  name\n"))
        let indexed = String(decoding: try Self.bytes(picture, room, by: .palette), as: UTF8.self)
        #expect(
            indexed.hasPrefix("\u{1B}[38;5;196;48;5;23m▀\u{1B}[0m\u{1B}[38;5;46;48;5;244m▀\u{1B}[0m  name\n"))
    }

    @Test func `neither the copy of the screen nor a file contains a picture`() throws {
        let picture = try Self.picture(4, 4)
        let room = PictureRoom(width: 1, height: 1, columns: 4, rows: 2)
        for means in PictureMeans.allCases {
            var frame = Screen.Frame(
                width: 80, isTerminal: true, isErrorTerminal: true, hasColor: false, hasErrorColor: false)
            frame.pictures = means
            let (copy, file) = (MemorySink(), MemorySink())
            let screen = Screen(frame: frame, output: MemorySink(), errors: MemorySink())
            screen.copies = [copy]
            let lines = PictureBlock(picture, in: room, by: means).beside(["name"])
            try screen.show(lines, copying: ["name"])
            #expect(copy.text == "name\n")
            try screen.redirected(to: file).show(lines)
            #expect(!file.text.contains("\u{1B}"))
        }
    }

    @Test(arguments: [
        (3000, 3000, 20, 12, 20, 10), (3000, 3000, 24, 12, 24, 12), (3000, 3000, 60, 10, 20, 10),
        (1920, 1080, 20, 12, 20, 6), (4320, 1080, 20, 12, 20, 3), (1, 1_000_000, 20, 12, 1, 12),
        (0, -5, 20, 12, 20, 10),
        (.max, .max, 20, 12, 20, 10), (.max, 1, 20, 12, 20, 1), (.min, .max, 20, 12, 1, 12),
    ])
    func `a picture keeps its proportions within its room`(
        width: Int, height: Int, columns: Int, rows: Int, expectedColumns: Int, expectedRows: Int
    ) {
        let room = PictureRoom(width: width, height: height, columns: columns, rows: rows)
        #expect(room.columns == expectedColumns && room.rows == expectedRows)
    }

    @Test func `cells have the terminal's size if it is plausible`() {
        #expect(CellSize(pixels: (800, 480), columns: 80, rows: 24) == CellSize(width: 10, height: 20))
        #expect(CellSize(pixels: (0, 0), columns: 80, rows: 24) == .usual)
        #expect(CellSize(pixels: (65_535, 65_535), columns: 1, rows: 1) == .usual)
        #expect(CellSize(pixels: (800, 480), columns: 0, rows: 0) == .usual)
    }

    @Test func `reduced pixels are averages`() throws {
        let picture = try #require(
            Picture(width: 4, height: 2, pixels: [0, 0x10_2030, 0xFF_FFFF, 0xFF_FFFF, 0x20_4060, 0x30_6090, 0, 0]))
        #expect(picture.reduced(by: 2)?.pixels == [0x18_3048, 0x7F_7F7F])
        #expect(Picture(width: 2, height: 2, pixels: [0]) == nil)
        #expect(Picture(width: 0, height: 0, pixels: []) == nil)
        #expect(Picture(width: .max, height: .max, pixels: [0]) == nil)
    }
}

/// A decoded sixel image.
private struct SixelImage {
    let width: Int
    let height: Int
    var pixels: [UInt32?]
    private var colors: [Int: UInt32] = [:]

    var colorCount: Int { colors.count }

    /// - Parameter text: the text between the beginning of the sequence and its end: `0;1;0q"1;1;W;H#0;2;…`.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        var place = 0
        func numbers(_ place: inout Int) -> [Int] {
            var numbers: [Int] = [0]
            while place < bytes.count, (0x30...0x39).contains(bytes[place]) || bytes[place] == UInt8(ascii: ";") {
                if bytes[place] == UInt8(ascii: ";") {
                    numbers.append(0)
                } else {
                    numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(bytes[place] - 0x30)
                }
                place += 1
            }
            return numbers
        }
        guard numbers(&place).count == 3, bytes[place] == UInt8(ascii: "q"), bytes[place + 1] == UInt8(ascii: "\"")
        else { return nil }
        place += 2
        let raster = numbers(&place)
        guard raster.count == 4, raster[0] == 1, raster[1] == 1 else { return nil }
        (width, height) = (raster[2], raster[3])
        pixels = Array(repeating: nil, count: width * height)
        var (x, top, color) = (0, 0, 0)
        var count = 1
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "#"):
                let parts = numbers(&place)
                color = parts[0]
                if parts.count == 5 {
                    colors[color] = parts[2...].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
                }
            case UInt8(ascii: "!"): count = numbers(&place)[0]
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, top) = (0, top + 6)
            case 63...126:
                for _ in 0..<count {
                    for bit in 0..<6 where (byte - 63) >> bit & 1 == 1 {
                        guard x < width, top + bit < height, let shown = colors[color] else { return nil }
                        pixels[(top + bit) * width + x] = shown
                    }
                    x += 1
                }
                count = 1
            default: return nil
            }
        }
    }
}

private enum Base64 {
    static func decode(_ text: some StringProtocol) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        let values = Dictionary(uniqueKeysWithValues: digits.enumerated().map { ($1, UInt32($0)) })
        var bytes: [UInt8] = []
        var (value, bits) = (UInt32(0), 0)
        for byte in text.utf8 where byte != UInt8(ascii: "=") {
            value = value << 6 | (values[byte] ?? 0)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(value >> UInt32(bits) & 255))
            }
        }
        return bytes
    }
}

extension String {
    /// Returns the texts between each start and the next end.
    fileprivate func components(between start: String, and end: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let begun = rest.firstRange(of: start) {
            rest = rest[begun.upperBound...]
            guard let ended = rest.firstRange(of: end) else { break }
            parts.append(String(rest[..<ended.lowerBound]))
            rest = rest[ended.upperBound...]
        }
        return parts
    }
}
