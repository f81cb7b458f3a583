/// Bytes as `%` and two hexadecimal digits (RFC 3986, section 2.1).
package enum PercentEscape {
    /// Encodes the bytes that a rule does not keep.
    package static func encode(
        _ bytes: some Sequence<UInt8>, isUppercase: Bool = true, keeping isKept: (UInt8) -> Bool
    ) -> [UInt8] {
        var output: [UInt8] = []
        for byte in bytes { if isKept(byte) { output.append(byte) } else { append(byte, to: &output, isUppercase) } }
        return output
    }

    /// Appends the escape of a byte.
    package static func append(_ byte: UInt8, to output: inout [UInt8], _ isUppercase: Bool = true) {
        let digits = Digits.hexadecimal(byte, isUppercase: isUppercase)
        output.append(UInt8(ascii: "%"))
        output.append(digits.high)
        output.append(digits.low)
    }

    /// Returns the byte of the escape that begins at an index; nil if none begins there.
    package static func byte(at index: Int, in bytes: [UInt8]) -> UInt8? {
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "%"),
            let high = ASCII.hexadecimalValue(bytes[index + 1]), let low = ASCII.hexadecimalValue(bytes[index + 2])
        else { return nil }
        return high << 4 | low
    }
}
