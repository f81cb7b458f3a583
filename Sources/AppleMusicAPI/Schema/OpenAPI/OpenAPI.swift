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
