import AppleMusicHTTP
import Console

/// Where to listen: `127.0.0.1:8502`, `localhost:0`, `[::1]:8502`.
struct ListenAddress: Hashable {
    /// A name or an address, without brackets.
    var host: String
    /// 0 takes a free one.
    var port: Int

    /// - Throws: `Failure`.
    init(_ text: String) throws(Failure) {
        guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
            (0...65_535).contains(port)
        else { throw ListenAddress.failure(text) }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            throw ListenAddress.failure(text)
        }
        if host.isEmpty { throw ListenAddress.failure(text) }
        self.host = String(host)
        self.port = port
    }

    private static func failure(_ text: String) -> Failure {
        Failure(
            "Cannot listen on '\(text)'", "this is not a host and port",
            next: "Write for example 127.0.0.1:8502, [::1]:8502, or 0.0.0.0:8502 for all addresses of this machine.",
            status: .usage)
    }

    var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }
    var isLoopback: Bool {
        // A name may begin like the address.
        host == "localhost" || host == "::1" || host.hasPrefix("127.") && host.allSatisfy { "0123456789.".contains($0) }
    }

    /// The host as a client on this machine writes it into an address.
    var urlHost: String {
        if host == "0.0.0.0" { return "127.0.0.1" }
        if host == "::" { return "[::1]" }
        return host.contains(":") ? "[\(host)]" : host
    }
}
