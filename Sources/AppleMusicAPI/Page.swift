/// A stretch of a collection: the root of an answer, a relationship, a view, a group of search results or a chart all have this shape.
package struct Page: Hashable, Sendable {
    package var json: JSONObject

    package init(_ json: JSONObject) { self.json = json }

    package var data: [Resource] { json["data"]?.array?.compactMap(Resource.init) ?? [] }

    /// Where the collection itself is found; not on the root of an answer.
    package var href: String? { json["href"]?.string }

    /// The root-relative target of the following page; nil on the last one.
    package var next: String? { json["next"]?.string }

    /// The length of the whole collection; only library collections say it.
    package var total: Int? { json["meta"]?["total"]?.integer }

    /// The localized title of a view, or the name of a chart.
    package var title: String? { json["attributes"]?["title"]?.string ?? json["name"]?.string }
}
