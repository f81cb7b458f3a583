import AppleMusicAPI

/// For whom a request was sent, as far as it shows: browsers say it, and no page can make them say anything else.
enum AskingPage: Hashable {
    /// A program, or a person who typed an address or followed a link. No page gets to read the answer.
    case none
    /// A page of this origin.
    case origin(String)
    /// A page that does not say of where it is.
    case unknown

    /// - Parameter scheme: how the server is reached, `http` or `https`.
    init(of request: Request, scheme: String) {
        // A browser names it whenever a script asks another origin, or asks to change something.
        if let origin = request.headers["Origin"] {
            self = .origin(origin)
            return
        }
        let host = request.headers["Host"].flatMap { Origin("\(scheme)://\($0.lowercased())") }
        // Fetch Metadata (W3C): sent to addresses of this machine and over HTTPS.
        switch request.headers["Sec-Fetch-Site"] {
        case nil, "same-origin", "none": break
        case _ where request.headers["Sec-Fetch-Dest"] == "document":
            self = .none
            return
        default:
            // A picture in a page, or another frame.
            self = AskingPage.referrer(of: request) ?? .unknown
            return
        }
        // Somebody's name that leads here makes this server look like a part of their site. An address cannot be made to.
        if let host, !host.isLoopback, !host.isAddress, AskingPage.isBrowser(request) {
            self = .origin(host.text)
        } else {
            self = AskingPage.referrer(of: request).flatMap { $0 == host.map { .origin($0.text) } ? nil : $0 } ?? .none
        }
    }

    private static func referrer(of request: Request) -> AskingPage? {
        request.headers["Referer"].flatMap(Origin.init(ofAddress:)).map { .origin($0.text) }
    }

    /// Browsers all begin so, and programs hardly ever.
    private static func isBrowser(_ request: Request) -> Bool {
        request.headers["User-Agent"]?.hasPrefix("Mozilla/") == true
    }
}
