package import AppleMusicAPI
import TonearmAlgorithms

/// The way to similar artists, a step at a time. It asks its caller, and sends nothing itself.
///
/// Each step is for artists for which the earlier ones found nothing or failed. A walk ends with artists, with songs of
/// the artist's genres, or with nothing.
package struct SimilarArtistsWalk: Sendable {
    /// Sends the request of a step.
    package typealias Asking = (WalkQuestion) async throws -> WalkAnswer

    /// The steps with their costs, in order.
    package private(set) var records = WalkStep.allCases.map(WalkRecord.init)
    /// The services' advice after refusals, without repetitions.
    package private(set) var advice: [String] = []
    /// The name of the artist, from the catalog.
    package private(set) var name = ""

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

    /// The path of the catalog of a storefront: `/v1/catalog/us`.
    private let catalogPath: String
    private let artistID: String
    /// The most artists or songs.
    private let limit: Int

    /// The most genres whose charts are asked.
    private static let mostGenres = 3

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

    /// Goes all the way.
    /// - Throws: the errors of asking.
    package mutating func run(asking send: Asking) async throws -> Result {
        let path = catalogPath + "/artists/" + PercentEncoding.encodeSegment(artistID)
        let request = Request(path: path + "/view/similar-artists", query: [QueryItem("limit", String(limit))])
        let view = try await ask(.view, request, by: send)
        if case .response(let response) = view, let rows = view.rows, !rows.isEmpty {
            record(.view, .found(Self.count(rows.count, "artist")))
            return .view(request, response)
        }
        record(.view, view.rows != nil || view.isNotFound ? .nothing("empty") : .refused(view.reason))
        let answer = try await ask(
            .lastFM, Request(path: path, query: [QueryItem("include", "genres")]), by: send)
        guard let artist = answer.rows?.first, let name = artist.attribute("name")?.string else {
            record(.lastFM, .refused(answer.reason))
            if case .response(let response) = answer, !response.isSuccess { return .unknownArtist(response) }
            return .nothing
        }
        self.name = name
        let found = try await similarArtists(by: send)
        if !found.isEmpty { return .artists(found) }
        let included = artist.relationships.first { $0.name == "genres" }?.page.data ?? []
        // "Music" is the genre above all others, whose chart has nothing to do with the artist.
        let songs = try await songs(of: included.filter { $0.id != "34" }.prefix(Self.mostGenres), by: send)
        return songs.isEmpty ? .nothing : .songs(songs)
    }

    /// Returns the catalog's artists for the names of Last.fm, by MusicBrainz's links or by their names.
    private mutating func similarArtists(by send: Asking) async throws -> [Resource] {
        let answer = try await ask(.lastFM, SimilarArtist.request(name: name, limit: limit), to: .lastFM, by: send)
        guard let named = answer.json.flatMap({ SimilarArtist.all(in: $0) }) else {
            record(.lastFM, .refused(answer.reason))
            return []
        }
        let artists = Array(named.prefix(limit))
        guard !artists.isEmpty else {
            record(.lastFM, .nothing("no artists"))
            return []
        }
        let identified = artists.count { $0.mbid != nil }
        record(.lastFM, .found("\(Self.count(artists.count, "name")), \(identified) with an MBID"))
        return try await resources(of: artists, try await links(of: artists, by: send), by: send)
    }

    /// Returns the first id in the catalog that MusicBrainz links each artist to; a second one is to the same artist in
    /// another store.
    private mutating func links(of artists: [SimilarArtist], by send: Asking) async throws -> [String?] {
        var ids = [String?](repeating: nil, count: artists.count)
        for (index, artist) in artists.enumerated() {
            guard let mbid = artist.mbid else { continue }
            let answer = try await ask(.musicBrainz, MusicBrainzArtist.request(mbid: mbid), to: .musicBrainz, by: send)
            let linked = answer.json.flatMap { MusicBrainzArtist($0) }
            ids[index] = linked?.appleIDs.first
            let found = ids.count { $0 != nil }
            let text = found == 0 ? "no links to Apple Music" : Self.count(found, "link") + " to Apple Music"
            // MusicBrainz's own 404 is an answer. After any other refusal the rest is found by name, because more
            // requests would only be refused again.
            guard linked != nil || answer.isNotFound else {
                record(.musicBrainz, .refused(answer.reason + (found == 0 ? "" : ", after \(text)")))
                break
            }
            record(.musicBrainz, found == 0 ? .nothing(text) : .found(text))
        }
        return ids
    }

    /// - Parameter ids: the id of each artist; nil if it is unknown.
    private mutating func resources(
        of artists: [SimilarArtist], _ ids: [String?], by send: Asking
    ) async throws -> [Resource] {
        var wanted: [String] = []
        for case let id? in ids where !wanted.contains(id) { wanted.append(id) }
        var rows: [Resource] = []
        if !wanted.isEmpty {
            let query = [QueryItem("ids", wanted.joined(separator: ","))]
            rows = try await ask(.catalog, Request(path: catalogPath + "/artists", query: query), by: send).rows ?? []
        }
        var resources = ids.map { id in rows.first { $0.id == id } }
        let unknown = resources.indices.filter { resources[$0] == nil }
        for index in unknown { resources[index] = try await resource(named: artists[index].name, by: send) }
        let byName = unknown.count { resources[$0] != nil }
        let byID = artists.count - unknown.count
        let parts = [
            byID > 0 ? "\(byID) by id" : nil, unknown.isEmpty ? nil : "\(byName) of \(unknown.count) by name",
        ]
        let text = parts.compactMap { $0 }.joined(separator: ", ")
        var seen: Set<String> = [artistID]
        let found = resources.compactMap { $0 }.filter { seen.insert($0.id).inserted }
        record(.catalog, found.isEmpty ? .nothing(text) : .found(text))
        return found
    }

    private mutating func resource(named name: String, by send: Asking) async throws -> Resource? {
        let query = [QueryItem("types", "artists"), QueryItem("limit", "1"), QueryItem("term", name)]
        let answer = try await ask(.catalog, Request(path: catalogPath + "/search", query: query), by: send)
        let wanted = FoldedText(name)
        return answer.rows?.first { $0.attribute("name")?.string.map { FoldedText($0) } == wanted }
    }

    /// Returns songs of the charts of genres.
    private mutating func songs(of genres: ArraySlice<Resource>, by send: Asking) async throws -> [Resource] {
        if genres.isEmpty { record(.charts, .nothing("the artist has no genre")) }
        var charts: [[Resource]] = []
        var isAnswered = false
        for genre in genres {
            let query = [
                QueryItem("types", "songs"), QueryItem("genre", genre.id), QueryItem("limit", String(limit)),
            ]
            let answer = try await ask(.charts, Request(path: catalogPath + "/charts", query: query), by: send)
            charts.append(answer.rows ?? [])
            isAnswered = answer.rows != nil
            if !isAnswered { record(.charts, .refused(answer.reason)) }
        }
        let songs = Array(MixedLists.mix(charts).prefix(limit))
        let names = genres.compactMap { $0.attribute("name")?.string }.joined(separator: ", ")
        if !songs.isEmpty {
            record(.charts, .found("\(Self.count(songs.count, "song")) of \(names)"))
        } else if isAnswered {
            record(.charts, .nothing("no songs of \(names)"))
        }
        return songs
    }

    /// Asks a question, counts its cost, and keeps the advice after a neighbor's refusal.
    private mutating func ask(
        _ step: WalkStep, _ request: Request, to neighbor: Neighbor? = nil, by send: Asking
    ) async throws -> WalkAnswer {
        let answer = try await send(WalkQuestion(step, request, to: neighbor)).read(from: neighbor)
        if case .failure(_, _, wasSent: false) = answer {} else { change(step) { $0.requests += 1 } }
        if let neighbor, !answer.isData, !answer.isNotFound, let sentence = answer.advice(about: neighbor),
            !advice.contains(sentence)
        {
            advice.append(sentence)
        }
        return answer
    }

    private mutating func record(_ step: WalkStep, _ outcome: WalkRecord.Outcome) {
        change(step) { $0.outcome = outcome }
    }

    private mutating func change(_ step: WalkStep, _ body: (inout WalkRecord) -> Void) {
        for index in records.indices where records[index].step == step { body(&records[index]) }
    }

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

/// Lists that are mixed in turn.
package enum MixedLists {
    /// Returns the first element of each list, then the second of each, and so on, without repetitions.
    package static func mix(_ lists: [[Resource]]) -> [Resource] {
        var seen: Set<ResourceIdentifier> = []
        let longest = lists.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in lists.compactMap { $0.indices.contains(index) ? $0[index] : nil } }
            .filter { seen.insert($0.identifier).inserted }
    }
}
