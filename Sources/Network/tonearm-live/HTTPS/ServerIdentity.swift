import AppleMusicAPI
import NIOCore
import NIOSSL
import SwiftASN1

/// Checks of a server's certificate that the library does not make: its issuer, validity and name.
///
/// The library accepts a common name if there is no alternative name, an alternative name `*` for any host of one
/// label, and RSA keys of 1024 bits. Web browsers refuse all of them (RFC 9525 §6.3; CA/Browser Forum Baseline
/// Requirements §6.1.5).
enum ServerIdentity {
    /// The shortest accepted RSA key in bits.
    static let shortestModulus = 2048

    /// - Parameter channel: a connection after its handshake; without TLS the result is nil.
    static func refusal(on channel: any Channel) -> ConnectionProblem? {
        guard let certificate = try? channel.pipeline.syncOperations.nioSSL_peerCertificate() else { return nil }
        return problem(with: certificate).map { ConnectionProblem(.certificateUnfit, "", $0) }
    }

    private static func problem(with certificate: NIOSSLCertificate) -> String? {
        let names = certificate._subjectAlternativeNames()
        if names.isEmpty { return "it names its host only in its common name" }
        if names.contains(where: isAnyHost) { return "it is for every host ('*')" }
        guard let key = try? certificate.extractPublicKey().toSPKIBytes(), let bits = modulusBits(of: key),
            bits < shortestModulus
        else { return nil }
        return "its key has \(bits) bits of RSA, and \(shortestModulus) are the fewest that are safe"
    }

    private static func isAnyHost(_ name: _SubjectAlternativeName) -> Bool {
        guard name.nameType == .dnsName else { return false }
        let text = String(decoding: name.contents, as: UTF8.self)
        return text == "*" || text == "*."
    }

    /// Returns the length of an RSA key in bits; nil for other kinds of keys.
    /// - Parameter key: `SubjectPublicKeyInfo` (RFC 5280 §4.1) with `RSAPublicKey` (RFC 8017 §A.1.1).
    static func modulusBits(of key: [UInt8]) -> Int? {
        guard let whole = try? DER.parse(key), let parts = children(of: whole), parts.count == 2,
            let algorithm = children(of: parts[0])?.first,
            let identifier = try? ASN1ObjectIdentifier(derEncoded: algorithm), identifier == rsaEncryption,
            let bits = try? ASN1BitString(derEncoded: parts[1]), let inner = try? DER.parse(Array(bits.bytes)),
            let modulus = children(of: inner)?.first, case .primitive(let bytes) = modulus.content
        else { return nil }
        let digits = bytes.drop { $0 == 0 }
        return digits.isEmpty ? 0 : digits.count * 8 - (digits.first?.leadingZeroBitCount ?? 0)
    }

    private static let rsaEncryption: ASN1ObjectIdentifier = [1, 2, 840, 113_549, 1, 1, 1]

    private static func children(of node: ASN1Node) -> [ASN1Node]? {
        guard case .constructed(let nodes) = node.content else { return nil }
        return Array(nodes)
    }
}
