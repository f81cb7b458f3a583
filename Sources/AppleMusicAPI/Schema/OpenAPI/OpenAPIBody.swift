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
                "attributes", OpenAPIBody.object(body.attributes.map { ($0.name, value($0.kind)) }, required: names))
        }
        if !body.relationships.isEmpty {
            let related = body.relationships.map { relationship in
                (
                    relationship.name,
                    OpenAPIBody.object([("data", identifiers(relationship.targets))], required: ["data"])
                )
            }
            properties.append("relationships", OpenAPIBody.object(related))
        }
        if let types = body.data {
            required.append("data")
            properties.append("data", identifiers(types))
        }
        return OpenAPIBody.object(properties.members.map { ($0.name, $0.value) }, required: required)
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
            "items": OpenAPIBody.object([("id", ["type": "string"]), ("type", type)], required: ["id", "type"]),
        ]
    }

    private static func object(_ properties: [(String, JSON)], required: [String] = []) -> JSON {
        var object = JSONObject([("type", "object")])
        object.append("required", required.isEmpty ? nil : .strings(required))
        object.append("properties", .object(JSONObject(properties)))
        return .object(object)
    }
}
