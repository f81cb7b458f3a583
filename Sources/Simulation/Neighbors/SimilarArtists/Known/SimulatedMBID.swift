import TonearmAlgorithms

/// MusicBrainz identifiers (MBIDs) of simulated artists: UUIDs of version 4, each computed from the artist's number, and
/// the number from it.
enum SimulatedMBID {
    /// The largest number: ids of the catalog have at most eleven digits.
    private static let largest: UInt64 = 99_999_999_999
    private static let version: UInt64 = 0x4000
    private static let variant: UInt64 = 0x8000_0000_0000_0000
    private static let valueBits: UInt64 = 0x3FFF_FFFF_FFFF_FFFF

    /// Returns the MBID: `1b2c3d4e-5f60-4a7b-8c9d-0123456789ab`.
    static func text(of number: Int) -> String {
        let number = UInt64(max(0, number))
        let high = RandomSource.mix(number ^ 0x6D75_7369_6362_7261) & ~0xF000 | version
        let low = (number ^ RandomSource.mix(high)) & valueBits | variant
        let digits = Array(Digits.hexadecimal(high) + Digits.hexadecimal(low))
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        return groups.map { String(digits[$0]) }.joined(separator: "-")
    }

    /// Returns the number of an MBID; nil for another UUID and for another text.
    static func number(of mbid: String) -> Int? {
        guard let (high, low) = halves(of: mbid) else { return nil }
        let number = (low ^ RandomSource.mix(high)) & valueBits
        guard number <= largest, text(of: Int(number)) == mbid.lowercased() else { return nil }
        return Int(number)
    }

    /// Returns whether a text is a UUID.
    static func isValid(_ text: String) -> Bool { halves(of: text) != nil }

    private static func halves(of text: String) -> (high: UInt64, low: UInt64)? {
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12], text.utf8.count == 36 else { return nil }
        let digits = groups.joined()
        guard digits.utf8.allSatisfy(ASCII.isHexadecimal), let high = UInt64(digits.prefix(16), radix: 16),
            let low = UInt64(digits.dropFirst(16), radix: 16)
        else { return nil }
        return (high, low)
    }
}
