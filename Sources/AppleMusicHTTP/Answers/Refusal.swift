import AppleMusicAPI

/// Why a request got the bare 401. The client is not told, as the service tells no client; whoever runs the server is.
struct Refusal: Hashable, Sendable {
    /// A sentence without its full stop, in which no token stands.
    let reason: String

    /// - Parameters:
    ///   - keys: the keys that the service knows; nil when any signer is accepted.
    ///   - now: seconds since 1970.
    init(of request: Request, keys: [DeveloperKey.Public]?, now: Int) {
        reason = Refusal.reason(request, keys, now)
    }

    private static func reason(_ request: Request, _ keys: [DeveloperKey.Public]?, _ now: Int) -> String {
        guard let field = request.headers["Authorization"] else { return "there is no Authorization header" }
        guard field.hasPrefix("Bearer ") else { return "the Authorization header does not begin with 'Bearer '" }
        guard let token = DeveloperToken(String(field.dropFirst("Bearer ".count))) else {
            return "the token is no JSON Web Token"
        }
        guard token.algorithm == "ES256" else { return "the token's algorithm is not ES256" }
        guard let id = token.keyID, let team = token.issuer else { return "the token lacks 'kid' or 'iss'" }
        guard let issued = token.issued, let expires = token.expires else { return "the token lacks 'iat' or 'exp'" }
        if let keys {
            guard KeyFile.isIdentifier(id), KeyFile.isIdentifier(team) else {
                return "the token's 'kid' and 'iss' must be ten capital letters and digits each"
            }
            guard let key = keys.first(where: { $0.id == id && $0.team == team }) else {
                return "the key '\(id)' of team '\(team)' is not known; it would be with: "
                    + "--key AuthKey_\(id).p8 --team \(team)"
            }
            if !token.isSigned(by: key) { return "the signature is not of the key '\(id)'" }
        }
        if issued > now { return "the token begins to be good \(issued &- now) seconds from now" }
        if expires <= now { return "the token expired \(now &- expires) seconds ago" }
        if expires - DeveloperToken.maximumLifetime > issued {
            return "the token is good for \(expires &- issued) seconds; "
                + "\(DeveloperToken.maximumLifetime) are the most"
        }
        if token.origins != nil { return "the token's 'origin' does not name the request's Origin" }
        return "the token's signature has not the form of ES256"
    }
}
