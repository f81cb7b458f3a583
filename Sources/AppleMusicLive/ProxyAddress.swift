package import AppleMusicAPI

/// A proxy through which servers are reached, as the usual variables name it.
package struct ProxyAddress: Hashable, Sendable, Codable {
    package var host: String
    package var port: Int
    package var user: String?
    package var password: String?

    /// Why a variable names no proxy.
    package struct Problem: Error, Hashable, Sendable {
        package let variable: String
    }

    /// The proxy for a server: none for this machine, and none for what `NO_PROXY` names.
    /// - Parameter variable: the value of an environment variable.
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

    /// - Parameter text: `http://user:password@proxy.example.org:3128`; the scheme may be left out.
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
        // What is said of an origin holds of a proxy's host and port; only the standard port is another.
        guard let origin = try? ServerOrigin("https://\(rest)") else { return nil }
        host = origin.host
        port = rest.hasSuffix(":443") || origin.port != 443 ? origin.port : 80
    }

    /// - Parameter list: `localhost,.example.org,10.0.0.1`; `*` for all.
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
