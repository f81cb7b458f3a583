import AppleMusicAPI
package import TonearmConsole
import TonearmDevice
import TonearmWorld

/// The service that answers, and its choice.
extension Shell: ServiceChoiceContext {
    var serviceSummary: String { (try? client.description(of: session.world).summary) ?? unreadableSummary }

    private var unreadableSummary: String {
        session.world.address.isSimulated ? "simulator: a catalog that cannot be read" : "nothing: it cannot be reached"
    }

    /// Selects another catalog for the simulator.
    /// - Parameter text: a file, or `built-in`.
    /// - Throws: `Failure` if the file is not a complete catalog; the session is unchanged then.
    package func use(catalog text: String) throws { try use(.simulator(catalog: Catalogs.path(text))) }

    /// Selects another service. The simulator keeps its catalog.
    /// - Parameter text: `simulator`, `live`, or an address.
    /// - Throws: `Failure` if the text is not a service; the session is unchanged then.
    package func use(service text: String) throws {
        let address = try ServiceAddress.typed(text)
        if address.isSimulated, session.world.address.isSimulated { return }
        try use(address)
    }

    private func use(_ address: ServiceAddress) throws {
        let before = session.world.address
        session.world.address = address
        if let failure = connectionFailure() {
            session.world.address = before
            throw failure
        }
        if provenance.author.isTrusted { session.world.tokens.choose(address) }
    }

    /// Returns the reason why the service cannot be used, such as a missing catalog; nil if it can.
    package func connectionFailure() -> Failure? {
        // The file at the address may have changed.
        client.disconnect()
        do {
            _ = try client.description(of: session.world)
            return nil
        } catch {
            return Failure(wording: error) ?? Failure("Cannot reach the service", String(describing: error))
        }
    }

    /// Selects the service and the tokens of a profile.
    /// - Throws: `Failure`; the session is unchanged then.
    package func use(profile name: String) throws {
        let profile = try profiles().load(name)
        try requireTrust(to: "use the profile '\(name)'", at: try ServiceAddress.typed(profile.service))
        let before = session
        do {
            try use(service: profile.service)
            if let key = profile.key {
                let text = try SigningKeys.key(key).token(
                    issued: tokenTime, lifetime: key.lifetime, origins: key.origins.isEmpty ? nil : key.origins)
                session.world.developerToken = HeldDeveloperToken(text, .minted, of: key)
            } else {
                session.world.developerToken = profile.developerToken.map { HeldDeveloperToken($0, .set) }
            }
            session.world.serverUserToken = profile.userToken
        } catch {
            session = before
            throw error
        }
        presentation.learnSecrets()
    }
}

/// The tokens of requests, and their flaws.
extension Shell: TokenContext {
    /// - Throws: a refusal if the app gets none, or an error of the connection.
    func developerToken() throws -> String { try client.developerToken(of: session.world) }

    /// A short description: the token's origin, and whether it is valid.
    var developerTokenSummary: String {
        if session.world.address.isOnNetwork { return serverTokenSummary }
        guard let held = session.world.developerToken else {
            guard let refusal = session.world.device.automaticTokenFailure else { return "automatic" }
            return session.world.device.app.hasMusicKitService
                ? "none: \(refusal.why)" : "none: the App ID has no MusicKit service"
        }
        let isRefused = client.developerTokenState(of: session.world) == .refused
        return held.origin.rawValue + (isRefused ? ", and refused" : "")
    }

    private var serverTokenSummary: String {
        do { _ = try developerToken() } catch { return "none: \(Failure(wording: error)?.why ?? "\(error)")" }
        let isRefused = !developerTokenFlaws(of: (try? developerToken()) ?? "").isEmpty
        return developerTokenSource.words + (isRefused ? ", and refused" : "")
            + (withheldSummary.map { "; \($0)" } ?? "")
    }

    /// The origin of the developer token in requests.
    var developerTokenSource: DeveloperTokenView.Source {
        switch client.developerTokenSource(of: session.world) {
        case .held(let token): .init(token)
        case .variable: .variable
        case .keyFile: .keyFile
        case .automatic, nil: .automatic
        }
    }

    /// Returns every reason why the service refuses a developer token.
    /// - Parameter origin: the `Origin` of the request with the token.
    func developerTokenFlaws(of text: String, origin: String?) -> [DeveloperTokenFlaw] {
        client.developerTokenFlaws(of: text, origin: origin, in: session.world)
    }

    /// The time for minting and checking developer tokens, in seconds since 1970.
    var tokenTime: Int { client.tokenTime(in: session.world) }

    var serverUserToken: String? { client.serverUserToken(of: session.world) }

    var withheldSummary: String? {
        let withheld = client.withheldTokens(in: session.world)
        let sentences = withheld.sentences(for: session.world.address)
        return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
    }

    func noteWithheldTokens() { presentation.noteWithheldTokens() }
}
