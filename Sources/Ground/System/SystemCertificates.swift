/// The certificates of the system's authorities.
package enum SystemCertificates {
    /// The files and folders in which a TLS library looks for them; empty on systems with an interface for them, such
    /// as macOS.
    package static var places: [String] {
        #if os(Linux)
            // The file of Debian, Arch and Alpine, the file of Fedora, and the folder of most distributions.
            ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/certs"]
        #else
            []
        #endif
    }
}
