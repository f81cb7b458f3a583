package import AppleMusicAPI
package import TonearmCatalog

/// MusicBrainz, simulated from a catalog: artists with their links, links with their artists, recordings of a code, and
/// searches.
package struct MusicBrainzService: NeighborService {
    private let known: KnownArtists

    package init(_ catalog: any Catalog) { known = KnownArtists(catalog: catalog) }

    package var description: ServiceDescription { Neighbor.musicBrainz.description(from: known.catalog.summary) }

    package func answer(
        to request: Request, in context: inout ServiceContext<NeighborMemory>
    ) -> ServiceAnswer<NeighborMemory> {
        .made(.success(response(to: request, &context)))
    }

    package func failure(_ status: Int) -> Response {
        MusicBrainzResponse(isJSON: true).refusal(status, Self.message(status))
    }

    private static func message(_ status: Int) -> String {
        switch status {
        case 503: MusicBrainzResponse.tooFast
        case 404: "Not Found"
        default: "The service failed with the status \(status)."
        }
    }

    private func response(to request: Request, _ context: inout ServiceContext<NeighborMemory>) -> Response {
        let writer = MusicBrainzResponse(request)
        let isReading = request.method == .get || request.method == .head
        guard isReading else { return writer.refusal(405, "Method Not Allowed") }
        // "MusicBrainz API: Rate Limiting": one request a second from an address.
        guard context.memory.admit(1, in: 1000, now: context.milliseconds) else { return writer.tooMany() }
        let parts = PercentEncoding.decode(request.path).split(separator: "/").map(String.init)
        let inclusions = (request.value(of: "inc") ?? "").split(whereSeparator: { " +".contains($0) })
        guard parts.starts(with: ["ws", "2"]), (3...4).contains(parts.count) else {
            return Self.unknown(request, writer)
        }
        let search = MusicBrainzSearch(
            music: MusicBrainzMusic(known: known), request: request, writer: writer, now: context.now)
        switch (parts[2], parts.count) {
        case ("url", 3): return url(request.value(of: "resource"), inclusions.contains("artist-rels"), writer)
        case ("url", 4): return url(mbid: parts[3], inclusions.contains("artist-rels"), writer)
        case ("artist", 4): return artist(parts[3], inclusions.contains("url-rels"), writer)
        case ("isrc", 4): return search.recordings(isrc: parts[3])
        case (let type, 3) where MusicBrainzSearch.types.contains(type): return search.results(of: type)
        default: return Self.unknown(request, writer)
        }
    }

    private static func unknown(_ request: Request, _ writer: MusicBrainzResponse) -> Response {
        writer.refusal(
            404, "Not Found", at: .path(request.path), found: "the simulation does not have this resource",
            allowed: "artist, recording, release, isrc and url below /ws/2")
    }

    private func artist(_ mbid: String, _ hasLinks: Bool, _ writer: MusicBrainzResponse) -> Response {
        guard SimulatedMBID.isValid(mbid) else {
            return writer.refusal(400, "Invalid mbid.", at: .path(mbid), found: "no UUID", allowed: "an MBID")
        }
        guard let artist = known.artist(mbid: mbid) else {
            return writer.refusal(404, "Not Found", at: .path(mbid), found: "no artist has this MBID")
        }
        let entity = LinkedEntity(artist: artist, mbid: mbid.lowercased(), links: hasLinks ? links(of: artist) : [])
        return writer.answer(entity.json, entity.xml)
    }

    private func url(_ resource: String?, _ hasArtist: Bool, _ writer: MusicBrainzResponse) -> Response {
        guard let resource, !resource.isEmpty else {
            return writer.refusal(
                400, "The given parameters do not match any available query type for the url resource.",
                at: .parameter("resource"), found: "no such parameter", allowed: "a link to an artist")
        }
        let linked = SpotifyArtistLink(resource).flatMap(known.artistID)
        guard let id = linked ?? AppleArtistLink.artistID(in: resource), let artist = known.catalog.artist(id),
            let mbid = known.mbid(of: id), let link = links(of: artist).first(where: { $0.resource == resource })
        else {
            return writer.refusal(404, "Not Found", at: .parameter("resource"), found: resource)
        }
        return answer(link, artist, mbid, hasArtist, writer)
    }

    /// Returns a URL by its MBID, which answers contain beside their links.
    private func url(mbid: String, _ hasArtist: Bool, _ writer: MusicBrainzResponse) -> Response {
        guard SimulatedMBID.isValid(mbid) else {
            return writer.refusal(400, "Invalid mbid.", at: .path(mbid), found: "no UUID", allowed: "an MBID")
        }
        guard let id = LinkedEntity.Link.artist(ofURL: mbid), let artist = known.catalog.artist(id),
            let own = known.mbid(of: id),
            let link = links(of: artist).first(where: { $0.mbid == mbid.lowercased() })
        else { return writer.refusal(404, "Not Found", at: .path(mbid), found: "no URL has this MBID") }
        return answer(link, artist, own, hasArtist, writer)
    }

    private func answer(
        _ link: LinkedEntity.Link, _ artist: ArtistRecord, _ mbid: String, _ hasArtist: Bool,
        _ writer: MusicBrainzResponse
    ) -> Response {
        let entity = LinkedEntity(artist: artist, mbid: mbid, links: [link])
        return writer.answer(
            entity.json(of: link, withArtist: hasArtist), entity.xml(of: link, withArtist: hasArtist))
    }

    private func links(of artist: ArtistRecord) -> [LinkedEntity.Link] {
        var links = [LinkedEntity.Link.lastFM(LastFMPage.address(of: artist.name.standard), of: artist.id)]
        if let spotify = known.spotifyLink(artist.id) { links.append(.freeStreaming(spotify.address, of: artist.id)) }
        guard known.hasAppleLink(artist.id) else { return links }
        let isOld = KnownArtists.draw("store", artist.id) % 3 == 0
        links.append(
            isOld
                ? .download("https://itunes.apple.com/us/artist/id\(artist.id)", of: artist.id)
                : .streaming("https://music.apple.com/us/artist/\(artist.id)", of: artist.id))
        return links
    }
}
