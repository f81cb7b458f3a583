import AppleMusicAPI
import TonearmCatalog

/// Station playback ("next-tracks" and "continuous", observed). A station has no list of tracks, so a player requests a
/// few at a time.
extension AccountUpdate {
    /// - Throws: a 404 for an unknown station and for a live station, which is a stream; a 500 for a library id
    ///   (observed).
    mutating func nextTracks() throws(RequestRefusal) -> Reply {
        let seed = handler.id.trimmingPrefix("ra.")
        if ["a.", "i.", "l.", "p.", "r."].contains(where: { seed.hasPrefix($0) }) {
            throw .noStation(of: handler.id)
        }
        return try nextTracks(of: ResourceIdentifier(.stations, handler.id))
    }

    mutating func nextTracks(of station: ResourceIdentifier) throws(RequestRefusal) -> Reply {
        guard let visible = handler.builder.visible(station), case .station(let record) = visible.record else {
            throw handler.notFound(station)
        }
        if record.isLive { throw .liveStation(station.id) }
        let tracks = next(handler.query.limit, of: station.id)
        return Reply(json: handler.page(tracks, next: nil))
    }

    /// Returns the station of the last track in the body that has a station; empty if no track has.
    mutating func continuousStation() throws(RequestRefusal) -> Reply {
        let seeds = try requestBody().data
        let builder = handler.builder
        guard let station = station(ofLastOf: seeds),
            let resource = builder.resource(station, as: .related(isPrimary: true))
        else { return Reply(json: ["results": [:]]) }
        var results = JSONObject([("station", resource)])
        if handler.query.list("with").contains("tracks") {
            let count = handler.query.number("limit[results:tracks]")
            results.append("tracks", .array(next(count, of: station.id)))
        }
        return Reply(json: ["results": .object(results)])
    }

    private func station(ofLastOf seeds: [ResourceIdentifier]) -> ResourceIdentifier? {
        for seed in seeds.reversed() {
            if let station = station(of: seed) { return station }
        }
        return nil
    }

    /// Returns the song's own station, or else the artist's.
    private func station(of seed: ResourceIdentifier) -> ResourceIdentifier? {
        let seed = accountData.favorite(of: seed)
        let builder = handler.builder
        guard let visible = builder.visible(seed) else { return nil }
        let artists = visible.record.artistIDs.prefix(1).map { ResourceIdentifier(.artists, $0) }
        return ([seed] + artists).lazy.filter { $0.type == .songs || $0.type == .artists }
            .flatMap { builder.catalog.related("station", of: $0) }
            .first { builder.visible($0) != nil }
    }

    /// Returns the next tracks of a station for this account, and restarts after the last.
    private mutating func next(_ count: Int, of station: String) -> [JSON] {
        guard let snapshot = handler.snapshot else { return [] }
        let builder = handler.builder
        let all = StationSequence(snapshot: snapshot, builder: builder).all(of: station)
        guard !all.isEmpty else { return [] }
        let start = accountData.turn(of: station, advancedBy: count, among: all.count)
        return (0..<min(count, all.count)).compactMap {
            builder.resource(all[(start + $0) % all.count], as: .related(isPrimary: true))
        }
    }
}
