import NIOSSL

/// A certificate with its chain, and its key: what a server shows for itself.
package struct Credentials: Sendable {
    let configuration: TLSConfiguration

    /// Of TLS 1.2 what keeps secrets later too and authenticates what it encrypts (RFC 9325 §4.2); TLS 1.3 has nothing else.
    private static let ciphers: [NIOTLSCipher] = [
        .TLS_AES_128_GCM_SHA256, .TLS_AES_256_GCM_SHA384, .TLS_CHACHA20_POLY1305_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
        .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]

    package enum Failure: Error, Hashable {
        case badCertificate
        case badKey
        /// Key and certificate do not belong together, or are of a kind that TLS does not take.
        case refused
    }

    /// - Parameters:
    ///   - chain: PEM, the server's own certificate first.
    ///   - key: PEM, not encrypted.
    package init(chain: [UInt8], key: [UInt8]) throws(Failure) {
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
