/// A resource as the service sent it. It stores the JSON itself, so unknown members and the order of all members are
/// kept.
public struct Resource: Hashable, Sendable {
    /// The whole object as the service sent it.
    public var json: JSONObject
    /// The type and the id.
    public let identifier: ResourceIdentifier

    /// - Returns: nil if the object has no `id` or no `type`.
    public init?(_ json: JSON) {
        guard case .object(let object) = json, let id = object["id"]?.string, let type = object["type"]?.string else {
            return nil
        }
        self.json = object
        identifier = ResourceIdentifier(ResourceType(type), id)
    }

    /// The id, unique in its type: `310730204`.
    public var id: String { identifier.id }
    /// The type, such as `albums`.
    public var type: ResourceType { identifier.type }
    /// The root-relative path to the resource.
    public var href: String? { json["href"]?.string }
    /// The attributes; nil if the answer only identifies the resource.
    public var attributes: JSONObject? { json["attributes"]?.object }

    /// Returns an attribute by its name, or by a path with dots: `artwork.url`.
    public func attribute(_ path: String) -> JSON? { attributes?[path: path] }

    /// The relationships in the order of the answer.
    public var relationships: [(name: String, page: Page)] { pages(in: "relationships") }
    /// The views in the order of the answer.
    public var views: [(name: String, page: Page)] { pages(in: "views") }

    private func pages(in member: String) -> [(name: String, page: Page)] {
        json[member]?.object?.members.compactMap { member in
            member.value.object.map { (member.name, Page($0)) }
        } ?? []
    }

    /// Returns a relationship's page of resources; nil if the answer does not contain the relationship.
    public func relationship(_ name: String) -> Page? { json["relationships"]?[name]?.object.map(Page.init) }

    /// The completeness of a resource in an answer ("Introducing MusicKit", WWDC17 session 502).
    package enum Form: String, CaseIterable, Sendable, Codable {
        /// `id`, `type` and `href` only.
        case identity
        /// The identity with attributes.
        case attributes
        /// The identity with attributes and relationships.
        case full
    }

    package var form: Form {
        if json["relationships"] != nil || json["views"] != nil {
            .full
        } else if json["attributes"] != nil {
            .attributes
        } else {
            .identity
        }
    }

    /// Returns the resource reduced to a form. The order of members is kept, and so are members that belong to no
    /// form.
    package func json(as form: Form) -> JSONObject {
        var left = json
        if form != .full {
            left["relationships"] = nil
            left["views"] = nil
        }
        if form == .identity { left["attributes"] = nil }
        return left
    }
}

/// One page of a collection. The root of an answer, a relationship, a view, a group of search results and a chart all
/// have this form.
public struct Page: Hashable, Sendable {
    /// The object exactly as the service sent it.
    public var json: JSONObject

    /// - Parameter json: an object with `data`, or with members such as `href` that locate the collection.
    public init(_ json: JSONObject) { self.json = json }

    /// The resources of this page, in order, without elements that lack `id` or `type`.
    public var data: [Resource] { json["data"]?.array?.compactMap(Resource.init) ?? [] }

    /// The path of the collection; nil on the root of an answer.
    public var href: String? { json["href"]?.string }

    /// The root-relative target of the following page; nil on the last one.
    public var next: String? { json["next"]?.string }

    /// The length of the whole collection; only library collections have it.
    public var total: Int? { json["meta"]?["total"]?.integer }

    /// The localized title of a view, or the name of a chart.
    public var title: String? { json["attributes"]?["title"]?.string ?? json["name"]?.string }
}
