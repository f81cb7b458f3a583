import AppleMusicAPI

/// A JSON value that ignores the order of members and the spelling of numbers, so that equal content is equal.
enum ItemValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with a fraction, or beyond the range of `Int`.
    case number(Double)
    case string(String)
    case array([ItemValue])
    case object([String: ItemValue])

    /// Converts a value of the service.
    init(_ json: JSON) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let spelling): self = Int(spelling).map(ItemValue.integer) ?? .init(Double(spelling) ?? 0)
        case .string(let value): self = .string(value)
        case .array(let values): self = .array(values.map(ItemValue.init))
        case .object(let object):
            self = .object(Dictionary(object.members.map { ($0.name, ItemValue($0.value)) }) { first, _ in first })
        }
    }

    init(_ number: Double) { self = Int(exactly: number).map(ItemValue.integer) ?? .number(number) }

    /// The value for a request's body.
    var json: JSON {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number("\(value)")
        case .string(let value): .string(value)
        case .array(let values): .array(values.map(\.json))
        case .object(let members):
            .object(JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
        }
    }
}

extension ItemValue {
    var string: String? { if case .string(let value) = self { value } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    var array: [ItemValue]? { if case .array(let values) = self { values } else { nil } }
    var object: [String: ItemValue]? { if case .object(let members) = self { members } else { nil } }

    /// The integer, also from a string of digits such as a station's `episodeNumber`.
    var integer: Int? {
        switch self {
        case .integer(let value): value
        case .string(let text): Int(text)
        default: nil
        }
    }

    /// The number, whole or not.
    var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// A member of an object; nil for other values.
    subscript(_ name: String) -> ItemValue? { object?[name] }
}

/// A type that is read from a value without a decoder.
protocol ValueDecodable: Decodable {
    init(value: ItemValue) throws
}

extension ItemValue {
    /// Reads a type of this module, or a client's own decodable type.
    func decoded<Result: Decodable>(as type: Result.Type) throws -> Result {
        if let known = type as? any ValueDecodable.Type, let result = try known.init(value: self) as? Result {
            return result
        }
        return try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
    }
}

extension DecodingError {
    /// Returns an error for content that is not an item.
    static func content(_ problem: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: [], debugDescription: problem))
    }
}

/// A parser for the service's dates: a day, a month, a year, or a moment in UTC.
enum ServiceDate {
    /// Parses `2027-01-08`, `2027-01`, `2027` and `2027-01-08T07:00:00Z`; a day begins at midnight in UTC.
    static func date(_ text: String) -> Date? {
        if text.contains("T") { return try? Date(text, strategy: .iso8601) }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let year = parts[0] else { return nil }
        let day = DateComponents(
            calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0), year: year,
            month: parts.count > 1 ? parts[1] : 1, day: parts.count > 2 ? parts[2] : 1)
        return day.isValidDate ? day.date : nil
    }
}
