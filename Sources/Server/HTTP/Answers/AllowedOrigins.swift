import TonearmAlgorithms

/// The web pages that may read answers: always those of this machine and of Apple Music, others only if an option
/// names them.
package struct AllowedOrigins: Hashable, Sendable {
    private var named: Set<String> = []
    private var allowsAll = false

    /// Pages of this machine and of Apple Music only.
    package static let loopback = AllowedOrigins()
    /// Pages of every origin.
    package static let all: AllowedOrigins = {
        var origins = AllowedOrigins()
        origins.allowsAll = true
        return origins
    }()

    private init() {}

    /// - Parameter texts: typed origins: `https://app.example`, `null` for pages without an origin (opened from a
    ///   file), `*` for all.
    package init(_ texts: [String]) throws(Problem) {
        for text in texts {
            if text == "*" {
                allowsAll = true
            } else if text == "null" {
                named.insert(text)
            } else if let origin = Origin(typed: text) {
                named.insert(origin.text)
            } else {
                throw Problem(text: text)
            }
        }
    }

    /// A text that is not an origin.
    package struct Problem: Error, Hashable {
        package let text: String
    }

    /// Whether all pages are allowed, so that answers do not depend on the origin.
    var isEverything: Bool { allowsAll }

    /// - Parameter origin: the value of a browser's `Origin` header.
    func allows(_ origin: String) -> Bool {
        if allowsAll || named.contains(origin) { return true }
        guard let origin = Origin(origin) else { return false }
        return origin.isLoopback || origin.isAppleMusic
    }
}

/// The scheme, host and port of a page (RFC 6454) in the form of browsers: lower case, without the default port.
struct Origin: Hashable, Sendable {
    let scheme: String
    /// The host; an IPv6 address has its brackets.
    let host: String
    /// The port; nil for the scheme's default.
    let port: Int?

    /// - Returns: nil if the text is not in the form that browsers use.
    init?(_ text: String) {
        guard text.utf8.count <= 300, let mark = text.firstRange(of: "://") else { return nil }
        scheme = String(text[..<mark.lowerBound])
        let rest = text[mark.upperBound...]
        guard let first = scheme.utf8.first, ASCII.isLower(first),
            scheme.utf8.allSatisfy({ ASCII.isLower($0) || ASCII.isDigit($0) || "+-.".utf8.contains($0) })
        else { return nil }
        let end = rest.hasPrefix("[") ? rest.firstIndex(of: "]").map(rest.index(after:)) : rest.firstIndex(of: ":")
        host = String(rest[..<(end ?? rest.endIndex)])
        let tail = rest[(end ?? rest.endIndex)...]
        if tail.isEmpty {
            port = nil
        } else {
            guard tail.first == ":", tail.dropFirst().utf8.allSatisfy(ASCII.isDigit),
                let number = Int(tail.dropFirst()), (1...65_535).contains(number)
            else { return nil }
            port = number
        }
        guard !host.isEmpty, ServedOrigin.isPlain(host), !host.utf8.contains(where: { (65...90).contains($0) }) else {
            return nil
        }
    }

    /// - Parameter text: a typed origin. Capitals, a slash at the end and the default port are accepted.
    init?(typed text: String) {
        let text = text.lowercased()
        guard let origin = Origin(text.hasSuffix("/") ? String(text.dropLast()) : text) else { return nil }
        let isOwnPort = origin.scheme == "http" && origin.port == 80 || origin.scheme == "https" && origin.port == 443
        self.init(isOwnPort ? "\(origin.scheme)://\(origin.host)" : origin.text)
    }

    /// Creates the origin of an address: `http://localhost:3000/page` has `http://localhost:3000`.
    init?(ofAddress address: String) {
        guard let mark = address.firstRange(of: "://") else { return nil }
        let rest = address[mark.upperBound...]
        self.init(String(address[..<mark.upperBound] + rest.prefix { !"/?#".contains($0) }))
    }

    var text: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }

    /// Whether the page is served by this machine.
    var isLoopback: Bool { (scheme == "http" || scheme == "https") && (isLoopbackName || isLoopbackAddress) }

    /// Whether the page is Apple's web player or one of its variants, such as `https://beta.music.apple.com`. Apple's
    /// service allows them, too.
    var isAppleMusic: Bool {
        scheme == "https" && port == nil && (host == "music.apple.com" || host.hasSuffix(".music.apple.com"))
    }

    private var isLoopbackName: Bool { host == "localhost" || host.hasSuffix(".localhost") }
    private var isLoopbackAddress: Bool { host == "[::1]" || host.hasPrefix("127.") && isAddress }

    /// Whether the host is an IP address, which DNS cannot point elsewhere.
    var isAddress: Bool {
        if host.hasPrefix("[") { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { $0.utf8.allSatisfy(ASCII.isDigit) && UInt8($0) != nil }
    }
}
