import AppleMusicAPI

/// The refusal of requests to neighbors that a browser sends for a page that may not read answers.
///
/// These requests need no token, so any page could send them and use up faults. A page could even read an answer if it
/// loads it as a script (JSONP), whatever the header fields of the answer are.
enum PageRefusal {
    /// Returns the refusal of a script, or of a request that a browser marks as a foreign page's (Fetch Metadata); nil
    /// for other requests. Programs also send `Origin` and `Referer`, and get answers that are not scripts.
    static func response(to request: Request, by crossOrigin: CrossOrigin) -> Response? {
        guard let route = NeighborRoute(request), crossOrigin.isForForeignPage(request.headers) else { return nil }
        let isScript = route.request.value(of: "callback")?.isEmpty == false
        guard isScript || request.headers["Sec-Fetch-Site"] != nil else { return nil }
        let message = "Pages of this origin may not ask: start the server with --allow-origin and the page's origin"
        var response = Response(
            status: 403, headers: Headers([("Content-Type", "application/json; charset=utf-8")]),
            body: .json(["errorMessage": .string(message)]))
        response.cause = RefusalCause(
            RefusalRule("pages of foreign origins may not ask the neighbors", .choice), at: .header("Origin"),
            found: request.headers["Origin"] ?? "a page's request without an origin",
            remedy: "the option --allow-origin of the server, with the page's origin")
        return response
    }
}
