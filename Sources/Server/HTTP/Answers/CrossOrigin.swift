import AppleMusicAPI

/// Adds the header fields that let a page of another origin send requests and read answers (Fetch Standard, "CORS
/// protocol" and "Cross-Origin-Resource-Policy header").
///
/// Every request is answered, because programs outside browsers also send `Origin`, `Referer` and a browser's
/// `User-Agent`. But only pages of this machine, of Apple Music and of allowed origins can read the answer.
struct CrossOrigin: Sendable {
    let allowed: AllowedOrigins
    /// The hosts of this server. A page of one of them belongs to the server itself.
    let hosts: ServedHosts
    /// The scheme by which clients reach the server: `http` or `https`.
    let scheme: String

    static let methods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"
    /// The header fields that are allowed if a browser does not name the ones it wants to send.
    private static let fields = "Authorization, Content-Type, Media-User-Token, Music-User-Token"

    /// Returns whether a browser sent the request for a page that is not allowed, as far as the headers show.
    func isForForeignPage(_ headers: Headers) -> Bool {
        if allowed.isEverything { return false }
        if let origin = headers["Origin"] { return !allows(origin, headers) }
        if let referrer = referrer(headers) { return !allows(referrer, headers) }
        // Browsers send Fetch Metadata (W3C) to loopback addresses and over HTTPS.
        let site = headers["Sec-Fetch-Site"] ?? "none"
        return site != "none" && site != "same-origin"
    }

    /// Returns the answer to `OPTIONS`, which needs no token.
    func preflight(_ request: Request) -> Response {
        var response = Response(status: 204)
        response.headers["Allow"] = CrossOrigin.methods
        guard request.headers["Access-Control-Request-Method"] != nil,
            allowed.isEverything || isReadable(by: request.headers["Origin"], request.headers)
        else { return response }
        response.headers["Access-Control-Allow-Methods"] = CrossOrigin.methods
        // Apple's service allows any header field (observed).
        response.headers["Access-Control-Allow-Headers"] =
            request.headers["Access-Control-Request-Headers"] ?? CrossOrigin.fields
        // Two hours in seconds, the maximum in Chromium.
        response.headers["Access-Control-Max-Age"] = "7200"
        if request.headers["Access-Control-Request-Private-Network"] == "true" {
            response.headers["Access-Control-Allow-Private-Network"] = "true"
        }
        return response
    }

    /// Allows the requesting page to read the answer if its origin is accepted, and otherwise prevents pages from
    /// embedding it.
    /// - Parameter headers: the request's header fields.
    func open(_ response: inout Response, to headers: Headers) {
        // No answer is a page, a style sheet or a script without that content type, whatever its bytes look like.
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
            // The web player sends cookies. Without this field, browsers hide the answer from it.
            if ServiceHost(named: headers) == .webPlayer {
                response.headers["Access-Control-Allow-Credentials"] = "true"
            }
        }
        // A browser's request for an image in a page has no `Origin`.
        let isEmbeddable = mayRead || isReadable(by: referrer(headers), headers)
        response.headers["Cross-Origin-Resource-Policy"] = isEmbeddable ? "cross-origin" : "same-origin"
    }

    private func isReadable(by origin: String?, _ headers: Headers) -> Bool {
        origin.map { allows($0, headers) } ?? false
    }

    private func allows(_ origin: String, _ headers: Headers) -> Bool {
        allowed.allows(origin) || isOwn(origin, headers["Host"])
    }

    /// Returns whether an origin is this server, under one of its hosts.
    private func isOwn(_ origin: String, _ host: String?) -> Bool {
        guard let host, Origin("\(scheme)://\(host.lowercased())")?.text == origin else { return false }
        return hosts.answer(for: host)
    }

    /// Returns the origin of the page in `Referer`.
    private func referrer(_ headers: Headers) -> String? {
        headers["Referer"].flatMap(Origin.init(ofAddress:))?.text
    }
}
