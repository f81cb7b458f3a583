import AppleMusicAPI

/// Typed requests for the account: recently played, recommendations, and the library, which MusicKit reads from the
/// device.
enum PersonalRequestCode {
    /// Returns the code for a personal request; nil if a typed request cannot express everything.
    static func lines(
        of sample: SampledRequest, _ operation: Endpoint.Personal, _ variables: [String: String]
    ) -> [String]? {
        var query = ParameterReader(sample.request)
        let lines =
            switch operation {
            case .recentlyPlayed: listed("MusicRecentlyPlayedContainerRequest", &query)
            case .recentStations: listed("MusicRecentlyPlayedRequest<Station>", &query)
            case .recentlyPlayedTracks: recentTracks(&query)
            case .recommendations: recommendations(&query)
            case .libraryList(let type): library(type, &query)
            case .librarySearch: librarySearch(&query)
            case .libraryAdd: LibraryWriteCode.adding(&query)
            case .createPlaylist: LibraryWriteCode.creating(sample.jsonBody)
            case .addTracks: LibraryWriteCode.adding(sample.jsonBody, to: variables["id"] ?? "")
            default: nil as [String]?
            }
        return query.isEmpty ? lines : nil
    }

    /// Returns a request whose response has `items`.
    private static func listed(_ type: String, _ query: inout ParameterReader) -> [String] {
        let page = query.takePage()
        return ["\(page.isEmpty ? "let" : "var") request = \(type)()"] + page
            + ["let response = try await request.response()", "for item in response.items { print(item) }"]
    }

    private static func recentTracks(_ query: inout ParameterReader) -> [String]? {
        switch query.takeList("types") {
        case [ResourceType.songs.rawValue]: listed("MusicRecentlyPlayedRequest<Song>", &query)
        case [ResourceType.musicVideos.rawValue]: listed("MusicRecentlyPlayedRequest<MusicVideo>", &query)
        case []: listed("MusicRecentlyPlayedRequest<Track>", &query)
        default: nil
        }
    }

    private static func recommendations(_ query: inout ParameterReader) -> [String] {
        let page = query.takePage()
        return ["\(page.isEmpty ? "let" : "var") request = MusicPersonalRecommendationsRequest()"] + page + [
            "let response = try await request.response()", "for recommendation in response.recommendations {",
            "    print(recommendation.title ?? \"\")", "    for item in recommendation.items { print(item) }", "}",
        ]
    }

    private static let ofThisDevice = "// Reads this device's library, not the service's: needs iOS 16 and consent."

    private static func library(_ type: ResourceType, _ query: inout ParameterReader) -> [String]? {
        guard let name = MusicKitType.of(type)?.name else { return nil }
        return [ofThisDevice] + listed("MusicLibraryRequest<\(name)>", &query)
    }

    private static func librarySearch(_ query: inout ParameterReader) -> [String]? {
        let names = query.takeList("types")
        // The service refuses types of the catalog here.
        let types = names.filter { $0.hasPrefix("library-") }.compactMap { MusicKitType.of(ResourceType($0)) }
        guard let term = query.take("term"), !types.isEmpty, types.count == names.count else { return nil }
        let page = query.takePage()
        guard !page.contains(where: { $0.contains("offset") }) else { return nil }
        let list = types.map { "\($0.name).self" }.joined(separator: ", ")
        let request = "MusicLibrarySearchRequest(term: \(Literal.swift(term)), types: [\(list)])"
        return [ofThisDevice, "\(page.isEmpty ? "let" : "var") request = \(request)"] + page
            + ["let response = try await request.response()"]
            + types.map { "for \($0.variable) in response.\($0.variable)s { print(\($0.variable)) }" }
    }
}

/// Writes to the library with `MusicLibrary.shared`. The items to add must be fetched first.
enum LibraryWriteCode {
    static func adding(_ query: inout ParameterReader) -> [String]? {
        var lines: [String] = []
        for type in [ResourceType.albums, .songs, .musicVideos, .playlists] {
            guard let found = MusicKitType.of(type) else { continue }
            let ids = query.takeList("ids[\(type)]")
            if ids.isEmpty { continue }
            lines += fetching(found, ids)
            lines += ["for item in \(found.variable)s.items {", "    try await MusicLibrary.shared.add(item)", "}"]
        }
        return lines.isEmpty ? nil : lines
    }

    /// - Parameter body: `{"attributes": {"name": …, "description": …}, "relationships": {"tracks": {"data": […]}}}`
    static func creating(_ body: JSON?) -> [String]? {
        guard let body, Set(body.object?.names ?? []).isSubset(of: ["attributes", "relationships"]),
            let attributes = body["attributes"]?.object,
            Set(attributes.names).isSubset(of: ["name", "description"]), let name = attributes["name"]?.string
        else { return nil }
        var arguments = "name: \(Literal.swift(name))"
        if let description = attributes["description"] {
            guard let text = description.string else { return nil }
            arguments += ", description: \(Literal.swift(text))"
        }
        var lines: [String] = []
        if let relationships = body["relationships"] {
            guard relationships.object?.names == ["tracks"],
                let ids = songs(relationships["tracks"]?["data"]?.array)
            else { return nil }
            lines = fetching(MusicKitType(name: "Song"), ids)
            arguments += ", items: songs.items"
        }
        return lines + ["let playlist = try await MusicLibrary.shared.createPlaylist(\(arguments))", "print(playlist)"]
    }

    /// - Parameter body: `{"data": [{"id": …, "type": "songs"}]}`
    static func adding(_ body: JSON?, to playlist: String) -> [String]? {
        guard body?.object?.names == ["data"], let ids = songs(body?["data"]?.array) else { return nil }
        return [
            "var mine = MusicLibraryRequest<Playlist>()",
            "mine.filter(matching: \\.id, equalTo: \(Literal.swift(playlist)))",
        ] + fetching(MusicKitType(name: "Song"), ids) + [
            "if let playlist = try await mine.response().items.first {", "    for song in songs.items {",
            "        try await MusicLibrary.shared.add(song, to: playlist)", "    }", "}",
        ]
    }

    private static func songs(_ data: [JSON]?) -> [String]? {
        guard let data, !data.isEmpty, data.allSatisfy({ $0["type"]?.string == ResourceType.songs.rawValue })
        else { return nil }
        let ids = data.compactMap { $0["id"]?.string }
        return ids.count == data.count ? ids : nil
    }

    private static func fetching(_ type: MusicKitType, _ ids: [String]) -> [String] {
        let list = ids.map(Literal.swift).joined(separator: ", ")
        return [
            "let \(type.variable)s = try await MusicCatalogResourceRequest<\(type.name)>"
                + "(matching: \\.id, memberOf: [\(list)]).response()"
        ]
    }
}
