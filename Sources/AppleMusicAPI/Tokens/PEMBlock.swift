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
