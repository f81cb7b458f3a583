import NIOSSL

/// A certificate with its chain, and its key: what a server shows for itself.
package struct Credentials: Sendable {
    let configuration: TLSConfiguration

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
        do { _ = try NIOSSLContext(configuration: configuration) } catch { throw .refused }
        self.configuration = configuration
    }
}
