package import AppleMusicAPI

/// The user's own tokens, each bound to the service for which it was set, and the origins that the user chose.
///
/// The texts are secret and not encoded with the world: see `World.secrets`.
package struct ServiceTokens: Equatable, Sendable {
    private var developer: [TokenAudience: HeldDeveloperToken] = [:]
    /// The music user tokens of services on the network. The simulator's belong to its devices.
    private var user: [ServerOrigin: String] = [:]
    /// The origins that the user named explicitly: typed, as an option, or in a profile. Files cannot add any.
    package private(set) var chosen: Set<ServerOrigin> = []

    package init() {}

    package var isEmpty: Bool { developer.isEmpty && user.values.allSatisfy(\.isEmpty) }

    /// Returns whether a token with an audience may be sent to a service.
    package func allow(_ audience: TokenAudience, at address: ServiceAddress) -> Bool {
        audience.includes(address, chosen: chosen)
    }

    /// The developer token for a service.
    package subscript(developerTokenFor address: ServiceAddress) -> HeldDeveloperToken? {
        get { developer[TokenAudience(of: address)] }
        set { developer[TokenAudience(of: address)] = newValue }
    }

    /// The music user token for a server; nil for other services.
    package subscript(userTokenFor address: ServiceAddress) -> String? {
        get { address.origin.flatMap { user[$0] }.flatMap { $0.isEmpty ? nil : $0 } }
        set { if let origin = address.origin { user[origin] = newValue } }
    }

    /// Returns the other services with a developer token, sorted.
    package func developerTokenServices(except address: ServiceAddress) -> [TokenAudience] {
        developer.keys.filter { $0 != TokenAudience(of: address) }.sorted { Self.name($0) < Self.name($1) }
    }

    /// The servers with a token.
    package var servers: Set<ServerOrigin> { Set(developer.keys.compactMap(\.server)).union(user.keys) }

    /// Records that the user named a service.
    package mutating func choose(_ address: ServiceAddress) {
        if let origin = address.origin { chosen.insert(origin) }
    }

    /// Copies the user's chosen origins, for example into a new session.
    package mutating func choose(as other: ServiceTokens) { chosen = other.chosen }

    /// Copies the user tokens of another value, because a service may have refused some.
    package mutating func takeUserTokens(of other: ServiceTokens) { user = other.user }

    private static let developerTokenName = "developer token"

    private static func name(_ audience: TokenAudience) -> String {
        if case .origin(let origin) = audience { "\(developerTokenName) of \(origin)" } else { developerTokenName }
    }

    private static func name(_ origin: ServerOrigin) -> String { "user token of \(origin)" }

    /// The texts by the names of the tokens: `user token of https://example.org`.
    var secrets: [String: String] {
        var secrets: [String: String] = [:]
        for (audience, token) in developer { secrets[Self.name(audience)] = token.text }
        for (origin, text) in user { secrets[Self.name(origin)] = text }
        return secrets
    }

    /// Restores the texts. A token without a text is dropped.
    mutating func restore(secrets: [String: String]) {
        // Sessions of 0.2.0 had one developer token, under a name without a service.
        let unbound = developer.count == 1 ? secrets[Self.developerTokenName] : nil
        for audience in developer.keys {
            if let text = secrets[Self.name(audience)] ?? unbound {
                developer[audience]?.text = text
            } else {
                developer[audience] = nil
            }
        }
        for origin in user.keys { user[origin] = secrets[Self.name(origin)] }
    }
}

/// Coding as
/// `{"developer":[{"service":"https://example.org","token":{…}}],"user":["https://example.org"],"chosen":[…]}`. A
/// developer token without a service is the simulator's.
extension ServiceTokens: Codable {
    private struct Entry: Codable {
        var service: ServerOrigin?
        var token: HeldDeveloperToken
    }

    private enum CodingKeys: String, CodingKey { case developer, user, chosen }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        for held in try container.decode([Entry].self, forKey: .developer) {
            developer[held.service.map { TokenAudience.origin($0) } ?? .process] = held.token
        }
        for origin in try container.decode([ServerOrigin].self, forKey: .user) { user[origin] = "" }
        chosen = Set(try container.decode([ServerOrigin].self, forKey: .chosen))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let held = developer.sorted { Self.name($0.key) < Self.name($1.key) }.map { audience, token in
            Entry(service: audience.server, token: token)
        }
        try container.encode(held, forKey: .developer)
        try container.encode(Self.sorted(user.keys), forKey: .user)
        try container.encode(Self.sorted(chosen), forKey: .chosen)
    }

    private static func sorted(_ origins: some Sequence<ServerOrigin>) -> [ServerOrigin] {
        origins.sorted { $0.description < $1.description }
    }
}

extension TokenAudience {
    /// The server of an audience with a single one; otherwise nil.
    package var server: ServerOrigin? { if case .origin(let origin) = self { origin } else { nil } }
}

extension World {
    /// Returns whether a token with an audience may be sent to the current service.
    func allows(_ audience: TokenAudience) -> Bool { tokens.allow(audience, at: address) }

    /// The developer token for the current service; nil for the automatic one.
    package var developerToken: HeldDeveloperToken? {
        get { tokens[developerTokenFor: address] }
        set { tokens[developerTokenFor: address] = newValue }
    }

    /// The music user token for the current server; nil for the simulator.
    package var serverUserToken: String? {
        get { tokens[userTokenFor: address] }
        set { tokens[userTokenFor: address] = newValue }
    }
}

/// The set of services to which a token may be sent. Each token in a request is checked against its audience.
package enum TokenAudience: Hashable, Sendable {
    /// The simulator and recordings, which answer within this process.
    case process
    /// One origin, for which the token was set, minted or requested.
    case origin(ServerOrigin)
    /// Every origin that the user chose, for tokens of the environment, which name no origin.
    case chosenOrigins
    /// This process and servers on this machine, for the demonstration key.
    case machine

    /// Returns the audience of a token that is set for a service.
    package init(of address: ServiceAddress) { self = address.origin.map { TokenAudience.origin($0) } ?? .process }

    /// Returns whether a token with this audience may be sent to a service.
    /// - Parameter chosen: the origins that the user chose.
    package func includes(_ address: ServiceAddress, chosen: Set<ServerOrigin>) -> Bool {
        guard let origin = address.origin else { return self == .process || self == .machine }
        return switch self {
        case .process: false
        case .origin(let own): own == origin
        case .chosenOrigins: chosen.contains(origin)
        case .machine: origin.isLoopback
        }
    }
}
