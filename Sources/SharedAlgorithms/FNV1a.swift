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
