/// The header of a file in a tar archive ("pax Interchange Format" and "ustar", POSIX.1-2017).
struct TarHeader {
    /// The length in bytes of a header, and of the blocks that a file fills.
    static let blockSize = 512
    /// The largest size in bytes that is taken for true.
    private static let largest = 1 << 50

    let name: String
    /// The size in bytes.
    let size: Int
    /// The kind of file, such as `0` for a regular one.
    let kind: UInt8

    /// Returns nil if the block contains no header.
    init?(_ block: [UInt8]) {
        guard block.count == Self.blockSize, Self.isSum(of: block), let size = Self.number(block[124..<136]) else {
            return nil
        }
        func text(_ range: Range<Int>) -> String {
            String(decoding: block[range].prefix { $0 != 0 }, as: UTF8.self)
        }
        let prefix = block[257..<262].elementsEqual("ustar".utf8) && block[262] == 0 ? text(345..<500) : ""
        name = prefix.isEmpty ? text(0..<100) : prefix + "/" + text(0..<100)
        self.size = size
        kind = block[156]
    }

    /// Reads a number of octal digits or, after a byte 0x80, one of binary digits, which archives of GNU's tar have for
    /// sizes of 8 GiB and more. Returns nil if there are other bytes, or if it is negative or huge.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        if field.first == 0x80 {
            return field.dropFirst().reduce(0 as Int?) { sum, byte in
                sum.flatMap { $0 > largest >> 8 ? nil : $0 << 8 | Int(byte) }
            }
        }
        let digits = field.filter { $0 != 0 && $0 != UInt8(ascii: " ") }
        return digits.isEmpty ? 0 : size(String(decoding: digits, as: UTF8.self), radix: 8)
    }

    private static func size(_ digits: String, radix: Int) -> Int? {
        Int(digits, radix: radix).flatMap { (0...largest).contains($0) ? $0 : nil }
    }

    /// Returns whether the header contains its own sum, in which the sum's field counts as spaces.
    private static func isSum(of block: [UInt8]) -> Bool {
        let sum = block.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
        return number(block[148..<156]) == sum
    }

    /// A name and a size that stand before a header, because they are too long for it.
    struct Extension {
        var path: String?
        var size: Int?

        /// Reads records of the form `LENGTH KEY=VALUE` and a line feed. The length is that of the whole record.
        /// - Throws: `DumpFileProblem` for a size that is no number.
        mutating func add(_ records: [UInt8]) throws(DumpFileProblem) {
            var rest = records[...]
            while let space = rest.firstIndex(of: UInt8(ascii: " ")),
                let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
                length > space - rest.startIndex + 1, length <= rest.count
            {
                let end = rest.startIndex + length
                let record = String(decoding: rest[(space + 1)..<(end - 1)], as: UTF8.self)
                rest = rest[end...]
                if record.hasPrefix("path=") { path = String(record.dropFirst(5)) }
                guard record.hasPrefix("size=") else { continue }
                guard let size = TarHeader.size(String(record.dropFirst(5)), radix: 10) else {
                    throw DumpFileProblem("it is not a tar archive")
                }
                self.size = size
            }
        }
    }
}
