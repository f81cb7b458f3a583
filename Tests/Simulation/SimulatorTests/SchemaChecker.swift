import AppleMusicAPI
import Foundation

/// A checker of values against a JSON Schema, for the keywords that the schema of world files has.
struct SchemaChecker {
    /// The keywords that were met and are not known, which would be checked by nothing.
    static let known: Set<String> = [
        "$schema", "title", "description", "type", "enum", "const", "pattern", "minLength", "minimum", "maximum",
        "items", "minItems", "maxItems", "properties", "required", "additionalProperties", "propertyNames", "anyOf",
    ]

    /// The paths of the values that are wrong.
    static func problems(of value: JSON, in schema: JSON, path: String = "") -> [String] {
        guard let rules = schema.object else { return [] }
        return rules.members.flatMap { rule -> [String] in
            guard known.contains(rule.name) else { return ["the keyword '\(rule.name)' is not known"] }
            return fits(value, rule.name, rule.value) ? inner(value, rule.name, rule.value, schema, path) : [path]
        }
    }

    private static func fits(_ value: JSON, _ keyword: String, _ rule: JSON) -> Bool {
        switch keyword {
        case "type": hasType(value, rule.string ?? "")
        case "enum": rule.array?.contains(value) ?? false
        case "const": value == rule
        case "pattern": value.string?.range(of: rule.string ?? "", options: .regularExpression) != nil
        case "minLength": value.string.map { $0.count >= rule.integer ?? 0 } ?? true
        case "minimum": value.integer.map { $0 >= rule.integer ?? 0 } ?? true
        case "maximum": value.integer.map { $0 <= rule.integer ?? 0 } ?? true
        case "minItems": value.array.map { $0.count >= rule.integer ?? 0 } ?? true
        case "maxItems": value.array.map { $0.count <= rule.integer ?? 0 } ?? true
        case "required": rule.strings.allSatisfy { value[$0] != nil }
        case "anyOf": (rule.array ?? []).contains { problems(of: value, in: $0).isEmpty }
        default: true
        }
    }

    private static func inner(
        _ value: JSON, _ keyword: String, _ rule: JSON, _ schema: JSON, _ path: String
    ) -> [String] {
        switch keyword {
        case "items":
            (value.array ?? []).enumerated().flatMap { problems(of: $1, in: rule, path: "\(path)[\($0)]") }
        case "properties":
            (value.object?.members ?? []).flatMap { member in
                rule[member.name].map { problems(of: member.value, in: $0, path: "\(path).\(member.name)") } ?? []
            }
        case "propertyNames":
            (value.object?.names ?? []).flatMap { problems(of: .string($0), in: rule, path: "\(path).\($0)") }
        case "additionalProperties":
            (value.object?.members ?? []).filter { schema["properties"]?[$0.name] == nil }.flatMap { member in
                rule == false
                    ? ["\(path).\(member.name)"] : problems(of: member.value, in: rule, path: "\(path).\(member.name)")
            }
        default: []
        }
    }

    private static func hasType(_ value: JSON, _ type: String) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool): true
        case ("integer", .number): value.integer != nil
        default: false
        }
    }
}
