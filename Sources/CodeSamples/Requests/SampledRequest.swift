package import AppleMusicAPI

/// A request that is to be written down as code, and what is known about it.
package struct SampledRequest: Sendable {
    /// As it was sent, without the tokens of the session. Those that were typed are hidden (`Headers.hidden`); a field without a value was not sent.
    package var request: Request
    /// What was answered, for the structs that decode it; nil where nobody knows any more.
    package var answer: JSON?
    /// Whether it carries a music user token.
    package var sendsUserToken: Bool
    /// Scheme and host: `https://api.music.apple.com`.
    package var origin: String
    /// The account's storefront: the one that MusicKit asks by itself.
    package var storefront: String

    /// The address of the service for everybody.
    package static let publicOrigin = "https://api.music.apple.com"

    /// - Parameter sendsUserToken: whether it carried one; where the API wants one it is sent in any case.
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

    /// The whole address, with nothing in it that RFC 3986 does not allow there.
    var address: String { origin + URLText.strict(request.target) }

    /// The path alone, likewise.
    var path: String { URLText.strict(request.path) }

    /// The method and the target in one line: `GET /v1/catalog/us/albums/310730204`.
    var title: String { "\(request.method.rawValue) \(URLText.oneLine(request.target))" }

    /// The body as text; nil for none. Bodies are typed, and so are text.
    var body: String? { request.body.isEmpty ? nil : String(decoding: request.body, as: UTF8.self) }

    /// The body as a value, where it is JSON and says that it is.
    var jsonBody: JSON? {
        let isJSON = request.headers["Content-Type"]?.lowercased().hasPrefix("application/json") == true
        return isJSON ? try? JSON(parsing: request.body) : nil
    }

    /// What MusicKit adds by itself is no business of the code that uses it.
    var ownFields: [SampledField] {
        fields.filter { field in
            if case .text = field.value { true } else { false }
        }
    }

    /// All header fields, the tokens first.
    var fields: [SampledField] {
        let typed = request.headers
        var fields: [SampledField] = []
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

/// A header field of a request that is written down.
struct SampledField: Equatable {
    let name: String
    let value: Value

    enum Value: Equatable {
        case text(String)
        /// Comes from the environment: no token stands in code.
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

/// The name of a variable of the environment.
struct EnvironmentVariable: Equatable {
    let name: String

    /// The two from which the shell, too, takes tokens.
    static let developerToken = EnvironmentVariable(name: "TONEARM_DEVELOPER_TOKEN")
    static let userToken = EnvironmentVariable(name: "TONEARM_USER_TOKEN")

    /// `Set-Cookie`: `SET_COOKIE`.
    static func named(after field: String) -> EnvironmentVariable {
        let name = String(field.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return EnvironmentVariable(name: name.first?.isNumber == true ? "_" + name : name)
    }
}
