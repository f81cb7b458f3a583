/// A JSON value that keeps the order of an object's members and the spelling of numbers.
///
/// Foundation's decoders lose both, and both must be shown as the service sent them.
public indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number in its own spelling, any that RFC 8259 allows: `1`, `-0.50`, `1e3`.
    case number(String)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

extension JSON {
    /// Makes a number without a fraction.
    public static func integer(_ value: Int) -> JSON { .number(String(value)) }

    /// Makes an array of strings, such as `genreNames` and `ids`.
    public static func strings(_ values: some Sequence<String>) -> JSON { .array(values.map(JSON.string)) }

    /// The text; nil unless this is a string.
    public var string: String? { if case .string(let value) = self { value } else { nil } }

    /// The integer; nil unless this is a number without fraction and exponent that fits.
    public var integer: Int? { if case .number(let spelling) = self { Int(spelling) } else { nil } }

    /// The Boolean; nil unless this is `true` or `false`.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The elements; nil unless this is an array.
    public var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

    /// The members; nil unless this is an object.
    public var object: JSONObject? { if case .object(let members) = self { members } else { nil } }

    /// The strings of an array, without its other elements.
    public var strings: [String] { array?.compactMap(\.string) ?? [] }

    /// A member of an object; nil if this is not an object or has no such member.
    public subscript(_ name: String) -> JSON? { object?[name] }

    /// An element of an array; nil if this is not an array or the index is out of range.
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
    /// Encodes the JSON text, so that any encoder keeps order and spelling.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    public init(from decoder: any Decoder) throws {
        self = try JSON(parsing: try decoder.singleValueContainer().decode(String.self))
    }
}
