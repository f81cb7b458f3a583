/// A parsed developer token: a JSON Web Token of three parts ("Generating developer tokens", Apple Music API
/// reference).
///
/// Parsing does not verify it: see `SignatureCheck`.
package struct DeveloperToken: Hashable, Sendable {
    package let text: String
    package let header: JSONObject
    package let claims: JSONObject
    /// The signature's bytes; it is not verified.
    package let signature: [UInt8]

    /// The maximum time between `iat` and `exp`, in seconds: about six months.
    package static let maximumLifetime = 15_777_000

    /// The reasons why a text or a header field is not a token; at least one.
    package struct Problem: Error {
        package let flaws: [DeveloperTokenFlaw]
    }

    /// - Returns: nil unless the text is three base64url parts, of which the first two are JSON objects.
    package init?(_ text: String) {
        guard let token = try? DeveloperToken(reading: text) else { return nil }
        self = token
    }

    package init(reading text: String) throws(Problem) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw Problem(flaws: [.parts(parts.count)]) }
        let header = Self.object(parts[0])
        let claims = Self.object(parts[1])
        let signature = Base64URL.decode(parts[2])
        guard let header, let claims, let signature else {
            let odd: [DeveloperTokenFlaw?] = [
                header == nil ? .malformed(.header) : nil, claims == nil ? .malformed(.claims) : nil,
                signature == nil ? .malformed(.signature) : nil,
            ]
            throw Problem(flaws: odd.compactMap(\.self))
        }
        self.text = text
        self.header = header
        self.claims = claims
        self.signature = signature
    }

    private static func object(_ part: Substring) -> JSONObject? {
        Base64URL.decode(part).flatMap { (try? JSON(parsing: $0))?.object }
    }

    package var algorithm: String? { header["alg"]?.string }
    /// The key's id: ten characters.
    package var keyID: String? { header["kid"]?.string }
    /// The team's id: ten characters.
    package var issuer: String? { claims["iss"]?.string }
    /// The time of issue; seconds since 1970.
    package var issued: Int? { claims["iat"]?.integer }
    /// The time of expiry; seconds since 1970.
    package var expires: Int? { claims["exp"]?.integer }
    /// The web origins that may use the token; nil if any client may.
    package var origins: [String]? { claims["origin"].map(\.strings) }

    /// The lifetime in seconds, from `iat` to `exp`; nil if either is missing.
    package var life: Int? {
        guard let issued, let expires else { return nil }
        return expires.distance(after: issued)
    }

    /// The signature's length in bytes.
    package var signatureSize: Int { signature.count }

    /// Whether the signature has the raw form of ES256 (`r‖s`, 64 bytes, not DER). It is not verified.
    package var hasSignatureForm: Bool { algorithm == "ES256" && signature.count == 64 }

    /// The bytes that the signature signs: the first two parts with the dot between them.
    package var signedBytes: [UInt8] { Array(text[..<(text.lastIndex(of: ".") ?? text.endIndex)].utf8) }
}
