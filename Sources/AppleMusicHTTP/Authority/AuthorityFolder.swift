import Console
import SystemLayer

/// The folder in which the local authority is kept. `key.pem` holds all of it, so that key and certificate are never of two authorities;
/// `authority.pem` is the certificate alone, for clients.
package struct AuthorityFolder: Sendable {
    package let path: String

    package struct Failure: Error, Hashable {
        package let path: String
        /// The system's reason.
        package let reason: String
    }

    package init(_ path: String) { self.path = path }

    /// The certificate's file, which clients are given.
    package var certificate: String { path + "/authority.pem" }
    private var key: String { path + "/key.pem" }

    /// Bytes.
    private static let sizeLimit = 65_536

    /// The authority that is kept there; a new one when there is none, or one that ends soon. One that cannot be read is left as it is, because
    /// clients trust it, and would not trust another one.
    package func authority(now: Int) throws -> LocalAuthority {
        FileSystem.removeLeftovers(of: key)
        switch PrivateFile.read(key, limit: AuthorityFolder.sizeLimit) {
        case .success(let bytes):
            guard let kept = LocalAuthority(pem: String(decoding: bytes, as: UTF8.self)) else {
                throw Failure(
                    path: key,
                    reason:
                        "it is damaged; clients that trust it trust no other: put a copy back, or remove the folder "
                        + "and let clients trust the new authority")
            }
            if !kept.endsSoon(now: now) {
                try keep(kept.certificatePEM, to: certificate)
                return kept
            }
        case .failure(.absent): break
        case .failure(let failure): throw Failure(path: key, reason: failure.description)
        }
        let authority = try LocalAuthority(now: now)
        try keep(authority.pem, to: key)
        try keep(authority.certificatePEM, to: certificate)
        return authority
    }

    private func keep(_ text: String, to path: String) throws(Failure) {
        let bytes = Array(text.utf8)
        if case .success(bytes) = PrivateFile.read(path, limit: AuthorityFolder.sizeLimit) { return }
        if let error = PrivateFile.replace(path, with: bytes) {
            throw Failure(path: path, reason: error.description)
        }
    }
}
