import TonearmAlgorithms

/// The addresses of pages at Last.fm.
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

    /// Returns the address of an artist, or of an album or track below it.
    static func address(of names: String...) -> String {
        "https://www.last.fm/music/" + names.map(path).joined(separator: "/")
    }
}
