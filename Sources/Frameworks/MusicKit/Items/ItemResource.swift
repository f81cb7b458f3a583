/// A resource of the service, with everything that was decoded, known or unknown.
struct ItemResource<Item>: Sendable {
    let id: MusicItemID
    /// The type, such as `albums` or `library-albums`.
    let type: String
    /// The whole object.
    let object: [String: ItemValue]
    let attributes: [String: ItemValue]

    /// Reads an object, whatever attributes it has: a request for some `fields` leaves out others.
    /// - Throws: `DecodingError` for another type, and for an object without an id or without attributes.
    init(_ value: ItemValue, kind: ItemKind) throws {
        guard let object = value.object, let id = object["id"]?.string else {
            throw DecodingError.content("\(kind.name): the object has no id")
        }
        let type = object["type"]?.string ?? kind.types[0]
        guard kind.includes(type, object["attributes"]) else {
            throw DecodingError.content("\(kind.name): '\(type)' is another type")
        }
        guard let attributes = object["attributes"]?.object else {
            throw DecodingError.keyNotFound(
                ItemValue.Key("attributes"),
                DecodingError.Context(codingPath: [], debugDescription: "\(type)/\(id) has no attributes"))
        }
        self.id = MusicItemID(id)
        self.type = type
        self.object = object
        self.attributes = attributes
    }

    var value: ItemValue { .object(object) }
    /// Whether the resource belongs to the user's library.
    var isLibrary: Bool { type.hasPrefix("library-") }
    /// The catalog id of a library resource; nil if the catalog does not have the resource.
    var catalogID: String? {
        guard isLibrary else { return id.rawValue }
        let parameters = attributes["playParams"]
        return parameters?["catalogId"]?.string ?? parameters?["globalId"]?.string
            ?? object["relationships"]?["catalog"]?["data"]?.array?.first?["id"]?.string
    }

    /// Returns a member of a nested object, such as a relationship's page.
    func page(_ group: String, _ name: String) -> ItemValue? { object[group]?[name] }
}

extension ItemResource: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.object == right.object }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Attributes by their names in the service.
extension ItemResource {
    func text(_ name: String) -> String? { attributes[name]?.string }
    func integer(_ name: String) -> Int? { attributes[name]?.integer }
    func number(_ name: String) -> Double? { attributes[name]?.double }
    func flag(_ name: String) -> Bool? { attributes[name]?.bool }
    func link(_ name: String) -> URL? { text(name).flatMap { URL(string: $0) } }
    func texts(_ name: String) -> [String]? { attributes[name]?.array?.compactMap(\.string) }
    func date(_ name: String) -> Date? { text(name).flatMap(ServiceDate.date) }
    /// Returns a duration in seconds; the attribute is in milliseconds.
    func seconds(_ name: String) -> TimeInterval? { integer(name).map { TimeInterval($0) / 1000 } }
    /// Returns an attribute of another type; nil if the attribute cannot be read.
    func decoded<Result: Decodable>(_ name: String) -> Result? {
        attributes[name].flatMap { $0 == .null ? nil : try? $0.decoded(as: Result.self) }
    }

    /// Returns one of the texts of the attribute `description`, by the name of its length, such as `short`.
    func words(_ length: String) -> String? { attributes["description"]?[length]?.string }
}

/// Loaded properties, by their identifiers.
extension ItemResource {
    subscript<Related>(_ property: MusicRelationshipProperty<Item, Related>) -> MusicItemCollection<Related>? {
        property.place.group.flatMap { page($0, property.place.name) }.flatMap { MusicItemCollection(loaded: $0) }
    }

    subscript<Result>(_ property: MusicExtendedAttributeProperty<Item, Result>) -> Result? {
        decoded(property.place.name)
    }
}
