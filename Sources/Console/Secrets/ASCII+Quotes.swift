import SharedAlgorithms

extension ASCII {
    /// Returns whether a byte is a single or double quotation mark.
    static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
}
