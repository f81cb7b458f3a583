package import AppleMusicAPI
package import TonearmCatalog

/// Last.fm, simulated from a catalog: the methods of `LastFMMethod`, with `GET` and with the forms of `POST`.
///
/// Every list of similar artists has one artist that the catalog lacks. A request over HTTP needs an `api_key`, whose value is not checked;
/// an app of the simulated world has one.
package struct LastFMService: NeighborService {
    private let known: KnownArtists

    package init(_ catalog: any Catalog) { known = KnownArtists(catalog: catalog) }

    package var description: ServiceDescription { Neighbor.lastFM.description(from: known.catalog.summary) }

    /// The number of artists without `limit` ("artist.getSimilar").
    private static let standardLimit = 100

    package func answer(
        to request: Request, in context: inout ServiceContext<NeighborMemory>
    ) -> ServiceAnswer<NeighborMemory> {
        .made(.success(response(to: request, &context)))
    }

    package func failure(_ status: Int) -> Response {
        var response = LastFMResponse(isJSON: true).refusal(LastFMError(status: status))
        response.status = status
        return response
    }

    private func response(to request: Request, _ context: inout ServiceContext<NeighborMemory>) -> Response {
        guard ["/2.0", "/2.0/"].contains(request.path) else { return .bare(404) }
        guard let parameters = LastFMParameters(request) else {
            return LastFMResponse(isJSON: request.value(of: "format") == "json").refusal(.invalidParameters)
        }
        let writer = LastFMResponse(isJSON: parameters["format"] == "json")
        guard let method = parameters["method"].flatMap({ LastFMMethod(rawValue: $0.lowercased()) }) else {
            return writer.refusal(.invalidMethod, at: "method", found: parameters["method"] ?? "no such parameter")
        }
        guard context.caller != nil || parameters[LastFMKey.parameter] != nil else {
            return writer.refusal(.invalidKey, at: LastFMKey.parameter, found: "no such parameter")
        }
        // "Terms of Service": five requests a second.
        guard context.memory.admit(5, in: 1000, now: context.milliseconds) else { return writer.refusal(.rateLimit) }
        return method == .similarArtists
            ? similar(parameters, writer) : LastFMAnswer(known, parameters, writer).response(method)
    }

    private func similar(_ parameters: LastFMParameters, _ writer: LastFMResponse) -> Response {
        guard let name = parameters["mbid"] ?? parameters["artist"] else { return writer.missing("artist") }
        guard let artist = parameters["mbid"] == nil ? known.artist(named: name) : known.artist(mbid: name) else {
            return writer.refusal(
                .invalidParameters, "The artist you supplied could not be found", at: "artist", found: name)
        }
        let limit = parameters.number("limit", standard: Self.standardLimit, most: .max)
        return writer.similar(elements(artist, limit), to: artist.name.standard)
    }

    private func elements(_ artist: ArtistRecord, _ limit: Int) -> [LastFMResponse.Element] {
        let similar = known.similar(to: artist)
        guard !similar.isEmpty else { return [] }
        var names = similar.map { (name: $0.name.standard, mbid: known.mbid(of: $0.id)) }
        // A band that plays the artist's songs, and has no music in the catalog.
        names.insert((artist.name.standard + " Revival Band", nil), at: min(3, names.count))
        let step = 900_000 / names.count
        return names.prefix(limit).enumerated().map { index, artist in
            let distance = index == 0 ? 0 : index * step + KnownArtists.draw("match", artist.name) % step
            return LastFMResponse.Element(name: artist.name, mbid: artist.mbid, match: 1_000_000 - distance)
        }
    }
}
