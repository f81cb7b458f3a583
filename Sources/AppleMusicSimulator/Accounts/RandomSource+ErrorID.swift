import AppleMusicAPI

extension RandomSource {
    /// The id of one error: 26 characters of base32 without padding, which is 16 bytes.
    mutating func errorID() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".unicodeScalars)
        var bits = (next(), next())
        var id = ""
        for _ in 0..<26 {
            id.unicodeScalars.append(alphabet[Int(bits.0 >> 59)])
            bits.0 = bits.0 << 5 | bits.1 >> 59
            bits.1 <<= 5
        }
        return id
    }
}
