import AppleMusicAPI
import Synchronization

/// The verification of developer tokens. Every flaw is answered with the same bare 401; `DeveloperTokenCheck` explains
/// the flaws to users.
struct Authentication: Sendable {
    /// A cache of tokens with verified signatures. They stay valid while the key is known, so only times and origins
    /// are checked again.
    private let verified = Verified()

    private final class Verified: Sendable {
        let tokens = Mutex<[String: (token: DeveloperToken, signer: PublicDeveloperKey)]>([:])
        static let capacity = 1000
    }

    /// Returns the valid token of a request, or nil.
    /// - Parameters:
    ///   - signers: the signers that the service knows.
    ///   - now: seconds since 1970.
    func token(of request: Request, signers: DeveloperTokenCheck.Signers, now: Int) -> DeveloperToken? {
        let check = DeveloperTokenCheck(signers: signers, now: now)
        guard let text = try? DeveloperTokenCheck.bearer(request), let token = wellMade(text, check),
            check.timeFlaws(of: token).isEmpty,
            check.originFlaws(of: token, origin: request.headers["Origin"]).isEmpty
        else { return nil }
        return token
    }

    private func wellMade(_ text: String, _ check: DeveloperTokenCheck) -> DeveloperToken? {
        if let known = verified.tokens.withLock({ $0[text] }), check.signers.know(known.signer) { return known.token }
        guard let token = DeveloperToken(text), check.makeFlaws(of: token).isEmpty else { return nil }
        guard let signer = check.signer(of: token) else { return token }
        verified.tokens.withLock { tokens in
            if tokens.count >= Verified.capacity { tokens.removeAll() }
            tokens[text] = (token, signer)
        }
        return token
    }
}
