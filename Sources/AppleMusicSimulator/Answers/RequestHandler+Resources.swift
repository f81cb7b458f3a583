import AppleMusicAPI
import MusicCatalog

/// Fetching by id, by ids, by filter, and of several types at once.
extension RequestHandler {
    func resource(_ identifier: ResourceIdentifier) throws(APIError) -> JSON {
        guard let resource = builder.resource(identifier, as: .single) else { throw .resourceNotFound }
        return page([resource], next: nil)
    }

    func resources(of type: ResourceType) throws(APIError) -> JSON {
        if let filtered = try filtered(type) {
            let filters = query.items.filter { $0.name.hasPrefix("filter[") || $0.name == "restrict" }
            return slice(of: filtered.filter { builder.visible($0) != nil }, keeping: filters)
        }
        if query.has("ids") {
            return page(built(query.list("ids").map { ResourceIdentifier(type, $0) }), next: nil)
        }
        return list(of: type)
    }

    func mixedResources() -> JSON {
        page(
            built(
                schema.catalogTypes.flatMap { type in
                    query.list("ids[\(type.type)]").map { ResourceIdentifier(type.type, $0) }
                }) + ratingsAmongCatalog(), next: nil)
    }

    private func built(_ identifiers: [ResourceIdentifier]) -> [JSON] {
        let role: ResourceBuilder.Role = identifiers.count == 1 ? .onlyOne : .oneOfSeveral
        return identifiers.compactMap { builder.resource($0, as: role) }
    }

    /// The identifiers that a filter finds; nil when there is no filter.
    private func filtered(_ type: ResourceType) throws(APIError) -> [ResourceIdentifier]? {
        let ids = query.list("ids")
        var found: [ResourceIdentifier]?
        if query.has("filter[isrc]") {
            found = query.list("filter[isrc]").flatMap { catalog.identifiers(isrc: $0.uppercased(), in: type) }
                .filter { ids.isEmpty || ids.contains($0) }.map { ResourceIdentifier(type, $0) }
        } else if query.has("filter[upc]") {
            found = query.list("filter[upc]").flatMap { catalog.identifiers(upc: $0) }
                .filter { ids.isEmpty || ids.contains($0) }.map { ResourceIdentifier(type, $0) }
        } else if query.has("filter[equivalents]") {
            found = query.list("filter[equivalents]").compactMap { equivalent(of: ResourceIdentifier(type, $0)) }
        } else if let storefront = query.text("filter[storefront-chart]") {
            guard Storefront.withID(storefront) != nil else {
                throw .invalidValue("filter[storefront-chart]", "Invalid storefront '\(storefront)'")
            }
            found = catalog.chartPlaylists(.top, storefront: storefront)
        } else if query.has("filter[featured]") {
            found = catalog.liveStations
        } else if query.has("filter[identity]") {
            guard let snapshot else { throw .invalidUserToken }
            found = [ResourceIdentifier(.stations, snapshot.account.stationID)]
        }
        var seen: Set<ResourceIdentifier> = []
        return found?.filter { seen.insert($0).inserted }
    }

    /// What the same content is called in this storefront ("filter[equivalents]", Apple Music API reference).
    private func equivalent(of identifier: ResourceIdentifier) -> ResourceIdentifier? {
        let isClean = query.text("restrict") == "explicit"
        return catalog.equivalents(of: identifier).first { candidate in
            guard let record = catalog.record(candidate), builder.isVisible(record) else { return false }
            return !isClean || record.contentRating != .explicit
        }
    }

    /// The two types that can be listed without ids.
    private func list(of type: ResourceType) -> JSON {
        slice(
            of: type == .genres ? topGenres : catalog.stationGenres.map { ResourceIdentifier(.stationGenres, $0.id) })
    }

    /// A page of what was found.
    private func slice(of all: [ResourceIdentifier], keeping kept: [QueryItem] = []) -> JSON {
        let slice = all.dropFirst(query.offset).prefix(query.limit)
        let end = query.offset + slice.count
        return page(built(Array(slice)), next: end < all.count ? nextLink(offset: end, keeping: kept) : nil)
    }

    /// The genres that have charts: the root's children, then the root itself.
    private var topGenres: [ResourceIdentifier] {
        catalog.genres.filter { $0.parentID == nil || $0.parentID == Genre.rootID }
            .map { ResourceIdentifier(.genres, $0.id) }
    }
}
