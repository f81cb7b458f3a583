/// The one file of this target that knows which system it runs on.
enum SystemCertificates {
    /// Files and folders in which the library looks for them; empty where the system itself is asked, as on macOS.
    static var places: [String] {
        #if os(Linux)
            // The file of Debian, Arch and Alpine, that of Fedora, and the folder that most have.
            ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/certs"]
        #else
            []
        #endif
    }
}
