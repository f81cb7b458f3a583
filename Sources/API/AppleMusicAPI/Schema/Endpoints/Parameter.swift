/// One query parameter of an endpoint.
package struct Parameter: Sendable, Hashable {
    package var name: String
    package var kind: Kind
    /// Whether the parameter also exists with a bracketed name: `include[songs]`, `limit[tracks]`.
    package var isFamily = false
    package var isDocumented = true
    /// Whether unknown values are ignored as long as one value is known.
    package var toleratesUnknown = false
    /// Whether only the web player's host accepts it.
    package var isForWebPlayer = false
    /// The greatest integer on the web player's host; nil if it is the usual one.
    package var webPlayerMaximum: Int?
    package var summary: String

    package enum Kind: Sendable, Hashable {
        /// Comma-separated ids, up to a maximum.
        case identifiers(maximum: Int)
        /// An integer with a default.
        case integer(ClosedRange<Int>, standard: Int)
        /// Comma-separated names; unknown ones are ignored.
        case names([String])
        /// Comma-separated names; an unknown one is an error.
        case choices([String])
        /// One of these texts; any text if the list is empty.
        case text([String])
        case languageTag
        case languageTags
        /// Accepted without effect.
        case ignored
    }

    package init(_ name: String, _ kind: Kind, _ summary: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
    }

    package var family: Self {
        var copy = self
        copy.isFamily = true
        return copy
    }

    package var observed: Self {
        var copy = self
        copy.isDocumented = false
        return copy
    }

    /// The parameter, marked as accepted only by the web player's host (observed).
    var forWebPlayer: Self {
        var copy = observed
        copy.isForWebPlayer = true
        return copy
    }

    func webPlayerMaximum(_ maximum: Int) -> Self {
        var copy = self
        copy.webPlayerMaximum = maximum
        return copy
    }

    var tolerant: Self {
        var copy = self
        copy.toleratesUnknown = true
        return copy
    }

    static let language = Parameter("l", .languageTag, "Language tag of the answer.")

    /// Returns the `limit` parameter. For a relationship to one resource any value is accepted without effect
    /// (observed).
    static func limit(_ limit: PageLimit) -> Parameter {
        let maximum = limit == .one ? Int.max : limit.maximum
        return Parameter("limit", .integer(1...maximum, standard: limit.standard), "Elements a page.")
    }

    static let offset = Parameter("offset", .integer(0...Int.max, standard: 0), "Index of the first element.")

    /// Returns the `sort` parameter; empty for a list with a fixed order.
    static func sort(_ keys: [OrderKey]) -> [Parameter] {
        if keys.isEmpty { return [] }
        return [Parameter("sort", .choices(OrderKey.choices(keys)), "Order of the list; '-' reverses it.").observed]
    }

    static func ids(_ maximum: Int) -> Parameter {
        Parameter("ids", .identifiers(maximum: maximum), "Ids, separated by commas.")
    }

    /// Returns the parameters about the resources of an answer, of any type.
    static func resourceParameters(of types: [TypeDescription]) -> [Parameter] {
        var relationships: [String] = []
        var extended: [String] = []
        for type in types {
            for relationship in type.relationships where !relationships.contains(relationship.name) {
                relationships.append(relationship.name)
            }
            for attribute in type.attributes where attribute.presence == .extended && !extended.contains(attribute.name)
            {
                extended.append(attribute.name)
            }
        }
        return [
            language,
            Parameter("include", .names(relationships), "Relationships to answer with whole resources.").family,
            Parameter("includeOnly", .names(relationships), "The only relationships to answer, with whole resources.")
                .family.observed,
            Parameter("extend", .names(extended), "Extended attributes to add.").family,
            Parameter("relate", .names(relationships), "Relationships to answer with identifiers.").family,
            Parameter("fields", .names(types.flatMap(\.attributes).map(\.name)), "The only attributes to answer.")
                .family.observed,
            Parameter("omit", .names(["autos"]), "Drops the relationships that come unasked.").family.observed,
            Parameter("art", .names(["c", "f"]), "Tokens to put into artwork URLs.").family.observed,
            format,
        ]
    }

    static let format = Parameter("format[resources]", .text(["map"]), "Gathers the resources by type and id.").observed
    /// The form in which a write answers: `resources` answers the added tracks with 200 (measured).
    static let representation = Parameter(
        "representation", .text(["ids", "resources"]), "What the answer has: ids or resources.")
    static let platform = Parameter("platform", .ignored, "The kind of client.").observed

    /// Parameters that production clients send to every endpoint, and that no endpoint refuses (observed).
    static let tolerated: [Parameter] = [
        platform, Parameter("timezone", .ignored, "The client's time zone.").observed,
        Parameter("meta", .ignored, "What to say beside the answer.").family.observed,
        Parameter("with", .ignored, "Additions that this endpoint does not have.").observed,
    ]

    /// The page size of inlined relationships and views: `limit[tracks]`, `limit[view.top-songs]`.
    package static let inlineLimit = Parameter(
        "limit", .integer(1...Int.max, standard: 0), "Elements of what is inlined."
    )
    .family

    /// The parameter of a type without views, which the service ignores as it ignores unknown views (observed).
    static let noViews = Parameter("views", .ignored, "Views, which the type does not have.").observed

    static func views(of type: TypeDescription) -> Parameter {
        Parameter("views", .names(type.views.map(\.name)), "Views to answer with.")
    }
}
