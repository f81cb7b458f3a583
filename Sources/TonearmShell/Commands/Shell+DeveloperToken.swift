import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice

/// The developer token that requests carry: made by hand, or, as MusicKit does it for apps, when it is needed.
extension Shell {
    /// What the app has for a developer token.
    var developerTokenState: DeveloperTokenState {
        guard let held = session.developerToken else { return .automatic }
        return developerTokenFlaws(of: held.text).isEmpty ? .accepted : .refused
    }

    /// Where it comes from, and whether it is good.
    var developerTokenSummary: String {
        guard let held = session.developerToken else {
            return session.device.automaticTokenFailure == nil
                ? "automatic" : "none: the App ID has no MusicKit service"
        }
        return held.origin.rawValue + (developerTokenState == .refused ? ", and refused" : "")
    }

    /// The token that was made by hand, or the demonstration developer's, minted when it is first needed and again before it ends.
    /// - Throws: `Failure` where the app gets none.
    func developerToken() throws -> String {
        if let held = session.developerToken { return held.text }
        if let refusal = session.device.automaticTokenFailure { throw Failure(refusal) }
        if let token = automaticToken, now < token.expires, now >= token.expires - Shell.tokenLifetime {
            return token.text
        }
        let text = try DeveloperKey.demonstration.token(issued: now, lifetime: Shell.tokenLifetime)
        automaticToken = (text, now + Shell.tokenLifetime)
        return text
    }

    /// Half a day, in seconds: of tokens that are made when they are needed, and of those that are minted without saying how long they live.
    static let tokenLifetime = 43_200

    /// The team that the present developer token names. User tokens are bound to it.
    var developerTeam: String {
        session.developerToken.map { DeveloperToken($0.text)?.issuer ?? "" } ?? DeveloperKey.demonstration.team
    }

    /// Every reason for which the service refuses a developer token: the simulator's own reasons. Of another service only what can be seen
    /// without its keys is known.
    /// - Parameter origin: the `Origin` of the request that carries it.
    func developerTokenFlaws(of text: String, origin: String? = nil) -> [DeveloperTokenFlaw] {
        developerTokenCheck.flaws(of: text, origin: origin)
    }

    var developerTokenCheck: DeveloperTokenCheck {
        guard var simulator = service as? Simulator else { return DeveloperTokenCheck(signers: .anyone, now: now) }
        simulator.state = session.simulated
        simulator.now = now
        return simulator.developerTokenCheck
    }

    /// Where the user token that is held was made for another team, that team: then personal requests answer 403.
    var foreignTeam: String? {
        guard let token = session.userToken, let origin = session.simulated.origin(ofUserToken: token.text),
            origin.team != developerTeam
        else { return nil }
        return origin.team
    }

    /// A token that somebody brings.
    /// - Throws: `Failure` for a text that is no token at all, without quoting it.
    func setDeveloperToken(_ typed: String) throws(Failure) {
        session.developerToken = HeldDeveloperToken(try Self.tokenText(typed, to: "set the developer token"), .set)
    }

    /// The token in a text as it is found in headers and files.
    static func tokenText(_ typed: String, to purpose: String) throws(Failure) -> String {
        var text = typed.drop(while: \.isWhitespace)
        if text.hasPrefix("Bearer ") { text = text.dropFirst("Bearer ".count).drop(while: \.isWhitespace) }
        while text.last?.isWhitespace == true { text.removeLast() }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let next = "A JSON Web Token is three parts of letters, digits, '-' and '_' with dots between them."
        guard parts.count == 3 else {
            throw Failure(
                "Cannot \(purpose)", DeveloperTokenFlaw.parts(parts.count).sentence(), next: next, status: .usage)
        }
        let isWritten = parts.allSatisfy { part in
            part.utf8.allSatisfy { $0 < 0x80 }
                && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
        guard isWritten, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw Failure(
                "Cannot \(purpose)",
                isWritten ? "one of its parts is empty" : "it holds a character that no token has", next: next,
                status: .usage)
        }
        return String(text)
    }
}
