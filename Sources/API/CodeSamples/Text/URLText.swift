import TonearmAlgorithms

/// Strict percent-encoding of URLs. Typed targets may contain characters that RFC 3986 does not allow, such as
/// brackets.
enum URLText {
    private static let allowed = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?".utf8)

    /// Encodes everything that must be encoded, but not twice.
    static func strict(_ target: String) -> String {
        let bytes = Array(target.utf8)
        var output: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if allowed.contains(byte) || PercentEscape.byte(at: index, in: bytes) != nil {
                output.append(byte)
            } else {
                PercentEscape.append(byte, to: &output)
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
}
