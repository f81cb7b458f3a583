import AppleMusicAPI
import TonearmConsole
import TonearmSigning
import TonearmSimulator

/// The names, key and tokens of a world in the form in which they are stored.
struct KeptIdentity: Codable {
    private let name: String?
    /// Seconds since 1970.
    private let made: Int
    private let keyID: String
    private let team: String
    /// The private key in PEM.
    private let key: String
    let tokens: [IssuedUserToken]

    init(_ identity: HostedWorld.Identity, tokens: [IssuedUserToken]) {
        name = identity.name
        made = identity.made
        (keyID, team, key) = (identity.key.id, identity.key.team, identity.key.pem)
        self.tokens = tokens
    }

    /// - Throws: `DecodingError` or `KeyFile.Problem`.
    init(_ json: [UInt8]) throws { self = try DocumentCoding.decode(from: json) }

    var json: [UInt8]? { try? DocumentCoding.encode(self) }

    /// - Parameter number: the number under which caches store the world's responses.
    /// - Throws: `KeyFile.Problem` for a key that cannot be read.
    func identity(id: String, number: Int) throws -> HostedWorld.Identity {
        HostedWorld.Identity(
            id: id, name: name, key: try KeyFile.signingKey(path: "", content: Array(key.utf8), id: keyID, team: team),
            made: made, number: number)
    }
}
