import AppleMusicAPI
import TonearmCatalog

/// Answers to requests for resources: by id, by ids, by filter, or of several types.
extension CheckedRequest {
    func resource(_ identifier: ResourceIdentifier) throws(RequestRefusal) -> JSON {
        guard let resource = builder.resource(identifier, as: .single) else { throw notFound(identifier) }
        return page([resource], next: nil)
    }

    func resources(of type: ResourceType) throws(RequestRefusal) -> JSON {
        if let filtered = try filtered(type) {
            let filters = query.items.filter { $0.name.hasPrefix("filter[") || $0.name == "restrict" }
            return adding(filtered, to: slice(of: filtered.all, keeping: filters))
        }
        if query.has("ids") { return page(built(query.list("ids").map { ResourceIdentifier(type, $0) }), next: nil) }
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

    /// Returns the results of a filter; nil without a filter.
    private func filtered(_ type: ResourceType) throws(RequestRefusal) -> FilteredResources? {
        let ids = query.list("ids")
        /// Returns visible resources with each value; if ids are given too, only those among them.
        func matches(_ name: String, _ find: (String) -> [String]) -> FilteredResources {
            FilteredResources(name, query.list("filter[\(name)]")) { value in
                find(value).filter { ids.isEmpty || ids.contains($0) }.map { ResourceIdentifier(type, $0) }
                    .filter { builder.visible($0) != nil }
            }
        }
        if query.has("filter[isrc]") {
            return matches("isrc") { catalog.identifiers(isrc: $0.uppercased(), in: type) }
        } else if query.has("filter[upc]") {
            return matches("upc") { ProductCode($0)?.spellings.flatMap(catalog.identifiers(upc:)) ?? [] }
        } else if query.has("filter[equivalents]") {
            return FilteredResources("equivalents", query.list("filter[equivalents]")) { value in
                equivalent(of: ResourceIdentifier(type, value)).map { [$0] } ?? []
            }
        } else if query.has("filter[storefront-chart]") {
            return try storefrontCharts(query.list("filter[storefront-chart]"))
        } else if let value = query.text("filter[featured]") {
            return FilteredResources("featured", [value]) { _ in
                catalog.liveStations.filter { builder.visible($0) != nil }
            }
        } else if let value = query.text("filter[identity]") {
            guard let snapshot else { throw .missingUserToken }
            return FilteredResources("identity", [value]) { _ in
                [ResourceIdentifier(.stations, snapshot.account.stationID)]
            }
        }
        return nil
    }

    /// Returns the chart playlists of storefronts. In a list, a code without a storefront finds nothing; alone it is
    /// refused.
    private func storefrontCharts(_ codes: [String]) throws(RequestRefusal) -> FilteredResources {
        if codes.count == 1, Storefront.withID(codes[0].lowercased()) == nil {
            throw .invalidValue(
                QueryItem("filter[storefront-chart]", codes[0]), "Invalid storefront '\(codes[0])'", .knownValue,
                allowed: "the ids of /v1/storefronts", sending: "us")
        }
        return FilteredResources("storefront-chart", codes) { code in
            catalog.chartPlaylists(.top, storefront: code.lowercased()).filter { builder.visible($0) != nil }
        }
    }

    /// Returns the equivalent resource in this storefront ("filter[equivalents]", Apple Music API reference).
    private func equivalent(of identifier: ResourceIdentifier) -> ResourceIdentifier? {
        let isClean = query.text("restrict") == "explicit"
        return catalog.equivalents(of: identifier).first { candidate in
            guard let record = catalog.record(candidate), builder.isVisible(record) else { return false }
            return !isClean || record.contentRating != .explicit
        }
    }

    /// Lists genres or station genres, which need no ids.
    private func list(of type: ResourceType) -> JSON {
        slice(
            of: type == .genres
                ? catalog.chartGenres.map { ResourceIdentifier(.genres, $0.id) }
                : catalog.stationGenres.map { ResourceIdentifier(.stationGenres, $0.id) })
    }

    /// Returns a page of the results.
    private func slice(of all: [ResourceIdentifier], keeping kept: [QueryItem] = []) -> JSON {
        let slice = all.dropFirst(query.offset).prefix(query.limit)
        let end = query.offset + slice.count
        return page(built(Array(slice)), next: end < all.count ? nextLink(offset: end, keeping: kept) : nil)
    }
}

/// Relationships and views by their own paths. An empty one is answered with 404, unlike the inlined form.
extension CheckedRequest {
    func related(_ name: String, of identifier: ResourceIdentifier) throws(RequestRefusal) -> JSON {
        guard let relationship = schema[identifier.type]?.relationship(name) else { throw .unknownView(name) }
        try requireVisible(identifier)
        if relationship.isEntitled { throw .insufficientPermissions(name) }
        if relationship.isPersonal { return try libraryRelated(relationship, of: identifier) }
        let all = era.reachable(builder.related(name, of: identifier), name, of: identifier.type)
        let (data, next) = slice(of: ordered(all), keeping: query.orderItems)
        if data.isEmpty { throw .noRelated(name, offset: query.offset, count: visibleCount(all)) }
        return page(data, next: next)
    }

