/// Looks through bytes eight at a time for what is rare among them: all that is shown and recorded is looked through more than once.
///
/// Eight bytes are a number of which the first byte is the lowest. What is found in them are the highest bits of the bytes; those above the
/// lowest one may be set without reason, because a subtraction borrows from there.
package enum ByteSearch {
    /// The first place of what is looked for; nil where it is nowhere.
    /// - Parameters:
    ///   - start: where to begin.
    ///   - hits: what is found in eight bytes, given the eight that stand one place further too. Behind the last byte stand zeros.
    @inlinable
    @inline(__always)
    package static func first(
        from start: Int, in bytes: UnsafeBufferPointer<UInt8>, where hits: (_ bytes: UInt64, _ next: UInt64) -> UInt64
    ) -> Int? {
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
        var index = start
        while index &+ 9 <= bytes.count {
            let here = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let next = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index &+ 1, as: UInt64.self))
            let found = hits(here, next)
            if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
            index &+= 8
        }
        let count = bytes.count &- index
        guard count > 0 else { return nil }
        var here: UInt64 = 0
        for place in 0..<count { here |= UInt64(bytes[index &+ place]) &<< UInt64(8 &* place) }
        let place = hits(here, here &>> 8).trailingZeroBitCount / 8
        return place < count ? index &+ place : nil
    }

    /// A byte eight times.
    @inlinable
    @inline(__always)
    package static func eight(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// Finds zeros.
    @inlinable
    @inline(__always)
    package static func zeros(in bytes: UInt64) -> UInt64 { less(than: 1, in: bytes) }

    /// Finds what is less than a byte, which is 128 at most.
    @inlinable
    @inline(__always)
    package static func less(than byte: UInt8, in bytes: UInt64) -> UInt64 {
        (bytes &- eight(byte)) & ~bytes & eight(0x80)
    }

    /// Finds what is at least a byte, which is 128 at most and not 0.
    @inlinable
    @inline(__always)
    package static func atLeast(_ byte: UInt8, in bytes: UInt64) -> UInt64 {
        (bytes | (bytes &+ eight(0x80 &- byte))) & eight(0x80)
    }
}
