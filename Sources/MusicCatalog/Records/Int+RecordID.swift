extension Int {
    /// The number that an id of a record is: at most eleven decimal digits without sign or leading zeros, so that one thing has one id.
    ///
    /// Ids come from outside and are counted with, so this is the one way from an id to a number: the differences and sums of such numbers
    /// cannot overflow.
    package init?(recordID id: some StringProtocol) {
        guard let first = id.utf8.first, first >= UInt8(ascii: "1"), first <= UInt8(ascii: "9"), id.utf8.count < 12
        else {
            return nil
        }
        self.init(id)
    }
}
