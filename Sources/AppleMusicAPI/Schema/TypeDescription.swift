/// Everything the API says of one resource type: the row that the simulator obeys, completion offers from, help prints and tests enumerate.
package struct TypeDescription: Sendable, Hashable {
    package var type: ResourceType
    /// The word for one of them: `album`.
    package var singular: String
    package var summary: String
    package var home: Home
    package let attributes: [AttributeDescription]
    package var relationships: [RelationshipDescription]
    package var views: [ViewDescription]
    /// The largest number of ids in one request; nil when the type has no batch form.
    package var batchLimit: Int?
    package var filters: [FilterDescription]
    /// The keys that order the type's list; none where the order is fixed.
    package var sortKeys: [OrderKey]
    /// How the ids begin of those that are made for one account; nil when there are none.
    package var personalIDPrefix: String?
    /// The names of the attributes that come only when they are asked for.
    package let extendedAttributes: [String]
    /// The word for the type in paths, where it is not the type's own.
    private let wordInPaths: String?

    /// Under which root the resources of a type are found.
    package enum Home: Sendable, Hashable {
        /// `/v1/catalog/{storefront}/{type}`
        case catalog
        /// `/v1/storefronts`
        case storefronts
        /// `/v1/me/library/{type without library-}`
        case library
        /// Elsewhere under `/v1/me`.
        case personal
    }

    package init(
        _ type: ResourceType, singular: String, _ summary: String, home: Home = .catalog, batchLimit: Int? = nil,
        filters: [FilterDescription] = [], sortKeys: [OrderKey] = [], personalIDPrefix: String? = nil,
        pathName: String? = nil,
        attributes: [AttributeDescription], relationships: [RelationshipDescription] = [],
        views: [ViewDescription] = []
    ) {
        self.type = type
        self.singular = singular
        self.summary = summary
        self.home = home
        let attributes = TypeDescription.withLibraryAttributes(attributes)
        self.attributes = attributes
        self.relationships = relationships
        self.views = views
        self.batchLimit = batchLimit
        self.filters = filters
        self.sortKeys = sortKeys
        self.personalIDPrefix = personalIDPrefix
        wordInPaths = pathName
        extendedAttributes = attributes.filter { $0.presence == .extended }.map(\.name)
    }

    /// What can be a favourite can say too whether, and since when, it is in the library (observed).
    private static func withLibraryAttributes(_ attributes: [AttributeDescription]) -> [AttributeDescription] {
        guard attributes.contains(.inFavorites) else { return attributes }
        let more = [AttributeDescription.dateAdded, .inLibrary].filter { attribute in
            !attributes.contains { $0.name == attribute.name }
        }
        return (attributes + more).sorted { $0.name < $1.name }
    }

    package func relationship(_ name: String) -> RelationshipDescription? { relationships.first { $0.name == name } }
    package func view(_ name: String) -> ViewDescription? { views.first { $0.name == name } }

    /// The name of the type in paths: library types leave their `library-` out.
    package var pathName: String {
        wordInPaths ?? (home == .library ? String(type.rawValue.dropFirst("library-".count)) : type.rawValue)
    }
}

package struct AttributeDescription: Sendable, Hashable {
    package var name: String
    package var shape: Shape
    package var presence: Presence
    /// Whether Apple's reference describes it; the others were seen in answers.
    package var isDocumented = true
    /// Needs a music user token.
    package var isPersonal = false

    package enum Shape: String, Sendable, Hashable {
        case string, integer, boolean, strings, artwork, editorialNotes, description, playParameters, previews, object
    }

    package enum Presence: String, Sendable, Hashable {
        /// Always there when attributes are.
        case always
        case sometimes
        /// Only when asked for with `extend`.
        case extended
    }

    package static func always(_ name: String, _ shape: Shape) -> Self {
        .init(name: name, shape: shape, presence: .always)
    }
    package static func sometimes(_ name: String, _ shape: Shape) -> Self {
        .init(name: name, shape: shape, presence: .sometimes)
    }
    package static func extended(_ name: String, _ shape: Shape) -> Self {
        .init(name: name, shape: shape, presence: .extended)
    }
    /// Whether the account made it one of its favourites.
    static let inFavorites: Self = {
        var attribute = extended("inFavorites", .boolean)
        attribute.isPersonal = true
        return attribute
    }()

    static let inLibrary = personal("inLibrary", .boolean)
    static let dateAdded = personal("dateAdded", .string)

    private static func personal(_ name: String, _ shape: Shape) -> Self {
        var attribute = extended(name, shape).observed
        attribute.isPersonal = true
        return attribute
    }

    /// Not in Apple's reference, but seen in answers.
    package var observed: Self {
        var copy = self
        copy.isDocumented = false
        return copy
    }
}

/// How many elements a page of a relationship, a view or a list has.
package struct PageLimit: Sendable, Hashable {
    package var standard: Int
    package var maximum: Int

    package init(_ standard: Int, _ maximum: Int) {
        self.standard = standard
        self.maximum = maximum
    }

    /// A relationship that leads to one resource.
    package static let one = PageLimit(1, 1)
    /// An artist's albums where the artist stands in another resource's answer (observed).
    package static let withinOthers = PageLimit(20, 100)
    /// Of all views, those of summaries too.
    package static let view = PageLimit(10, 100)
}

package struct RelationshipDescription: Sendable, Hashable {
    package var name: String
    package var targets: [ResourceType]
    package var inclusion: Inclusion
    package var limit: PageLimit
    /// May be included only when one resource is fetched.
    package var isSingleFetchOnly = false
    /// Needs a music user token.
    package var isPersonal = false
    /// Exists, but an ordinary token gets 40012.
    package var isEntitled = false
    /// The keys that order the elements by the relationship's own path; none where the order is fixed.
    package var sortKeys: [OrderKey] = []
    package var isDocumented = true

    /// What an answer holds of a relationship when nothing is asked.
    package enum Inclusion: String, Sendable, Hashable {
        case objects
        case identifiers
        case omitted
    }

    package init(_ name: String, _ targets: [ResourceType], _ inclusion: Inclusion = .omitted, _ limit: PageLimit) {
        self.name = name
        self.targets = targets
        self.inclusion = inclusion
        self.limit = limit
    }

    package var singleFetchOnly: Self {
        var copy = self
        copy.isSingleFetchOnly = true
        return copy
    }

    package var personal: Self {
        var copy = self
        copy.isPersonal = true
        return copy
    }

    package func sorted(by keys: OrderKey...) -> Self {
        var copy = self
        copy.sortKeys = keys
        return copy
    }

    package var entitled: Self {
        var copy = self
        copy.isEntitled = true
        return copy.observed
    }

    package var observed: Self {
        var copy = self
        copy.isDocumented = false
        return copy
    }
}

package struct ViewDescription: Sendable, Hashable {
    package var name: String
    package var target: ResourceType
    package var limit: PageLimit

    package init(_ name: String, _ target: ResourceType, _ limit: PageLimit = .view) {
        self.name = name
        self.target = target
        self.limit = limit
    }
}

/// A `filter[…]` that finds resources of a type in place of ids.
package struct FilterDescription: Sendable, Hashable {
    package var name: String
    package var maximum: Int
    /// The only values that mean something; nil when any text may.
    package var values: [String]?
    /// Needs a music user token.
    package var isPersonal = false

    package static let isrc = FilterDescription(name: "isrc", maximum: 25)
    package static let upc = FilterDescription(name: "upc", maximum: 25)
    package static func equivalents(_ maximum: Int) -> Self { .init(name: "equivalents", maximum: maximum) }

    package var parameter: String { "filter[\(name)]" }
}
