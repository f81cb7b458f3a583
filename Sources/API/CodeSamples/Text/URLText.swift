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

    /// Encodes everything that ends a line or changes its direction, so that the target fits into a comment, and the
    /// comment cannot look like code.
    static func oneLine(_ target: String) -> String {
        target.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: strict(String(scalar))
            // Joiners are parts of emoji and of words.
            case .format where scalar != "\u{200C}" && scalar != "\u{200D}": strict(String(scalar))
            default: String(scalar)
            }
        }.joined()
    }
}
