import AppleMusicAPI
import TonearmAlgorithms

/// A filter of the requests that a fault affects, in addition to the prefix of their paths.
package struct FaultFilter: Hashable, Sendable, Codable {
    /// The method, such as `GET`; nil for every method.
    package var method: String?
    /// A parameter that the request must have, such as `offset`, or with its value, `offset=25`; nil for every request.
    package var query: String?
    /// The beginning of the fingerprint of one of the request's tokens; nil for all tokens.
    package var token: String?
    /// The number of matching requests that pass before the first one is affected; nil for none.
    package var passing: Int?
    /// The share of matching requests that is affected; nil for all of them.
    package var chance: Chance?
    /// The time at which the fault ends, in seconds since 1970; nil for no end.
    package var until: Int?

    /// A probability, and the source that decides.
    package struct Chance: Hashable, Sendable, Codable {
        /// The probability, above 0 and up to 1.
        package let probability: Double
        private var source: RandomSource

        /// - Parameter seed: chances with equal seeds make the same decisions.
        package init(_ probability: Double, seed: UInt64 = 1) {
            self.probability = probability
            source = RandomSource(seed: seed)
        }

        mutating func decide() -> Bool { Double(source.next(below: 1 << 30)) < probability * Double(1 << 30) }
    }

    package init(
        method: String? = nil, query: String? = nil, token: String? = nil, passing: Int? = nil, chance: Chance? = nil,
        until: Int? = nil
    ) {
        self.method = method
        self.query = query
        self.token = token
        self.passing = passing
        self.chance = chance
        self.until = until
    }

    var isEmpty: Bool { self == FaultFilter() }

    /// Returns whether the filter counts a request.
    /// - Parameter request: nil for an action of the device, which does not match a filter by method, parameter or
    ///   token.
    func fits(_ request: Request?) -> Bool {
        guard method != nil || query != nil || token != nil else { return true }
        guard let request else { return false }
        return (method ?? request.method.rawValue) == request.method.rawValue && hasQuery(request) && hasToken(request)
    }

    private func hasQuery(_ request: Request) -> Bool {
        guard let query else { return true }
        guard let sign = query.firstIndex(of: "=") else { return request.query.contains { $0.name == query } }
        let (name, value) = (query[..<sign], query[query.index(after: sign)...])
        return request.query.contains { $0.name == name && $0.value == value }
    }

    private func hasToken(_ request: Request) -> Bool {
        guard let token else { return true }
        let texts = [
            try? DeveloperTokenCheck.bearer(request), request.headers["Music-User-Token"],
            request.headers["Media-User-Token"],
        ]
        return texts.contains { $0.map { TokenDigest(of: $0).text.hasPrefix(token) } == true }
    }

    /// Counts a matching request.
    /// - Returns: whether it is affected.
    mutating func admit() -> Bool {
        if let passing, passing > 0 {
            self.passing = passing - 1
            return false
        }
        return chance?.decide() ?? true
    }
}

/// The form of an injected failure, as far as it differs from the service's own.
package struct FaultForm: Hashable, Sendable, Codable {
    /// The header fields of the answer, each as `Name: value`.
    package var headers: [String] = []
    package var body: String?
    /// Whether the request takes effect in spite of the failure; nil means no.
    package var isDone: Bool?

    package init(headers: [String] = [], body: String? = nil, isDone: Bool? = nil) {
        self.headers = headers
        self.body = body
        self.isDone = isDone
    }

    var isEmpty: Bool { self == FaultForm() }

    /// Returns the response in this form.
    func applied(to response: Response) -> Response {
        var response = response
        if let body {
            let isJSON = (try? JSON(parsing: Array(body.utf8))) != nil
            response.body = .bytes(Array(body.utf8))
            response.headers["Content-Type"] = isJSON ? "application/json;charset=utf-8" : "text/plain;charset=utf-8"
        }
        for field in headers {
            let parts = field.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            response.headers[String(parts[0])] = String(parts[1].drop { $0 == " " })
        }
        return response
    }

    /// Returns whether a text is a header field that an answer may have: `Name: value`, without control characters.
    static func isField(_ text: String) -> Bool {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let name = parts[0].utf8.allSatisfy { ASCII.isAlphanumeric($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
        return name && parts[1].utf8.allSatisfy { (0x20...0x7E).contains($0) } && !isReserved(String(parts[0]))
    }

    /// Fields that the server sets itself: a wrong one would break the connection instead of the answer.
    private static func isReserved(_ name: String) -> Bool {
        ["content-length", "transfer-encoding", "connection", "date"].contains(name.lowercased())
    }
}
