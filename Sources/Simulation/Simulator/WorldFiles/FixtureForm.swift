package import AppleMusicAPI

/// The form of an object in world files: its members and their values. The published schema is generated from it.
package struct FixtureForm: Sendable {
    package let members: [Member]

    /// A member of an object.
    package struct Member: Sendable {
        package let name: String
        package let value: Value
        /// A sentence for the schema.
        package let summary: String
        package var isRequired = false
    }

    /// The values that a member takes.
    package indirect enum Value: Sendable {
        /// Any string.
        case text
        /// A string that is not empty.
        case name
        /// A string that fits a regular expression.
        case pattern(String)
        case choice([String])
        case flag
        /// The value `false`.
        case no
        case integer(ClosedRange<Int>)
        /// A day, or a time in ISO 8601.
        case time
        case day
        /// A type and an id: `albums/310730204`.
        case resource([ResourceType])
        case object(FixtureForm)
        case list(Value, count: ClosedRange<Int>?)
        /// An object with names that the file chooses.
        case map(keys: Value, Value)
        case either([Value])
    }

    /// The form of a whole file.
    package static let world = WorldFixture.form
}

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

    fileprivate var schema: JSON {
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
        case .object(let form): form.schema
        case .list(let value, nil): ["type": "array", "items": value.schema]
        case .list(let value, let count?):
            [
                "type": "array", "items": value.schema, "minItems": .integer(count.lowerBound),
                "maxItems": .integer(count.upperBound),
            ]
        case .map(let keys, let value):
            ["type": "object", "propertyNames": keys.schema, "additionalProperties": value.schema]
        case .either(let values): ["anyOf": .array(values.map(\.schema))]
        }
    }

    private static let monthAndDay = "-[0-9]{2}-[0-9]{2}"
    private static let timeOfDay = "T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}(:?[0-9]{2})?)"

    /// Returns the pattern of resources. Names in the library may contain slashes, ids of the catalog may not.
    private static func pattern(_ types: [ResourceType]) -> String {
        let catalog = types.filter { !$0.isOfLibrary }.map(\.rawValue)
        let library = types.filter(\.isOfLibrary).map(\.rawValue)
        let parts = [
            catalog.isEmpty ? nil : "(\(catalog.joined(separator: "|")))/[^/]+",
            library.isEmpty ? nil : "(\(library.joined(separator: "|")))/.+",
        ].compactMap { $0 }
        return "^(" + parts.joined(separator: "|") + ")$"
    }
}
