import AppleMusicAPI
import Crypto
import FoundationEssentials
import TonearmSigning

/// A test's developer key, with tokens of many forms signed by it.
struct TestKey: Sendable {
    let id: String
    let team: String
    private let key = P256.Signing.PrivateKey()

    init(id: String = "TESTKEY001", team: String = "TESTTEAM01") {
        self.id = id
        self.team = team
    }

    var publicKey: PublicDeveloperKey { .init(id: id, team: team, key: key.publicKey) }

    /// The form of a token's third part.
    enum Signature {
        case raw
        case der
        case hmac
        case none
        /// The signature of other bytes.
        case ofOtherText
        case bytes([UInt8])
    }

    /// Returns a token with changed header and claims; null removes a member.
    func token(
        header changes: [(String, JSON)] = [], claims other: [(String, JSON)] = [], signature: Signature = .raw
    ) throws -> String {
        let header = Self.changing([("alg", "ES256"), ("kid", .string(id)), ("typ", "JWT")], changes)
        let claims = Self.changing(
            [
                ("iss", .string(team)), ("iat", .integer(SimulatorClient.now - 60)),
                ("exp", .integer(SimulatorClient.now + 3600)),
            ],
            other)
        let signed = Base64URL.encode(header.bytes) + "." + Base64URL.encode(claims.bytes)
        return signed + "." + Base64URL.encode(try bytes(signature, of: signed))
    }

    private func bytes(_ signature: Signature, of text: String) throws -> [UInt8] {
        switch signature {
        case .raw: Array(try key.signature(for: Data(text.utf8)).rawRepresentation)
        case .der: Array(try key.signature(for: Data(text.utf8)).derRepresentation)
        case .hmac:
            Array(
                HMAC<SHA256>.authenticationCode(
                    for: Data(text.utf8), using: SymmetricKey(data: key.publicKey.rawRepresentation)))
        case .none: []
        case .ofOtherText: Array(try key.signature(for: Data("x\(text)".utf8)).rawRepresentation)
        case .bytes(let bytes): bytes
        }
    }

    private static func changing(_ members: [(String, JSON)], _ changes: [(String, JSON)]) -> JSON {
        var object = JSONObject(members)
        for (name, value) in changes { object[name] = value == .null ? nil : value }
        return .object(object)
    }
}
