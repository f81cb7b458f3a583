/// The Content Security Policy of the control address: a page loads only the script and the style of this address, asks
/// nothing else, and is in no frame.
enum PagePolicy {
    static let text = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "form-action 'self'",
        "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
}
