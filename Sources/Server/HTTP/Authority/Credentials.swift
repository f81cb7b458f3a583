import NIOSSL

/// A server's certificate chain and private key.
package struct Credentials: Sendable {
    let configuration: TLSConfiguration

    /// The accepted ciphers. For TLS 1.2 only those with forward secrecy and authenticated encryption (RFC 9325 §4.2);
    /// all ciphers of TLS 1.3 have both.
    private static let ciphers: [NIOTLSCipher] = [
        .TLS_AES_128_GCM_SHA256, .TLS_AES_256_GCM_SHA384, .TLS_CHACHA20_POLY1305_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
        .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]

    package enum Problem: Error, Hashable {
        case badCertificate
        case badKey
        /// Key and certificate do not match, or TLS does not support their kind.
        case refused
    }

    /// - Parameters:
    ///   - chain: certificates in PEM, the server's own first.
    ///   - key: an unencrypted private key in PEM.
    package init(chain: [UInt8], key: [UInt8]) throws(Problem) {
        let certificates: [NIOSSLCertificate]
        let privateKey: NIOSSLPrivateKey
        do { certificates = try NIOSSLCertificate.fromPEMBytes(chain) } catch { throw .badCertificate }
        do { privateKey = try NIOSSLPrivateKey(bytes: key, format: .pem) } catch { throw .badKey }
        guard !certificates.isEmpty else { throw .badCertificate }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(privateKey))
        configuration.minimumTLSVersion = .tlsv12
        configuration.cipherSuiteValues = Credentials.ciphers
        do { _ = try NIOSSLContext(configuration: configuration) } catch { throw .refused }
        self.configuration = configuration
    }
}
