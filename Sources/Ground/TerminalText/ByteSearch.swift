/// A search for rare bytes, eight bytes at a time: all output is searched more than once.
///
/// Eight bytes are loaded as a little-endian number. Matches are the high bits of its bytes; those above the lowest
/// match may be wrong, because a subtraction borrows from there.
package enum ByteSearch {
    /// A pair of adjacent bytes.
    package struct Pair: Hashable, Sendable {
        /// The bytes, each repeated eight times.
        fileprivate let first, second: UInt64

        package init(_ first: UInt8, _ second: UInt8) {
            self.first = ByteSearch.eight(first)
            self.second = ByteSearch.eight(second)
        }
    }

    /// Returns the first index from `start` of one of some pairs; nil if no pair occurs. With many pairs it is slower
    /// than a search byte by byte.
    package static func firstPlace(
        ofOneOf pairs: [Pair], in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        firstPlace(in: bytes, from: start) { bytes, next in
            pairs.reduce(0) { $0 | zeros(in: (bytes ^ $1.first) | (next ^ $1.second)) }
        }
    }

    /// Returns the first index from `start` of a byte below `low` (at most 128), from `high` (1 to 128), or equal to
    /// one of two others; nil if no pair occurs.
    package static func firstPlace(
        ofLessThan low: UInt8, atLeast high: UInt8, or first: UInt8, _ second: UInt8,
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        let (low, high, first, second) = (eight(low), eight(0x80 &- high), eight(first), eight(second))
        return firstPlace(in: bytes, from: start) { bytes, _ in
            (((bytes &- low) & ~bytes) | bytes | (bytes &+ high)) & eight(0x80)
                | zeros(in: bytes ^ first) | zeros(in: bytes ^ second)
        }
    }

    /// - Parameter hits: returns the matches in eight bytes; its second argument is shifted by one byte. After the last
    ///   byte come zeros.
    @inline(__always)
    private static func firstPlace(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, where hits: (_ bytes: UInt64, _ next: UInt64) -> UInt64
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

    /// Repeats a byte eight times.
    private static func eight(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// Marks zero bytes.
    private static func zeros(in bytes: UInt64) -> UInt64 { (bytes &- eight(1)) & ~bytes & eight(0x80) }
}
