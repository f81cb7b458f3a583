import AppleMusicAPI
import AppleMusicLive
import Console
import NIOSSL
import SystemLayer

/// Which certificates are trusted, the system's and those of a file that the user names; and which TLS, 1.2 or newer.
struct Certificates {
    let configuration: TLSConfiguration
    /// Where the system's were looked for, where none are trusted at all: no server can be told from another.
    let missing: [String]?

    private static let sizeLimit = 4 << 20

    /// - Throws: `ConnectionFailure` for a file that cannot be used.
    init(_ client: ClientConfiguration) throws(ConnectionFailure) {
        let own = try client.authority.map { path throws(ConnectionFailure) in try Self.certificates(in: path) } ?? []
        var configuration = TLSConfiguration.makeClientConfiguration()
        // What is older has been given up (RFC 8996), and its ciphers could let others read tokens.
        configuration.minimumTLSVersion = .tlsv12
        let places = client.systemCertificates ?? SystemCertificates.places
        let hasSystem = places.isEmpty || places.contains(where: Self.holdsSome)
        if hasSystem {
            configuration.additionalTrustRoots = [.certificates(own)]
        } else {
            // Asked for the system's, the library would fail, whatever else is trusted.
            configuration.trustRoots = .certificates(own)
        }
        self.configuration = configuration
        missing = hasSystem || !own.isEmpty ? nil : places
    }

    private static func holdsSome(_ path: String) -> Bool {
        FileSystem.isFolder(path) ? !FileSystem.names(in: path).isEmpty : FileSystem.size(path) > 0
    }

    private static func certificates(in path: String) throws(ConnectionFailure) -> [NIOSSLCertificate] {
        let bytes: [UInt8]
        do throws(FileSystem.ReadFailure) {
            bytes = try FileSystem.read(path, limit: sizeLimit, accepting: .file)
        } catch {
            throw ConnectionFailure(.authority, "", "'\(path)': \(error)")
        }
        do {
            return try NIOSSLCertificate.fromPEMBytes(bytes)
        } catch {
            throw ConnectionFailure(.authority, "", "'\(path)': it holds no certificates in PEM")
        }
    }
}
