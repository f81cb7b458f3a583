import AppleMusicAPI
import Synchronization

/// Verifies developer tokens as the service does: whatever is wrong, the answer is the same bare 401.
struct Authentication: Sendable {
    /// Whether a token needs only the form of a signature, and any key is known.
    var acceptsAnyKey = false
    /// Signatures that were found good. A signature stays good, so only the times are looked at again.
    private let verified = Verified()

    private final class Verified: Sendable {
        let tokens = Mutex<[String: DeveloperToken]>([:])
        static let capacity = 1000
    }

    /// The token of a request that may be answered, or nil.
    /// - Parameters:
    ///   - keys: the keys that the service knows.
    ///   - now: seconds since 1970.
    func token(of request: Request, keys: [DeveloperKey.Public], now: Int) -> DeveloperToken? {
        guard let field = request.headers["Authorization"], field.hasPrefix("Bearer "),
            let token = signedToken(String(field.dropFirst("Bearer ".count)), keys: keys),
            let issued = token.issued, let expires = token.expires,
            issued <= now, now < expires, expires - DeveloperToken.maximumLifetime <= issued
        else { return nil }
        if let origins = token.origins {
            guard let origin = request.headers["Origin"], origins.contains(origin) else { return nil }
        }
        return token
    }

    private func signedToken(_ text: String, keys: [DeveloperKey.Public]) -> DeveloperToken? {
        if acceptsAnyKey {
            guard let token = DeveloperToken(text), token.hasSignatureForm, token.keyID != nil, token.issuer != nil
            else {
                return nil
            }
            return token
        }
        if let token = verified.tokens.withLock({ $0[text] }), keys.contains(where: { $0.id == token.keyID }) {
            return token
        }
        guard let token = DeveloperToken(text),
            let key = keys.first(where: { $0.id == token.keyID && $0.team == token.issuer }),
            token.isSigned(by: key)
        else { return nil }
        verified.tokens.withLock { tokens in
            if tokens.count >= Verified.capacity { tokens.removeAll() }
            tokens[text] = token
        }
        return token
    }
}
