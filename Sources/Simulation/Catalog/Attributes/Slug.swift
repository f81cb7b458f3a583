import AppleMusicAPI

/// The readable part of a web URL, made from a name: `Born to Run` becomes `born-to-run`.
enum Slug {
    /// Keeps letters and digits of any script, percent-encoded, and replaces each run of other characters by a hyphen.
    /// A name without letters and digits becomes `_`.
    static func of(_ name: String) -> String { name.utf8.allSatisfy { $0 < 0x80 } ? ofASCII(name) : ofAny(name) }

    /// Returns the part for an ASCII name. It compares bytes, which is fast, and nearly every name is ASCII.
    private static func ofASCII(_ name: String) -> String {
        var slug: [UInt8] = []
        slug.reserveCapacity(name.utf8.count)
        var isGap = false
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                if isGap, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
                slug.append(byte <= UInt8(ascii: "Z") && byte >= UInt8(ascii: "A") ? byte | 0x20 : byte)
                isGap = false
            case UInt8(ascii: "'"): break
            default: isGap = true
            }
        }
        return slug.isEmpty ? "_" : String(decoding: slug, as: UTF8.self)
    }

    private static func ofAny(_ name: String) -> String {
        var slug = ""
        var isGap = false
        for character in name.lowercased() {
            if character.isLetter || character.isNumber {
                if isGap, !slug.isEmpty { slug.append("-") }
                slug.append(character)
                isGap = false
            } else if character != "'" && character != "’" {
                isGap = true
            }
        }
        return slug.isEmpty ? "_" : PercentEncoding.encode(slug)
    }
}
