import AppleMusicAPI

/// What the gateway, and not the API, answers.
extension Response {
    static let unauthorized = Response(status: 401, headers: Headers([("Content-Length", "0")]))

    /// Recorded with this body, which is not that of the API's errors.
    static let tooManyRequests = Response(
        status: 429, headers: Headers([("Content-Type", "application/json;charset=utf-8"), ("Retry-After", "1")]),
        body: .json(["message": "API capacity exceeded"]))

    /// A page of HTML with a key of 26 letters, as recorded.
    static func gatewayTimeout(key: String) -> Response {
        let page = """
            <html><head><title>Gateway Timeout</title></head><body><h1>Gateway Timeout</h1>\
            <p>Apple Music API</p><p>Correlation key: \(key)</p></body></html>
            """
        return Response(
            status: 504, headers: Headers([("Content-Type", "text/html")]), body: .bytes(Array(page.utf8)))
    }

    /// The answer with a status that was asked for.
    static func fault(_ status: Int, random: inout RandomSource) -> Response {
        switch status {
        case 401: return .unauthorized
        case 429: return .tooManyRequests
        case 504: return .gatewayTimeout(key: random.errorID())
        case ..<400: return Response(status: status)
        default:
            var error = APIError.fault(status)
            error.id = random.errorID()
            return Response(
                status: status, headers: Headers([("Content-Type", "application/json;charset=utf-8")]),
                body: .json(ErrorDocument([error]).json))
        }
    }
}

extension APIError {
    fileprivate static func fault(_ status: Int) -> APIError {
        switch status {
        case 403: .invalidUserToken
        case 404: .resourceNotFound
        case 405: .methodNotAllowed
        case 500: .upstream("The upstream service failed")
        case 503: APIError(status: 503, code: "50300", title: "Service Unavailable")
        default: APIError(status: status, code: "\(status)00", title: "Status \(status)")
        }
    }
}
