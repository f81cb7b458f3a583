/// A class of hosts under which the service answers. They differ in what they allow.
package enum ServiceHost: Hashable, Sendable {
    /// The public API's.
    case api
    /// The web player's: it edits the library, and takes the user token as a cookie (observed).
    case webPlayer

    /// - Returns: nil if it is not one of the service's hosts.
    package init?(_ host: HostName) {
        switch host.text {
        case "api.music.apple.com": self = .api
        case "amp-api.music.apple.com", "amp-api-edge.music.apple.com": self = .webPlayer
        default: return nil
        }
    }

    /// The class of the host that `Host` names; the public API's if that is none of the service's, as on the machine where it is served.
    package init(named headers: Headers) {
        // Most hosts are shorter, and this is asked of every request.
        guard let authority = headers["Host"], authority.utf8.count >= ServiceHost.shortest else {
            self = .api
            return
        }
        self = HostName(authority: authority).flatMap(ServiceHost.init) ?? .api
    }

    private static let shortest = "amp-api.music.apple.com".utf8.count
}
