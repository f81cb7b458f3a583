import AppleMusicAPI

extension ItemValue: Codable {
    /// A member's name in any object.
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Reads any value.
    init(from decoder: any Decoder) throws { self.init(try JSONReading.value(from: decoder)) }

    func encode(to encoder: any Encoder) throws {
        if let values = array {
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        } else if let members = object {
            var container = encoder.container(keyedBy: Key.self)
            for (name, value) in members { try container.encode(value, forKey: Key(name)) }
        } else {
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let value): try container.encode(value)
            case .integer(let value): try container.encode(value)
            case .number(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            default: try container.encodeNil()
            }
        }
    }
}
