/// Strict percent-encoding of URLs. Typed targets may contain characters that RFC 3986 does not allow, such as
/// brackets.
enum URLText {
    private static let allowed = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?".utf8)
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Encodes everything that must be encoded, but not twice.
    static func strict(_ target: String) -> String {
        let bytes = Array(target.utf8)
        var output: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let isEscape =
                byte == UInt8(ascii: "%") && index + 2 < bytes.count && isHexadecimal(bytes[index + 1])
                && isHexadecimal(bytes[index + 2])
            if isEscape || allowed.contains(byte) {
                output.append(byte)
            } else {
                output += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Encodes everything that ends a line, so that the target fits into a comment.
    static func oneLine(_ target: String) -> String {
        target.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: strict(String(scalar))
            default: String(scalar)
            }
        }.joined()
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }
}
