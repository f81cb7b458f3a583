import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// The developer token that requests carry, as commands tell of it.
extension Shell {
    /// - Throws: a refusal if the app gets none, or an error of the connection.
    func developerToken() throws -> String { try client.developerToken(of: session.world) }

    /// Where it comes from, and whether it is good.
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

    /// Where the developer token comes from that requests carry.
    var developerTokenSource: DeveloperTokenView.Source {
        switch client.developerTokenSource(of: session.world) {
        case .held(let token): .init(token)
        case .variable: .variable
        case .keyFile: .keyFile
        case .automatic, nil: .automatic
        }
    }

    /// Every reason for which the service refuses a developer token.
    /// - Parameter origin: the `Origin` of the request that carries it.
    func developerTokenFlaws(of text: String, origin: String? = nil) -> [DeveloperTokenFlaw] {
        client.developerTokenFlaws(of: text, origin: origin, in: session.world)
    }

    /// Seconds since 1970 by which developer tokens are made and judged.
    var tokenTime: Int { client.tokenTime(in: session.world) }

    /// A token that somebody brings.
    /// - Throws: `Failure` for a text that is no token at all, without quoting it.
    func setDeveloperToken(_ typed: String) throws(Failure) {
        session.world.developerToken = HeldDeveloperToken(
            try Self.tokenText(typed, to: "set the developer token"), .set)
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
