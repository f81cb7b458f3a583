import AppleMusicAPI

/// Changes the addresses of pictures and of parts of the feed in answers to the address by which the client reached the server.
///
/// The simulator writes the standard address. For a client that used another port, name or scheme, the scheme and the
/// `Host` of its request replace it.
struct ServedOrigin: Sendable {
    /// The server's scheme, `http` or `https`.
    let scheme: String

    private static let standard = "http://127.0.0.1:8502"
    private static let needles = ["artwork", "preview", "exports"].map { Array("\"\(standard)/\($0)/".utf8) }

    /// - Parameter host: the request's `Host`. If it is missing or malformed, the answer is not changed.
    func adapt(_ body: Body, to host: String?) -> Body {
        guard let host, ServedOrigin.isPlain(host) else { return body }
        let origin = "\(scheme)://\(host)"
        if origin == ServedOrigin.standard { return body }
        return .bytes(ServedOrigin.replace(in: body.bytes, with: Array(origin.utf8)))
    }

    /// Returns whether a host can be inserted into an address in a JSON string without escapes.
    static func isPlain(_ host: String) -> Bool {
        !host.isEmpty && host.utf8.count <= 255
            && host.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
                    UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// Replaces the standard origin at the beginning of strings that are addresses of pictures, previews or parts of the feed.
    ///
    /// All needles have the same length, so one Horspool search (1980) finds any of them.
    private static func replace(in bytes: [UInt8], with origin: [UInt8]) -> [UInt8] {
        let length = needles[0].count
        guard bytes.count >= length else { return bytes }
        var skip = [Int](repeating: length, count: 256)
        for needle in needles {
            for (index, byte) in needle.dropLast().enumerated() {
                skip[Int(byte)] = min(skip[Int(byte)], length - 1 - index)
            }
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 256)
        var copied = 0
        var start = 0
        while start + length <= bytes.count {
            let last = bytes[start + length - 1]
            if last == UInt8(ascii: "/"), needles.contains(where: { bytes[start..<(start + length)].elementsEqual($0) })
            {
                output += bytes[copied...start]
                output += origin
                copied = start + 1 + standard.utf8.count
            }
            start += skip[Int(last)]
        }
        if copied == 0 { return bytes }
        output += bytes[copied...]
        return output
    }
}
