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
