package import AppleMusicAPI
package import TonearmCatalog

/// Last.fm's `artist.getSimilar`, simulated from a catalog.
///
/// Every list has one artist that the catalog lacks. A request over HTTP needs an `api_key`, whose value is not checked;
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
        let writer = LastFMResponse(isJSON: request.value(of: "format") == "json")
        guard request.value(of: "method")?.lowercased() == "artist.getsimilar" else {
            return writer.refusal(.invalidMethod)
        }
        guard context.caller != nil || request.value(of: LastFMKey.parameter)?.isEmpty == false else {
            return writer.refusal(.invalidKey)
        }
        // "Terms of Service": five requests a second.
        guard context.memory.admit(5, in: 1000, now: context.milliseconds) else { return writer.refusal(.rateLimit) }
        return similar(request, writer)
    }

    private func similar(_ request: Request, _ writer: LastFMResponse) -> Response {
        let mbid = request.value(of: "mbid") ?? ""
        let name = request.value(of: "artist") ?? ""
        guard !mbid.isEmpty || !name.isEmpty else { return writer.refusal(.invalidParameters) }
        guard let artist = mbid.isEmpty ? known.artist(named: name) : known.artist(mbid: mbid) else {
            return writer.refusal(.invalidParameters, "The artist you supplied could not be found")
        }
        let limit = request.value(of: "limit").flatMap { Int($0) } ?? Self.standardLimit
        return writer.similar(elements(artist, limit > 0 ? limit : Self.standardLimit), to: artist.name.standard)
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
