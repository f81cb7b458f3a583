import AppleMusicAPI
import TonearmCatalog

/// A builder of resources' JSON from records: attributes, relationships and views.
struct ResourceBuilder: Sendable {
    let catalog: any Catalog
    let schema: Schema
    let storefront: Storefront
    let language: String
    let query: Query
    /// The account of the request, if the answer depends on it.
    var snapshot: AccountSnapshot?
    var era = Era.today
    /// Whether the request is to the web player's host.
    var isForWebPlayer = false

    /// The role of a resource in an answer, which determines its default parts.
    enum Role: Hashable {
        /// The resource that a path names; it can have views.
        case single
        /// The only resource of a request by ids.
        case onlyOne
        case oneOfSeveral
        /// An element of a relationship or a view. If it is primary, the bare `include` and `extend` apply to it.
        case related(isPrimary: Bool)
        /// An element of a search, a chart, a suggestion or an inlined view. Only the bare `extend` applies to it
        /// (observed).
        case listed

        /// Whether the bare `include`, `relate` and `fields` apply to it.
        var isPrimary: Bool { self != .related(isPrimary: false) && self != .listed }
        /// Whether the bare `extend` applies to it.
        var isExtended: Bool { self != .related(isPrimary: false) }
        var isFetched: Bool { self == .single || self == .onlyOne || self == .oneOfSeveral }
    }

    /// A record that is visible in the storefront.
    struct Visible: Sendable {
        let identifier: ResourceIdentifier
        let record: Record
    }

    /// Returns whether the storefront has a record: it is for sale there, and not explicit where explicit content is
    /// prohibited.
    func isVisible(_ record: Record) -> Bool { storefront.has(record) }

    func visible(_ identifier: ResourceIdentifier) -> Visible? {
        guard let record = catalog.record(identifier) ?? personalRecord(identifier), isVisible(record) else {
            return nil
        }
        return Visible(identifier: identifier, record: record)
    }

    /// A slice of a collection, without elements that the storefront lacks. It reads no more records than needed to
    /// know whether more follow.
    struct Slice: Sendable {
        var elements: [Visible] = []
        var hasMore = false
    }

    func slice(of identifiers: some Sequence<ResourceIdentifier>, offset: Int = 0, size: Int) -> Slice {
        var slice = Slice()
        var skipped = 0
        for identifier in identifiers {
            guard let element = visible(identifier) else { continue }
            if skipped < offset {
                skipped += 1
            } else if slice.elements.count < size {
                slice.elements.append(element)
            } else {
                slice.hasMore = true
                break
            }
        }
        return slice
    }

    func resource(_ identifier: ResourceIdentifier, as role: Role) -> JSON? {
        visible(identifier).map { resource($0, as: role) }
    }

    /// - Parameter ancestors: the relationships that lead to the resource, to stop cycles.
    func resource(_ visible: Visible, as role: Role, ancestors: [String] = []) -> JSON {
        var object = identity(visible.identifier)
        object.append("attributes", .object(attributes(of: visible, role)))
        if let type = schema[visible.identifier.type] {
            let related = relationships(of: visible.identifier, type, as: role, ancestors: ancestors)
            if !related.isEmpty { object.append("relationships", .object(related)) }
            if role.isFetched {
                let views = views(of: visible, type)
                if !views.isEmpty { object.append("views", .object(views)) }
            }
        }
        return .object(object)
    }

    func href(_ identifier: ResourceIdentifier) -> String { schema.path(to: identifier, in: storefront.id) }

    func identity(_ identifier: ResourceIdentifier) -> JSONObject {
        var object = JSONObject()
        object.reserveCapacity(5)
        object.append("id", .string(identifier.id))
        object.append("type", .string(identifier.type.rawValue))
        object.append("href", .string(href(identifier)))
        return object
    }

