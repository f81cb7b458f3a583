/// One endpoint as an OpenAPI operation.
struct OpenAPIOperation {
    private let endpoint: Endpoint
    private let samples: OpenAPISamples

    init(_ endpoint: Endpoint) {
        self.endpoint = endpoint
        samples = OpenAPISamples(endpoint)
    }

    var json: JSON {
        var object = JSONObject([("operationId", .string(id)), ("summary", .string(endpoint.summary))])
        object.append("description", requirements.map(JSON.string))
        object.append("tags", [.string(tag)])
        object.append("parameters", .array(pathParameters + described.map(parameter)))
        object.append("requestBody", endpoint.body.map { OpenAPIBody($0, sample: samples.body).json })
        object.append("responses", responses)
        if endpoint.authentication == .developerAndUserToken {
            object.append("security", [["developerToken": [], "musicUserToken": []]])
        }
        if !endpoint.isDocumented { object.append("x-observed", true) }
        return .object(object)
    }

    /// The operation's id, from the method and the path, with variables after `By`: `getCatalogAlbumsById`.
    private var id: String {
        endpoint.path.split(separator: "/").dropFirst().reduce(endpoint.method.rawValue.lowercased()) { id, segment in
            if segment == "{storefront}" { return id }
            let words = segment.split { !$0.isLetter }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            return id + (segment.hasPrefix("{") ? "By" : "") + words.joined()
        }
    }

    /// The first significant word of the path.
    private var tag: String {
        let segments = endpoint.path.split(separator: "/").dropFirst().filter { !$0.hasPrefix("{") }
        let words = segments.drop { $0 == "catalog" || $0 == "me" }
        return String(words.first ?? segments.last ?? "catalog")
    }

    private var requirements: String? {
        let groups = endpoint.required.map { $0.map { "`\($0)`" }.joined(separator: " or ") }
        return groups.isEmpty ? nil : "Needs " + groups.joined(separator: ", and ") + "."
    }

    private var pathParameters: [JSON] {
        endpoint.path.split(separator: "/").filter { $0.hasPrefix("{") }.map { segment in
            let name = String(segment.dropFirst().dropLast())
            let description = name == "storefront" ? "The id of a storefront, such as us." : "The id of the resource."
            var object = JSONObject([
                ("name", .string(name)), ("in", "path"), ("required", true), ("description", .string(description)),
                ("schema", ["type": "string"]),
            ])
            object.append("example", samples.value(ofVariable: name))
            return .object(object)
        }
    }

    /// The parameters without `fields`, which is undocumented: an answer to it does not match the described schemas.
    private var described: [Parameter] { endpoint.parameters.filter { $0.name != "fields" } }

    private func parameter(_ parameter: Parameter) -> JSON {
        var object = JSONObject([("name", .string(parameter.name)), ("in", "query")])
        // OpenAPI cannot require one of several parameters; the operation's description does.
        if endpoint.required.contains([parameter.name]) { object.append("required", true) }
        object.append("description", .string(OpenAPIOperation.summary(of: parameter)))
        let schema = OpenAPIOperation.value(of: parameter.kind)
        if schema["type"] == "array" {
            // Comma-separated.
            object.append("style", "form")
            object.append("explode", false)
        }
        object.append("schema", schema)
        object.append("example", samples.value(of: parameter))
        if !parameter.isDocumented { object.append("x-observed", true) }
        return .object(object)
    }

    /// Returns the parameter's summary with its default. A `default` in the schema would make generated clients send
    /// it, and beside ids it must not be sent.
    private static func summary(of parameter: Parameter) -> String {
        var summary = parameter.summary
        if case .integer(let range, let standard) = parameter.kind, range.contains(standard) {
            summary += " \(standard) by default."
        }
        if parameter.isForWebPlayer { summary += " Known to the web player's host alone." }
        return summary + (parameter.isFamily ? " May be narrowed: `\(parameter.name)[…]`." : "")
    }

    private static func value(of kind: Parameter.Kind) -> JSON {
        switch kind {
        case .identifiers(let maximum):
            ["type": "array", "items": ["type": "string"], "maxItems": .integer(maximum)]
        case .integer(let range, _): integer(range)
        case .names(let names):
            // Other names are ignored, so the list is advisory.
            ["type": "array", "items": ["type": "string", "examples": .strings(names)]]
        case .choices(let names): ["type": "array", "items": ["type": "string", "enum": .strings(names)]]
        case .text(let choices): choices.isEmpty ? ["type": "string"] : ["type": "string", "enum": .strings(choices)]
        case .languageTag, .ignored: ["type": "string"]
        case .languageTags: ["type": "array", "items": ["type": "string"]]
        }
    }

    private static func integer(_ range: ClosedRange<Int>) -> JSON {
        var object = JSONObject([("type", "integer"), ("minimum", .integer(range.lowerBound))])
        if range.upperBound < Int.max { object.append("maximum", .integer(range.upperBound)) }
        return .object(object)
    }

    private var responses: JSON {
        var object = JSONObject([(String(endpoint.success), answer)])
        object.append("401", ["$ref": "#/components/responses/Unauthorized"])
        object.append("413", ["$ref": "#/components/responses/TooLarge"])
        object.append("414", ["$ref": "#/components/responses/TooLarge"])
        object.append("default", ["$ref": "#/components/responses/Failure"])
        return .object(object)
    }

    private var answer: JSON {
        if !endpoint.answersWithBody { return ["description": "Done. There is no body."] }
        return [
            "description": "The answer.",
            "content": ["application/json": ["schema": ["$ref": .string("#/components/schemas/" + schemaName)]]],
        ]
    }

    /// The schema component of a successful response.
    private var schemaName: String {
        switch endpoint.operation {
        case .resource(let type), .resources(let type), .personal(.libraryList(let type)),
            .personal(.libraryResource(let type)):
            OpenAPISchemas.name(of: type) + "Document"
        case .search, .searchSuggestions, .searchHints, .charts, .languageTag, .personal(.librarySearch),
            .personal(.continuousStation):
            "Results"
        case .test, .personal(.account): "AnyValue"
        default: "ResourceDocument"
        }
    }
}
