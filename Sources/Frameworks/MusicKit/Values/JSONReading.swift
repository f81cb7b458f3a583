import AppleMusicAPI

/// A reader of JSON from any decoder, which is led by the schema of the service.
///
/// A container cannot be asked for the type of a member: a call for a wrong type throws, and an error costs more than
/// the value. So a member is read as what the schema says at its place. Only what the schema does not know, or what
/// differs from it, is tried as one type after the other.
enum JSONReading {
    typealias Members = KeyedDecodingContainer<ItemValue.Key>

    static func value(from decoder: any Decoder) throws -> JSON {
        if let members = try? decoder.container(keyedBy: ItemValue.Key.self) {
            return try object(members, .any)
        }
        if var elements = try? decoder.unkeyedContainer() { return try array(&elements, .any) }
        return try scalar(decoder.singleValueContainer())
    }

    private static func scalar(_ single: any SingleValueDecodingContainer) throws -> JSON {
        if single.decodeNil() { return .null }
        if let value = try? single.decode(String.self) { return .string(value) }
        if let value = try? single.decode(Bool.self) { return .bool(value) }
        if let value = try? single.decode(Int.self) { return .integer(value) }
        return number(try single.decode(Double.self))
    }

    private static func number(_ value: Double) -> JSON {
        Int(exactly: value).map(JSON.integer) ?? .number("\(value)")
    }

    // MARK: - Objects

    private static func object(_ container: Members, _ place: ExpectedShape.Place) throws -> JSON {
        let keys = container.allKeys
        var object = JSONObject()
        object.reserveCapacity(keys.count)
        for key in keys {
            object.append(key.stringValue, try member(key, of: container, place.shape(of: key.stringValue)))
        }
        return .object(object)
    }

    private static func member(_ key: ItemValue.Key, of container: Members, _ shape: ExpectedShape) throws -> JSON {
        switch shape {
        case .text:
            if let value = try? Found(container.decodeIfPresent(String.self, forKey: key)) {
                return value.map { .string($0) }
            }
        case .flag:
            if let value = try? Found(container.decodeIfPresent(Bool.self, forKey: key)) {
                return value.map { .bool($0) }
            }
        case .number:
            if let value = try? Found(container.decodeIfPresent(Int.self, forKey: key)) {
                return value.map { .integer($0) }
            }
        case .object(let place):
            if let inner = try? container.nestedContainer(keyedBy: ItemValue.Key.self, forKey: key) {
                return try object(inner, place)
            }
        case .texts:
            if let value = try? Found(container.decodeIfPresent([String].self, forKey: key)) {
                return value.map { .strings($0) }
            }
        case .objects(let place):
            if var inner = try? container.nestedUnkeyedContainer(forKey: key) { return try array(&inner, place) }
        }
        return try container.decode(AnyJSON.self, forKey: key).value
    }

    /// - Parameter place: the place of an element that is an object.
    private static func array(
        _ container: inout any UnkeyedDecodingContainer, _ place: ExpectedShape.Place
    ) throws -> JSON {
        var elements: [JSON] = []
        elements.reserveCapacity(container.count ?? 0)
        while !container.isAtEnd {
            if let inner = try? container.nestedContainer(keyedBy: ItemValue.Key.self) {
                elements.append(try object(inner, place))
            } else {
                elements.append(try container.decode(AnyJSON.self).value)
            }
        }
        return .array(elements)
    }

    /// A value of the expected type, or null. `try?` would make an optional one and an error the same.
    private struct Found<Value> {
        let value: Value?

        init(_ value: Value?) { self.value = value }

        func map(_ make: (Value) -> JSON) -> JSON { value.map(make) ?? .null }
    }

    /// A value of unknown type.
    private struct AnyJSON: Decodable {
        let value: JSON
        init(from decoder: any Decoder) throws { value = try JSONReading.value(from: decoder) }
    }
}
