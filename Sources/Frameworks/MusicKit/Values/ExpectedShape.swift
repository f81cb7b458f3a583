import AppleMusicAPI

/// The type that a member of the service's answers has by the schema.
enum ExpectedShape: Sendable {
    case text, flag, number, texts
    /// An object at a place.
    case object(Place)
    /// A list of objects.
    case objects(Place)

    /// A place in answers, which determines the types of an object's members.
    enum Place: Sendable {
        /// A resource, a page, or an object of another kind.
        case any
        /// The attributes of a resource, or an object in them.
        case attributes
        /// Relationships, views or groups of results: pages by their names.
        case pages
        /// An object with texts, such as editorial notes.
        case texts

        func shape(of name: String) -> ExpectedShape {
            switch self {
            case .any: ExpectedShape.members[name] ?? ExpectedShape.attributes[name] ?? .text
            case .attributes: ExpectedShape.attributes[name] ?? .text
            case .pages: .object(.any)
            case .texts: .text
            }
        }
    }

    /// The members of resources, pages and whole answers.
    private static let members: [String: ExpectedShape] = [
        "id": .text, "type": .text, "href": .text, "next": .text, "name": .text, "chart": .text,
        "attributes": .object(.attributes), "relationships": .object(.pages), "views": .object(.pages),
        "results": .object(.pages), "meta": .object(.any), "data": .objects(.any), "suggestions": .objects(.any),
        "content": .object(.any),
    ]

    /// The attributes of all types, with the members of the objects in them.
    private static let attributes: [String: ExpectedShape] = {
        var shapes: [String: ExpectedShape] = [
            "width": .number, "height": .number, "hasP3": .flag, "isLibrary": .flag, "reporting": .flag,
            "total": .number, "limit": .number, "offset": .number, "order": .texts, "rawOrder": .texts,
            "terms": .texts, "filters": .object(.any), "playCount": .number, "startTime": .number, "endTime": .number,
        ]
        for type in Schema.appleMusic.types {
            for attribute in type.attributes where shapes[attribute.name] == nil {
                shapes[attribute.name] = ExpectedShape(attribute.shape)
            }
        }
        return shapes
    }()

    private init(_ shape: AttributeDescription.Shape) {
        self =
            switch shape {
            case .string: .text
            case .integer: .number
            case .boolean: .flag
            case .strings: .texts
            case .editorialNotes, .description: .object(.texts)
            case .artwork, .playParameters, .object: .object(.attributes)
            case .previews: .objects(.attributes)
            }
    }
}
