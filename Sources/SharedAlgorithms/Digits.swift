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

    /// Returns the numbers in a text of a form such as `####-##`, in which `#` stands for a digit; nil if the text has
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
