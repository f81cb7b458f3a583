import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// The tokens of requests, and their flaws.
extension Shell: TokenContext {
    /// - Throws: a refusal if the app gets none, or an error of the connection.
    func developerToken() throws -> String { try client.developerToken(of: session.world) }

    /// A short description: the token's origin, and whether it is valid.
    var developerTokenSummary: String {
        if session.world.address.isOnNetwork { return serverTokenSummary }
        guard let held = session.world.developerToken else {
            return session.world.device.automaticTokenFailure == nil
                ? "automatic" : "none: the App ID has no MusicKit service"
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
