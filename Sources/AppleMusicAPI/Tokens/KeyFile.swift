import Crypto
import SharedAlgorithms

/// A media key as downloaded from the developer portal: `AuthKey_{id}.p8`. Signing needs the private half, a service
/// only the public one.
package enum KeyFile {
    package enum Failure: Error, Hashable {
        /// The file's name does not contain the key's id.
        case badName
        /// The content is not a P-256 key in PEM.
        case badKey
        /// The key is encrypted with a password.
        case encrypted
        /// The key is not P-256: `an RSA key`.
        case otherKind(String)
        /// The content is only the public half, which cannot sign.
        case publicHalf
    }

    /// Returns the id in a file's name: ten capital letters and digits.
    package static func id(in path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard name.hasPrefix("AuthKey_"), name.hasSuffix(".p8") else { return nil }
        let id = name.dropFirst("AuthKey_".count).dropLast(".p8".count)
        return isIdentifier(id) ? String(id) : nil
    }

    /// Returns whether a text has the form of a key's or team's id.
    package static func isIdentifier(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 10
            && text.utf8.allSatisfy { ASCII.isUpper($0) || ASCII.isDigit($0) }
    }

    /// - Parameter content: PKCS#8 PEM, or only the public half as SPKI PEM.
    package static func key(path: String, content: [UInt8], team: String) throws(Failure) -> DeveloperKey.Public {
        guard let id = id(in: path) else { throw .badName }
        let pem = String(decoding: content, as: UTF8.self)
        if let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) {
            return DeveloperKey.Public(id: id, team: team, key: key.publicKey)
        }
        guard let key = try? P256.Signing.PublicKey(pemRepresentation: pem) else { throw .badKey }
        return DeveloperKey.Public(id: id, team: team, key: key)
    }
    /// Returns the private key.
    /// - Parameters:
    ///   - content: PKCS#8 (`PRIVATE KEY`) or SEC1 (`EC PRIVATE KEY`) in PEM.
    ///   - id: the key's id; nil reads it from the file's name.
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
