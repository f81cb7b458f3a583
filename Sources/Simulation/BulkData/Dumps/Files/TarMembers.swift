/// The files in a tar archive, one after the other.
///
/// An archive is read like a stream and never unpacked, so no name in it can lead out of a folder. Names that would are
/// refused all the same: such an archive is not a feed's.
final class TarMembers {
    private let pieces: any DumpPieces
    /// The bytes of the current member and its padding that are not read yet.
    private var left = 0
    private var padding = 0

    /// The maximum size in bytes of a header that extends another.
    private static let longestExtension = 1 << 16

    init(_ pieces: any DumpPieces) { self.pieces = pieces }

    /// Moves to the next file.
    /// - Returns: its path in the archive; nil at the end.
    func next() throws -> String? {
        var extended = TarHeader.Extension()
        while true {
            try pass(left + padding)
            setLeft(0)
            let block = try whole(TarHeader.blockSize)
            if block.isEmpty { throw DumpFileProblem("the tar archive is cut short") }
            if block.allSatisfy({ $0 == 0 }) { return nil }
            guard let header = TarHeader(block) else { throw DumpFileProblem("it is not a tar archive") }
            setLeft(header.size)
            let name = extended.path ?? header.name
            switch header.kind {
            case UInt8(ascii: "x"): try extended.add(extensionBytes())
            case UInt8(ascii: "g"): _ = try extensionBytes()
            case UInt8(ascii: "L"):
                extended.path = try String(decoding: extensionBytes().prefix { $0 != 0 }, as: UTF8.self)
            case UInt8(ascii: "5"):
                try Self.check(name)
                extended = TarHeader.Extension()
            case UInt8(ascii: "0"), 0:
                try Self.check(name)
                if let size = extended.size { setLeft(size) }
                return name
            case UInt8(ascii: "1"), UInt8(ascii: "2"):
                throw DumpFileProblem("the tar archive contains the link '\(name)'")
            default: throw DumpFileProblem("the tar archive contains '\(name)', which is not a file")
            }
        }
    }

    /// Sets the bytes of the next member, and of the rest of its last block.
    private func setLeft(_ size: Int) {
        (left, padding) = (size, (TarHeader.blockSize - size % TarHeader.blockSize) % TarHeader.blockSize)
    }

    /// Returns the next bytes of the current file; empty at its end.
    func bytes(_ limit: Int) throws -> [UInt8] {
        if left == 0 { return [] }
        let piece = try pieces.next(min(limit, left))
        if piece.isEmpty { throw DumpFileProblem("the tar archive is cut short") }
        left -= piece.count
        return piece
    }

    var share: Double { pieces.share }

    /// - Throws: if the name is absolute or leads out of the folder.
    private static func check(_ name: String) throws {
        guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            throw DumpFileProblem("the tar archive contains the path '\(name)', which leads out of its folder")
        }
    }

    private func extensionBytes() throws -> [UInt8] {
        guard left <= Self.longestExtension else { throw DumpFileProblem("a header of the tar archive is too long") }
        let bytes = try whole(left)
        guard bytes.count == left else { throw DumpFileProblem("the tar archive is cut short") }
        left = 0
        return bytes
    }

    private func pass(_ count: Int) throws {
        var left = count
        while left > 0 {
            let piece = try pieces.next(min(left, DumpPieceSize.bytes))
            if piece.isEmpty { throw DumpFileProblem("the tar archive is cut short") }
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
                throw DumpFileProblem("the tar archive is cut short")
            }
            bytes += piece
        }
        return bytes
    }
}

/// The bytes of the current file of an archive.
final class MemberPieces: DumpPieces {
    private let members: TarMembers

    init(_ members: TarMembers) { self.members = members }

    func next(_ limit: Int) throws -> [UInt8] { try members.bytes(limit) }

    var share: Double { members.share }
}
