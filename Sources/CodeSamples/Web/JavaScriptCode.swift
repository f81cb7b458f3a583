import AppleMusicAPI

/// A request for MusicKit on the Web, which adds storefront and tokens itself ("MusicKit on the Web", `music.api.music`).
enum JavaScriptCode {
    static func lines(of sample: SampledRequest) -> [String] {
        var lines = ["const music = MusicKit.getInstance();"]
        if sample.sendsUserToken { lines.append("if (!music.isAuthorized) await music.authorize();") }
        let request = sample.request
        let query = request.query
        // An object holds each name once.
        let isObject = Set(query.map(\.name)).count == query.count
        let path = isObject ? request.path : request.target
        var arguments = [Literal.javaScript(templated(path, sample.storefront))]
        let options = fetchOptions(of: sample)
        if isObject, !query.isEmpty || !options.isEmpty { arguments.append(parameters(query, of: request)) }
        if !isObject, !options.isEmpty { arguments.append("{}") }
        if !options.isEmpty { arguments.append("{ fetchOptions: { \(options.joined(separator: ", ")) } }") }
        let whole = "music.api.music(\(arguments.joined(separator: ", ")))"
        if whole.count < 90 {
            lines.append("const { data } = await \(whole);")
        } else {
            lines.append("const { data } = await music.api.music(")
            lines += arguments.map { "  \($0)," }
            lines.append(");")
        }
        return lines + ["console.log(JSON.stringify(data));"]
    }

    /// The storefront's place in the path is filled in by MusicKit, where it is the one that MusicKit would take.
    private static func templated(_ path: String, _ storefront: String) -> String {
        let own = "/v1/catalog/\(storefront)/"
        return path.hasPrefix(own) ? "/v1/catalog/{{storefrontId}}/" + path.dropFirst(own.count) : path
    }

    private static func parameters(_ query: [QueryItem], of request: Request) -> String {
        if query.isEmpty { return "{}" }
        let endpoint = try? Schema.appleMusic.router.match(request.method, request.path).endpoint
        let members = query.map { item in
            "\(name(item.name)): \(value(item.value, endpoint?.parameter(item.name)?.kind))"
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private static func name(_ text: String) -> String {
        let isIdentifier = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        return isIdentifier && !text.isEmpty ? text : Literal.javaScript(text)
    }

    /// Lists become arrays, and numbers numbers, where they come out again as they were.
    private static func value(_ text: String, _ kind: Parameter.Kind?) -> String {
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

    private static func fetchOptions(of sample: SampledRequest) -> [String] {
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
            options.append("body: JSON.stringify(\(literal(json)))")
        } else if let body = sample.body {
            options.append("body: \(Literal.javaScript(body))")
        }
        return options
    }

    private static func literal(_ json: JSON) -> String {
        switch json {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let spelling): spelling
        case .string(let text): Literal.javaScript(text)
        case .array(let values): "[" + values.map(literal).joined(separator: ", ") + "]"
        case .object(let object) where object.isEmpty: "{}"
        case .object(let object):
            "{ " + object.members.map { "\(name($0.name)): \(literal($0.value))" }.joined(separator: ", ") + " }"
        }
    }
}
