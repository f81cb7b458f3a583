import TonearmAlgorithms

/// Secrets recognized by form alone: long random runs like tokens, passwords in addresses, and PEM keys.
enum LongSecrets {
    /// The shortest run in bytes. The longest harmless ones, playlist ids and UUIDs, have 36.
    private static let shortest = 40

    /// Returns the ranges of such secrets. Each search first looks for a byte that every match needs, so most lines
    /// cost little.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] { runs(in: bytes) + passwords(in: bytes) + keys(in: bytes) }

    /// Returns runs of base64 in which upper and lower case alternate as often as in random bytes, unlike in words and
    /// paths.
    private static func runs(in bytes: [UInt8]) -> [Range<Int>] {
        guard bytes.count >= shortest else { return [] }
        var ranges: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { !isBase64($0) } ?? bytes.count
            if isRandom(bytes[start..<end]) {
                let padding = bytes[end...].prefix { $0 == UInt8(ascii: "=") }.count
                ranges.append(start..<(end + padding))
            }
            start = end + 1
        }
        return ranges
    }

    private static func isBase64(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || "+/.~%".utf8.contains(byte) }

    private static func isRandom(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count >= shortest, bytes.contains(where: ASCII.isDigit) else { return false }
        let changes = zip(bytes, bytes.dropFirst()).count { left, right in
            ASCII.isUpper(left) && ASCII.isLower(right) || ASCII.isLower(left) && ASCII.isUpper(right)
        }
        // In base64 a third of all neighbors change case; 40 random bytes hardly ever have less than half of that.
        return changes * 7 >= bytes.count
    }

    /// Returns the passwords of addresses such as `https://me:secret@example.org/`.
    private static func passwords(in bytes: [UInt8]) -> [Range<Int>] {
        guard bytes.contains(UInt8(ascii: "@")) else { return [] }
        var ranges: [Range<Int>] = []
        var rest = ArraySlice(bytes)
        while let separator = rest.firstRange(of: "://".utf8) {
            let authority = bytes[separator.upperBound...].prefix {
                !ASCII.isSpace($0) && !ASCII.isQuote($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?")
            }
            if let at = authority.lastIndex(of: UInt8(ascii: "@")) { ranges.append(separator.upperBound..<at) }
            rest = bytes[separator.upperBound...]
        }
        return ranges
    }

    private static func keys(in bytes: [UInt8]) -> [Range<Int>] {
        guard bytes.count(where: { $0 == UInt8(ascii: "-") }) >= 5, let start = bytes.firstRange(of: "-----BEGIN ".utf8)
        else { return [] }
        return [start.lowerBound..<bytes.count]
    }
}

/// The parts of a redacted stretch that are secret by themselves and can appear in other text.
enum TypedSecret {
    private static let schemes: Set<String> = ["bearer", "basic", "digest", "token"]

    /// Returns whether a word is an authentication scheme before credentials (RFC 9110 §11.1).
    static func isScheme(_ word: some Sequence<UInt8>) -> Bool { schemes.contains(ASCII.lowercased(word)) }

    static func texts(of bytes: ArraySlice<UInt8>) -> [String] {
        let clean = bytes.filter { !ASCII.isQuote($0) && !"\\{}[](),".utf8.contains($0) }
        let parts = clean.split { ASCII.isSpace($0) || $0 == UInt8(ascii: ";") }.filter { !isScheme($0) }
        // Of `name=value` in a cookie, the value is secret; of `name:password` in an address, the password.
        let values = parts.compactMap { value(of: $0, after: "=") } + parts.compactMap { value(of: $0, after: ":") }
        let whole = parts.count == 1 ? [] : [ArraySlice(clean)]
        return (whole + parts + values + parts.flatMap(segments)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func value(of part: ArraySlice<UInt8>, after separator: Unicode.Scalar) -> ArraySlice<UInt8>? {
        guard let place = part.firstIndex(of: UInt8(ascii: separator)) else { return nil }
        let value = part[part.index(after: place)...]
        return !value.starts(with: "//".utf8) && value.contains(where: ASCII.isWord) ? value : nil
    }

    /// Returns the segments between the slashes of base64, since a path made of it is split there.
    private static func segments(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "/")).filter { segment in
            segment.count >= 12 && segment.count < bytes.count && segment.contains(where: ASCII.isDigit)
                && segment.contains(where: ASCII.isUpper) && segment.contains(where: ASCII.isLower)
        }
    }
}

/// The base64 forms of a secret inside a longer encoded text, such as `Basic` credentials or a body in a recording.
enum Base64Forms {
    /// Returns the base64 letters that the secret alone determines, for each of its three alignments and both
    /// alphabets (RFC 4648 §4 and §5).
    static func all(of secret: [UInt8]) -> [[UInt8]] {
        (0..<3).flatMap { shift -> [[UInt8]] in
            let standard = letters(of: secret, shift: shift)
            let forURLs = standard.map { letter in
                letter == UInt8(ascii: "+")
                    ? UInt8(ascii: "-") : letter == UInt8(ascii: "/") ? UInt8(ascii: "_") : letter
            }
            return standard == forURLs ? [standard] : [standard, forURLs]
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// - Parameter shift: the number of bytes before the secret in its group of three.
    private static func letters(of secret: [UInt8], shift: Int) -> [UInt8] {
        let bits = secret.count * 8
        // A letter encodes six bits. Skip the bits of the first letter that also depends on the bytes before.
        var place = (6 - shift * 8 % 6) % 6
        var letters: [UInt8] = []
        while place + 6 <= bits {
            let pair = Int(secret[place / 8]) << 8 | (place / 8 + 1 < secret.count ? Int(secret[place / 8 + 1]) : 0)
            letters.append(alphabet[pair >> (10 - place % 8) & 63])
            place += 6
        }
        return letters
    }
}
