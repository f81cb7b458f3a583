import TonearmConsole
import TonearmSystem

/// The folder of the local certificate authority. `key.pem` contains key and certificate, so that they always match;
/// `authority.pem` contains the certificate alone, for clients.
package struct AuthorityFolder: Sendable {
    package let path: String

    package struct Problem: Error, Hashable {
        package let path: String
        /// The system's error message.
        package let reason: String
    }

    package init(_ path: String) { self.path = path }

    /// The path of the certificate for clients.
    package var certificate: String { path + "/authority.pem" }
    private var key: String { path + "/key.pem" }

    /// The largest readable file in bytes.
    private static let sizeLimit = 65_536

    /// Returns the stored authority, or a new one if there is none or it expires soon. An unreadable file is not
    /// replaced: clients trust its authority, and would not trust a new one.
    package func authority(now: Int) throws -> LocalAuthority {
        FileSystem.removeLeftovers(of: key)
        switch PrivateFile.read(key, limit: AuthorityFolder.sizeLimit) {
        case .success(let bytes):
            guard let kept = LocalAuthority(pem: String(decoding: bytes, as: UTF8.self)) else {
                throw Problem(
                    path: key,
                    reason:
                        "it is damaged, and clients would not trust another one: restore a copy, or remove the folder "
                        + "and let clients trust the new authority")
            }
            if !kept.endsSoon(now: now) {
                try keep(kept.certificatePEM, to: certificate)
                return kept
            }
        case .failure(.absent): break
        case .failure(let failure): throw Problem(path: key, reason: failure.description)
        }
        let authority = try LocalAuthority(now: now)
        try keep(authority.pem, to: key)
        try keep(authority.certificatePEM, to: certificate)
        return authority
    }

    private func keep(_ text: String, to path: String) throws(Problem) {
        let bytes = Array(text.utf8)
        if case .success(bytes) = PrivateFile.read(path, limit: AuthorityFolder.sizeLimit) { return }
        if let error = PrivateFile.replace(path, with: bytes) {
            throw Problem(path: path, reason: error.description)
        }
    }
}
