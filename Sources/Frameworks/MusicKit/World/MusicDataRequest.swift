import AppleMusicAPI

/// A request for any URL of the Apple Music API. The tokens are added.
public struct MusicDataRequest: Hashable, Sendable {
    /// The request as given.
    public let urlRequest: URLRequest

    /// Creates a request for a URL such as `https://api.music.apple.com/v1/catalog/us/genres`.
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }

    /// The host of the API. A request to another host is refused, because it would carry the tokens there.
    private static let host = "api.music.apple.com"

    /// Sends the request.
    /// - Throws: `MusicDataRequest.Error` for a refusal by the service, `MusicTokenRequestError` without consent or a
    ///   token, `URLError`.
    public func response() async throws -> MusicDataResponse {
        let world = try KitWorld.required()
        let request = try serviceRequest
        try world.requireConsent()
        let response = try await world.send(request)
        try world.check(response, to: request)
        return MusicDataResponse(response, to: request)
    }

    private var serviceRequest: Request {
        get throws {
            guard let url = urlRequest.url, let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
                parts.scheme == "https", parts.host == Self.host,
                let method = Request.Method(rawValue: urlRequest.httpMethod ?? "GET")
            else { throw URLError(.unsupportedURL, refusalOfURL) }
            let target = parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
            let headers = Headers((urlRequest.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key })
            return Request(method, target, headers: headers, body: Array(urlRequest.httpBody ?? Data()))
        }
    }

    private var refusalOfURL: String {
        "Cannot request \(urlRequest.httpMethod ?? "GET") '\(urlRequest.url?.absoluteString ?? "")': the tokens are sent to "
            + "https://\(Self.host) only, with a method of HTTP."
    }

    /// The country of the account's storefront: `us`.
    public static var currentCountryCode: String {
        get async throws { try KitWorld.required().countryCode() }
    }

    /// The provider of the tokens. Another provider counts for the current world only.
    public static var tokenProvider: any MusicUserTokenProvider & MusicDeveloperTokenProvider {
        get { KitWorld.current().state.provider ?? DefaultMusicTokenProvider() }
        set {
            let isOwn = type(of: newValue) == DefaultMusicTokenProvider.self
            KitWorld.current().state.provider = isOwn ? nil : newValue
        }
    }
}

/// The answer to a request for data.
public struct MusicDataResponse: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The body of the answer.
    public let data: Data
    /// The status and the headers.
    public let urlResponse: HTTPURLResponse

    init(_ response: Response, to request: Request) {
        data = Data(response.body.bytes)
        let fields = Dictionary(response.headers.fields.map { ($0.name, $0.value) }) { first, _ in first }
        let url = URL(string: "https://api.music.apple.com\(request.target)") ?? URL(filePath: "/")
        let made = HTTPURLResponse(
            url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: fields)
        guard let made else { preconditionFailure("Foundation makes a response of every status") }
        urlResponse = made
    }

    public var description: String {
        "MusicDataResponse(\n  data: \(data.count) bytes,\n  urlResponse: \(urlResponse.statusCode)\n)"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

extension MusicDataRequest {
    /// A refusal by the service.
    public struct Error: LocalizedError, Sendable, CustomStringConvertible {
        /// The five-digit code, such as 40400; a hundred times the status if the answer has no code.
        public let code: Int
        /// The HTTP status.
        public let status: Int
        /// The id of the occurrence.
        public let id: String
        /// The problem that all errors of the code share.
        public let title: String
        /// The problem with this request.
        public let detailText: String
        /// The part of the request that caused the error.
        public let source: Source?
        /// The whole answer.
        public let originalResponse: MusicDataResponse
        /// The method and the target of the request.
        private let line: String

        /// The part of a request that caused an error.
        public enum Source: Equatable, Sendable {
            /// The name of a parameter.
            case parameter(String)
        }

        init(_ response: Response, to request: Request) {
            let error = response.firstError
            status = response.status
            code = error.flatMap { Int($0.code) } ?? response.status * 100
            id = error?.id ?? ""
            title = error?.title ?? HTTPURLResponse.localizedString(forStatusCode: response.status)
            detailText = error?.detail ?? ""
            if case .parameter(let name)? = error?.source { source = .parameter(name) } else { source = nil }
            originalResponse = MusicDataResponse(response, to: request)
            line = "\(request.method.rawValue) \(request.target)"
        }

        /// The message: `The service refused 'GET /v1/catalog/us/albums/1' with the status 404, Resource Not Found: …`
        public var errorDescription: String? {
            let detail = detailText.isEmpty ? "the answer has no details" : detailText
            return "The service refused '\(line)' with the status \(status), \(title): \(detail)"
                + (detail.hasSuffix(".") ? "" : ".")
        }
        /// The problem with this request, for developers.
        public var failureReason: String? { detailText.isEmpty ? title : detailText }

        public var description: String {
            let lines = [
                "status: \(status)", "code: \(code)", "title: \"\(title)\"", "detailText: \"\(detailText)\"",
                "id: \"\(id)\"",
                "originalResponse: \(originalResponse)".replacing("\n", with: "\n  "),
            ]
            return "MusicDataRequest.Error(\n" + lines.map { "  \($0)" }.joined(separator: ",\n") + "\n)"
        }
    }
}
