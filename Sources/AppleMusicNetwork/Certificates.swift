import AppleMusicAPI
import Console
import NIOSSL

/// Which certificates are trusted, the system's and those of a file that the user names; and which TLS, 1.2 or newer.
enum Certificates {
    private static let sizeLimit = 4 << 20

    static func configuration(trusting path: String?) throws(ConnectionFailure) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        // What is older has been given up (RFC 8996), and its ciphers could let others read tokens.
        configuration.minimumTLSVersion = .tlsv12
        guard let path else { return configuration }
        let bytes: [UInt8]
        do throws(FileSystem.ReadFailure) {
            bytes = try FileSystem.read(path, limit: sizeLimit)
        } catch {
            let why = error == .tooLong ? "it is too long" : OperatingSystem.message(error.number)
            throw ConnectionFailure(.authority, "", "'\(path)': \(why)")
        }
        do {
            let certificates = try NIOSSLCertificate.fromPEMBytes(bytes)
            configuration.additionalTrustRoots = [.certificates(certificates)]
        } catch {
            throw ConnectionFailure(.authority, "", "'\(path)': it holds no certificates in PEM")
        }
        return configuration
    }
}
