import AppleMusicAPI

/// What browsers must be told before a page of another origin may ask or read (Fetch Standard, "CORS protocol" and
/// "Cross-Origin-Resource-Policy header").
///
/// Every request is answered: programs outside browsers send `Origin`, `Referer` and a browser's `User-Agent` too. But only pages of
/// this machine, of Apple Music, and those that were named may read the answer.
struct CrossOrigin: Sendable {
    let allowed: AllowedOrigins
    /// The hosts that are answered for: a page of one of them is a part of the server.
    let hosts: ServedHosts
    /// `http` or `https`, as clients reach the server.
    let scheme: String

    static let methods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"
    /// Allowed if a browser does not say what it wants to send.
    private static let fields = "Authorization, Content-Type, Media-User-Token, Music-User-Token"

    /// Whether a browser sent a request for a page that is not allowed, as far as it shows.
    func isForForeignPage(_ headers: Headers) -> Bool {
        if allowed.isEverything { return false }
        if let origin = headers["Origin"] { return !allows(origin, headers) }
        if let referrer = referrer(headers) { return !allows(referrer, headers) }
        // Fetch Metadata (W3C): sent to addresses of this machine and over HTTPS.
        let site = headers["Sec-Fetch-Site"] ?? "none"
        return site != "none" && site != "same-origin"
    }

    /// The answer to `OPTIONS`, which needs no token.
    func preflight(_ request: Request) -> Response {
        var response = Response(status: 204)
        response.headers["Allow"] = CrossOrigin.methods
        guard request.headers["Access-Control-Request-Method"] != nil,
            allowed.isEverything || isReadable(by: request.headers["Origin"], request.headers)
        else { return response }
        response.headers["Access-Control-Allow-Methods"] = CrossOrigin.methods
        // Any field may be sent (observed).
        response.headers["Access-Control-Allow-Headers"] =
            request.headers["Access-Control-Request-Headers"] ?? CrossOrigin.fields
        // Seconds: two hours, the most that browsers heed.
        response.headers["Access-Control-Max-Age"] = "7200"
        if request.headers["Access-Control-Request-Private-Network"] == "true" {
            response.headers["Access-Control-Allow-Private-Network"] = "true"
        }
        return response
    }

    /// Lets the page that asked read the answer if it is allowed, and no page embed it otherwise.
    /// - Parameter headers: the request's.
    func open(_ response: inout Response, to headers: Headers) {
        // Nothing that is answered here is a script, a style or a page, whatever its bytes look like.
        response.headers["X-Content-Type-Options"] = "nosniff"
        if allowed.isEverything {
            response.headers["Access-Control-Allow-Origin"] = "*"
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
            return
        }
        response.headers["Vary"] = response.headers["Vary"].map { "\($0), Origin" } ?? "Origin"
        let origin = headers["Origin"]
        let mayRead = isReadable(by: origin, headers)
        if mayRead {
            response.headers["Access-Control-Allow-Origin"] = origin
            // The web player's pages send cookies, and browsers hide the answer without this.
            if ServiceHost(named: headers) == .webPlayer {
                response.headers["Access-Control-Allow-Credentials"] = "true"
            }
        }
        // A picture in a page has no `Origin`.
        let isEmbeddable = mayRead || isReadable(by: referrer(headers), headers)
        response.headers["Cross-Origin-Resource-Policy"] = isEmbeddable ? "cross-origin" : "same-origin"
    }

    private func isReadable(by origin: String?, _ headers: Headers) -> Bool {
        origin.map { allows($0, headers) } ?? false
    }

    private func allows(_ origin: String, _ headers: Headers) -> Bool {
        allowed.allows(origin) || isOwn(origin, headers["Host"])
    }

    /// Whether an origin is the server itself, under a host for which it answers.
    private func isOwn(_ origin: String, _ host: String?) -> Bool {
        guard let host, Origin("\(scheme)://\(host.lowercased())")?.text == origin else { return false }
        return hosts.answer(for: host)
    }

    /// The origin of the page that a browser names as where the request comes from.
    private func referrer(_ headers: Headers) -> String? {
        headers["Referer"].flatMap(Origin.init(ofAddress:))?.text
    }
}
