/// A resource as it was answered. Unknown members and the order of all of them are kept, because the JSON itself is what is stored.
public struct Resource: Hashable, Sendable {
    /// The whole object as it was answered.
    public var json: JSONObject
    /// Its type and its id.
    public let identifier: ResourceIdentifier

    /// - Returns: nil when the object has no `id` or no `type`.
    public init?(_ json: JSON) {
        guard case .object(let object) = json, let id = object["id"]?.string, let type = object["type"]?.string else {
            return nil
        }
        self.json = object
        identifier = ResourceIdentifier(ResourceType(type), id)
    }

    /// The id in its type: `310730204`.
    public var id: String { identifier.id }
    /// Such as `albums`.
    public var type: ResourceType { identifier.type }
    /// The root-relative path to the resource.
    public var href: String? { json["href"]?.string }
    /// Nil where the answer only names the resource.
    public var attributes: JSONObject? { json["attributes"]?.object }

    /// An attribute by name, or by a path with dots: `artwork.url`.
    public func attribute(_ path: String) -> JSON? {
        attributes?[path: path]
    }

    /// In the order of the answer.
    public var relationships: [(name: String, page: Page)] { pages(in: "relationships") }
    /// In the order of the answer.
    public var views: [(name: String, page: Page)] { pages(in: "views") }

    private func pages(in member: String) -> [(name: String, page: Page)] {
        json[member]?.object?.members.compactMap { member in
            member.value.object.map { (member.name, Page($0)) }
        } ?? []
    }

    /// - Returns: nil where the answer does not hold the relationship.
    public func relationship(_ name: String) -> Page? { json["relationships"]?[name]?.object.map(Page.init) }

    /// How much of a resource an answer holds ("Introducing MusicKit", WWDC17 session 502).
    package enum Form: String, CaseIterable, Sendable, Codable {
        /// `id`, `type` and `href` only.
        case identity
        /// With attributes.
        case attributes
        /// With attributes and relationships.
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

    /// The members that a form has, in their order; members of no form are kept.
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
