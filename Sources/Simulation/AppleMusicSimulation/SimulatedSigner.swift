import AppleMusicAPI
import TonearmAlgorithms

/// The demonstration developer's key in a simulation: its tokens never leave the process, so an authentication code stands
/// for the signature, and a package that tests with the simulation compiles no cryptography.
struct SimulatedSigner: TokenSigner {
    private static let secret = Array("tonearm simulated key".utf8)

    /// The demonstration developer, whose tokens are recognized by their code, and every developer whose app signs its
    /// own tokens: these are read claim by claim, and their signatures are not verified.
    static let signers = DeveloperTokenCheck.Signers.claimed([SimulatedSigner().publicKey], Check())

    var publicKey: PublicDeveloperKey {
        PublicDeveloperKey(
            id: DemonstrationDeveloper.key, team: DemonstrationDeveloper.team, bytes: SHA256.digest(of: Self.secret))
    }

    func signature(of bytes: [UInt8]) -> [UInt8] {
        let code = SHA256.authenticationCode(for: bytes, key: Self.secret)
        return code + SHA256.digest(of: code)
    }

    func hasSigned(_ token: DeveloperToken) -> Bool { token.signature == signature(of: token.signedBytes) }

    private struct Check: SignatureCheck {
        func isSigned(_ token: DeveloperToken, by key: PublicDeveloperKey) -> Bool {
            SimulatedSigner().hasSigned(token)
        }
    }
}
