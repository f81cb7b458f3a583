import TonearmHTTP

/// The scheme and certificate by which clients reach the server.
enum Transport {
    case plain
    /// HTTPS with the user's certificate.
    case ownCertificate(Credentials)
    /// HTTPS with a certificate of the local authority, whose own certificate is in the named file.
    case localAuthority(Credentials, certificate: String)

    var scheme: String {
        if case .plain = self { "http" } else { "https" }
    }

    var credentials: Credentials? {
        switch self {
        case .plain: nil
        case .ownCertificate(let credentials), .localAuthority(let credentials, _): credentials
        }
    }
}