    func relationships(
        of identifier: ResourceIdentifier, _ type: TypeDescription, as role: Role, ancestors: [String]
    ) -> JSONObject {
        let included = query.names("include", for: type.type, isPrimary: role.isPrimary)
        let identified = query.names("relate", for: type.type, isPrimary: role.isPrimary)
        let only = query.names("includeOnly", for: type.type, isPrimary: role.isPrimary)
        let isBare = query.names("omit[resource]", for: type.type, isPrimary: true).contains("autos")
        var object = JSONObject()
        for relationship in type.relationships
        where !relationship.isEntitled && (snapshot != nil || !relationship.isPersonal) {
            let name = relationship.name
            var inclusion = RelationshipDescription.Inclusion.omitted
            if role.isFetched, !isBare, role != .oneOfSeveral || !relationship.isSingleFetchOnly {
                inclusion = relationship.inclusion
            }
            // An artist that is included in another resource identifies its albums (observed).
            let isArtistWithin = type.type == .artists && name == "albums" && !ancestors.isEmpty
            if isArtistWithin, inclusion == .omitted { inclusion = .identifiers }
            if identified.contains(name), inclusion == .omitted { inclusion = .identifiers }
            if included.contains(name), !ancestors.contains("\(type.type).\(name)") { inclusion = .objects }
            // Parents of folders include their own parents (observed).
            if name == "parent", ancestors.last?.hasSuffix(".parent") == true { inclusion = .objects }
            if !only.isEmpty { inclusion = only.contains(name) ? .objects : .omitted }
            guard inclusion != .omitted else { continue }
            object.append(
                name,
                .object(
                    page(
                        relationship, of: identifier, asObjects: inclusion == .objects,
                        isSingle: role == .single || role == .onlyOne,
                        ancestors: ancestors + ["\(type.type).\(name)"])))
        }
        return object
    }

    private func page(
        _ relationship: RelationshipDescription, of owner: ResourceIdentifier, asObjects: Bool, isSingle: Bool,
        ancestors: [String]
    ) -> JSONObject {
        if relationship.isPersonal || schema[owner.type]?.home == .library {
            return libraryPage(relationship, of: owner, asObjects: asObjects, isSingle: isSingle, ancestors: ancestors)
        }
        let link = href(owner) + "/" + relationship.name
        // Pages of albums are shorter inside other resources (observed).
        let limit = ancestors.count > 1 && relationship.name == "albums" ? PageLimit.withinOthers : relationship.limit
        let size = query.inlineLimit(relationship.name, limit)
        let slice = slice(of: related(relationship.name, of: owner), size: size)
        var object = JSONObject([("href", .string(link))])
        if slice.hasMore { object.append("next", .string(nextLink(link, offset: size))) }
        object.append(
            "data",
            .array(
                slice.elements.map { element in
                    asObjects
                        ? resource(element, as: .related(isPrimary: false), ancestors: ancestors)
                        : .object(identity(element.identifier))
                }))
        return object
    }

    private func views(of visible: Visible, _ type: TypeDescription) -> JSONObject {
        var object = JSONObject()
        for name in query.list("views") {
            guard let view = type.view(name) else { continue }
            let link = schema.path(to: name, isView: true, of: visible.identifier, in: storefront.id)
            let size = query.viewLimit(name, of: type.type, view.limit)
            let slice = slice(of: catalog.related(name, of: visible.identifier), size: size)
            var page = JSONObject([("href", .string(link))])
            if slice.hasMore { page.append("next", .string(nextLink(link, offset: size))) }
            page.append("attributes", ["title": .string(Titles.view(name, in: language))])
            page.append("data", .array(slice.elements.map { resource($0, as: .listed) }))
            object.append(name, .object(page))
        }
        return object
    }

    func nextLink(_ link: String, offset: Int) -> String {
        let language = query.text("l").map { [QueryItem("l", $0)] } ?? []
        return link + QueryItem.queryText(language + [QueryItem("offset", String(offset))])
    }
}
