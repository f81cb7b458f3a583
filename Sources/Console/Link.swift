/// An address of the web behind a text: OSC 8 of xterm's family of terminals, "Hyperlinks in terminal emulators" by Egmont Koblinger.
package struct Link: Hashable, Sendable {
    let address: String

    /// Terminals ignore longer ones.
    private static let longest = 2_083

    /// - Parameter address: from a service, so that anything may stand in it. What is not ASCII is written in percents (RFC 3986 §2.1), as
    ///   addresses have it.
    /// - Returns: nil for what is no address of the web, and for what a terminal might take for the end of the link, or obey.
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
        // C1 controls are characters of two bytes, which some terminals obey.
        guard bytes.count <= Self.longest, !address.unicodeScalars.contains(where: { (0x80..<0xA0).contains($0.value) })
        else { return nil }
        self.address = String(decoding: bytes, as: UTF8.self)
    }

    /// What stands before the text; `end` stands behind it. Neither takes a column.
    var start: String { "\u{1B}]8;;\(address)\u{1B}\\" }
    static let end = "\u{1B}]8;;\u{1B}\\"
}
