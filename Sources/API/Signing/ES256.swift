package import AppleMusicAPI
package import Crypto

/// The check of signatures of ES256: ECDSA on P-256 with SHA-256 (RFC 7518, section 3.4).
package struct ES256: SignatureCheck {
    package init() {}

    package func isSigned(_ token: DeveloperToken, by key: PublicDeveloperKey) -> Bool { token.isSigned(by: key) }
}

extension DeveloperToken {
    /// Returns whether the token has a raw ES256 signature by this key.
    package func isSigned(by key: PublicDeveloperKey) -> Bool {
        guard hasSignatureForm,
            let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature),
            let key = try? P256.Signing.PublicKey(rawRepresentation: key.bytes)
        else { return false }
        return key.isValidSignature(signature, for: signedBytes)
    }
}

extension PublicDeveloperKey {
    package init(id: String, team: String, key: P256.Signing.PublicKey) {
        self.init(id: id, team: team, bytes: Array(key.rawRepresentation))
    }
}

extension DeveloperTokenCheck.Signers {
    /// The signers with keys of ES256.
    package static func keys(_ keys: [PublicDeveloperKey]) -> Self { .known(keys, ES256()) }

    /// The demonstration developer alone.
    package static var demonstration: Self { .keys([DeveloperKey.demonstration.publicKey]) }
}
