import AppleMusicAPI

/// Replay: summaries of a year or a month, with its most played music.
extension CheckedRequest {
    /// Returns the newest year with a play for `filter[year]=latest`; empty for an account without plays.
    func latestSummary(_ snapshot: AccountSnapshot) -> JSON {
        let playHistory = PlayHistory(snapshot, builder)
        let newest = playHistory.plays.first { _ in true }
        let period = newest.map { ReplaySummary.Period(year: AnswerTime.year(of: $0.time)) }
        let found = FilteredResources("year", [query.text("filter[year]") ?? "latest"]) { _ in
            period.map { [ResourceIdentifier(.musicSummaries, $0.id)] } ?? []
        }
        return adding(found, to: page(period.map { [summary($0, playHistory)] } ?? [], next: nil))
    }

    func musicSummary(_ snapshot: AccountSnapshot) throws(RequestRefusal) -> JSON {
        let playHistory = PlayHistory(snapshot, builder)
        guard let period = ReplaySummary.Period(id: id), playHistory.plays.contains(where: { period.contains($0.time) })
        else {
            throw noSummary(snapshot)
        }
        return summary(period, playHistory)
    }

    /// Returns the periods with plays of the requested lengths, newest first. The simulator has no `all-time` summary,
    /// which only some accounts have (observed).
    func musicSummarySearch(_ snapshot: AccountSnapshot) -> JSON {
        let playHistory = PlayHistory(snapshot, builder)
        let found = query.list("period").flatMap { length -> [ReplaySummary.Period] in
            guard let length = ReplaySummary.Period.Length(rawValue: length) else { return [] }
            var periods: [ReplaySummary.Period] = []
            for play in playHistory.plays {
                let period = ReplaySummary.Period(length, around: play.time)
                if periods.last != period { periods.append(period) }
            }
            return periods
        }
        return page(found.map { summary($0, playHistory) }, next: nil)
    }

    private func summary(_ period: ReplaySummary.Period, _ playHistory: PlayHistory) -> JSON {
        let replay = ReplaySummary(period, playHistory)
        let extended = query.names("extend", for: .musicSummaries, isPrimary: true)
        var attributes = JSONObject()
        if extended.contains("insights") { attributes.append("insights", replay.insightsJSON) }
        attributes.append("listenTimeInMinutes", .integer(replay.listened / 60_000))
        if extended.contains("listeningStreaks") { attributes.append("listeningStreaks", replay.streaksJSON) }
        attributes.append("period", .string(period.length.rawValue))
        attributes.append("year", .integer(period.year))
        var object = JSONObject([
            ("id", .string(period.id)), ("type", .string(ResourceType.musicSummaries.rawValue)),
            ("href", .string(builder.href(ResourceIdentifier(.musicSummaries, period.id)))),
            (
                "attributes",
                .object(attributes.keeping(query.names("fields", for: .musicSummaries, isPrimary: true)))
            ),
        ])
        let playlist = builder.replayPlaylistID(of: period).map { ResourceIdentifier(.playlists, $0) }
        if let content = content("playlist", of: .musicSummaries, nil, [playlist].compactMap(\.self)) {
            object.append("relationships", .object(JSONObject([("playlist", content)])))
        }
        var views = JSONObject()
        for name in query.list("views") {
            guard let view = schema[.musicSummaries]?.view(name) else { continue }
            let all = summaries(view, replay)
            let size = query.viewLimit(name, of: .musicSummaries, view.limit)
            let link = viewLink(replay.period, name)
            var page = JSONObject([("href", .string(link))])
            if size < all.count { page.append("next", .string(builder.nextLink(link, offset: size))) }
            page.append("attributes", ["title": .string(Titles.view(name, in: language))])
            page.append("data", .array(all.prefix(size).map { json($0, view, replay.period) }))
            views.append(name, .object(page))
        }
        if !views.isEmpty { object.append("views", .object(views)) }
        return .object(object)
    }

    func musicSummaryView(_ snapshot: AccountSnapshot) throws(RequestRefusal) -> JSON {
        let name = match.variables["view"] ?? ""
        guard let period = ReplaySummary.Period(id: id) else { throw noSummary(snapshot) }
        guard let view = schema[.musicSummaries]?.view(name) else { throw .unknownView(name) }
        let all = summaries(view, ReplaySummary(period, PlayHistory(snapshot, builder)))
        guard query.offset < all.count else { throw .noRelated(name, offset: query.offset, count: all.count) }
        return page(of: all) { json($0, view, period) }
    }

