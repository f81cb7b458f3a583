import Console
package import Crypto
import SwiftASN1
import SystemLayer
import X509

// The one file of this target that needs Foundation, of which the essentials are enough where they can be had alone.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A certificate authority for this machine alone, so that clients can check the server they talk to.
///
/// It may vouch only for names that no public site has, so that a stolen key opens no such site to the thief.
package struct LocalAuthority: Sendable {
    package let certificatePEM: String
    package let keyPEM: String
    private let certificate: Certificate
    private let key: P256.Signing.PrivateKey

    /// Names that are resolved on the machine or in the local network (RFC 6761, 6762, 8375).
    private static let domains = ["localhost", "test", "local", "internal", "home.arpa"]
    private static let day = 86_400

    /// Makes a new one, good for ten years.
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
                // Addresses are not constrained: BoringSSL, which many clients use, knows no constraints for them.
                Critical(NameConstraints(permittedDNSDomains: LocalAuthority.domains))
            },
            issuerPrivateKey: signer)
        certificatePEM = try certificate.serializeAsPEM().pemString + "\n"
        keyPEM = key.pemRepresentation + "\n"
    }

    /// Whether the certificate ends within a month.
    /// - Parameter now: seconds since 1970.
    func endsSoon(now: Int) -> Bool { certificate.notValidAfter <= LocalAuthority.date(now, days: 30) }

    /// - Returns: nil when the text does not hold a key and its certificate.
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

    /// Key and certificate in one text, from which the authority is read again.
    package var pem: String { keyPEM + certificatePEM }

    /// Credentials for the loopback names and one more host, good for 90 days. The key is never written anywhere.
    /// - Parameter host: a name or an address; nil when the server listens everywhere.
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
