package import AppleMusicAPI

/// The way to similar artists, a step at a time: a value that asks questions and takes answers, and sends nothing itself.
///
/// Each step is for artists for which the earlier ones found nothing or failed. A walk ends with artists, with songs of
/// the artist's genres, or with nothing.
package struct SimilarArtistsWalk: Sendable {
    /// The steps with their costs, in order.
    package internal(set) var records = WalkStep.allCases.map(WalkRecord.init)
    /// The result; nil while there are questions.
    package internal(set) var result: Result?
    /// The services' advice after refusals, without repetitions.
    package internal(set) var advice: [String] = []

    /// The result of a walk.
    package enum Result: Sendable {
        /// The view, with the request and the answer.
        case view(Request, Response)
        /// Artists of the catalog, the most similar first.
        case artists([Resource])
        /// Songs from the charts of the artist's genres, in turn.
        case songs([Resource])
        case nothing
        /// The catalog refused the artist.
        case unknownArtist(Response)
    }

    /// The parts of the way between two answers.
    enum Stage: Hashable, Sendable {
        case view, artist, similar
        /// The links of a candidate, by its index.
        case links(Int)
        case identified
        /// The search for the name of a candidate, by its index.
        case name(Int)
        /// The chart of a genre, by its index.
        case chart(Int)
    }

    /// The path of the catalog of a storefront: `/v1/catalog/us`.
    let catalogPath: String
    let artistID: String
    /// The most artists or songs.
    let limit: Int
    var stage: Stage? = .view
    /// The name of the artist, from the catalog.
    package internal(set) var name = ""
    var genres: [Resource] = []
    var candidates: [ArtistCandidate] = []
    var charts: [[Resource]] = []

    /// The most genres whose charts are asked.
    static let mostGenres = 3

    /// - Parameters:
    ///   - catalogPath: the path of the catalog of a storefront: `/v1/catalog/us`.
    ///   - limit: the most artists or songs, 1 to 25.
    package init(artist id: String, in catalogPath: String, limit: Int) {
        artistID = id
        self.catalogPath = catalogPath
        self.limit = min(max(limit, 1), 25)
    }

    /// The number of requests of all steps.
    package var requests: Int { records.reduce(0) { $0 + $1.requests } }

    /// The next question; nil at the end.
    package var next: WalkQuestion? {
        let artist = catalogPath + "/artists/" + PercentEncoding.encodeSegment(artistID)
        switch stage {
        case .view:
            return WalkQuestion(
                .view, Request(path: artist + "/view/similar-artists", query: [QueryItem("limit", String(limit))]))
        case .artist: return WalkQuestion(.lastFM, Request(path: artist, query: [QueryItem("include", "genres")]))
        case .similar: return WalkQuestion(.lastFM, SimilarArtist.request(name: name, limit: limit), to: .lastFM)
        case .links(let index):
            return WalkQuestion(
                .musicBrainz, MusicBrainzArtist.request(mbid: candidates[index].mbid ?? ""), to: .musicBrainz)
        case .identified:
            let ids = wantedIDs.joined(separator: ",")
            return WalkQuestion(.catalog, Request(path: catalogPath + "/artists", query: [QueryItem("ids", ids)]))
        case .name(let index):
            let query = [
                QueryItem("types", "artists"), QueryItem("limit", "1"), QueryItem("term", candidates[index].name),
            ]
            return WalkQuestion(.catalog, Request(path: catalogPath + "/search", query: query))
        case .chart(let index):
            let query = [
                QueryItem("types", "songs"), QueryItem("genre", genres[index].id), QueryItem("limit", String(limit)),
            ]
            return WalkQuestion(.charts, Request(path: catalogPath + "/charts", query: query))
        case nil: return nil
        }
    }

    /// The first link of each candidate; a second one is to the same artist in another store.
    var wantedIDs: [String] {
        var ids: [String] = []
        for id in candidates.compactMap(\.appleIDs.first) where !ids.contains(id) { ids.append(id) }
        return ids
    }

    /// Changes the record of a step.
    mutating func record(_ step: WalkStep, _ outcome: WalkRecord.Outcome) {
        for index in records.indices where records[index].step == step { records[index].outcome = outcome }
    }

    mutating func count(_ step: WalkStep) {
        for index in records.indices where records[index].step == step { records[index].requests += 1 }
    }

    mutating func end(_ result: Result) {
        self.result = result
        stage = nil
    }
}
