/// A class of hosts under which the service answers. They support different endpoints.
package enum ServiceHost: Hashable, Sendable {
    /// The public API.
    case api
    /// The web player's API: it edits the library, and accepts the user token as a cookie (observed).
    case webPlayer

    /// - Returns: nil if it is not one of the service's hosts.
    package init?(_ host: HostName) {
        switch host.text {
        case "api.music.apple.com": self = .api
        case "amp-api.music.apple.com", "amp-api-edge.music.apple.com": self = .webPlayer
        default: return nil
        }
    }

    /// Reads the class from `Host`; the default for other hosts, such as localhost, is the public API.
    package init(named headers: Headers) {
        // A fast path: most hosts are shorter, and every request passes here.
        guard let authority = headers["Host"], authority.utf8.count >= ServiceHost.shortest else {
            self = .api
            return
        }
        self = HostName(authority: authority).flatMap(ServiceHost.init) ?? .api
    }

    private static let shortest = "amp-api.music.apple.com".utf8.count
}
