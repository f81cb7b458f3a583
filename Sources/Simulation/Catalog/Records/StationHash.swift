/// The `stationHash` of a station's play parameters: a small protobuf in unpadded URL-safe base64. Field 1 contains the
/// kind (1) and the id's number as a varint in bytes (3); field 2 is the source of the tracks. Derived from recorded
/// answers.
enum StationHash {
    enum Kind: UInt8 {
        /// A station seeded by a song or an artist.
        case seeded = 1
        case genre = 4
        case live = 5

        /// The source: 1 for tracks like the seed, 2 for tracks of a format, 4 for a stream.
        fileprivate var playing: UInt8 {
            switch self {
            case .seeded: 1
            case .genre: 2
            case .live: 4
            }
        }
    }

    static func text(kind: Kind, number: Int) -> String {
        let id = varint(number)
        let inner: [UInt8] = [0x08, kind.rawValue, 0x1A, UInt8(id.count)] + id
        return base64([0x0A, UInt8(inner.count)] + inner + [0x10, kind.playing])
    }

    private static func varint(_ number: Int) -> [UInt8] {
        var left = UInt64(clamping: number)
        var bytes: [UInt8] = []
        while left >= 0x80 {
            bytes.append(UInt8(left & 0x7F) | 0x80)
            left >>= 7
        }
        return bytes + [UInt8(left)]
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var text: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in bytes {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(digits[bits >> count & 63])
            }
        }
        if count > 0 { text.append(digits[bits << (6 - count) & 63]) }
        return String(decoding: text, as: UTF8.self)
    }
}
