package import Crypto
import SwiftASN1
import TonearmConsole
import TonearmSystem
import X509

// This is the only file of this target that needs Foundation. It prefers FoundationEssentials, which is smaller.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A certificate authority for this machine, so that clients can verify the local server.
///
/// It is constrained to names that no public site has, so a stolen key cannot impersonate one.
package struct LocalAuthority: Sendable {
    package let certificatePEM: String
    package let keyPEM: String
    private let certificate: Certificate
    private let key: P256.Signing.PrivateKey

    /// The names that are resolved on the machine or in the local network (RFC 6761, 6762, 8375).
    private static let domains = ["localhost", "test", "local", "internal", "home.arpa"]
    private static let day = 86_400

    /// Creates an authority that is valid for ten years.
    /// - Parameter now: seconds since 1970.
    package init(key: P256.Signing.PrivateKey = P256.Signing.PrivateKey(), now: Int) throws {
        let signer = Certificate.PrivateKey(key)
        let name = try DistinguishedName {
            CommonName("tonearm local authority")
            OrganizationName("tonearm on this machine")
        }
        self.key = key
        certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: signer.publicKey,
            notValidBefore: LocalAuthority.date(now, days: -1), notValidAfter: LocalAuthority.date(now, days: 3_650),
            issuer: name,
            subject: name,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                SubjectKeyIdentifier(hash: signer.publicKey)
                // Addresses are not constrained: BoringSSL, which many clients use, does not support that.
                Critical(NameConstraints(permittedDNSDomains: LocalAuthority.domains))
            },
            issuerPrivateKey: signer)
        certificatePEM = try certificate.serializeAsPEM().pemString + "\n"
        keyPEM = key.pemRepresentation + "\n"
    }

    /// Returns whether the certificate expires within 30 days.
    /// - Parameter now: seconds since 1970.
    func endsSoon(now: Int) -> Bool { certificate.notValidAfter <= LocalAuthority.date(now, days: 30) }

    /// - Returns: nil if the text is not a key followed by its certificate.
    package init?(pem: String) {
        guard let documents = try? PEMDocument.parseMultiple(pemString: pem), documents.count == 2,
            let key = try? P256.Signing.PrivateKey(derRepresentation: Data(documents[0].derBytes)),
            let certificate = try? Certificate(pemDocument: documents[1]),
            certificate.publicKey == Certificate.PublicKey(key.publicKey)
        else { return nil }
        self.key = key
        self.certificate = certificate
        certificatePEM = documents[1].pemString + "\n"
        keyPEM = key.pemRepresentation + "\n"
    }

    /// The key and the certificate as one text, which `init(pem:)` reads.
    package var pem: String { keyPEM + certificatePEM }

    /// Issues credentials for the loopback names and one more host, valid for 90 days. Their key is never written to
    /// disk.
    /// - Parameter host: a name or an address; nil if the server listens on all addresses.
    package func credentials(for host: String?, now: Int) throws -> Credentials {
        let own = P256.Signing.PrivateKey()
        let names = try ["localhost", "127.0.0.1", "::1", host].compactMap { $0 }
            .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            .map { try LocalAuthority.name($0) }
        let leaf = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: Certificate.PublicKey(own.publicKey),
            notValidBefore: LocalAuthority.date(now, days: -1), notValidAfter: LocalAuthority.date(now, days: 90),
            issuer: certificate.subject, subject: try DistinguishedName { CommonName("tonearm serve") },
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                AuthorityKeyIdentifier(
                    keyIdentifier: SubjectKeyIdentifier(hash: Certificate.PublicKey(key.publicKey)).keyIdentifier)
                SubjectAlternativeNames(names)
            },
            issuerPrivateKey: Certificate.PrivateKey(key))
        return try Credentials(
            chain: Array(try leaf.serializeAsPEM().pemString.utf8), key: Array(own.pemRepresentation.utf8))
    }

    private static func date(_ now: Int, days: Int) -> Date {
        Date(timeIntervalSince1970: Double(now) + Double(days * day))
    }

    private static func name(_ host: String) throws -> GeneralName {
        guard let address = OperatingSystem.addressBytes(host) else { return .dnsName(host) }
        return .ipAddress(ASN1OctetString(contentBytes: address[...]))
    }
}
