extension ItemValue: Codable {
    /// A member's name in any object.
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Reads any value. A probe for a wrong type costs an error, so the likely types come first.
    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: Key.self) {
            self = try .object(Self.members(of: members))
        } else if var elements = try? decoder.unkeyedContainer() {
            self = try .array(Self.elements(of: &elements, .object))
        } else {
            self = try Self.scalar(try decoder.singleValueContainer())
        }
    }

    private static func scalar(_ single: any SingleValueDecodingContainer) throws -> ItemValue {
        if single.decodeNil() { return .null }
        if let value = try? single.decode(String.self) { return .string(value) }
        if let value = try? single.decode(Bool.self) { return .bool(value) }
        if let value = try? single.decode(Int.self) { return .integer(value) }
        return .init(try single.decode(Double.self))
    }

    private static func members(of container: KeyedDecodingContainer<Key>) throws -> [String: ItemValue] {
        let keys = container.allKeys
        var members = Dictionary<String, ItemValue>(minimumCapacity: keys.count)
        for key in keys { members[key.stringValue] = try member(key, of: container) }
        return members
    }

    private static func member(_ key: Key, of container: KeyedDecodingContainer<Key>) throws -> ItemValue {
        let likely = LikelyType(of: key.stringValue)
        switch likely {
        case .text: if let value = try? container.decode(String.self, forKey: key) { return .string(value) }
        case .flag: if let value = try? container.decode(Bool.self, forKey: key) { return .bool(value) }
        case .number: if let value = try? container.decode(Int.self, forKey: key) { return .integer(value) }
        case .object:
            if let inner = try? container.nestedContainer(keyedBy: Key.self, forKey: key) {
                return try .object(members(of: inner))
            }
        case .objects, .texts:
            if var inner = try? container.nestedUnkeyedContainer(forKey: key) {
                return try .array(elements(of: &inner, likely == .texts ? .text : .object))
            }
        }
        return try container.decode(ItemValue.self, forKey: key)
    }

    /// - Parameter likely: the likely type of an element.
    private static func elements(
        of container: inout any UnkeyedDecodingContainer, _ likely: LikelyType
    ) throws -> [ItemValue] {
        var elements: [ItemValue] = []
        elements.reserveCapacity(container.count ?? 0)
        while !container.isAtEnd {
            if likely == .text, let value = try? container.decode(String.self) {
                elements.append(.string(value))
            } else if likely == .object, let inner = try? container.nestedContainer(keyedBy: Key.self) {
                elements.append(try .object(members(of: inner)))
            } else {
                elements.append(try container.decode(ItemValue.self))
            }
        }
        return elements
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .array(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        case .object(let members):
            var container = encoder.container(keyedBy: Key.self)
            for (name, value) in members { try container.encode(value, forKey: Key(name)) }
        default:
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

/// The type that a member of the service's objects probably has, by its name.
private enum LikelyType {
    case text
    case flag
    case number
    case object
    case objects
    case texts

    init(of name: String) {
        if let known = Self.known[name] {
            self = known
        } else if name.hasPrefix("is") || name.hasPrefix("has") || name.hasPrefix("can") {
            self = .flag
        } else if name.hasSuffix("Count") || name.hasSuffix("Number") || name.hasSuffix("InMillis") {
            self = .number
        } else {
            self = .text
        }
    }

    private static let known: [String: LikelyType] = {
        var known: [String: LikelyType] = ["data": .objects, "previews": .objects, "suggestions": .objects]
        for name in ["genreNames", "audioTraits", "audioVariants", "trackTypes", "order", "rawOrder", "terms"] {
            known[name] = .texts
        }
        for name in ["width", "height", "total", "workNumber", "limit", "offset"] { known[name] = .number }
        let objects = [
            "attributes", "relationships", "views", "meta", "artwork", "editorialArtwork", "editorialNotes",
            "description", "playParams", "results", "catalog", "library", "albums", "artists", "tracks", "genres",
            "composers", "station", "curator", "contents", "record-labels", "music-videos", "playlists", "songs",
        ]
        for name in objects { known[name] = .object }
        return known
    }()
}
