extension Int {
    /// Parses a record id as a number: at most eleven decimal digits, without a sign or leading zeros, so that each
    /// record has exactly one id.
    ///
    /// Ids come from outside, so this is the only conversion: sums and differences of such numbers cannot overflow.
    package init?(recordID id: some StringProtocol) {
        guard let first = id.utf8.first, first >= UInt8(ascii: "1"), first <= UInt8(ascii: "9"), id.utf8.count < 12
        else { return nil }
        self.init(id)
    }
}
