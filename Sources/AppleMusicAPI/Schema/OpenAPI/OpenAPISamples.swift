/// Values with which operations can be tried as they stand: ids of the built-in catalog, and what else a request needs.
package struct OpenAPISamples {
    private let endpoint: Endpoint

    init(_ endpoint: Endpoint) { self.endpoint = endpoint }

    /// One resource of each type. Those of an account are not the same for each, so theirs show the form alone.
    package static let ids: [ResourceType: String] = [
        .activities: "976439514", .albums: "310730204", .appleCurators: "976439526", .artists: "178834",
        .curators: "1107687517", .genres: "20", .musicVideos: "1553279848",
        .playlists: "pl.f4d106fed2bd41149aaacabb233eb5eb", .recordLabels: "1543990853", .songs: "203709340",
        .stationGenres: "1149486336", .stations: "ra.1498157166", .storefronts: "jp", .libraryAlbums: "l.AbCdEfG",
        .libraryArtists: "r.AbCdEfG", .libraryMusicVideos: "i.AbCdEfGhIjKlMn", .libraryPlaylists: "p.AbCdEfGhIjKlMn",
        .libraryPlaylistFolders: "p.AbCdEfGhIjKlMn", .librarySongs: "i.AbCdEfGhIjKlMn",
    ]

    /// A variable of the path.
    func value(ofVariable name: String) -> JSON? {
        switch name {
        case "storefront": "us"
        case "view": "top-songs"
        default: endpoint.sampledType.flatMap { OpenAPISamples.ids[$0] }.map(JSON.string)
        }
    }

    /// Of a parameter that the request needs; of several of which one is enough it is the first. nil for all others.
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
        // `ids[songs]` says of which type they are.
        let named = parameter.name.split(separator: "[").dropFirst().first.map { ResourceType(String($0.dropLast())) }
        return (named ?? endpoint.sampledType).flatMap { OpenAPISamples.ids[$0] } ?? "1"
    }

    /// The body: what it must have, or where it must have nothing, what it can.
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
            object.append(
                "data", [["id": .string(OpenAPISamples.ids[type] ?? "1"), "type": .string(type.rawValue)]])
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
    /// The type of the resource that the path names; nil where it names none.
    fileprivate var sampledType: ResourceType? {
        switch operation {
        case .resource(let type), .resources(let type), .relationship(let type, _), .view(let type, _): type
        case .personal(let personal): personal.sampledType
        case .mixedResources, .search, .searchHints, .searchSuggestions, .charts, .languageTag, .test: nil
        }
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