    func view(_ name: String, of identifier: ResourceIdentifier) throws(RequestRefusal) -> JSON {
        guard schema[identifier.type]?.view(name) != nil else { throw .unknownView(name) }
        try requireVisible(identifier)
        let all = catalog.related(name, of: identifier)
        let (data, next) = slice(of: all)
        if data.isEmpty { throw .noRelated(name, offset: query.offset, count: visibleCount(all)) }
        guard query.list("with").contains("attributes") else { return page(data, next: next) }
        var object = JSONObject()
        object.append("next", next.map(JSON.string))
        object.append("attributes", ["title": .string(Titles.view(name, in: language))])
        object.append("data", .array(data))
        return .object(object)
    }

    func requireVisible(_ identifier: ResourceIdentifier) throws(RequestRefusal) {
        guard builder.visible(identifier) != nil else { throw notFound(identifier) }
    }

    /// Returns the number of elements that the storefront shows.
    private func visibleCount(_ all: [ResourceIdentifier]) -> Int {
        let builder = builder
        return all.count { builder.visible($0) != nil }
    }

    private func slice(of all: [ResourceIdentifier], keeping kept: [QueryItem] = []) -> (data: [JSON], next: String?) {
        let slice = builder.slice(of: all, offset: query.offset, size: query.limit)
        let end = query.offset + slice.elements.count
        return (
            slice.elements.map { builder.resource($0, as: .related(isPrimary: true)) },
            slice.hasMore ? nextLink(offset: end, keeping: kept) : nil
        )
    }
}

/// The results of a `filter[…]` for each of its values, as in `meta.filters` ("Fetch Songs by ISRC", Apple Music API
/// reference).
struct FilteredResources {
    /// The name of the filter: `isrc`
    let name: String
    let matches: [(value: String, found: [ResourceIdentifier])]

    init(_ name: String, _ values: [String], find: (String) -> [ResourceIdentifier]) {
        self.name = name
        matches = values.map { ($0, find($0)) }
    }

    /// All results without duplicates.
    var all: [ResourceIdentifier] {
        var seen: Set<ResourceIdentifier> = []
        return matches.flatMap(\.found).filter { seen.insert($0).inserted }
    }
}

extension CheckedRequest {
    /// Adds a filter's results to an answer as identifiers:
    /// `"meta":{"filters":{"isrc":{"NLH851300057":[{…}],"QQQAA0000001":[]}}}`.
    func adding(_ filtered: FilteredResources, to answer: JSON) -> JSON {
        guard var object = answer.object else { return answer }
        let builder = builder
        let values = JSONObject(
            filtered.matches.map { match in
                (match.value, .array(match.found.map { .object(builder.identity($0)) }))
            })
        var meta = object["meta"]?.object ?? JSONObject()
        meta.append("filters", .object(JSONObject([(filtered.name, .object(values))])))
        object["meta"] = .object(meta)
        return .object(object)
    }
}
