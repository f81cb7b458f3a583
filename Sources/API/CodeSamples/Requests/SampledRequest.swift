package import AppleMusicAPI

/// A request for which code is generated, with its context.
package struct SampledRequest: Sendable {
    /// The request as sent, without the session's tokens. Typed tokens are redacted (`Headers.hidden`); fields with
    /// empty values were not sent.
    package var request: Request
    /// The answer, for the structs that decode it; nil if it is unknown.
    package var answer: JSON?
    /// Whether the request was sent with a music user token.
    package var sendsUserToken: Bool
    /// The scheme and the host: `https://api.music.apple.com`.
    package var origin: String
    /// Whether the request is one to another API than Apple Music's, which gets no tokens.
    package private(set) var isForNeighbor = false
    /// The account's storefront, which MusicKit uses by default.
    package var storefront: String
    /// The zero-based index of the only element of the answer that is used; nil for all.
    package var readElement: Int?

    /// The origin of the public service.
    package static let publicOrigin = "https://api.music.apple.com"

    /// - Parameter sendsUserToken: whether it had a token; a request that requires one has it anyway.
    package init(
        _ request: Request, answer: JSON? = nil, sendsUserToken: Bool = false, origin: String = publicOrigin,
        storefront: String
    ) {
        self.request = request.routed(in: .appleMusic)
        self.answer = answer
        self.sendsUserToken = sendsUserToken || Schema.appleMusic.userTokenUse(of: self.request) == .required
        self.origin = origin
        self.storefront = storefront
    }

    /// A request to another API, without tokens.
    /// - Parameter origin: the scheme and the host of the API.
    package init(_ request: Request, answer: JSON? = nil, toNeighborAt origin: String, storefront: String) {
        self.request = request
        self.answer = answer
        self.origin = origin
        self.storefront = storefront
        sendsUserToken = false
        isForNeighbor = true
    }

    /// The whole URL, encoded strictly by RFC 3986.
    var address: String { origin + URLText.strict(request.target) }

    /// The path, encoded strictly by RFC 3986.
    var path: String { URLText.strict(request.path) }

    /// The method and the target in one line: `GET /v1/catalog/us/albums/310730204`.
    var title: String { "\(request.method.rawValue) \(URLText.oneLine(request.target))" }

    /// The body as text; nil without a body. Bodies are typed, so they are text.
    var body: String? { request.body.isEmpty ? nil : String(decoding: request.body, as: UTF8.self) }

    /// The body as a value, if it is JSON and declared as JSON.
    var jsonBody: JSON? {
        let isJSON = request.headers["Content-Type"]?.lowercased().hasPrefix("application/json") == true
        return isJSON ? try? JSON(parsing: request.body) : nil
    }

    /// The header fields that MusicKit does not add itself.
    var ownFields: [SampledField] {
        fields.filter { field in
            if case .text = field.value { true } else { false }
        }
    }

    /// All header fields, tokens first.
    var fields: [SampledField] {
        let typed = request.headers
        var fields: [SampledField] = []
        if isForNeighbor { return typed.withoutEmpty.fields.map(SampledField.init) }
        if typed["Authorization"] == nil {
            fields.append(SampledField(name: "Authorization", value: .secret(.developerToken, prefix: "Bearer ")))
        }
        let bringsToken = typed["Music-User-Token"] != nil || typed["Media-User-Token"] != nil
        if sendsUserToken, !bringsToken {
            fields.append(SampledField(name: "Music-User-Token", value: .secret(.userToken, prefix: "")))
        }
        return fields + typed.withoutEmpty.fields.map(SampledField.init)
    }
}

/// A header field of generated code.
struct SampledField: Equatable {
    let name: String
    let value: Value

    enum Value: Equatable {
        case text(String)
        /// A token, which is read from the environment, never literal.
        case secret(EnvironmentVariable, prefix: String)
    }

    init(name: String, value: Value) {
        self.name = name
        self.value = value
    }

    init(_ field: Headers.Field) {
        name = field.name
        switch field.name.lowercased() {
        case "authorization": value = .secret(.developerToken, prefix: "Bearer ")
        case "music-user-token", "media-user-token": value = .secret(.userToken, prefix: "")
        case _ where field.isSecret: value = .secret(.named(after: field.name), prefix: "")
        default: value = .text(field.value)
        }
    }
}

/// The name of an environment variable.
struct EnvironmentVariable: Equatable {
    let name: String

    /// The variables from which the shell also reads tokens.
    static let developerToken = EnvironmentVariable(name: "TONEARM_DEVELOPER_TOKEN")
    static let userToken = EnvironmentVariable(name: "TONEARM_USER_TOKEN")

    /// Returns the variable for a header field: `SET_COOKIE` for `Set-Cookie`.
    static func named(after field: String) -> EnvironmentVariable {
        let name = String(field.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return EnvironmentVariable(name: name.first?.isNumber == true ? "_" + name : name)
    }
}
