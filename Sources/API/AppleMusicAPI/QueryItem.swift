import TonearmAlgorithms

/// One parameter of a query, decoded.
public struct QueryItem: Hashable, Sendable, Codable {
    /// The decoded name: `limit`, `filter[isrc]`.
    public var name: String
    /// The decoded value; commas separate the values of a list.
    public var value: String

    /// - Parameters: the name and the value, both decoded.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// The item as `name=value`, encoded as in the service's links: spaces as `+`; commas, brackets and the like
    /// unencoded.
    package var text: String { PercentEncoding.encode(name) + "=" + PercentEncoding.encode(value) }

    /// Parses a query without its `?`; a part without `=` has an empty value.
    package static func items(in text: some StringProtocol) -> [QueryItem] {
        text.split(separator: "&").map { part in
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return QueryItem(
                PercentEncoding.decode(halves[0], plusIsSpace: true),
                halves.count > 1 ? PercentEncoding.decode(halves[1], plusIsSpace: true) : "")
        }
    }

    /// Returns the query of a link to a next page. Its parameters are in alphabetical order (observed since 2022).
    package static func linkText(_ items: [QueryItem]) -> String {
        queryText(
            items.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element))
    }

    /// Returns `?a=1&b=2`, or an empty text without items.
    package static func queryText(_ items: [QueryItem]) -> String {
        items.isEmpty ? "" : "?" + items.map(\.text).joined(separator: "&")
    }
}

/// Percent-encoding of RFC 3986, with the form encoding's `+` for a space.
package enum PercentEncoding {
    /// Whether a byte needs no encoding.
    private static let isReadable: [Bool] = {
        var isReadable = Array(repeating: false, count: 256)
        let readable = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,:[]!'()*@/$"
        for byte in readable.utf8 { isReadable[Int(byte)] = true }
        return isReadable
    }()

    package static func encode(_ text: String) -> String {
        if text.utf8.allSatisfy({ isReadable[Int($0)] }) { return text }
        var output: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x20: output.append(UInt8(ascii: "+"))
            case _ where isReadable[Int(byte)]: output.append(byte)
            default: PercentEscape.append(byte, to: &output)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Encodes one segment of a path, slashes included.
    package static func encodeSegment(_ text: String) -> String {
        let plain = encode(text)
        guard plain.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "+") }) else { return plain }
        return plain.map { $0 == "/" ? "%2F" : $0 == "+" ? "%20" : String($0) }.joined()
    }

    /// Returns whether every `%` begins an escape, and the decoded bytes are UTF-8.
    package static func isText(_ text: some StringProtocol) -> Bool {
        if !text.utf8.contains(UInt8(ascii: "%")) { return true }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let byte = PercentEscape.byte(at: index, in: bytes) {
                output.append(byte)
                index += 3
            } else if bytes[index] == UInt8(ascii: "%") {
                return false
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(validating: output, as: UTF8.self) != nil
    }

    /// Decodes a text; a `%` without two hexadecimal digits stays unchanged.
    package static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
        if !text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) { return String(text) }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let byte = PercentEscape.byte(at: index, in: bytes) {
                output.append(byte)
                index += 3
            } else {
                output.append(plusIsSpace && bytes[index] == UInt8(ascii: "+") ? 0x20 : bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
