import AppleMusicAPI
import NIOSSL
import TonearmConsole
import TonearmLive
import TonearmSystem

/// The TLS settings: trusted certificates, from the system and from a file that the user names, and TLS 1.2 or newer.
struct Certificates {
    let configuration: TLSConfiguration
    /// The places that were searched, if the system has no certificates. Then no server can be verified.
    let missing: [String]?

    private static let sizeLimit = 4 << 20

    /// - Throws: `ConnectionProblem` if the file cannot be used.
    init(_ client: ClientConfiguration) throws(ConnectionProblem) {
        let own = try client.authority.map { path throws(ConnectionProblem) in try Self.certificates(in: path) } ?? []
        var configuration = TLSConfiguration.makeClientConfiguration()
        // Older versions are deprecated (RFC 8996), and their ciphers could expose tokens.
        configuration.minimumTLSVersion = .tlsv12
        let places = client.systemCertificates ?? SystemCertificates.places
        let hasSystem = places.isEmpty || places.contains(where: Self.hasCertificates)
        if hasSystem {
            configuration.additionalTrustRoots = [.certificates(own)]
        } else {
            // Without system certificates, the library's default trust roots make every connection fail.
            configuration.trustRoots = .certificates(own)
        }
        self.configuration = configuration
        missing = hasSystem || !own.isEmpty ? nil : places
    }

    private static func hasCertificates(_ path: String) -> Bool {
        FileSystem.isFolder(path) ? !FileSystem.names(in: path).isEmpty : FileSystem.size(path) > 0
    }

    private static func certificates(in path: String) throws(ConnectionProblem) -> [NIOSSLCertificate] {
        let bytes: [UInt8]
        do throws(FileSystem.ReadProblem) {
            bytes = try FileSystem.read(path, limit: sizeLimit, accepting: .file)
        } catch {
            throw ConnectionProblem(.authority, "", "'\(path)': \(error)")
        }
        do {
            return try NIOSSLCertificate.fromPEMBytes(bytes)
        } catch {
            throw ConnectionProblem(.authority, "", "'\(path)': it holds no certificates in PEM")
        }
    }
}
