/// A stretch of a collection: the root of an answer, a relationship, a view, a group of search results or a chart all have this shape.
public struct Page: Hashable, Sendable {
    /// The object as it was answered.
    public var json: JSONObject

    /// - Parameter json: an object with `data`, or with the members that say where the collection is.
    public init(_ json: JSONObject) { self.json = json }

    /// The resources of this stretch, in order; elements without `id` or `type` are left out.
    public var data: [Resource] { json["data"]?.array?.compactMap(Resource.init) ?? [] }

    /// Where the collection itself is found; not on the root of an answer.
    public var href: String? { json["href"]?.string }

    /// The root-relative target of the following page; nil on the last one.
    public var next: String? { json["next"]?.string }

    /// The length of the whole collection; only library collections say it.
    public var total: Int? { json["meta"]?["total"]?.integer }

    /// The localized title of a view, or the name of a chart.
    public var title: String? { json["attributes"]?["title"]?.string ?? json["name"]?.string }
}