    private func noSummary(_ snapshot: AccountSnapshot) -> RequestRefusal {
        .noPersonal("summary of plays", id: id, account: snapshot.account.name)
    }

    private func viewLink(_ period: ReplaySummary.Period, _ name: String) -> String {
        schema.path(to: name, isView: true, of: ResourceIdentifier(.musicSummaries, period.id), in: storefront.id)
    }

    private func summaries(_ view: ViewDescription, _ replay: ReplaySummary) -> [ReplaySummary.PlayCount] {
        target(of: view).map { top($0.type, replay) } ?? []
    }

    private func top(_ type: ResourceType, _ replay: ReplaySummary) -> [ReplaySummary.PlayCount] {
        let builder = builder
        return replay.top(type).filter { builder.visible(ResourceIdentifier(type, $0.id)) != nil }
    }

    /// Returns the milestones reached in the periods that `ids` name; other periods are omitted.
    func milestones(_ snapshot: AccountSnapshot) -> JSON {
        let playHistory = PlayHistory(snapshot, builder)
        let replays = query.list("ids").compactMap(ReplaySummary.Period.init(id:)).map {
            ReplaySummary($0, playHistory)
        }
        return page(replays.flatMap { replay in replay.milestones.map { json($0, of: replay) } }, next: nil)
    }

    /// Returns a milestone. The id is `year-2023-listen-time-minutes-5000`, and the value is a string (recorded).
    private func json(_ milestone: ReplaySummary.Milestone, of replay: ReplaySummary) -> JSON {
        let attributes = JSONObject([
            ("dateReached", .string(String(AnswerTime.text(milestone.reached).prefix(10)))), ("kind", "listen-time"),
            ("listenTimeInMinutes", .integer(replay.listened / 60_000)), ("value", .string(String(milestone.minutes))),
        ])
        let type = ResourceType.musicSummariesMilestones
        var object = JSONObject([
            ("id", .string("\(replay.period.id)-listen-time-minutes-\(milestone.minutes)")),
            ("type", .string(type.rawValue)),
            ("attributes", .object(attributes.keeping(query.names("fields", for: type, isPrimary: true)))),
        ])
        let related = (schema[type]?.relationships ?? []).compactMap { relationship -> (String, JSON)? in
            guard let target = relationship.targets.first else { return nil }
            let best = top(target, replay).prefix(relationship.limit.maximum)
            return content(relationship.name, of: type, nil, best.map { ResourceIdentifier(target, $0.id) })
                .map { (relationship.name, $0) }
        }
        if !related.isEmpty { object.append("relationships", .object(JSONObject(related))) }
        return .object(object)
    }

    /// Returns the type that a view's summaries describe, and the relationship to it: `songs` with `song`.
    private func target(of view: ViewDescription) -> (type: ResourceType, name: String)? {
        schema[view.target]?.relationships.first.flatMap { relationship in
            relationship.targets.first.map { ($0, relationship.name) }
        }
    }

    /// Returns a summary. The id is the base64url form of `year-2026-song-1657318884` (recorded).
    private func json(_ tally: ReplaySummary.PlayCount, _ view: ViewDescription, _ period: ReplaySummary.Period) -> JSON
    {
        let target = target(of: view)
        let name = target?.name ?? ""
        var object = JSONObject([
            ("id", .string(Base64URL.encode("\(period.id)-\(name)-\(tally.id)".utf8))),
            ("type", .string(view.target.rawValue)),
            (
                "attributes",
                [
                    "firstPlayed": .string(AnswerTime.text(tally.first)),
                    "lastPlayed": .string(AnswerTime.text(tally.last)),
                    "listenTimeInMinutes": .integer(tally.listened / 60_000), "playCount": .integer(tally.count),
                    "year": .string(String(period.year)),
                ]
            ),
        ])
        let resource = ResourceIdentifier(target?.type ?? .songs, tally.id)
        let isPrimary = match.endpoint.operation == .personal(.musicSummaryView)
        // The resource is always identified (recorded).
        if let content = content(
            name, of: view.target, nil, [resource], isPrimary: isPrimary, standard: .identifiers)
        {
            object.append("relationships", .object(JSONObject([(name, content)])))
        }
        return .object(object)
    }
}
