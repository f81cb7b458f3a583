/// A small random source whose state can be saved: SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom
/// Number Generators", 2014). The numbers depend on the seed alone, on every machine and with every version of Swift's
/// library.
package struct RandomSource: RandomNumberGenerator, Hashable, Sendable, Codable {
    @usableFromInline var state: UInt64

    @inlinable package init(seed: UInt64) { state = seed }

    /// Seeds the source with a hash of a name.
    package init(name: String) { state = FNV1a.hash(name.utf8) }

    @inlinable
    package mutating func next() -> UInt64 {
        state &+= Self.increment
        return Self.mix(state)
    }

    /// Returns a number from 0 up to, but not including, a bound of at least 1; as even as 64 bits allow.
    @inlinable
    package mutating func next(below bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(max(1, bound))).high)
    }

    /// Returns a number from 0 up to, but not including, a small modulus of at least 1. It favors small numbers by
    /// less than one in a thousand million.
    @inlinable
    package mutating func next(modulo modulus: Int) -> Int { Int(next() % UInt64(modulus)) }

    /// The difference between two states: 2 to the power of 64, divided by the golden ratio.
    @inlinable package static var increment: UInt64 { 0x9E37_79B9_7F4A_7C15 }

    /// Mixes a number so that each of its bits affects all bits of the result.
    @inlinable
    package static func mix(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// The hash FNV-1a with 64 bits (Fowler, Noll and Vo).
package struct FNV1a: Hashable, Sendable {
    @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

    @inlinable package init() {}

    @inlinable package var value: UInt64 { state }

    /// Adds an octet, or a larger unit of the text that is hashed.
    @inlinable
    package mutating func combine(_ unit: some FixedWidthInteger & UnsignedInteger) {
        state = (state ^ UInt64(unit)) &* 0x100_0000_01B3
    }

    /// Returns the hash of a sequence of octets.
    @inlinable
    package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = FNV1a()
        for byte in bytes { hash.combine(byte) }
        return hash.value
    }
}
