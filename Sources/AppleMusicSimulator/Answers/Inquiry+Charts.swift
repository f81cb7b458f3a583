import AppleMusicAPI
import MusicCatalog

/// Charts: for each type an array of charts, each a page of its own.
extension Inquiry {
    func charts() -> JSON {
        var results = JSONObject()
        let types = query.list("types").map { ResourceType($0) }
        let chart = query.text("chart") ?? "most-played"
        if chart == "most-played" {
            for type in types { results.append(type.rawValue, mostPlayed(type)) }
        }
        let with = query.list("with")
        if types.contains(.playlists), with.contains("cityCharts") || chart == "city-top" {
            results.append("cityCharts", playlists(.cities, chart: "city-top", title: "city-charts"))
        }
        if types.contains(.playlists), with.contains("dailyGlobalTopCharts") || chart == "daily-global-top" {
            results.append(
                "dailyGlobalTopCharts", playlists(.global, chart: "daily-global-top", title: "daily-top-100"))
        }
        return ["results": .object(results)]
    }

    private func mostPlayed(_ type: ResourceType) -> JSON {
        let genre = query.text("genre") ?? Genre.rootID
        let all = catalog.chart(of: type, genre: genre, storefront: storefront.id)
        return chart("most-played", named: Titles.chart(type, in: language), of: all, keeping: type)
    }

    private func playlists(_ kind: ChartPlaylistKind, chart name: String, title: String) -> JSON {
        let all = catalog.chartPlaylists(kind, storefront: storefront.id)
        return chart(name, named: Titles.text(title, in: language), of: all, keeping: .playlists)
    }

    /// An array of one chart. Nothing to show gives an empty array, as rare genres do.
    private func chart(
        _ chart: String, named name: String, of all: [ResourceIdentifier], keeping type: ResourceType
    ) -> JSON {
        let stretch = composer.stretch(of: all, offset: query.offset, size: query.limit(PageLimit(20, 200)))
        guard !stretch.elements.isEmpty else { return [] }
        let end = query.offset + stretch.elements.count
        var kept = [QueryItem("types", type.rawValue), QueryItem("chart", chart)]
        if let genre = query.text("genre") { kept.append(QueryItem("genre", genre)) }
        kept += languageItem
        let limit = query.text("limit").map { [QueryItem("limit", $0)] } ?? []
        var object = JSONObject([
            ("name", .string(name)), ("chart", .string(chart)),
            ("href", .string(path + QueryItem.queryText(kept + limit))),
        ])
        if stretch.hasMore, end < 200 {
            object.append("next", .string(path + QueryItem.queryText(kept + [QueryItem("offset", String(end))])))
        }
        object.append("data", .array(stretch.elements.map { composer.resource($0, as: .related(isPrimary: false)) }))
        return [.object(object)]
    }
}
