/// Kinds of ASCII characters.
package enum ASCII {
    @inlinable package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    @inlinable package static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    @inlinable package static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    @inlinable package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    @inlinable package static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
    @inlinable package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

    @inlinable
    package static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

    /// Returns whether a byte is a letter, a digit, `-` or `_`, as in base64url and in names.
    @inlinable
    package static func isWord(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte == 0x2D || byte == 0x5F }

    /// Returns the value of a hexadecimal digit; nil for another byte.
    @inlinable
    package static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte - 0x30 }
        return isHexadecimal(byte) ? (byte | 0x20) - 0x57 : nil
    }

    /// Returns a text in lower case. Other characters than ASCII letters stay the same.
    package static func lowercased(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: bytes.map { isUpper($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
