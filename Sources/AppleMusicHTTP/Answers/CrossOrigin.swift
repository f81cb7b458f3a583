import AppleMusicAPI

/// What a browser must hear before a page of another origin may ask (Fetch Standard, "CORS protocol"), and what other pages are told.
///
/// The service itself lets any page ask. What is served here often stands on a developer's own machine, where pages of anywhere are open in
/// the same browser: so only pages of this machine may, and those that were named.
struct CrossOrigin: Sendable {
    let allowed: AllowedOrigins
    /// `http` or `https`, as clients reach the server.
    let scheme: String

    static let methods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"
    /// Where a browser does not say what it wants to send.
    private static let fields = "Authorization, Content-Type, Media-User-Token, Music-User-Token"

    /// Why a page may not have an answer; nil where no page asks, or one that may.
    func refusedPage(of request: Request) -> RefusedPage? {
        if allowed.isEverything { return nil }
        switch AskingPage(of: request, scheme: scheme) {
        case .none: return nil
        case .unknown: return RefusedPage(origin: nil)
        case .origin(let origin):
            return allowed.allows(origin) || isOwn(origin, request) ? nil : RefusedPage(origin: origin)
        }
    }

    /// Whether an origin is the server itself, under an address.
    private func isOwn(_ origin: String, _ request: Request) -> Bool {
        guard let host = request.headers["Host"], let own = Origin("\(scheme)://\(host.lowercased())") else {
            return false
        }
        return own.isAddress && own.text == origin
    }

    /// The answer to `OPTIONS`, which needs no token.
    func preflight(_ request: Request) -> Response {
        var response = Response(status: 204)
        response.headers["Allow"] = CrossOrigin.methods
        guard request.headers["Access-Control-Request-Method"] != nil else { return response }
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

    /// Lets the page that asked read the answer.
    /// - Parameter origin: the request's `Origin`; nil for none.
    func open(_ response: inout Response, to origin: String?) {
        // Nothing that is answered here is a script, a style or a page, whatever its bytes look like.
        response.headers["X-Content-Type-Options"] = "nosniff"
        if allowed.isEverything {
            response.headers["Access-Control-Allow-Origin"] = "*"
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
            return
        }
        response.headers["Vary"] = response.headers["Vary"].map { "\($0), Origin" } ?? "Origin"
        guard let origin, allowed.allows(origin) else { return }
        response.headers["Access-Control-Allow-Origin"] = origin
        // Pages that let in nothing foreign by themselves (`require-corp`) may have what they asked for.
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    }
}

/// A page that may not use the server.
package struct RefusedPage: Hashable, Sendable {
    /// nil where the browser does not tell.
    let origin: String?

    /// What a developer reads in the browser's list of requests.
    var response: Response {
        Response(
            status: 403, headers: Headers([("Content-Type", "text/plain; charset=utf-8")]),
            body: .bytes(Array((sentence + "\n").utf8)))
    }

    /// What whoever runs the server is told.
    var reason: String { "403 because a page of \(name) asked; it may with: --allow-origin \(option)" }

    private var sentence: String {
        "Pages of \(name) may not use this server. Whoever runs it can let them: --allow-origin \(option)"
    }

    /// A browser's text is an origin; a program's may be anything.
    private var known: String? { origin.flatMap { $0 == "null" ? "null" : Origin($0)?.text } }
    private var name: String { known.map { $0 == "null" ? "no origin ('null')" : $0 } ?? "unknown origin" }
    private var option: String { known ?? "'*'" }
}
