import TonearmAlgorithms

/// The address of an artist's page at Last.fm.
enum LastFMPage {
    /// Returns the last part of the path: `Bob+Dylan`.
    static func path(of name: String) -> String {
        var path: [UInt8] = []
        for byte in name.utf8 {
            if ASCII.isAlphanumeric(byte) || ".-_!~*'()".utf8.contains(byte) {
                path.append(byte)
            } else if byte == UInt8(ascii: " ") {
                path.append(UInt8(ascii: "+"))
            } else {
                PercentEscape.append(byte, to: &path)
            }
        }
        return String(decoding: path, as: UTF8.self)
    }

    /// Returns the address.
    static func address(of name: String) -> String { "https://www.last.fm/music/" + path(of: name) }
}
