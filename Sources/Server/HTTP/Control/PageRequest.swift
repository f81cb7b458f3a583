import AppleMusicAPI

/// The header fields by which a browser describes the page that sends a request (Fetch Standard; "Fetch Metadata
/// Request Headers", W3C).
struct PageRequest {
    private let request: Request
    /// The origin of the control address, as the request names it; nil if its host is not accepted.
    private let own: Origin?

    /// - Parameters:
    ///   - scheme: the scheme of the control address: `http` or `https`.
    ///   - hosts: names that are accepted beside those of this machine.
    init(_ request: Request, scheme: String, hosts: Set<String>) {
        self.request = request
        let host = request.headers["Host"].map { $0.lowercased() }
        let origin = host.flatMap { Origin("\(scheme)://\($0)") }
        own = origin.flatMap { $0.isLoopback || hosts.contains($0.host) ? $0 : nil }
    }

    private var origin: String? { request.headers["Origin"] }
    private var site: String? { request.headers["Sec-Fetch-Site"] }

    /// Whether the host is neither this machine nor an accepted name. To a browser, a page whose name was rebound to
    /// this machine has the origin of this server; only its host reveals it. Programs without a host pass.
    var hasForeignHost: Bool { request.headers["Host"] != nil && own == nil }

    /// Whether a browser sent the request.
    var isFromBrowser: Bool { origin != nil || site != nil }

    /// Whether the request was sent by a page of this address, or opens one in a window. Whatever changes something
    /// must name this address as its origin.
    var isOwn: Bool {
        guard let own else { return false }
        if let origin, origin != own.text { return false }
        if site == "same-origin" { return isRead || origin != nil }
        return site == "none" && isRead && isNavigation
    }

    /// Whether a page of another address led here.
    var isFromElsewhere: Bool {
        if let origin, origin != own?.text { return true }
        return site.map { $0 != "none" && $0 != "same-origin" } ?? false
    }

    /// Whether the browser shows the answer in a window.
    var isNavigation: Bool { request.headers["Sec-Fetch-Mode"].map { $0 == "navigate" } ?? wantsPage }

    /// Whether the browser only prepares for a click that may never come.
    var isPrefetch: Bool {
        (request.headers["Sec-Purpose"] ?? request.headers["Purpose"])?.contains("prefetch") == true
    }

    /// Whether a page answers better than JSON.
    var wantsPage: Bool { request.headers["Accept"]?.contains("text/html") == true }

    private var isRead: Bool { request.method == .get || request.method == .head }

    /// The cookie with the session secret. Browsers send cookies to every port of a host, so its name has the port.
    private var cookieName: String { "tonearm-\(own?.port ?? 0)" }

    /// The session secret of the cookie; nil without one.
    var session: String? {
        for part in request.headers["Cookie"]?.split(separator: ";") ?? [] {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmed }
            if pair.count == 2, pair[0] == cookieName { return pair[1] }
        }
        return nil
    }

    /// Returns the field that makes a browser send the session secret back, only for pages of this site, and hides it
    /// from scripts.
    func cookie(_ secret: String) -> String {
        let end = own?.scheme == "https" ? "; Secure" : ""
        return "\(cookieName)=\(secret); Path=/_tonearm; HttpOnly; SameSite=Strict" + end
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
