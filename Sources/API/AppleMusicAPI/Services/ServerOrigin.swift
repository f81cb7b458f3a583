import TonearmAlgorithms

/// The network address of a service: a scheme, a host and a port. Tokens are sent to one origin and to no other (RFC
/// 6454 §4).
package struct ServerOrigin: Hashable, Sendable {
    /// Whether the scheme is HTTPS; plain HTTP is accepted only for this machine.
    package let isSecure: Bool
    /// The host in lower case: `api.music.apple.com`, `127.0.0.1`, `::1`.
    package let host: String
    /// The port, 1 to 65535.
    package let port: Int

    /// The real service's origin ("Apple Music API").
    package static let appleMusic = ServerOrigin(isSecure: true, host: "api.music.apple.com", port: 443)

    /// The origin of a host that speaks HTTPS on its standard port.
    /// - Parameter host: a valid name in lower case.
    init(secureHost host: String) { self.init(isSecure: true, host: host, port: 443) }

    private init(isSecure: Bool, host: String, port: Int) {
        self.isSecure = isSecure
        self.host = host
        self.port = port
    }

    /// A reason why tokens cannot be sent to an address.
    package enum Problem: Error, Hashable, Sendable {
        /// The address does not begin with `https://` or `http://`.
        case noAddress
        /// The address is plain HTTP to another machine.
        case plainText
        /// The address contains a user name before the host.
        case userInfo
        /// The address contains a path or a query.
        case path
        case host
        case port
    }

    /// - Parameter text: `https://example.org`, `http://127.0.0.1:8502/`
    package init(_ text: String) throws(Problem) {
        let lowered = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: { lowered.hasPrefix($0) }) else { throw .noAddress }
        var rest = lowered.dropFirst(scheme.count)
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        if rest.contains("@") { throw .userInfo }
        if rest.contains(where: { "/?#\\".contains($0) }) { throw .path }
        let (host, portText) = try Self.parts(of: rest)
        let isSecure = scheme == "https://"
        var port = isSecure ? 443 : 80
        if let portText {
            guard portText.utf8.allSatisfy(ASCII.isDigit), let number = Int(portText),
                (1...65_535).contains(number)
            else { throw .port }
            port = number
        }
        self.init(isSecure: isSecure, host: host, port: port)
        if !isSecure, !isLoopback { throw .plainText }
    }

    /// Splits an authority into the host and the text after its colon.
    private static func parts(of authority: Substring) throws(Problem) -> (host: String, port: Substring?) {
        var host = authority
        var port: Substring?
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { throw .host }
            host = authority[authority.index(after: authority.startIndex)..<end]
            let rest = authority[authority.index(after: end)...]
            guard rest.isEmpty || rest.hasPrefix(":") else { throw .host }
            port = rest.isEmpty ? nil : rest.dropFirst()
            guard host.contains(":"),
                host.utf8.allSatisfy({ !ASCII.isUpper($0) && ASCII.isHexadecimal($0) || ":.".utf8.contains($0) })
            else { throw .host }
        } else {
            if let colon = authority.firstIndex(of: ":") {
                host = authority[..<colon]
                port = authority[authority.index(after: colon)...]
            }
            let isName = host.utf8.allSatisfy { ASCII.isLower($0) || ASCII.isDigit($0) || "-._".utf8.contains($0) }
            guard !host.isEmpty, host.utf8.count <= 253, isName, host.first != ".", host.first != "-" else {
                throw .host
            }
        }
        return (String(host), port)
    }

    /// Whether the server is on this machine (RFC 6761 §6.3, RFC 5735 §3, RFC 4291 §2.5.3).
    package var isLoopback: Bool {
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// The value of the `Host` header: `localhost:8502`, `api.music.apple.com`.
    package var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }
}

extension ServerOrigin: CustomStringConvertible {
    /// The origin as an address without a trailing slash: `https://api.music.apple.com`
    package var description: String { "\(isSecure ? "https" : "http")://\(authority)" }
}

extension ServerOrigin: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self = try ServerOrigin(try container.decode(String.self))
        } catch let problem as Problem {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no origin: \(problem)")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

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
