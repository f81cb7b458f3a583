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
