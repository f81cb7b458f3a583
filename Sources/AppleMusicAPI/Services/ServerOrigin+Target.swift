extension ServerOrigin {
    /// Resolves a reference from `Location` or `next` to a target on this origin (RFC 3986 §4.2).
    /// - Parameter base: the target of the request that was answered.
    /// - Returns: path and query; nil if the reference is malformed or points to another scheme, host or port.
    package func target(of reference: String, from base: String = "/") -> String? {
        let isPrintable = reference.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
        guard isPrintable, !reference.isEmpty else { return nil }
        let address = String(reference.prefix { $0 != "#" })
        if let scheme = Self.scheme(of: address) { return own(scheme, address.dropFirst(scheme.count + 1)) }
        if address.hasPrefix("//") { return own(isSecure ? "https" : "http", address[...]) }
        if address.hasPrefix("/") { return address }
        let path = base.prefix { $0 != "?" }
        if address.isEmpty || address.hasPrefix("?") { return path + address }
        return path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)] + address
    }

    private static func scheme(of address: String) -> String? {
        guard let colon = address.firstIndex(of: ":") else { return nil }
        let scheme = address[..<colon]
        guard scheme.first?.isLetter == true, !scheme.contains(where: { "/?#".contains($0) }) else { return nil }
        return String(scheme)
    }

    /// - Parameter rest: `//example.org/v1?a=b`
    private func own(_ scheme: String, _ rest: Substring) -> String? {
        guard rest.hasPrefix("//") else { return nil }
        let authority = rest.dropFirst(2).prefix { !"/?".contains($0) }
        guard let origin = try? ServerOrigin("\(scheme)://\(authority)"), origin == self else { return nil }
        let target = rest.dropFirst(2 + authority.count)
        return target.hasPrefix("/") ? String(target) : "/" + target
    }
}
