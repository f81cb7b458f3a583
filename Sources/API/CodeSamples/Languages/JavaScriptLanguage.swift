import AppleMusicAPI

/// JavaScript for MusicKit on the Web, which adds storefront and tokens itself ("MusicKit on the Web",
/// `music.api.music`).
package struct JavaScriptLanguage: CodeLanguage {
    package let name = "javascript"
    package let summary = "MusicKit on the Web"
    package let commentMark = "//"

    package init() {}

    /// The first statements of every program. The page must have loaded MusicKit's script.
    static let configuration = [
        "await MusicKit.configure({",
        "  developerToken: await (await fetch('/developer-token')).text(), // your own server signs it",
        "  app: { name: 'My App', build: '1.0' },", "});", "const music = MusicKit.getInstance();",
    ]

    package func program(sending requests: [SampledRequest]) -> [String] {
        var lines = requests.allSatisfy(\.isForNeighbor) ? [] : Self.configuration
        if requests.contains(where: \.sendsUserToken) {
            lines.append("if (!music.isAuthorized) await music.authorize();")
        }
        if requests.count == 1 { return lines + statements(requests[0]) }
        return lines + [""] + joined(requests) { ["{"] + statements($0).map { "  " + $0 } + ["}"] }
    }

    /// Returns the request to another API with `fetch`, because MusicKit asks only its own.
    private func neighborStatements(_ sample: SampledRequest) -> [String] {
        let options = fetchOptions(of: sample)
        let second = options.isEmpty ? "" : ", { \(options.joined(separator: ", ")) }"
        return [
            "const response = await fetch(\(Literal.javaScript(sample.address))\(second));",
            "console.log(response.status, await response.text());",
        ]
    }

    private func statements(_ sample: SampledRequest) -> [String] {
        if sample.isForNeighbor { return neighborStatements(sample) }
        let request = sample.request
        let query = request.query
        // An object can contain each name only once.
        let isObject = Set(query.map(\.name)).count == query.count
        let path = isObject ? request.path : request.target
        var arguments = [Literal.javaScript(templated(path, sample.storefront))]
        let options = fetchOptions(of: sample)
        if isObject, !query.isEmpty || !options.isEmpty { arguments.append(parameters(query, of: request)) }
        if !isObject, !options.isEmpty { arguments.append("{}") }
        if !options.isEmpty { arguments.append("{ fetchOptions: { \(options.joined(separator: ", ")) } }") }
        let whole = "music.api.music(\(arguments.joined(separator: ", ")))"
        var lines: [String] = []
        if whole.count < 90 {
            lines.append("const { data } = await \(whole);")
        } else {
            lines.append("const { data } = await music.api.music(")
            lines += arguments.map { "  \($0)," }
            lines.append(");")
        }
        return lines + ["console.log(JSON.stringify(data));"]
    }

    /// Replaces the account's storefront by a placeholder, because MusicKit fills it in.
    private func templated(_ path: String, _ storefront: String) -> String {
        let own = "/v1/catalog/\(storefront)/"
        return path.hasPrefix(own) ? "/v1/catalog/{{storefrontId}}/" + path.dropFirst(own.count) : path
    }

    private func parameters(_ query: [QueryItem], of request: Request) -> String {
        if query.isEmpty { return "{}" }
        let endpoint = try? request.match(in: Schema.appleMusic).endpoint
        let members = query.map { item in
            "\(JavaScriptLiteral.name(item.name)): \(value(item.value, endpoint?.parameter(item.name)?.kind))"
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    /// Returns lists as arrays and numbers as numbers, if MusicKit sends them unchanged.
    private func value(_ text: String, _ kind: Parameter.Kind?) -> String {
        switch kind {
        case .integer where Int(text).map(String.init) == text && text.utf8.count < 16: return text
        case .names, .choices, .identifiers:
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            if parts.count > 1 {
                return "[" + parts.map { Literal.javaScript(String($0)) }.joined(separator: ", ") + "]"
            }
            return Literal.javaScript(text)
        default: return Literal.javaScript(text)
        }
    }

    private func fetchOptions(of sample: SampledRequest) -> [String] {
        var options: [String] = []
        if sample.request.method != .get { options.append("method: '\(sample.request.method.rawValue)'") }
        let fields = sample.ownFields
        if !fields.isEmpty {
            let members = fields.compactMap { field in
                if case .text(let text) = field.value {
                    "\(Literal.javaScript(field.name)): \(Literal.javaScript(text))"
                } else {
                    nil
                }
            }
            options.append("headers: { \(members.joined(separator: ", ")) }")
        }
        if let json = sample.jsonBody {
            options.append("body: JSON.stringify(\(JavaScriptLiteral.value(json)))")
        } else if let body = sample.body {
            options.append("body: \(Literal.javaScript(body))")
        }
        return options
    }
}
