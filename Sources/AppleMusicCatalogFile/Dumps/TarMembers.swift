/// The files in a tar archive, one after the other ("pax Interchange Format" and "ustar", POSIX.1-2017).
///
/// An archive is read like a stream and never unpacked, so no name in it can lead out of a folder. Names that would are
/// refused all the same: such an archive is not a feed's.
final class TarMembers {
    private let pieces: any DumpPieces
    /// The bytes of the current member and its padding that are not read yet.
    private var left = 0
    private var padding = 0

    private static let blockSize = 512
    /// The maximum size in bytes of a header that extends another.
    private static let longestExtension = 1 << 16

    init(_ pieces: any DumpPieces) { self.pieces = pieces }

    /// Moves to the next file.
    /// - Returns: its path in the archive; nil at the end.
    func next() throws -> String? {
        var longName: String?
        while true {
            try pass(left + padding)
            (left, padding) = (0, 0)
            let header = try whole(Self.blockSize)
            if header.isEmpty { throw DumpFault("the tar archive is cut short") }
            if header.allSatisfy({ $0 == 0 }) { return nil }
            guard Self.isSum(of: header), let size = Self.number(header[124..<136]) else {
                throw DumpFault("it is not a tar archive")
            }
            (left, padding) = (size, (Self.blockSize - size % Self.blockSize) % Self.blockSize)
            switch header[156] {
            case UInt8(ascii: "x"): longName = try Self.path(inExtension: extensionText()) ?? longName
            case UInt8(ascii: "g"): _ = try extensionText()
            case UInt8(ascii: "L"): longName = try extensionText().split(separator: "\0").first.map(String.init)
            case UInt8(ascii: "5"): try Self.check(longName ?? Self.name(header)); longName = nil
            case UInt8(ascii: "0"), 0:
                let name = longName ?? Self.name(header)
                try Self.check(name)
                return name
            case UInt8(ascii: "1"), UInt8(ascii: "2"):
                throw DumpFault("the tar archive contains the link '\(longName ?? Self.name(header))'")
            default: throw DumpFault("the tar archive contains '\(longName ?? Self.name(header))', which is not a file")
            }
        }
    }

    /// Returns the next bytes of the current file; empty at its end.
    func bytes(_ limit: Int) throws -> [UInt8] {
        if left == 0 { return [] }
        let piece = try pieces.next(min(limit, left))
        if piece.isEmpty { throw DumpFault("the tar archive is cut short") }
        left -= piece.count
        return piece
    }

    var share: Double { pieces.share }

    /// - Throws: if the name is absolute or leads out of the folder.
    private static func check(_ name: String) throws {
        guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            throw DumpFault("the tar archive contains the path '\(name)', which leads out of its folder")
        }
    }

    private func extensionText() throws -> String {
        guard left <= Self.longestExtension else { throw DumpFault("a header of the tar archive is too long") }
        let bytes = try whole(left)
        left = 0
        return String(decoding: bytes, as: UTF8.self)
    }

    private func pass(_ count: Int) throws {
        var left = count
        while left > 0 {
            let piece = try pieces.next(min(left, DumpPieceSize.bytes))
            if piece.isEmpty { throw DumpFault("the tar archive is cut short") }
            left -= piece.count
        }
    }

    /// Returns exactly this many bytes; none at the end.
    private func whole(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let piece = try pieces.next(count - bytes.count)
            if piece.isEmpty {
                if bytes.isEmpty { return [] }
                throw DumpFault("the tar archive is cut short")
            }
            bytes += piece
        }
        return bytes
    }

    private static func name(_ header: [UInt8]) -> String {
        func text(_ range: Range<Int>) -> String {
            String(decoding: header[range].prefix { $0 != 0 }, as: UTF8.self)
        }
        let prefix = header[257..<262].elementsEqual("ustar".utf8) && header[262] == 0 ? text(345..<500) : ""
        return prefix.isEmpty ? text(0..<100) : prefix + "/" + text(0..<100)
    }

    /// Reads a number of octal digits; nil if there are others, or if it is negative or huge.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        let digits = field.filter { $0 != 0 && $0 != UInt8(ascii: " ") }
        return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self), radix: 8).flatMap { $0 < 0 ? nil : $0 }
    }

    /// Returns whether the header contains its own sum, in which the sum's field counts as spaces.
    private static func isSum(of header: [UInt8]) -> Bool {
        let sum = header.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
        return number(header[148..<156]) == sum
    }

    /// Reads the path from records of the form `LENGTH path=PATH`.
    private static func path(inExtension text: String) -> String? {
        text.split(separator: "\n").lazy.compactMap { record in
            record.firstRange(of: " path=").map { String(record[$0.upperBound...]) }
        }.last
    }
}

/// The bytes of the current file of an archive.
final class MemberPieces: DumpPieces {
    private let members: TarMembers

    init(_ members: TarMembers) { self.members = members }

    func next(_ limit: Int) throws -> [UInt8] { try members.bytes(limit) }

    var share: Double { members.share }
}
