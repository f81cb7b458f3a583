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

/// Numbers as digits of a fixed count.
package enum Digits {
    /// Returns a decimal number with zeros in front of it.
    package static func padded(_ number: Int, to width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }

    /// Returns the 16 hexadecimal digits of a number in lower case.
    package static func hexadecimal(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }

    /// Returns the two hexadecimal digits of a byte as ASCII.
    @inlinable
    package static func hexadecimal(_ byte: UInt8, isUppercase: Bool = false) -> (high: UInt8, low: UInt8) {
        (hexadecimalDigit(byte >> 4, isUppercase), hexadecimalDigit(byte & 15, isUppercase))
    }

    @inlinable
    static func hexadecimalDigit(_ value: UInt8, _ isUppercase: Bool) -> UInt8 {
        value < 10 ? 0x30 + value : (isUppercase ? 0x37 : 0x57) + value
    }

    /// Returns the numbers in a text of a form such as `####-##`, in which `#` is any digit; nil if the text has
    /// another form.
    package static func numbers(in bytes: some Collection<UInt8>, form: String) -> [Int]? {
        guard bytes.count == form.utf8.count else { return nil }
        var numbers: [Int] = []
        var isInside = false
        for (byte, expected) in zip(bytes, form.utf8) {
            let isDigit = expected == UInt8(ascii: "#")
            if isDigit {
                guard ASCII.isDigit(byte) else { return nil }
                if !isInside { numbers.append(0) }
                numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
            } else if byte != expected {
                return nil
            }
            isInside = isDigit
        }
        return numbers
    }
}
