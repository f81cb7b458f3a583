/// A small random source whose state can be saved: SplitMix64 (Steele, Lea and Flood, 2014).
package struct RandomSource: RandomNumberGenerator, Hashable, Sendable, Codable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// Seeds the source with the FNV-1a hash of a name, so that each name has its own sequence.
    package init(name: String) {
        state = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, the bound, which is at least 1. The result is equal on every
    /// machine and with every version of the standard library, and as uniform as 64 bits allow.
    package mutating func next(below bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(max(1, bound))).high)
    }
}
