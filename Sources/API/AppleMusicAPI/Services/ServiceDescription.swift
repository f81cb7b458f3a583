/// The facts about a service that need no request.
package struct ServiceDescription: Sendable {
    /// The types, endpoints and parameters that the service has.
    package var schema: Schema
    /// The form of its answers: the place of rows, pages and errors.
    package var envelope: Envelope
    private let makeSummary: @Sendable () -> String
    private let makeSigners: @Sendable () -> DeveloperTokenCheck.Signers
    private let makeList: @Sendable (ResourceType, String) -> [(id: String, name: String)]

    /// - Parameters:
    ///   - summary: evaluated when it is shown, because it counts a catalog's songs.
    ///   - signers: evaluated when a token is checked, because parsing keys is slow.
    ///   - listed: returns ids and names of all resources of a type, in the language of a tag.
    package init(
        _ summary: @autoclosure @escaping @Sendable () -> String, schema: Schema,
        envelope: Envelope = .appleMusic,
        signers: @escaping @Sendable () -> DeveloperTokenCheck.Signers = { .anyone },
        listed: @escaping @Sendable (ResourceType, String) -> [(id: String, name: String)] = { _, _ in [] }
    ) {
        self.schema = schema
        self.envelope = envelope
        makeSummary = summary
        makeSigners = signers
        makeList = listed
    }

    /// A short description for people: `simulator: 8245 songs`.
    package var summary: String { makeSummary() }

    /// Returns the rules by which the service accepts developer tokens, as far as the client knows them.
    /// - Parameters:
    ///   - keys: the keys that were registered since the service started.
    ///   - now: seconds since 1970.
    package func developerTokenCheck(with keys: [PublicDeveloperKey], now: Int) -> DeveloperTokenCheck {
        DeveloperTokenCheck(signers: makeSigners().adding(keys), now: now)
    }

    /// Returns ids and names of all resources of a type, if the service knows them without a request; otherwise empty.
    /// - Parameter language: the language tag of the names.
    package func listed(_ type: ResourceType, in language: String) -> [(id: String, name: String)] {
        makeList(type, language)
    }
}

/// A class of hosts under which the service answers. They support different endpoints.
package enum ServiceHost: Hashable, Sendable {
    /// The public API.
    case api
    /// The web player's API: it edits the library, and accepts the user token as a cookie (observed).
    case webPlayer

    /// - Returns: nil if it is not one of the service's hosts.
    package init?(_ host: HostName) {
        switch host.text {
        case "api.music.apple.com", Endpoint.feedHost: self = .api
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

    /// Returns whether an origin is one of the service's own hosts.
    package static func has(_ origin: ServerOrigin) -> Bool {
        HostName(authority: origin.host).flatMap { Self($0) } != nil
    }

    private static let shortest = "amp-api.music.apple.com".utf8.count
}
