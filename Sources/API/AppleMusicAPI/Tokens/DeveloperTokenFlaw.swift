/// A reason for which a service refuses a developer token. The service itself does not reveal it: every refusal is the
/// same 401 ("Generating developer tokens", Apple Music API reference).
package enum DeveloperTokenFlaw: Hashable, Sendable {
    /// The request has no `Authorization` header.
    case headerMissing
    /// The header field `Authorization` does not begin with `Bearer `.
    case notBearer
    /// The number of parts between dots is not three, as in a JSON Web Token.
    case parts(Int)
    /// A part is malformed: header and claims must be JSON objects in base64url, the signature bytes in base64url.
    case malformed(Part)
    /// The algorithm is not ES256; nil if the header names no algorithm.
    case algorithm(String?)
    /// The header has `crit`, whose extensions a verifier must understand (RFC 7515 §4.1.11); no extensions are
    /// supported.
    case criticalExtensions
    case keyIDMissing
    /// The service does not know the key with this id.
    case unknownKey(String)
    /// The claim `iss` is missing. The value is the key's team, if the key is known.
    case issuerMissing(team: String?)
    /// The key belongs to another team.
    case issuer(String, key: String, team: String)
    /// A claim is missing or not an integer: `iat` or `exp`.
    case timeMissing(String)
    /// The claims of time are in milliseconds, a usual mistake: `Date.now()` of JavaScript counts them.
    case timeInMilliseconds([String])
    /// The token is not valid yet; the value is the seconds until then.
    case notYetValid(Int)
    /// The token has expired; the value is the seconds since then.
    case expired(Int)
    /// The lifetime is too long; the value is the seconds from `iat` to `exp`.
    case livesTooLong(Int)
    /// The signature is not the raw `r‖s` of 64 bytes; 70 to 72 bytes are DER.
    case signatureForm(bytes: Int)
    /// The signature does not match: another key made it, or the token was changed later.
    case signature(key: String)
    /// The claim `origin` is empty, so no client can use the token.
    case originEmpty
    /// The token is limited to some origins, and the request has no `Origin`.
    case originMissing(allowed: [String])
    /// The request's origin is not among the token's.
    case origin(String, allowed: [String])

    package enum Part: String, CaseIterable, Sendable {
        case header, claims, signature
    }

    /// Returns the reason as a clause without a full stop: `it expired 7200 seconds ago`.
    /// - Parameter span: formats a duration in seconds.
    package func sentence(span: (Int) -> String = { "\($0) seconds" }) -> String {
        switch self {
        case .headerMissing: "there is no Authorization header"
        case .notBearer: "the Authorization header does not begin with 'Bearer '"
        case .parts(let count):
            "it is not a JSON Web Token: it has \(count == 1 ? "one part" : "\(count) parts"), not three"
        case .malformed(.signature): "its signature is not in base64url"
        case .malformed(.header): "its header is not a JSON object in base64url"
        case .malformed(.claims): "its claims are not a JSON object in base64url"
        case .algorithm(let name?): "its algorithm is \(Self.quoted(name)), and only ES256 is accepted"
        case .algorithm(nil): "its header names no algorithm ('alg'), which must be ES256"
        case .criticalExtensions: "its header demands extensions ('crit'), and none are known"
        case .keyIDMissing: "its header names no key ('kid')"
        case .unknownKey(let id): "the key \(Self.quoted(id)) ('kid') is not known"
        case .issuerMissing(let team?): "it names no team ('iss'), and its key is of the team \(Self.quoted(team))"
        case .issuerMissing(nil): "it names no team ('iss')"
        case .issuer(let found, let key, let team):
            "it names the team \(Self.quoted(found)) ('iss'), and the key \(Self.quoted(key)) is of the team \(Self.quoted(team))"
        case .timeMissing(let claim): "its '\(claim)' is missing, or not a whole number of seconds"
        case .timeInMilliseconds(let claims):
            "its \(claims.map { "'\($0)'" }.joined(separator: " and ")) "
                + "\(claims.count == 1 ? "is" : "are") in milliseconds, and the service counts seconds"
        case .notYetValid(let seconds): "it becomes valid in \(span(seconds))"
        case .expired(let seconds): seconds == 0 ? "it expires now" : "it expired \(span(seconds)) ago"
        case .livesTooLong(let seconds):
            "it is made to live \(seconds) s, and \(DeveloperToken.maximumLifetime) s are the most"
        case .signatureForm(let count): "its signature has \(count) bytes, and ES256 in its raw form has 64"
        case .signature(let key): "its signature is not of the key \(Self.quoted(key))"
        case .originEmpty: "its 'origin' names no web origin, so none may use it"
        case .originMissing(let allowed): "the request has no Origin header, and it is for \(Self.list(allowed)) alone"
        case .origin(let found, let allowed):
            "the request's Origin is \(Self.quoted(found)), and it is for \(Self.list(allowed)) alone"
        }
    }

    private static func list(_ origins: [String]) -> String { origins.map(quoted).joined(separator: " and ") }

    /// Quotes a text from a token. It is untrusted and may go to terminals and logs.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            text.utf8.count <= 100 && !text.isEmpty
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "'") }
        return isPlain ? "'\(text)'" : text.isEmpty ? "''" : "of \(text.utf8.count) odd bytes"
    }
}
