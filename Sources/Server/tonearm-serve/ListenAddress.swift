import TonearmConsole
import TonearmHTTP

/// An address to listen on: `127.0.0.1:8502`, `localhost:0`, `[::1]:8502`.
struct ListenAddress: Hashable {
    /// The host name or address, without brackets.
    var host: String
    /// The port; 0 for a free one.
    var port: Int

    /// - Throws: `Failure` if the text is not an address with a port.
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
        // A host name may also begin with `127.`, so all characters must be digits or dots.
        host == "localhost" || host == "::1" || host.hasPrefix("127.") && host.allSatisfy { "0123456789.".contains($0) }
    }

    /// The host in URLs for clients on this machine.
    var urlHost: String {
        if host == "0.0.0.0" { return "127.0.0.1" }
        if host == "::" { return "[::1]" }
        return host.contains(":") ? "[\(host)]" : host
    }
}
