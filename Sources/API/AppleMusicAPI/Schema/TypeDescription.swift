/// The description of a resource type: the simulator obeys it, completion and help list it, and tests enumerate it.
package struct TypeDescription: Sendable, Hashable {
    package var type: ResourceType
    /// The singular name: `album`.
    package var singular: String
    package var summary: String
    package var home: Home
    package let attributes: [AttributeDescription]
    package var relationships: [RelationshipDescription]
    package var views: [ViewDescription]
    /// Whether `views` is a parameter of the resources, as it is even of those without views.
    package var acceptsViews = true
    /// The maximum number of ids in one request; nil if the type cannot be fetched in batches.
    package var batchLimit: Int?
    package var filters: [FilterDescription]
    /// The keys of `sort` for the type's list; empty if its order is fixed.
    package var sortKeys: [OrderKey]
    /// The prefix of ids that are made for one account; nil if there are no such ids.
    package var personalIDPrefix: String?
    /// The names of the attributes that need `extend`.
    package let extendedAttributes: [String]
    /// The name of the type in paths, if it differs from the type.
    private let wordInPaths: String?

    /// The root of a type's paths.
    package enum Home: Sendable, Hashable {
        /// The root `/v1/catalog/{storefront}/{type}`.
        case catalog
        /// The root `/v1/storefronts`.
        case storefronts
        /// The root `/v1/me/library/{type without library-}`.
        case library
        /// Other roots under `/v1/me`.
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

    /// Adds the attributes `inLibrary` and `dateAdded` to every type that has `inFavorites` (observed).
    private static func withLibraryAttributes(_ attributes: [AttributeDescription]) -> [AttributeDescription] {
        guard attributes.contains(.inFavorites) else { return attributes }
        let more = [AttributeDescription.dateAdded, .inLibrary].filter { attribute in
            !attributes.contains { $0.name == attribute.name }
        }
        return (attributes + more).sorted { $0.name < $1.name }
    }

    package func relationship(_ name: String) -> RelationshipDescription? { relationships.first { $0.name == name } }
    package func view(_ name: String) -> ViewDescription? { views.first { $0.name == name } }

    /// The name of the type in paths; library types omit their `library-`.
    package var pathName: String {
        wordInPaths ?? (home == .library ? String(type.rawValue.dropFirst("library-".count)) : type.rawValue)
    }
}

package struct AttributeDescription: Sendable, Hashable {
    package var name: String
    package var shape: Shape
    package var presence: Presence
    /// Whether Apple's reference documents it; other attributes were observed in answers.
    package var isDocumented = true
    /// Whether the attribute needs a music user token.
    package var isPersonal = false
    /// Whether only the web player's host answers it.
    package var isForWebPlayer = false

    package enum Shape: String, Sendable, Hashable {
        case string, integer, boolean, strings, artwork, editorialNotes, description, playParameters, previews, object
    }

    package enum Presence: String, Sendable, Hashable {
        /// Present whenever attributes are.
        case always
        case sometimes
        /// Present only if requested with `extend`.
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
    /// Whether the resource is one of the account's favourites.
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

    /// The attribute, marked as one that only the web player's host answers (observed).
    package var forWebPlayer: Self {
        var copy = observed
        copy.isForWebPlayer = true
        return copy
    }

    /// The attribute, marked as observed in answers but missing from Apple's reference.
    package var observed: Self {
        var copy = self
        copy.isDocumented = false
        return copy
    }
}

/// The page size of a relationship, a view or a list.
package struct PageLimit: Sendable, Hashable {
    package var standard: Int
    package var maximum: Int

    package init(_ standard: Int, _ maximum: Int) {
        self.standard = standard
        self.maximum = maximum
    }

    /// The limit of a relationship to one resource.
    package static let one = PageLimit(1, 1)
    /// The limit of an artist's albums when the artist is included in another resource (observed).
    package static let withinOthers = PageLimit(20, 100)
    /// The default and maximum page size of every view, including the views of Replay summaries.
    package static let view = PageLimit(10, 100)
}

package struct RelationshipDescription: Sendable, Hashable {
    package var name: String
    package var targets: [ResourceType]
    package var inclusion: Inclusion
    package var limit: PageLimit
    /// Whether the relationship can be included only if a single resource is fetched.
    package var isSingleFetchOnly = false
    /// Whether the relationship needs a music user token.
    package var isPersonal = false
    /// Whether the relationship needs an entitlement; an ordinary token gets error 40012.
    package var isEntitled = false
    /// The keys of `sort` for the relationship's own path; empty if its order is fixed.
    package var sortKeys: [OrderKey] = []
    package var isDocumented = true

    /// The form of a relationship in an answer by default.
    package enum Inclusion: String, Sendable, Hashable {
        case objects, identifiers, omitted
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
    /// Whether most resources lack the view, such as the latest release of an artist without a recent one.
    package var isOccasional = false

    package init(_ name: String, _ target: ResourceType, _ limit: PageLimit = .view) {
        self.name = name
        self.target = target
        self.limit = limit
    }

    var occasional: Self {
        var copy = self
        copy.isOccasional = true
        return copy
    }
}

/// A `filter[…]` parameter that finds resources of a type without their ids.
package struct FilterDescription: Sendable, Hashable {
    package var name: String
    package var maximum: Int
    /// The accepted values; nil if any text is accepted.
    package var values: [String]?
    /// Whether the filter needs a music user token.
    package var isPersonal = false

    package static let isrc = FilterDescription(name: "isrc", maximum: 25)
    package static let upc = FilterDescription(name: "upc", maximum: 25)
    package static func equivalents(_ maximum: Int) -> Self { .init(name: "equivalents", maximum: maximum) }

    package var parameter: String { "filter[\(name)]" }
}
