import AppleMusicAPI

/// A JSON value that ignores the order of members and the spelling of numbers, so that equal content is equal.
enum ItemValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with a fraction, or beyond the range of `Int`.
    case number(Double)
    case string(String)
    case array([ItemValue])
    case object([String: ItemValue])
    /// An array or object as it was received, whose contents are read when they are needed: most are never looked at.
    case unread(JSON)

    /// Converts a value of the service.
    init(_ json: JSON) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let spelling): self = Int(spelling).map(ItemValue.integer) ?? .init(Double(spelling) ?? 0)
        case .string(let value): self = .string(value)
        case .array, .object: self = .unread(json)
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
        case .unread(let json): json
        }
    }
}

extension ItemValue {
    var string: String? { if case .string(let value) = self { value } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    var array: [ItemValue]? {
        switch self {
        case .array(let values): values
        case .unread(.array(let values)): values.map { ItemValue($0) }
        default: nil
        }
    }

    var object: [String: ItemValue]? {
        switch self {
        case .object(let members): members
        case .unread(.object(let object)):
            Dictionary(object.members.lazy.map { ($0.name, ItemValue($0.value)) }) { first, _ in first }
        default: nil
        }
    }

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
    subscript(_ name: String) -> ItemValue? {
        switch self {
        case .object(let members): members[name]
        case .unread(.object(let object)): object[name].map { ItemValue($0) }
        default: nil
        }
    }
}

extension ItemValue: Hashable {
    static func == (left: ItemValue, right: ItemValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.unread(let left), .unread(let right)) where left == right: true
        default:
            if let left = left.object {
                left == right.object
            } else if let left = left.array {
                left == right.array
            } else {
                false
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .array, .object, .unread:
            hasher.combine(object)
            hasher.combine(array)
        }
    }
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
