import AppleMusicAPI

/// A request for an answer as a script (JSONP), which a page of any origin could load and read. So only pages whose
/// origin may read answers get one.
enum ScriptRequest {
    /// Returns the refusal of a script for a page that is not allowed; nil for other requests.
    static func refusal(of request: Request, by crossOrigin: CrossOrigin) -> Response? {
        guard request.target.contains("callback="), let route = NeighborRoute(request),
            route.request.value(of: "callback")?.isEmpty == false, crossOrigin.isForForeignPage(request.headers)
        else { return nil }
        let message = "A script is answered only to pages that may read answers: start the server with --allow-origin"
        return Response(
            status: 403, headers: Headers([("Content-Type", "application/json; charset=utf-8")]),
            body: .json(["errorMessage": .string(message)]))
    }
}
