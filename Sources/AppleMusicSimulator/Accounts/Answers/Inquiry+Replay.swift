import AppleMusicAPI

/// Replay: summaries of a year or a month, and what was played most in it.
extension Inquiry {
    /// `filter[year]=latest` is the newest year in which something was played; nobody who played nothing has one.
    func musicSummaries(_ mine: Mine) -> JSON {
        let past = Past(mine, composer)
        guard let newest = past.plays.first(where: { _ in true }) else { return page([], next: nil) }
        let replay = Replay(Replay.Period(year: Timestamp.year(of: newest.time)), past)
        var object = JSONObject([
            ("id", .string(replay.period.id)), ("type", .string(ResourceType.musicSummaries.rawValue)),
            (
                "attributes",
                [
                    "listenTimeInMinutes": .integer(replay.listened / 60_000), "period": .string(replay.period.name),
                    "year": .integer(replay.period.year),
                ]
            ),
        ])
        var views = JSONObject()
        for name in query.list("views") {
            guard let view = schema[.musicSummaries]?.view(name) else { continue }
            let all = summaries(view, replay)
            let size = query.inlineLimit("view.\(name)", view.limit)
            let link = viewLink(replay.period, name)
            var page = JSONObject([("href", .string(link))])
            if size < all.count { page.append("next", .string(composer.nextLink(link, offset: size))) }
            page.append("attributes", ["title": .string(Titles.view(name, in: language))])
            page.append("data", .array(all.prefix(size).map { json($0, view, replay.period) }))
            views.append(name, .object(page))
        }
        if !views.isEmpty { object.append("views", .object(views)) }
        return page([.object(object)], next: nil)
    }

    func musicSummaryView(_ mine: Mine) throws(APIError) -> JSON {
        let name = match.variables["view"] ?? ""
        guard let period = Replay.Period(id: id) else { throw .resourceNotFound }
        guard let view = schema[.musicSummaries]?.view(name) else {
            throw .invalidPath(.unknownRelationship(name))
        }
        let all = summaries(view, Replay(period, Past(mine, composer)))
        guard query.offset < all.count else { throw .noRelatedResources(name) }
        let slice = all.dropFirst(query.offset).prefix(query.limit(view.limit))
        let end = query.offset + slice.count
        return page(
            slice.map { json($0, view, period) }, next: end < all.count ? nextLink(offset: end) : nil)
    }

    private func viewLink(_ period: Replay.Period, _ name: String) -> String {
        "/v1/me/music-summaries/\(period.id)/view/\(name)"
    }

    private func summaries(_ view: ViewDescription, _ replay: Replay) -> [Replay.Tally] {
        guard let target = target(of: view) else { return [] }
        let composer = composer
        return replay.top(target.type).filter { composer.visible(ResourceIdentifier(target.type, $0.id)) != nil }
    }

    /// The type that a view's summaries are about, and the relationship that leads to it: `song` to `songs`.
    private func target(of view: ViewDescription) -> (type: ResourceType, name: String)? {
        schema[view.target]?.relationships.first.flatMap { relationship in
            relationship.targets.first.map { ($0, relationship.name) }
        }
    }

    /// The id is the base64url form of `year-2026-song-1657318884` (recorded).
    private func json(_ tally: Replay.Tally, _ view: ViewDescription, _ period: Replay.Period) -> JSON {
        let target = target(of: view)
        let name = target?.name ?? ""
        var object = JSONObject([
            ("id", .string(Base64URL.encode("\(period.id)-\(name)-\(tally.id)".utf8))),
            ("type", .string(view.target.rawValue)),
            (
                "attributes",
                [
                    "firstPlayed": .string(Timestamp.text(tally.first)),
                    "lastPlayed": .string(Timestamp.text(tally.last)),
                    "listenTimeInMinutes": .integer(tally.listened / 60_000), "playCount": .integer(tally.count),
                    "year": .integer(period.year),
                ]
            ),
        ])
        let resource = ResourceIdentifier(target?.type ?? .songs, tally.id)
        let isPrimary = match.endpoint.operation == .personal(.musicSummaryView)
        if let content = content(name, of: view.target, nil, [resource], isPrimary: isPrimary) {
            object.append("relationships", .object(JSONObject([(name, content)])))
        }
        return .object(object)
    }
}
