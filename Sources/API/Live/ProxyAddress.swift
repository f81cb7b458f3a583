package import AppleMusicAPI

/// The address of a proxy, read from the usual environment variables.
package struct ProxyAddress: Hashable, Sendable, Codable {
    package var host: String
    package var port: Int
    package var user: String?
    package var password: String?

    /// An error for a variable that does not name a proxy.
    package struct Problem: Error, Hashable, Sendable {
        package let variable: String
    }

    /// Finds the proxy for a server; nil for this machine and for hosts in `NO_PROXY`.
    /// - Parameter variable: returns the value of an environment variable.
    package init?(for origin: ServerOrigin, _ variable: (String) -> String?) throws(Problem) {
        if origin.isLoopback || Self.isExempt(origin, variable("no_proxy") ?? variable("NO_PROXY") ?? "") { return nil }
        for name in ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
            guard let value = variable(name), !value.isEmpty else { continue }
            guard let proxy = ProxyAddress(value) else { throw Problem(variable: name) }
            self = proxy
            return
        }
        return nil
    }

    /// - Parameter text: an address such as `http://user:password@proxy.example.org:3128`; the scheme may be left out.
    package init?(_ text: String) {
        var rest = text[...]
        if let scheme = rest.firstRange(of: "://") {
            guard rest[..<scheme.lowerBound].lowercased() == "http" else { return nil }
            rest = rest[scheme.upperBound...]
        }
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        if let at = rest.lastIndex(of: "@") {
            let parts = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            user = PercentEncoding.decode(parts[0])
            password = parts.count > 1 ? PercentEncoding.decode(parts[1]) : ""
            rest = rest[rest.index(after: at)...]
        }
        // A proxy's host and port have the syntax of an origin; only the default port differs.
        guard let origin = try? ServerOrigin("https://\(rest)") else { return nil }
        host = origin.host
        port = rest.hasSuffix(":443") || origin.port != 443 ? origin.port : 80
    }

    /// - Parameter list: hosts such as `localhost,.example.org,10.0.0.1`; `*` for all.
    private static func isExempt(_ origin: ServerOrigin, _ list: String) -> Bool {
        list.split(separator: ",").contains { entry in
            var name = entry.filter { !$0.isWhitespace }.lowercased()
            if name == "*" { return true }
            if name.hasPrefix("*") { name.removeFirst() }
            if let colon = name.lastIndex(of: ":"), let port = Int(name[name.index(after: colon)...]),
                !name.hasPrefix("[")
            {
                guard port == origin.port else { return false }
                name = String(name[..<colon])
            }
            if name.hasPrefix(".") { name.removeFirst() }
            return !name.isEmpty && (origin.host == name || origin.host.hasSuffix("." + name))
        }
    }
}
