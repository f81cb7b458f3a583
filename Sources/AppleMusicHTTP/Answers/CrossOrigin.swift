import AppleMusicAPI

/// What a browser must hear before a page of another origin may ask (Fetch Standard, "CORS protocol").
///
/// Any page may: the tokens come in headers that the page itself sets, never in cookies, so no page can use what is not its own.
enum CrossOrigin {
    static let methods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"
    /// Where a browser does not say what it wants to send.
    private static let fields = "Authorization, Content-Type, Media-User-Token, Music-User-Token"

    /// The answer to `OPTIONS`, which needs no token.
    static func preflight(_ request: Request) -> Response {
        var response = Response(status: 204)
        response.headers["Allow"] = methods
        guard request.headers["Access-Control-Request-Method"] != nil else { return response }
        response.headers["Access-Control-Allow-Methods"] = methods
        // Any field may be sent (observed).
        response.headers["Access-Control-Allow-Headers"] = request.headers["Access-Control-Request-Headers"] ?? fields
        // Seconds: two hours, the most that browsers heed.
        response.headers["Access-Control-Max-Age"] = "7200"
        if request.headers["Access-Control-Request-Private-Network"] == "true" {
            response.headers["Access-Control-Allow-Private-Network"] = "true"
        }
        return response
    }

    static func open(_ response: inout Response) { response.headers["Access-Control-Allow-Origin"] = "*" }
}
