/// A JSON value that keeps what a reader may want to see again: the order of an object's members and the spelling of a number.
///
/// Foundation's decoders lose both, and both must be shown as the service sent them.
public indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The number's own spelling, as RFC 8259 allows it: `1`, `-0.50`, `1e3`.
    case number(String)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

extension JSON {
    /// A number without a fraction.
    public static func integer(_ value: Int) -> JSON { .number(String(value)) }

    /// An array of strings, as `genreNames` and `ids` are.
    public static func strings(_ values: some Sequence<String>) -> JSON { .array(values.map(JSON.string)) }

    /// Nil for what is no string.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// Nil for what is no number, has a fraction or an exponent, or does not fit.
    public var integer: Int? {
        if case .number(let spelling) = self { Int(spelling) } else { nil }
    }

    /// Nil for what is neither `true` nor `false`.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// Nil for what is no array.
    public var array: [JSON]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// Nil for what is no object.
    public var object: JSONObject? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The strings of an array of strings; other elements are left out.
    public var strings: [String] { array?.compactMap(\.string) ?? [] }

    /// A member of an object, or nil when this is no object or has no such member.
    public subscript(_ name: String) -> JSON? { object?[name] }

    /// An element of an array, or nil when this is no array or is too short.
    public subscript(_ index: Int) -> JSON? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(JSONObject(elements)) }
}

extension JSON: Codable {
    /// Encoded as its text, so that any encoder keeps order and spelling.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    public init(from decoder: any Decoder) throws {
        self = try JSON(parsing: try decoder.singleValueContainer().decode(String.self))
    }
}
