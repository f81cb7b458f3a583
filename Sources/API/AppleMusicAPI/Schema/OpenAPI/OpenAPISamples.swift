/// Example values that make operations runnable: ids of the built-in catalog, and other required values.
package struct OpenAPISamples {
    private let endpoint: Endpoint

    init(_ endpoint: Endpoint) { self.endpoint = endpoint }

    /// An example id of each type. Ids of an account differ between accounts, so those examples only show the form.
    package static let ids: [ResourceType: String] = [
        .activities: "976439514", .albums: "310730204", .appleCurators: "976439526", .artists: "178834",
        .curators: "1107687517", .genres: "20", .musicVideos: "1553279848",
        .playlists: "pl.f4d106fed2bd41149aaacabb233eb5eb", .recordLabels: "1543990853", .songs: "203709340",
        .stationGenres: "1149486336", .stations: "ra.1498157166", .storefronts: "jp", .libraryAlbums: "l.AbCdEfG",
        .libraryArtists: "r.AbCdEfG", .libraryMusicVideos: "i.AbCdEfGhIjKlMn", .libraryPlaylists: "p.AbCdEfGhIjKlMn",
        .libraryPlaylistFolders: "p.AbCdEfGhIjKlMn", .librarySongs: "i.AbCdEfGhIjKlMn",
    ]

    /// Returns the example value of a path variable.
    func value(ofVariable name: String) -> JSON? {
        switch name {
        case "storefront": "us"
        case "view": "top-songs"
        case "feed": .string(MusicFeedTable.album.id)
        case "id" where endpoint.path.hasPrefix("/v1/feed/"): "album_2024-02-13T16-01"
        default: endpoint.sampledType.flatMap { OpenAPISamples.ids[$0] }.map(JSON.string)
        }
    }

    /// Returns the example value of a required parameter; of a group, that of its first parameter. Nil for optional
    /// parameters.
    func value(of parameter: Parameter) -> JSON? {
        guard endpoint.required.contains(where: { $0.first == parameter.name }) else { return nil }
        switch parameter.kind {
        case .identifiers: return .strings([id(of: parameter)])
        case .choices(let names): return .strings(names.prefix(1))
        case .names(let names): return .strings(names.prefix(1))
        case .languageTags: return .strings(["en-GB"])
        case .text(let choices): return .string(choices.first ?? "love")
        case .integer(let range, _): return .integer(range.lowerBound)
        case .languageTag, .ignored: return .string("en-GB")
        }
    }

    private func id(of parameter: Parameter) -> String {
        // The brackets contain the type: `ids[songs]`.
        let named = parameter.name.split(separator: "[").dropFirst().first.map { ResourceType(String($0.dropLast())) }
        return (named ?? endpoint.sampledType).flatMap { OpenAPISamples.ids[$0] } ?? "1"
    }

    /// The example body: its required members, or one optional member if no member is required.
    var body: JSON? {
        guard let body = endpoint.body else { return nil }
        var object = JSONObject()
        object.append("type", body.types.first.map(JSON.string))
        let needed = body.attributes.filter(\.isRequired)
        if !body.attributes.isEmpty {
            let shown = (needed.isEmpty ? Array(body.attributes.prefix(1)) : needed).map {
                ($0.name, value(of: $0.kind))
            }
            object.append("attributes", .object(JSONObject(shown)))
        }
        if let type = body.data?.first {
            object.append("data", [["id": .string(OpenAPISamples.ids[type] ?? "1"), "type": .string(type.rawValue)]])
        }
        return .object(object)
    }

    private func value(of kind: BodyDescription.Attribute.Kind) -> JSON {
        switch kind {
        case .text: "A name"
        case .boolean: true
        case .number(let numbers): .integer(numbers.first ?? 1)
        }
    }
}

extension Endpoint {
    /// The type of the resource that the path names; nil if it names no type.
    fileprivate var sampledType: ResourceType? {
        if case .personal(let personal) = operation { personal.sampledType } else { operation.type }
    }
}

extension Endpoint.Personal {
    fileprivate var sampledType: ResourceType? {
        switch self {
        case .libraryList(let type), .libraryResource(let type), .libraryRelationship(let type, _),
            .removeFromLibrary(let type), .rating(let type), .ratings(let type), .putRating(let type),
            .deleteRating(let type):
            type
        case .addTracks, .updatePlaylist, .movePlaylist, .replaceTracks, .removeTracks: .libraryPlaylists
        case .updateFolder: .libraryPlaylistFolders
        case .nextTracks: .stations
        default: nil
        }
    }
}
