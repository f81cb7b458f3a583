import AppleMusicAPI

/// Reads under `/v1/me`. `AccountUpdate` answers the writes.
extension CheckedRequest {
    func personal(_ operation: Endpoint.Personal) throws(RequestRefusal) -> JSON {
        guard let snapshot else { throw .missingUserToken }
        switch operation {
        case .storefront: return page(query.offset == 0 ? [json(storefront)] : [], next: nil)
        case .account: return account(snapshot)
        case .libraryList(let type): return try libraryList(of: type)
        case .libraryResource(let type): return try libraryResource(ResourceIdentifier(type, id))
        case .libraryRelationship(let type, let name):
            guard let relationship = schema[type]?.relationship(name) else { throw .unknownView(name) }
            return try libraryRelated(relationship, of: ResourceIdentifier(type, id))
        case .libraryMixed: return libraryMixed()
        case .librarySearch: return librarySearch(snapshot)
        case .recentlyAdded: return recentlyAdded(snapshot)
        case .rating(let type): return try rating(of: ResourceIdentifier(type, id), snapshot)
        case .ratings(let type): return ratings(of: query.list("ids").map { ResourceIdentifier(type, $0) }, snapshot)
        case .heavyRotation:
            return history(PlayHistory(snapshot, builder).heavyRotation().map(\.resource))
        case .recentlyPlayed: return recentlyPlayed(snapshot)
        case .recentlyPlayedTracks: return recentlyPlayedTracks(snapshot)
        case .recentStations:
            return history(PlayHistory(snapshot, builder).stations(needed))
        case .recommendations: return recommendations(snapshot)
        case .recommendation: return page([json(try recommendation(snapshot), role: .single)], next: nil)
        case .recommendationContents: return try recommendationContents(snapshot)
        case .latestSummary: return latestSummary(snapshot)
        case .musicSummary: return page([try musicSummary(snapshot)], next: nil)
        case .musicSummaryView: return try musicSummaryView(snapshot)
        case .musicSummarySearch: return musicSummarySearch(snapshot)
        case .milestones: return milestones(snapshot)
        case .libraryAdd, .createPlaylist, .addTracks, .createFolder, .updatePlaylist, .updateFolder, .movePlaylist,
            .replaceTracks, .removeTracks, .removeFromLibrary, .addFavorites, .removeFavorites, .putRating,
            .deleteRating, .nextTracks, .ownNextTracks, .continuousStation:
            throw .methodNotAllowed
        }
    }

    /// Returns the subscription, as the web client requests it (undocumented, observed).
    private func account(_ snapshot: AccountSnapshot) -> JSON {
        var object = JSONObject([
            (
                "data",
                [
                    [
                        "id": "me", "type": "accounts",
                        "href": .string(builder.href(ResourceIdentifier(.accounts, "me"))),
                        "attributes": ["restrictions": [:]],
                    ]
                ]
            )
        ])
        var meta = JSONObject()
        let challenges = query.items.filter { $0.name.hasPrefix("challenge[") }
        if !challenges.isEmpty {
            meta.append(
                "challenge",
                .object(
                    JSONObject(
                        challenges.map { item in
                            let name = String(item.name.dropFirst("challenge[".count).dropLast())
                            return (name, .strings(item.value.split(separator: ",").map(String.init)))
                        })))
        }
        if query.list("meta").contains("subscription") {
            meta.append(
                "subscription",
                ["active": .bool(snapshot.account.isSubscribed), "storefront": .string(snapshot.account.storefront)])
        }
        if !meta.isEmpty { object.append("meta", .object(meta)) }
        return .object(object)
    }

    /// Returns a page of a complete list, with `meta.total` if the service's answer has it.
    func listed(
        _ all: [ResourceIdentifier], as role: ResourceBuilder.Role, hasTotal: Bool = true,
        keeping kept: [QueryItem] = []
    ) -> JSON {
        let builder = builder
        let elements = all.dropFirst(query.offset).prefix(query.limit)
        let end = query.offset + elements.count
        var object = JSONObject()
        if !elements.isEmpty, end < all.count { object.append("next", .string(nextLink(offset: end, keeping: kept))) }
        object.append("data", .array(elements.compactMap { builder.anyResource($0, as: role) }))
        if hasTotal { object.append("meta", ["total": .integer(all.count)]) }
        return .object(object)
    }
}

/// Plays: heavy rotation, recently played, radio.
extension CheckedRequest {
    func history(_ all: [ResourceIdentifier], keeping kept: [QueryItem] = []) -> JSON {
        listed(all, as: .related(isPrimary: true), hasTotal: false, keeping: kept)
    }

    /// The number of elements needed for a page: up to its end, and one more to decide on a link.
    var needed: Int { min(query.offset, PlayHistory.trackReach) + query.limit + 1 }

    /// The parameters that select elements. Links must keep them so that pages fit together.
    private var choices: [QueryItem] { query.items.filter { $0.name == "types" || $0.name == "with" } }

    func recentlyPlayed(_ snapshot: AccountSnapshot) -> JSON {
        let playHistory = PlayHistory(snapshot, builder)
        let wanted = query.has("types") ? types : PlayHistory.containerTypes
        let all = playHistory.newest(
            wanted, needed, prefersLibrary: query.list("with").contains("library"),
            of: playHistory.container)
        return history(all, keeping: choices)
    }

    /// Returns recently played tracks; without `types` only catalog songs (observed). The link to the next page has
    /// only `offset`, and a plain `include` has no effect (Apple's answer to FB11418548).
    func recentlyPlayedTracks(_ snapshot: AccountSnapshot) -> JSON {
        let tracks: Set<ResourceType> = [.songs, .librarySongs, .musicVideos, .libraryMusicVideos]
        var wanted = query.has("types") ? types : [.songs]
        if snapshot.prefersLibrarySongs { wanted.append(.librarySongs) }
        let all = PlayHistory(snapshot, builder).newest(
            wanted, needed, reach: PlayHistory.trackReach, prefersLibrary: snapshot.prefersLibrarySongs
        ) {
            tracks.contains($0.resource.type) ? $0.resource : nil
        }
        return listed(all, as: .listed, hasTotal: false)
    }
}

/// Ratings: a like is 1, a dislike -1.
extension CheckedRequest {
    func rating(of resource: ResourceIdentifier, _ snapshot: AccountSnapshot) throws(RequestRefusal) -> JSON {
        guard let value = snapshot.accountData.rating(of: resource) else {
            throw .noRating(of: resource, account: snapshot.account.name)
        }
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

    /// Returns a relationship of a personal resource, if it was requested or is answered by default.
    func content(
        _ name: String, of type: ResourceType, _ link: String?, _ resources: [ResourceIdentifier],
        isPrimary: Bool = true, standard: RelationshipDescription.Inclusion = .omitted
    ) -> JSON? {
        let builder = builder
        let included = query.names("include", for: type, isPrimary: isPrimary).contains(name)
        let isBare = query.names("omit[resource]", for: type, isPrimary: true).contains("autos")
        let identified =
            query.names("relate", for: type, isPrimary: isPrimary).contains(name) || standard == .identifiers && !isBare
        guard included || identified else { return nil }
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
