package import AppleMusicAPI

/// Answers of the gateway rather than the API.
extension Response {
    /// The maximum size of a body in bytes; a larger one is answered with 413.
    package static let largestBody = 1_048_576
    /// The maximum length of path and query in bytes; a longer one is answered with 414.
    package static let largestTarget = 8_192

    /// Returns the answer to a request that is too large; nil for others.
    static func oversize(_ request: Request) -> Response? {
        let size = request.target.utf8.count
        if size > largestTarget { return refused(414, .targetSize(size)) }
        return request.body.count > largestBody ? refused(413, .bodySize(request.body.count)) : nil
    }

    /// Returns the answer to a change that was rolled back because it could not be saved.
    package static func notKept(random: inout IdentifierSources) -> Response {
        .refused(
            RequestRefusal(
                APIError(
                    status: 503, code: "50300", title: "Service Unavailable", detail: "The change could not be kept"),
                .notKept), random: &random)
    }

    /// Returns the answer to a refused request, with its cause.
    /// - Parameter others: further errors of the same request.
    static func refused(
        _ refusal: RequestRefusal, _ others: [APIError] = [], random: inout IdentifierSources
    ) -> Response {
        var response = failure(refusal.error, others, random: &random)
        response.cause = refusal.cause
        return response
    }

    /// Returns the answer with an error, which gets an id.
    /// - Parameter others: further errors of the same request.
    static func failure(
        _ error: APIError, _ others: [APIError] = [], random: inout IdentifierSources
    ) -> Response {
        var errors = [error] + others
        for index in errors.indices { errors[index].id = random.errorID() }
        return .json(ErrorDocument(errors).json, status: error.status)
    }

    static func json(_ json: JSON, status: Int) -> Response {
        Response(
            status: status, headers: Headers([("Content-Type", "application/json;charset=utf-8")]), body: .json(json))
    }

    /// Returns the answer to a request without a valid developer token.
    static func unauthorized(_ cause: RefusalCause) -> Response { refused(401, cause) }

    /// Returns the answer to a request that only the web player's host performs. The tokens are not the reason.
    static func notOnThisHost(_ request: Request) -> Response {
        refused(
            401,
            RefusalCause(
                .webPlayerHost, at: .method, found: "\(request.method.rawValue) at the public host",
                allowed: "the host 'amp-api.music.apple.com'",
                remedy: "the change in the Music app; the fault 'web-player' plays that host"))
    }

    /// The answer to a query whose escapes are no UTF-8 text. No body was recorded.
    static let queryIsNoText = refused(
        400,
        RefusalCause(
            RefusalRule("the bytes of a query must be UTF-8, and each '%' begins an escape", .recording), at: .query,
            found: "an escape that is not UTF-8, or a '%' without one", remedy: "'%' as '%25'"))

    private static func refused(_ status: Int, _ cause: RefusalCause) -> Response {
        var response = Response.bare(status)
        response.cause = cause
        return response
    }

    /// Returns a 429 with its recorded body, which differs from the API's errors.
    /// - Parameter seconds: the value of `Retry-After`. The service omits it (measured), but older reports have it.
    static func tooManyRequests(retryAfter seconds: Int?) -> Response {
        .json(["message": "API capacity exceeded"], status: 429).retry(after: seconds)
    }

    private func retry(after seconds: Int?) -> Response {
        var response = self
        response.headers["Retry-After"] = seconds.map { String($0) }
        return response
    }

    /// Returns a 504 as recorded: a page of HTML with a key of 26 letters.
    static func gatewayTimeout(key: String) -> Response {
        let page = """
            <html><head><title>Gateway Timeout</title></head><body><h1>Gateway Timeout</h1>\
            <p>Apple Music API</p><p>Correlation key: \(key)</p></body></html>
            """
        return Response(status: 504, headers: Headers([("Content-Type", "text/html")]), body: .bytes(Array(page.utf8)))
    }

    /// Returns the answer with an injected status.
    /// - Parameter seconds: the value of `Retry-After`; nil omits it.
    static func fault(_ status: Int, retryAfter seconds: Int? = nil, random: inout IdentifierSources) -> Response {
        switch status {
        case 401: return .bare(401)
        case 429: return .tooManyRequests(retryAfter: seconds)
        case 504: return .gatewayTimeout(key: random.errorID())
        case ..<400: return Response(status: status)
        default: return .failure(.fault(status), random: &random).retry(after: seconds)
        }
    }
}

extension APIError {
    fileprivate static func fault(_ status: Int) -> APIError {
        switch status {
        case 403: .invalidUserToken
        case 404: .resourceNotFound
        case 405: .methodNotAllowed
        case 500: .upstreamFailed
        case 503: APIError(status: 503, code: "50300", title: "Service Unavailable")
        default: APIError(status: status, code: "\(status)00", title: "Status \(status)")
        }
    }
}
