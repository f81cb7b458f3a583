/// A small random source whose state can be saved: SplitMix64 (Steele, Lea and Flood, 2014).
package struct RandomSource: RandomNumberGenerator, Hashable, Sendable, Codable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

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
