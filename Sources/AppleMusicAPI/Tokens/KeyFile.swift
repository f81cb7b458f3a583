import Crypto
import SharedAlgorithms

/// A media key as the developer portal hands it out: `AuthKey_{id}.p8`. Whoever signs needs the private half, a service the public one alone.
package enum KeyFile {
    package enum Failure: Error, Hashable {
        /// The file's name does not tell the key's id.
        case badName
        /// The content is no P-256 key in PEM.
        case badKey
        /// The key is encrypted with a password.
        case encrypted
        /// It is a key, but none of P-256: `an RSA key`.
        case otherKind(String)
        /// The content is the public half alone, which cannot sign.
        case publicHalf
    }

    /// The id in a file's name: ten capital letters and digits.
    package static func id(in path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard name.hasPrefix("AuthKey_"), name.hasSuffix(".p8") else { return nil }
        let id = name.dropFirst("AuthKey_".count).dropLast(".p8".count)
        return isIdentifier(id) ? String(id) : nil
    }

    /// Whether a text may be the id of a key or a team.
    package static func isIdentifier(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 10
            && text.utf8.allSatisfy { ASCII.isUpper($0) || ASCII.isDigit($0) }
    }

    /// - Parameter content: PKCS#8 PEM, or the public half alone as SPKI PEM.
    package static func key(path: String, content: [UInt8], team: String) throws(Failure) -> DeveloperKey.Public {
        guard let id = id(in: path) else { throw .badName }
        let pem = String(decoding: content, as: UTF8.self)
        if let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) {
            return DeveloperKey.Public(id: id, team: team, key: key.publicKey)
        }
        guard let key = try? P256.Signing.PublicKey(pemRepresentation: pem) else { throw .badKey }
        return DeveloperKey.Public(id: id, team: team, key: key)
    }
    /// The key to sign with.
    /// - Parameters:
    ///   - content: PKCS#8 (`PRIVATE KEY`) or SEC1 (`EC PRIVATE KEY`) in PEM.
    ///   - id: the key's id, where the file's name does not tell it.
    package static func signingKey(
        path: String, content: [UInt8], id: String? = nil, team: String
    ) throws(Failure) -> DeveloperKey {
        guard let id = id ?? Self.id(in: path) else { throw .badName }
        let pem = String(decoding: content, as: UTF8.self)
        if pem.contains("ENCRYPTED") { throw .encrypted }
        let block = PEMBlock.privateKey(in: pem)
        if let block, let key = try? P256.Signing.PrivateKey(pemRepresentation: block.text) {
            return DeveloperKey(id: id, team: team, key: key)
        }
        if let kind = block?.otherKind { throw .otherKind(kind) }
        throw (try? P256.Signing.PublicKey(pemRepresentation: pem)) == nil ? .badKey : .publicHalf
    }
}
