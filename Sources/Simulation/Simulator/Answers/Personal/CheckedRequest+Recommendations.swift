import AppleMusicAPI

/// Recommendations, with their contents inlined.
extension CheckedRequest {
    func recommendations(_ snapshot: AccountSnapshot) -> JSON {
        let all = Recommender(snapshot: snapshot, builder: builder).all()
        if query.has("ids") {
            let found = query.list("ids").compactMap { id in all.first { $0.id == id } }
            return page(found.map { json($0, role: .oneOfSeveral) }, next: nil)
        }
        return page(of: all) { json($0, role: .oneOfSeveral) }
    }

    func recommendation(_ snapshot: AccountSnapshot) throws(RequestRefusal) -> Recommendation {
        guard let found = Recommender(snapshot: snapshot, builder: builder).all().first(where: { $0.id == id }) else {
            throw .noPersonal("recommendation", id: id, account: snapshot.account.name)
        }
        return found
    }

    func recommendationContents(_ snapshot: AccountSnapshot) throws(RequestRefusal) -> JSON {
        let contents = try recommendation(snapshot).contents
        guard query.offset < contents.count else {
            throw .noRelated("contents", offset: query.offset, count: contents.count)
        }
        return listed(contents, as: .related(isPrimary: true), hasTotal: false)
    }

    func json(_ recommendation: Recommendation, role: ResourceBuilder.Role) -> JSON {
        let builder = builder
        let link = builder.href(ResourceIdentifier(.personalRecommendation, recommendation.id))
        let types = recommendation.contents.map(\.type.rawValue)
        let attributes = JSONObject([
            ("isGroupRecommendation", false), ("kind", .string(recommendation.kind)),
            ("nextUpdateDate", .string(AnswerTime.text(nextUpdate))),
            ("reason", ["stringForDisplay": .string(recommendation.reason)]),
            ("resourceTypes", .strings(Set(types).sorted())),
            ("title", ["stringForDisplay": .string(recommendation.title)]),
        ])
        let size = query.inlineLimit("contents", TypeDescription.recommendationContents.limit)
        let data = recommendation.contents.prefix(size).compactMap {
            builder.anyResource($0, as: .related(isPrimary: false))
        }
        var contents = JSONObject([("href", .string(link + "/contents"))])
        if data.count < recommendation.contents.count {
            contents.append("next", .string(builder.nextLink(link + "/contents", offset: data.count)))
        }
        contents.append("data", .array(data))
        return [
            "id": .string(recommendation.id), "type": .string(ResourceType.personalRecommendation.rawValue),
            "href": .string(link),
            "attributes": .object(
                attributes.keeping(query.names("fields", for: .personalRecommendation, isPrimary: true))),
            "relationships": .object(JSONObject([("contents", .object(contents))])),
        ]
    }

    /// The next midnight, UTC.
    private var nextUpdate: Int { AnswerTime.start(ofDay: AnswerTime.day(of: snapshot?.now ?? 0) + 1) }
}
