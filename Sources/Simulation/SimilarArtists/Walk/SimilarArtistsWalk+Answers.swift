package import AppleMusicAPI

extension SimilarArtistsWalk {
    /// Takes the answer to the present question, and goes on. Does nothing at the end.
    package mutating func take(_ answer: WalkAnswer) {
        guard let stage, let question = next else { return }
        let answer = answer.read(from: question.neighbor)
        if case .failure(_, _, wasSent: false) = answer {} else { count(question.step) }
        let isAnswered = answer.isData || answer.isNotFound
        let sentence = isAnswered ? nil : question.neighbor.flatMap { answer.advice(about: $0) }
        if let sentence, !advice.contains(sentence) { advice.append(sentence) }
        switch stage {
        case .view: takeView(answer, question.request)
        case .artist: takeArtist(answer)
        case .similar: takeSimilar(answer)
        case .links(let index): takeLinks(answer, index)
        case .identified: takeIdentified(answer)
        case .name(let index): takeName(answer, index)
        case .chart(let index): takeChart(answer, index)
        }
    }

    private mutating func takeView(_ answer: WalkAnswer, _ request: Request) {
        if case .response(let response) = answer, let rows = answer.rows, !rows.isEmpty {
            record(.view, .found(Self.count(rows.count, "artist")))
            return end(.view(request, response))
        }
        let isEmpty = answer.rows != nil || answer.isNotFound
        record(.view, isEmpty ? .nothing("empty") : .refused(answer.reason))
        stage = .artist
    }

    private mutating func takeArtist(_ answer: WalkAnswer) {
        guard let artist = answer.rows?.first, let name = artist.attribute("name")?.string else {
            record(.lastFM, .refused(answer.reason))
            if case .response(let response) = answer, !response.isSuccess { return end(.unknownArtist(response)) }
            return end(.nothing)
        }
        self.name = name
        let included = artist.relationships.first { $0.name == "genres" }?.page.data ?? []
        // "Music" is the genre above all others, whose chart has nothing to do with the artist.
        genres = Array(included.filter { $0.id != "34" }.prefix(Self.mostGenres))
        stage = .similar
    }

    private mutating func takeSimilar(_ answer: WalkAnswer) {
        guard let artists = answer.json.flatMap({ SimilarArtist.all(in: $0) }) else {
            record(.lastFM, .refused(answer.reason))
            return goToCharts()
        }
        candidates = artists.prefix(limit).map { ArtistCandidate($0) }
        guard !candidates.isEmpty else {
            record(.lastFM, .nothing("no artists"))
            return goToCharts()
        }
        let count = candidates.count { $0.mbid != nil }
        record(.lastFM, .found("\(Self.count(candidates.count, "name")), \(count) with an MBID"))
        goToLinks(after: -1)
    }

    /// Goes to the links of the next candidate with an MBID, or on.
    private mutating func goToLinks(after index: Int) {
        if let next = candidates.indices.first(where: { $0 > index && candidates[$0].mbid != nil }) {
            stage = .links(next)
        } else {
            goToCatalog()
        }
    }

    private mutating func takeLinks(_ answer: WalkAnswer, _ index: Int) {
        let artist = answer.json.flatMap { MusicBrainzArtist($0) }
        if let artist { candidates[index].appleIDs = artist.appleIDs }
        let found = candidates.count { !$0.appleIDs.isEmpty }
        let ids = found == 0 ? "no links to Apple Music" : Self.count(found, "link") + " to Apple Music"
        // MusicBrainz's own 404 is an answer. After any other refusal the rest is found by name, because more requests
        // would only be refused again.
        guard artist != nil || answer.isNotFound else {
            record(.musicBrainz, .refused(answer.reason + (found == 0 ? "" : ", after \(ids)")))
            return goToCatalog()
        }
        record(.musicBrainz, found == 0 ? .nothing(ids) : .found(ids))
        goToLinks(after: index)
    }

    private mutating func goToCatalog() {
        if wantedIDs.isEmpty { goToNames(after: -1) } else { stage = .identified }
    }

    private mutating func takeIdentified(_ answer: WalkAnswer) {
        let rows = answer.rows ?? []
        for index in candidates.indices {
            candidates[index].resource = candidates[index].appleIDs.first.flatMap { id in rows.first { $0.id == id } }
        }
        goToNames(after: -1)
    }

    /// Goes to the search for the next candidate without a resource, or on.
    private mutating func goToNames(after index: Int) {
        if let next = candidates.indices.first(where: { $0 > index && candidates[$0].resource == nil }) {
            stage = .name(next)
        } else {
            endOfCatalog()
        }
    }

    private mutating func takeName(_ answer: WalkAnswer, _ index: Int) {
        candidates[index].take(searched: answer.rows ?? [])
        goToNames(after: index)
    }

    private mutating func endOfCatalog() {
        let searched = candidates.filter(\.isSearched)
        let byName = searched.count { $0.resource != nil }
        let byID = candidates.count { $0.resource != nil } - byName
        let parts = [
            byID > 0 ? "\(byID) by id" : nil, searched.isEmpty ? nil : "\(byName) of \(searched.count) by name",
        ]
        let text = parts.compactMap { $0 }.joined(separator: ", ")
        var seen: Set<String> = [artistID]
        let found = candidates.compactMap(\.resource).filter { seen.insert($0.id).inserted }
        record(.catalog, found.isEmpty ? .nothing(text) : .found(text))
        if found.isEmpty { goToCharts() } else { end(.artists(found)) }
    }

    private mutating func goToCharts() {
        guard !genres.isEmpty else {
            record(.charts, .nothing("the artist has no genre"))
            return end(.nothing)
        }
        stage = .chart(0)
    }

    private mutating func takeChart(_ answer: WalkAnswer, _ index: Int) {
        charts.append(answer.rows ?? [])
        if answer.rows == nil { record(.charts, .refused(answer.reason)) }
        guard index + 1 >= genres.count else {
            stage = .chart(index + 1)
            return
        }
        let songs = Array(MixedLists.mix(charts).prefix(limit))
        let names = genres.compactMap { $0.attribute("name")?.string }.joined(separator: ", ")
        if !songs.isEmpty {
            record(.charts, .found("\(Self.count(songs.count, "song")) of \(names)"))
            return end(.songs(songs))
        }
        if answer.rows != nil { record(.charts, .nothing("no songs of \(names)")) }
        end(.nothing)
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
