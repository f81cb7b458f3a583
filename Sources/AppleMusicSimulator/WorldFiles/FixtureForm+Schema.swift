package import AppleMusicAPI

/// The form of world files as JSON Schema (draft 2020-12).
extension FixtureForm {
    /// The schema of world files.
    package static var schema: JSON {
        var object = JSONObject([
            ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", "tonearm world file"),
        ])
        for member in world.schema.object?.members ?? [] { object.append(member.name, member.value) }
        return .object(object)
    }

    /// The text of the schema, as it is published.
    package static var schemaText: [UInt8] { FixtureText.bytes(schema) }

    private var schema: JSON {
        let properties = members.map { member in
            var object = member.value.schema.object ?? JSONObject()
            object.append("description", .string(member.summary))
            return (member.name, JSON.object(object))
        }
        var object = JSONObject([("type", "object"), ("properties", .object(JSONObject(properties)))])
        let required = members.filter(\.isRequired).map(\.name)
        if !required.isEmpty { object.append("required", .strings(required)) }
        object.append("additionalProperties", false)
        return .object(object)
    }
}

extension FixtureForm.Value {
    fileprivate var schema: JSON {
        switch self {
        case .text: ["type": "string"]
        case .name: ["type": "string", "minLength": 1]
        case .pattern(let pattern): ["type": "string", "pattern": .string(pattern)]
        case .choice(let words): ["enum": .strings(words)]
        case .flag: ["type": "boolean"]
        case .no: ["const": false]
        case .integer(let range):
            ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
        case .time: ["type": "string", "pattern": .string("^[0-9]{4,6}\(Self.monthAndDay)(\(Self.timeOfDay))?$")]
        case .day: ["type": "string", "pattern": .string("^[0-9]{4}\(Self.monthAndDay)$")]
        case .resource(let types): ["type": "string", "pattern": .string(Self.pattern(types))]
        case .object(let form): form.objectSchema
        case .list(let value, let count): Self.listSchema(value, count)
        case .map(let keys, let value):
            ["type": "object", "propertyNames": keys.schema, "additionalProperties": value.schema]
        case .either(let values): ["anyOf": .array(values.map(\.schema))]
        }
    }

    private static let monthAndDay = "-[0-9]{2}-[0-9]{2}"
    private static let timeOfDay = "T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}(:?[0-9]{2})?)"

    /// Names in the library may have slashes, ids of the catalog have none.
    private static func pattern(_ types: [ResourceType]) -> String {
        let catalog = types.filter { !$0.isOfLibrary }.map(\.rawValue)
        let library = types.filter(\.isOfLibrary).map(\.rawValue)
        let parts = [
            catalog.isEmpty ? nil : "(\(catalog.joined(separator: "|")))/[^/]+",
            library.isEmpty ? nil : "(\(library.joined(separator: "|")))/.+",
        ].compactMap { $0 }
        return "^(" + parts.joined(separator: "|") + ")$"
    }

    private static func listSchema(_ value: FixtureForm.Value, _ count: ClosedRange<Int>?) -> JSON {
        var object = JSONObject([("type", "array"), ("items", value.schema)])
        if let count {
            object.append("minItems", .integer(count.lowerBound))
            object.append("maxItems", .integer(count.upperBound))
        }
        return .object(object)
    }
}

extension FixtureForm {
    fileprivate var objectSchema: JSON { schema }
}
