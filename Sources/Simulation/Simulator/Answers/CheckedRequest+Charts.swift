import AppleMusicAPI
import TonearmCatalog

/// Charts: for each type an array of charts, each of which is a page.
extension CheckedRequest {
    func charts() -> JSON {
        var results = JSONObject()
        let types = query.list("types").map { ResourceType($0) }.filter(era.charts)
        let chart = query.text("chart").flatMap(Chart.init) ?? .mostPlayed
        if chart == .mostPlayed {
            for type in types { results.append(type.rawValue, mostPlayed(type)) }
        }
        let with = query.list("with")
        for other in Chart.allCases where types.contains(.playlists) {
            guard let group = other.group, with.contains(group) || chart == other else { continue }
            results.append(group, playlists(other))
        }
        return ["results": .object(results), "meta": ["results": ["order": .strings(order(of: results))]]]
    }

    /// Returns the `orderId` of each chart, in the order of display ("Get Catalog Charts", Apple Music API reference).
    private func order(of results: JSONObject) -> [String] {
        let known = ["songs", "playlists", "albums", "music-videos"]
        let groups = known.compactMap { results[$0] } + results.members.filter { !known.contains($0.name) }.map(\.value)
        return groups.flatMap { $0.array ?? [] }.compactMap { $0["orderId"]?.string }
    }

    private func mostPlayed(_ type: ResourceType) -> JSON {
        let genre = query.text("genre") ?? GenreRecord.rootID
        let all = catalog.chart(of: type, genre: genre, storefront: storefront.id, until: era.lastChartedYear)
        return page(of: .mostPlayed, named: Titles.chart(type, in: language), of: all, keeping: type)
    }

    private func playlists(_ chart: Chart) -> JSON {
        let (kind, title): (ChartPlaylistKind, String) =
            chart == .cityTop ? (.cities, "city-charts") : (.global, "daily-top-100")
        let all = catalog.chartPlaylists(kind, storefront: storefront.id)
        return page(of: chart, named: Titles.text(title, in: language), of: all, keeping: .playlists)
    }

    /// Returns an array of one chart; empty for a chart without entries, such as a rare genre's.
    private func page(
        of chart: Chart, named name: String, of all: [ResourceIdentifier], keeping type: ResourceType
    ) -> JSON {
        let slice = builder.slice(of: all, offset: query.offset, size: query.limit)
        guard !slice.elements.isEmpty else { return [] }
        let end = query.offset + slice.elements.count
        var kept = [QueryItem("types", type.rawValue), QueryItem("chart", chart.rawValue)]
        if let genre = query.text("genre") { kept.append(QueryItem("genre", genre)) }
        kept += languageItem
        let limit = query.text("limit").map { [QueryItem("limit", $0)] } ?? []
        var object = JSONObject([
            ("name", .string(name)), ("chart", .string(chart.rawValue)),
            ("orderId", .string("\(chart.rawValue):\(type)")),
            ("href", .string(path + QueryItem.linkText(kept + limit))),
        ])
        if slice.hasMore, end < Chart.length {
            object.append("next", .string(path + QueryItem.linkText(kept + limit + [QueryItem("offset", String(end))])))
        }
        object.append("data", .array(slice.elements.map { builder.resource($0, as: .listed) }))
        return [.object(object)]
    }
}

/// Storefronts. They are independent of the current storefront: the language is `en-US` unless `l` requests another.
extension CheckedRequest {
    func storefrontResource(_ id: String) throws(RequestRefusal) -> JSON {
        guard let storefront = era.storefront(withID: id.lowercased()) else {
            throw .notFound(ResourceIdentifier(.storefronts, id), storefront: self.storefront.id)
        }
        return page([json(storefront)], next: nil)
    }

    func storefrontList() -> JSON {
        if query.has("ids") {
            return page(query.list("ids").compactMap(era.storefront(withID:)).map { json($0) }, next: nil)
        }
        return page(of: era.storefronts) { json($0, isListed: true) }
    }

    /// Returns a storefront in the requested language. Any well-formed language tag is accepted, because no storefront
    /// limits it.
    /// - Parameter isListed: whether it is an element of the complete list.
    func json(_ storefront: Storefront, isListed: Bool = false) -> JSON {
        let tags = storefront.supportedLanguageTags
        let ownTags = isListed ? era.listed([storefront.defaultLanguageTag]) : [storefront.defaultLanguageTag]
        let tag = query.text("l").flatMap { LanguageTag.isAbsent($0) ? nil : $0 } ?? "en-US"
        let attributes = JSONObject([
            ("defaultLanguageTag", .string(ownTags[0])),
            ("explicitContentPolicy", .string(storefront.explicitContentPolicy.rawValue)),
            ("name", .string(era.name(of: storefront, in: tag))),
            ("supportedLanguageTags", .strings(isListed ? era.listed(tags) : tags)),
        ])
        let wanted = query.names("fields", for: .storefronts, isPrimary: true)
        return [
            "id": .string(storefront.id), "type": "storefronts",
            "href": .string(schema.path(to: ResourceIdentifier(.storefronts, storefront.id), in: storefront.id)),
            "attributes": .object(era.present(attributes, of: .storefronts).keeping(wanted)),
        ]
    }

    func bestLanguageTag() -> JSON {
        ["results": ["tag": .string(LanguageTag.best(of: query.list("acceptLanguage"), in: storefront))]]
    }
}
