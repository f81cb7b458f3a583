import AppleMusicAPI
import MusicCatalog

/// Relationships and views by their own paths. An empty one is a 404 here, unlike the inlined form.
extension RequestHandler {
    func related(_ name: String, of identifier: ResourceIdentifier) throws(APIError) -> JSON {
        guard let relationship = schema[identifier.type]?.relationship(name) else { throw .resourceNotFound }
        try requireVisible(identifier)
        if relationship.isEntitled { throw .insufficientPermissions(name) }
        if relationship.isPersonal { return try libraryRelated(relationship, of: identifier) }
        let (data, next) = slice(of: ordered(catalog.related(name, of: identifier)), keeping: query.orderItems)
        if data.isEmpty { throw .noRelatedResources(name) }
        return page(data, next: next)
    }

    func view(_ name: String, of identifier: ResourceIdentifier) throws(APIError) -> JSON {
        guard schema[identifier.type]?.view(name) != nil else { throw .resourceNotFound }
        try requireVisible(identifier)
        let (data, next) = slice(of: catalog.related(name, of: identifier))
        if data.isEmpty { throw .noRelatedResources(name) }
        guard query.list("with").contains("attributes") else { return page(data, next: next) }
        var object = JSONObject()
        object.append("next", next.map(JSON.string))
        object.append("attributes", ["title": .string(Titles.view(name, in: language))])
        object.append("data", .array(data))
        return .object(object)
    }

    func requireVisible(_ identifier: ResourceIdentifier) throws(APIError) {
        guard let record = catalog.record(identifier), builder.isVisible(record) else { throw .resourceNotFound }
    }

    private func slice(
        of all: [ResourceIdentifier], keeping kept: [QueryItem] = []
    ) -> (data: [JSON], next: String?) {
        let slice = builder.slice(of: all, offset: query.offset, size: query.limit)
        let end = query.offset + slice.elements.count
        return (
            slice.elements.map { builder.resource($0, as: .related(isPrimary: true)) },
            slice.hasMore ? nextLink(offset: end, keeping: kept) : nil
        )
    }
}
