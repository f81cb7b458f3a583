/// A JSON value that keeps what a reader may want to see again: the order of an object's members and the spelling of a number.
///
/// Foundation's decoders lose both, and both must be shown as the service sent them.
package indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The number's own spelling, as RFC 8259 allows it: `1`, `-0.50`, `1e3`.
    case number(String)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

extension JSON {
    package static func integer(_ value: Int) -> JSON { .number(String(value)) }

    /// An array of strings, as `genreNames` and `ids` are.
    package static func strings(_ values: some Sequence<String>) -> JSON { .array(values.map(JSON.string)) }

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var integer: Int? {
        if case .number(let spelling) = self { Int(spelling) } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var array: [JSON]? {
        if case .array(let values) = self { values } else { nil }
    }

    package var object: JSONObject? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The strings of an array of strings; other elements are left out.
    package var strings: [String] { array?.compactMap(\.string) ?? [] }

    /// A member of an object, or nil when this is no object or has no such member.
    package subscript(_ name: String) -> JSON? { object?[name] }

    /// An element of an array, or nil when this is no array or is too short.
    package subscript(_ index: Int) -> JSON? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) { self = .object(JSONObject(elements)) }
}

extension JSON: Codable {
    /// Encoded as its text, so that any encoder keeps order and spelling.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    package init(from decoder: any Decoder) throws {
        self = try JSON(parsing: try decoder.singleValueContainer().decode(String.self))
    }
}
