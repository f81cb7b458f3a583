/// A hyperlink behind a text: OSC 8 of xterm-like terminals ("Hyperlinks in terminal emulators" by Egmont Koblinger).
package struct Link: Hashable, Sendable {
    let address: String

    /// The longest address in bytes; terminals ignore longer ones.
    private static let longest = 2_083

    /// - Parameter address: an address from a service, which can contain anything. Non-ASCII characters are
    ///   percent-encoded (RFC 3986 §2.1).
    /// - Returns: nil if the address is not a web address, or contains characters that would end the link or control
    ///   the terminal.
    package init?(_ address: String) {
        guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return nil }
        var bytes: [UInt8] = []
        for byte in address.utf8 {
            switch byte {
            case 0x21...0x7E: bytes.append(byte)
            case 0x80...: bytes += "%\(String(byte, radix: 16, uppercase: true))".utf8
            default: return nil
            }
        }
        // C1 controls are two bytes in UTF-8; some terminals obey them.
        guard bytes.count <= Self.longest, !address.unicodeScalars.contains(where: { (0x80..<0xA0).contains($0.value) })
        else { return nil }
        self.address = String(decoding: bytes, as: UTF8.self)
    }

    /// The sequence before the text; `end` follows the text. Neither takes a column.
    var start: String { "\u{1B}]8;;\(address)\u{1B}\\" }
    static let end = "\u{1B}]8;;\u{1B}\\"
}
