package import AppleMusicAPI
import Crypto
import TonearmAlgorithms

/// A media key as downloaded from the developer portal: `AuthKey_{id}.p8`. Signing needs the private half, a service
/// only the public one.
package enum KeyFile {
    package enum Problem: Error, Hashable {
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
        /// The content is broken in a way that can be named.
        case broken(Damage)
    }

    /// A way in which a key's file breaks on its way through mail, an environment variable or a converter.
    package enum Damage: Hashable, Sendable, CaseIterable {
        case empty
        /// The line breaks are the two characters `\n`, as in an environment variable.
        case literalNewlines
        /// The content is DER, the binary form.
        case binary
        case certificate
        /// The key's text has no lines `BEGIN` and `END`.
        case frameMissing
        /// The line `END` is missing.
        case endMissing
        /// The text between `BEGIN` and `END` is not the base64 of a key.
        case damagedText
        /// The content is a developer token rather than the key that signs it.
        case developerToken
        /// The text is UTF-16, as some editors save it.
        case wideText
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
    package static func key(path: String, content: [UInt8], team: String) throws(Problem) -> PublicDeveloperKey {
        guard let id = id(in: path) else { throw .badName }
        let pem = text(of: content)
        if let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) {
            return PublicDeveloperKey(id: id, team: team, key: key.publicKey)
        }
        guard let key = try? P256.Signing.PublicKey(pemRepresentation: pem) else {
            // A file that is not the public half breaks in the ways of a private key.
            return try signingKey(path: path, content: content, id: id, team: team).publicKey
        }
        return PublicDeveloperKey(id: id, team: team, key: key)
    }

    /// Returns the text of a file without a byte order mark.
    private static func text(of content: [UInt8]) -> String {
        String(decoding: content.starts(with: [0xEF, 0xBB, 0xBF]) ? content[3...] : content[...], as: UTF8.self)
    }

    /// Returns the private key.
    /// - Parameters:
    ///   - content: PKCS#8 (`PRIVATE KEY`) or SEC1 (`EC PRIVATE KEY`) in PEM.
    ///   - id: the key's id; nil reads it from the file's name.
    package static func signingKey(
        path: String, content: [UInt8], id: String? = nil, team: String
    ) throws(Problem) -> DeveloperKey {
        guard let id = id ?? Self.id(in: path) else { throw .badName }
        let pem = text(of: content)
        if pem.contains("ENCRYPTED") { throw .encrypted }
        let block = PEMBlock.privateKey(in: pem)
        if let block, let key = try? P256.Signing.PrivateKey(pemRepresentation: block.text) {
            return DeveloperKey(id: id, team: team, key: key)
        }
        if let kind = block?.otherKind { throw .otherKind(kind) }
        if (try? P256.Signing.PublicKey(pemRepresentation: pem)) != nil { throw .publicHalf }
        throw damage(of: content, pem, hasBlock: block != nil).map { .broken($0) } ?? .badKey
    }

    /// Returns the way in which a content that is not a key is broken; nil if it looks like none of them.
    private static func damage(of content: [UInt8], _ text: String, hasBlock: Bool) -> Damage? {
        if text.allSatisfy(\.isWhitespace) { return .empty }
        if content.starts(with: [0xFF, 0xFE]) || content.starts(with: [0xFE, 0xFF]) { return .wideText }
        if content.first == 0x30, String(validating: content, as: UTF8.self) == nil { return .binary }
        if DeveloperToken(text.filter { !$0.isWhitespace }) != nil { return .developerToken }
        guard text.contains("-----BEGIN ") else { return isBase64OfKey(text) ? .frameMissing : nil }
        if text.contains("BEGIN CERTIFICATE") { return .certificate }
        if text.contains(#"\n"#) { return .literalNewlines }
        guard text.contains("PRIVATE KEY-----") else { return nil }
        return hasBlock ? .damagedText : .endMissing
    }

    /// Returns whether a text is the base64 of PKCS#8 or SEC1 alone: a sequence in DER.
    private static func isBase64OfKey(_ text: String) -> Bool {
        let letters = text.filter { !$0.isWhitespace && $0 != "=" }.replacing(#"\n"#, with: "")
            .replacing("+", with: "-").replacing("/", with: "_")
        return letters.utf8.count >= 40 && Base64URL.decode(letters)?.first == 0x30
    }
}

/// A private key in a PEM text with other blocks: `openssl ecparam` writes the curve before the key (RFC 7468).
struct PEMBlock {
    /// The block, from `-----BEGIN` to the end of `END …-----`.
    let text: String
    /// The label: `PRIVATE KEY`, `EC PRIVATE KEY`
    private let label: String

    /// Returns the first block with a private key.
    static func privateKey(in text: String) -> PEMBlock? {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.filter { !" \t".contains($0) || $0 == " " } }
        let labels = ["PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY", "DSA PRIVATE KEY", "OPENSSH PRIVATE KEY"]
        for (index, line) in lines.enumerated() {
            guard let label = labels.first(where: { line.hasPrefix("-----BEGIN \($0)-----") }),
                let end = lines[index...].firstIndex(where: { $0.hasPrefix("-----END \(label)-----") })
            else { continue }
            return PEMBlock(text: lines[index...end].joined(separator: "\n") + "\n", label: label)
        }
        return nil
    }

    /// The kind of a key that is not P-256; nil if it is unknown.
    var otherKind: String? {
        switch label {
        case "RSA PRIVATE KEY": return "an RSA key"
        case "DSA PRIVATE KEY": return "a DSA key"
        case "OPENSSH PRIVATE KEY": return "a key of OpenSSH"
        default: break
        }
        let body = text.split(separator: "\n").dropFirst().dropLast().joined().replacing("+", with: "-")
            .replacing("/", with: "_").filter { $0 != "=" }
        guard let bytes = Base64URL.decode(body) else { return nil }
        return Self.kinds.first { Self.contains(bytes, $0.identifier) }?.name
    }

    /// Object identifiers in DER (RFC 5480 §2.1.1, RFC 8017 A.1, RFC 8410 §3).
    private static let kinds: [(identifier: [UInt8], name: String)] = [
        ([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01], "an RSA key"),
        ([0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x22], "a key of the curve P-384"),
        ([0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x23], "a key of the curve P-521"),
        ([0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x0A], "a key of the curve secp256k1"),
        ([0x06, 0x03, 0x2B, 0x65, 0x70], "a key of the curve Ed25519"),
    ]

    private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
        guard bytes.count >= part.count else { return false }
        return (0...(bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
    }
}
