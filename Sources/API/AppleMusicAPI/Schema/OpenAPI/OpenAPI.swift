/// The schema as an OpenAPI 3.1 description, for generators of clients, documentation and mocks.
///
/// Descriptions contain the facts that OpenAPI cannot express: bracketed names, and groups of which one parameter is
/// required.
package struct OpenAPI: Sendable {
    private let schema: Schema

    package init(schema: Schema) { self.schema = schema }

    package var json: JSON {
        [
            "openapi": "3.1.0",
            "info": [
                // Client generators derive a package name from the title.
                "title": "Apple Music API",
                "description": .string(
                    "The Apple Music API, as tonearm simulates it. Written from the description that the simulator itself obeys. What carries 'x-observed' is not in "
                        + "Apple's reference, but was seen in answers."),
                "version": "1",
            ],
            "servers": [
                ["url": "/", "description": "The server that answered with this document."],
                ["url": "https://api.music.apple.com", "description": "Apple's service."],
            ],
            "security": [["developerToken": []]],
            "paths": .object(paths),
            "components": [
                "securitySchemes": [
                    "developerToken": [
                        "type": "http", "scheme": "bearer", "bearerFormat": "JWT",
                        "description": "A developer token: ES256, signed with a media key.",
                    ],
                    "musicUserToken": [
                        "type": "apiKey", "in": "header", "name": "Music-User-Token",
                        "description": "The token of an account that allowed the app to use its library.",
                    ],
                ],
                "responses": OpenAPI.failures,
                "schemas": .object(OpenAPISchemas(schema: schema).members),
            ],
        ]
    }

    private var paths: JSONObject {
        var paths: [String: JSONObject] = [:]
        var order: [String] = []
        for endpoint in schema.endpoints {
            if paths[endpoint.path] == nil { order.append(endpoint.path) }
            paths[endpoint.path, default: JSONObject()].append(
                endpoint.method.rawValue.lowercased(), OpenAPIOperation(endpoint).json)
        }
        return JSONObject(order.map { ($0, .object(paths[$0] ?? JSONObject())) })
    }

    /// Returns the schema of an object.
    static func object(_ properties: [(String, JSON)], required: [String] = []) -> JSON {
        var object = JSONObject([("type", "object")])
        object.append("required", required.isEmpty ? nil : .strings(required))
        object.append("properties", .object(JSONObject(properties)))
        return .object(object)
    }

    /// Responses that many operations share.
    private static let failures: JSON = [
        "Unauthorized": ["description": "The developer token is missing or not valid. There is no body."],
        "TooLarge": ["description": "The target or the body is longer than the gateway accepts. There is no body."],
        "Failure": [
            "description": "The request could not be answered.",
            "content": ["application/json": ["schema": ["$ref": "#/components/schemas/ErrorDocument"]]],
        ],
    ]
}

/// The body of a write as an OpenAPI request body.
struct OpenAPIBody {
    private let body: BodyDescription
    private let sample: JSON?

    init(_ body: BodyDescription, sample: JSON?) {
        self.body = body
        self.sample = sample
    }

    var json: JSON {
        var content = JSONObject([("schema", schema)])
        content.append("example", sample)
        return ["required": true, "content": ["application/json": .object(content)]]
    }

    private var schema: JSON {
        var properties = JSONObject()
        var required: [String] = []
        if !body.types.isEmpty { properties.append("type", ["type": "string", "enum": .strings(body.types)]) }
        if !body.attributes.isEmpty {
            let names = body.attributes.filter(\.isRequired).map(\.name)
            if !names.isEmpty { required.append("attributes") }
            properties.append(
                "attributes", OpenAPI.object(body.attributes.map { ($0.name, value($0.kind)) }, required: names))
        }
        if !body.relationships.isEmpty {
            let related = body.relationships.map { relationship in
                (
                    relationship.name,
                    OpenAPI.object([("data", identifiers(relationship.targets))], required: ["data"])
                )
            }
            properties.append("relationships", OpenAPI.object(related))
        }
        if let types = body.data {
            required.append("data")
            properties.append("data", identifiers(types))
        }
        return OpenAPI.object(properties.members.map { ($0.name, $0.value) }, required: required)
    }

    private func value(_ kind: BodyDescription.Attribute.Kind) -> JSON {
        switch kind {
        case .text: ["type": "string"]
        case .boolean: ["type": "boolean"]
        case .number(let numbers): ["type": "integer", "enum": .array(numbers.map(JSON.integer))]
        }
    }

    private func identifiers(_ types: [ResourceType]) -> JSON {
        let type: JSON = ["type": "string", "enum": .strings(types.map(\.rawValue))]
        return [
            "type": "array",
            "items": OpenAPI.object([("id", ["type": "string"]), ("type", type)], required: ["id", "type"]),
        ]
    }
}
