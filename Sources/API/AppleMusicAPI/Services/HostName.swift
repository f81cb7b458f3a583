import TonearmAlgorithms

/// The host that an authority names: `localhost` in `localhost:8502`, `[::1]` in `[::1]:8502` (RFC 3986 §3.2).
package struct HostName: Hashable, Sendable {
    /// The name in lower case, without the port and a trailing dot. An IPv6 address has its brackets.
    package let text: String
    /// Whether the host is an IPv4 or IPv6 address, which name servers cannot redirect.
    package let isAddress: Bool

    /// - Parameter authority: a value of `Host` or of `:authority`, without user information.
    /// - Returns: nil if it is malformed.
    package init?(authority: String) {
        let bytes = authority.utf8[...]
        let isBracketed = bytes.first == UInt8(ascii: "[")
        let end =
            isBracketed
            ? bytes.firstIndex(of: UInt8(ascii: "]")).map(bytes.index(after:)) ?? bytes.endIndex
            : bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        guard Self.isPort(bytes[end...]) else { return nil }
        var name = bytes[..<end]
        if isBracketed {
            guard Self.isIPv6(Substring(name.dropFirst()).dropLast()), name.last == UInt8(ascii: "]") else {
                return nil
            }
            isAddress = true
        } else {
            if name.last == UInt8(ascii: ".") { name = name.dropLast() }
            guard let isAddress = Self.isIPv4(name: name) else { return nil }
            self.isAddress = isAddress
        }
        text = Substring(name).lowercased()
    }

    /// Whether the name always resolves to this machine (RFC 6761 §6.3).
    package var isLocalName: Bool { text == "localhost" || text.hasSuffix(".localhost") }

    /// Whether the host is a name of one label, which only a private network resolves.
    package var isOneLabel: Bool { !isAddress && !text.utf8.contains(UInt8(ascii: ".")) }

    /// Returns whether the rest of an authority is empty, or a colon and a port; the port may be empty too.
    private static func isPort(_ rest: Substring.UTF8View) -> Bool {
        guard let colon = rest.first else { return true }
        let digits = rest.dropFirst()
        guard colon == UInt8(ascii: ":"), digits.count <= 5, digits.allSatisfy(ASCII.isDigit) else { return false }
        return digits.reduce(0) { $0 * 10 + Int($1 - 48) } <= 65_535
    }

    /// Returns whether a name is an IPv4 address: four numbers up to 255.
    /// - Returns: nil if it is not a host name.
    private static func isIPv4(name: Substring.UTF8View) -> Bool? {
        var (labels, size, total, number, isNumber) = (0, 0, 0, 0, true)
        for byte in name {
            total += 1
            if byte == UInt8(ascii: ".") {
                if size == 0 { return nil }
                (labels, size, number) = (labels + 1, 0, 0)
                continue
            }
            guard ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") else {
                return nil
            }
            size += 1
            if size > 63 { return nil }
            number = ASCII.isDigit(byte) ? min(number * 10 + Int(byte - 48), 256) : 256
            if number > 255 { isNumber = false }
        }
        return size == 0 || total > 253 ? nil : isNumber && labels == 3
    }

    /// Returns whether a text is an IPv6 address (RFC 4291 §2.2), perhaps with a zone (RFC 6874).
    private static func isIPv6(_ text: Substring) -> Bool {
        let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2,
            parts[1].isEmpty || !parts[1].utf8.allSatisfy({ ASCII.isAlphanumeric($0) || "-._~%".utf8.contains($0) })
        {
            return false
        }
        let halves = parts[0].split(separator: "::", omittingEmptySubsequences: false)
        let groups = halves.flatMap { $0.isEmpty ? [] : $0.split(separator: ":", omittingEmptySubsequences: false) }
        var size = groups.count
        for (index, group) in groups.enumerated() {
            if index == groups.count - 1, parts[0].hasSuffix(group), group.utf8.contains(UInt8(ascii: ".")),
                isIPv4(name: group.utf8) == true
            {
                size += 1
            } else if !(1...4).contains(group.utf8.count) || !group.utf8.allSatisfy(ASCII.isHexadecimal) {
                return false
            }
        }
        return halves.count == 2 ? size <= 7 : halves.count == 1 && size == 8
    }
}
