import AppleMusicAPI

/// Ratings: a like is 1, a dislike -1.
extension RequestHandler {
    func rating(of resource: ResourceIdentifier, _ snapshot: AccountSnapshot) throws(APIError) -> JSON {
        guard let value = snapshot.accountData.rating(of: resource) else { throw .resourceNotFound }
        return page([rating(of: resource, value)], next: nil)
    }

    /// Returns the ratings; unrated resources are omitted.
    func ratings(of resources: [ResourceIdentifier], _ snapshot: AccountSnapshot) -> JSON {
        page(
            resources.compactMap { resource in
                snapshot.accountData.rating(of: resource).map { rating(of: resource, $0) }
            }, next: nil)
    }

    /// Returns the ratings for `ids[ratings]` of a mixed fetch; ids of all types match.
    func ratingsAmongCatalog() -> [JSON] {
        guard let snapshot else { return [] }
        return query.list("ids[ratings]").flatMap { id in
            snapshot.accountData.ratings.filter { $0.resource.id == id }.map { rating(of: $0.resource, $0.value) }
        }
    }

    func rating(of resource: ResourceIdentifier, _ value: Int) -> JSON {
        let link = schema.path(toRatingOf: resource)
        var object = JSONObject([
            ("id", .string(resource.id)), ("type", "ratings"), ("href", .string(link)),
            ("attributes", ["value": .integer(value)]),
        ])
        if let content = content("content", of: .ratings, link, [resource]) {
            object.append("relationships", .object(JSONObject([("content", content)])))
        }
        return .object(object)
    }

    /// Returns a relationship of a personal resource, if it was requested.
    func content(
        _ name: String, of type: ResourceType, _ link: String?, _ resources: [ResourceIdentifier],
        isPrimary: Bool = true
    ) -> JSON? {
        let builder = builder
        let included = query.names("include", for: type, isPrimary: isPrimary).contains(name)
        guard included || query.names("relate", for: type, isPrimary: isPrimary).contains(name) else { return nil }
        let data = resources.compactMap { resource in
            builder.anyResource(resource, as: .related(isPrimary: false)).map { whole in
                included ? whole : .object(builder.identity(resource))
            }
        }
        var object = JSONObject()
        object.append("href", link.map { .string("\($0)/\(name)") })
        object.append("data", .array(data))
        return .object(object)
    }
}
