/// A secret in base64, as it stands within a longer text that was encoded: `Basic` credentials, a body in a recording.
enum Base64Forms {
    /// The letters of base64 that the secret alone decides, for each place that it can have within three bytes, in both alphabets (RFC 4648 §4
    /// and §5).
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

    /// - Parameter shift: how many bytes of a group of three come before the secret.
    private static func letters(of secret: [UInt8], shift: Int) -> [UInt8] {
        let bits = secret.count * 8
        // A letter is six bits; the first whole one begins behind what comes before.
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
