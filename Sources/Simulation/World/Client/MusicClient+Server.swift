package import AppleMusicAPI

extension ServiceAddress {
    /// The server that answers; nil for the simulator and a recording.
    package var origin: ServerOrigin? {
        switch self {
        case .simulator, .recording: nil
        case .server(let origin): origin
        }
    }

    /// Whether requests leave the process, with the user's own tokens. The simulator and recordings get the device's.
    package var isOnNetwork: Bool { if case .server = self { true } else { false } }
}

/// Tokens for services on the network: from the session, from the environment, or made with a key file.
extension MusicClient {
    /// The number of seconds before its expiry at which a token is renewed, so that it does not expire in transit.
    private static let renewal = 300

    /// The source of the developer token for the current service.
    package enum DeveloperTokenSource: Sendable {
        /// A token that the session holds for this service.
        case held(HeldDeveloperToken)
        /// The environment variable with a token.
        case variable(String)
        /// The key named by the environment.
        case keyFile(KeyReference)
        /// The demonstration key.
        case automatic
    }

    /// Returns the first source whose audience includes the service; nil without one.
    package func developerTokenSource(of world: World) -> DeveloperTokenSource? {
        if let lent = world.address.origin.flatMap(attached.tokens) {
            return .held(HeldDeveloperToken(lent.developer, .set))
        }
        if let held = world.developerToken { return .held(held) }
        if world.allows(.chosenOrigins) {
            if let given = credentials.developerToken { return .variable(given) }
            if let key = credentials.key { return .keyFile(key) }
        }
        return world.allows(.machine) ? .automatic : nil
    }

    /// Returns the developer token for a server.
    /// - Throws: `CredentialProblem`, and the error of reading the key.
    func serverDeveloperToken(of world: World, for origin: ServerOrigin) throws -> String {
        let text: String
        switch developerTokenSource(of: world) {
        case .held(let held): text = try renewed(held, in: world)
        case .variable(let given): text = given
        case .keyFile(let key): text = try token(of: key, in: world)
        case .automatic: return try automaticDeveloperToken(at: tokenTime(in: world))
        case nil:
            throw CredentialProblem.noDeveloperToken(server: origin.description, withheld: withheldTokens(in: world))
        }
        if !world.allows(.machine), isDemonstration(text) {
            throw CredentialProblem.demonstrationKey(server: origin.description)
        }
        return text
    }

    /// Returns whether a token is signed with the demonstration key, whatever key id it names.
    package func isDemonstration(_ text: String) -> Bool {
        DeveloperToken(text).map { signer.hasSigned($0) } ?? false
    }

    /// Returns the music user token for a server: the session's for this server, or else the environment's.
    package func serverUserToken(of world: World) -> String? {
        if let lent = world.address.origin.flatMap(attached.tokens) { return lent.user }
        return world.serverUserToken ?? (world.allows(.chosenOrigins) ? credentials.userToken : nil)
    }

    /// Returns a token, renewed shortly before its expiry if its key is known.
    func renewed(_ held: HeldDeveloperToken, in world: World) throws -> String {
        guard let key = held.key else { return held.text }
        guard let expires = DeveloperToken(held.text)?.expires, isEnding(expires, of: key, in: world) else {
            return held.text
        }
        return try token(of: key, in: world)
    }

    private func isEnding(_ expires: Int, of key: KeyReference, in world: World) -> Bool {
        tokenTime(in: world) >= expires.subtractingClamped(min(Self.renewal, key.lifetime / 10))
    }

    private func token(of key: KeyReference, in world: World) throws -> String {
        let now = tokenTime(in: world)
        if let made = madeToken(with: key), !isEnding(made.expires, of: key, in: world), now >= made.issued {
            return made.text
        }
        let signing = try credentials.signingKey(key)
        let text = try signing.token(
            issued: now, lifetime: key.lifetime, origins: key.origins.isEmpty ? nil : key.origins)
        keep(MadeToken(key: key, text: text, issued: now, expires: now.addingClamped(key.lifetime)))
        return text
    }
}
