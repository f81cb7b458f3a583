/// The components of an OpenAPI description: resources, pages, attributes and errors.
struct OpenAPISchemas {
    let schema: Schema

    /// Returns the component's name of a type: `music-videos` becomes `MusicVideos`.
    static func name(of type: ResourceType) -> String {
        type.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    var members: JSONObject {
        var members = OpenAPISchemas.common
        for type in schema.types {
            members.append(OpenAPISchemas.name(of: type.type), resource(type))
            members.append(OpenAPISchemas.name(of: type.type) + "Document", document(of: type.type))
        }
        return members
    }

    private func resource(_ type: TypeDescription) -> JSON {
        var properties = JSONObject([
            ("id", ["type": "string"]), ("type", ["const": .string(type.type.rawValue)]), ("href", ["type": "string"]),
            ("attributes", attributes(type)),
        ])
        if !type.relationships.isEmpty {
            properties.append("relationships", pages(type.relationships.map { ($0.name, !$0.isDocumented) }))
        }
        if !type.views.isEmpty { properties.append("views", pages(type.views.map { ($0.name, false) })) }
        return [
            "type": "object", "description": .string(type.summary), "required": ["id", "type"],
            "properties": .object(properties),
        ]
    }

    private func attributes(_ type: TypeDescription) -> JSON {
        let properties = type.attributes.map { attribute in
            var value = OpenAPISchemas.value(of: attribute.shape)
            if attribute.presence == .extended { value["description"] = "Only when asked for with `extend`." }
            if !attribute.isDocumented { value["x-observed"] = true }
            return (attribute.name, JSON.object(value))
        }
        return OpenAPI.object(properties, required: type.attributes.filter { $0.presence == .always }.map(\.name))
    }

    private func pages(_ names: [(name: String, isObserved: Bool)]) -> JSON {
        OpenAPI.object(
            names.map { name, isObserved in
                var page = JSONObject([("$ref", "#/components/schemas/Page")])
                if isObserved { page.append("x-observed", true) }
                return (name, .object(page))
            })
    }

    private func document(of type: ResourceType) -> JSON {
        let reference = JSON.string("#/components/schemas/" + OpenAPISchemas.name(of: type))
        return [
            "type": "object", "required": ["data"],
            "properties": [
                "data": ["type": "array", "items": ["$ref": reference]], "next": ["type": "string"],
                "href": ["type": "string"], "meta": ["type": "object"],
            ],
        ]
    }

    private static func value(of shape: AttributeDescription.Shape) -> JSONObject {
        switch shape {
        case .string, .integer, .boolean, .object: JSONObject([("type", .string(shape.rawValue))])
        case .strings: JSONObject([("type", "array"), ("items", ["type": "string"])])
        case .previews:
            JSONObject([("type", "array"), ("items", ["$ref": "#/components/schemas/Preview"])])
        case .artwork: JSONObject([("$ref", "#/components/schemas/Artwork")])
        case .editorialNotes: JSONObject([("$ref", "#/components/schemas/EditorialNotes")])
        case .description: JSONObject([("$ref", "#/components/schemas/Description")])
        case .playParameters: JSONObject([("$ref", "#/components/schemas/PlayParameters")])
        }
    }
}

// MARK: - Common components

extension OpenAPISchemas {
    private static let common = JSONObject([
        // Equivalent to `true`, but some generators understand only objects.
        ("AnyValue", .object(JSONObject())),
        ("Artwork", artwork),
        ("EditorialNotes", object(["name", "short", "standard", "tagline"])),
        ("Description", object(["standard", "short"], required: ["standard"])),
        ("PlayParameters", object(["id", "kind"], required: ["id", "kind"])),
        ("Preview", object(["url", "hlsUrl"], required: ["url"])),
        ("Resource", object(["id", "type", "href"], required: ["id", "type"])),
        ("Page", page(required: [])),
        ("ResourceDocument", page(required: ["data"])),
        ("Results", ["type": "object", "properties": ["results": ["type": "object"], "meta": ["type": "object"]]]),
        ("ErrorDocument", errors),
    ])

    private static func object(_ strings: [String], required: [String] = []) -> JSON {
        OpenAPI.object(strings.map { ($0, ["type": "string"]) }, required: required)
    }

    private static func page(required: [String]) -> JSON {
        OpenAPI.object(
            [
                ("href", ["type": "string"]), ("next", ["type": "string"]),
                ("data", ["type": "array", "items": ["$ref": "#/components/schemas/Resource"]]),
                ("meta", ["type": "object"]),
            ], required: required)
    }

    private static let artwork: JSON = {
        let color: JSON = ["type": "string", "pattern": "^[0-9a-f]{6}$"]
        return [
            "type": "object", "required": ["width", "height", "url"],
            "properties": [
                "width": ["type": "integer"], "height": ["type": "integer"],
                "url": ["type": "string", "description": "A template: `{w}` and `{h}` stand for pixels."],
                "bgColor": color, "textColor1": color, "textColor2": color, "textColor3": color, "textColor4": color,
            ],
        ]
    }()

    private static let errors: JSON = [
        "type": "object", "required": ["errors"],
        "properties": [
            "errors": [
                "type": "array",
                "items": [
                    "type": "object", "required": ["id", "title", "status", "code"],
                    "properties": [
                        "id": ["type": "string"], "title": ["type": "string"], "detail": ["type": "string"],
                        "status": ["type": "string"], "code": ["type": "string", "pattern": "^[0-9]{5}$"],
                        "source": [
                            "type": "object",
                            "properties": ["parameter": ["type": "string"], "pointer": ["type": "string"]],
                        ],
                    ],
                ],
            ]
        ],
    ]
}
