import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmWorld

/// Finds genres by name. The service lists only the genres of its charts. It answers requests for subgenres by id, so
/// the shell has a list of their ids.
extension RequestContext {
    /// Fetches all genres of the storefront.
    func genreBranches(to purpose: String) async throws -> GenreBranches {
        let listed = try await listedGenres(to: purpose)
        return GenreBranches(listed + (try await genresBelow(listed, to: purpose)))
    }

    /// Fetches the genres that a text may name.
    func genreBranches(near text: String, to purpose: String) async throws -> GenreBranches {
        try await genreBranches(near: text, besides: try await listedGenres(to: purpose), to: purpose)
    }

    /// The English names are known, so only genres with the words in them are asked for. If there are none, or in
    /// another language, all are fetched.
    private func genreBranches(
        near text: String, besides listed: [Resource], to purpose: String
    ) async throws -> GenreBranches {
        if session.world.language.hasPrefix("en") {
            let ids = GenreBranches.idsBelow(containing: text)
            let near = GenreBranches(listed + (try await genresBelow(listed, among: ids, to: purpose)))
            if !near.named(text).isEmpty || !near.containing(text).isEmpty { return near }
        }
        return GenreBranches(listed + (try await genresBelow(listed, to: purpose)))
    }

    private func listedGenres(to purpose: String) async throws -> [Resource] {
        var rows: [Resource] = []
        var asked: Set<String> = []
        var next: Request? = Request(path: session.genresPath, query: [QueryItem("limit", "100")])
        while let request = next, asked.insert(request.target).inserted {
            let response = try await send(request)
            try refuse(response, to: purpose)
            let section = Answer(request: request, response: response).sections.first
            rows += section?.rows ?? []
            next = try section?.page.next.map {
                try Continuation((nil, $0), of: request, below: response.envelope.root).request
            }
        }
        return rows
    }

    private func genresBelow(
        _ listed: [Resource], among all: [String] = GenreRecord.idsBelowListed, to purpose: String
    ) async throws -> [Resource] {
        let known = Set(listed.map(\.id))
        let ids = all.filter { !known.contains($0) }
        let size = TypeDescription.of(.genres).batchLimit ?? 1
        var rows: [Resource] = []
        for start in stride(from: 0, to: ids.count, by: size) {
            let some = ids[start...].prefix(size).joined(separator: ",")
            let request = Request(path: session.genresPath, query: [QueryItem("ids", some)])
            let response = try await send(request)
            // The storefront has none of these genres.
            if response.status == 404 { continue }
            try refuse(response, to: purpose)
            rows += Answer(request: request, response: response).sections.first?.rows ?? []
        }
        return rows
    }

    /// Returns the id of the genre with an id or a name.
    /// - Throws: `Failure` if no genre of the storefront has the name, or several contain its words.
    func genreID(_ text: String) async throws -> String {
        let purpose = "show charts of the genre '\(text)'"
        if text.allSatisfy(\.isWhitespace) {
            throw Failure.usage("Cannot \(purpose)", "the name is empty", next: "'genres --tree' lists the genres.")
        }
        if text.allSatisfy(\.isNumber) { return text }
        let listed = try await listedGenres(to: purpose)
        if let genre = GenreBranches(listed).named(text).first { return chosen(genre, for: text) }
        let branches = try await genreBranches(near: text, besides: listed, to: purpose)
        if let genre = branches.named(text).first { return chosen(genre, for: text) }
        let similar = branches.containing(text)
        guard let only = similar.first else {
            if let id = try await storeGenreID(text, to: purpose) { return id }
            throw session.noGenre("Cannot \(purpose)", named: text, among: branches)
        }
        if similar.count > 1 {
            throw Failure.usage(
                "Cannot \(purpose)", "it is a part of the names of \(GenreBranches.list(similar))",
                next: "Type one of these names, or its number.")
        }
        note("'\(text)' is read as \(GenreBranches.list([only]))")
        return only.id
    }

    /// Prefers the listed genre if subgenres have an equal name, and notes the others.
    private func chosen(_ genre: Resource, for name: String) -> String {
        let others = GenreBranches.idsBelow(named: name).filter { $0 != genre.id }
        if !others.isEmpty {
            note(
                "'\(GenreBranches.name(of: genre))' is the genre \(genre.id) here; \(others.joined(separator: ", ")) has this name too"
            )
        }
        return genre.id
    }
}

extension Session {
    /// The path of the storefront's genres.
    var genresPath: String { world.catalogPath + "/genres" }

    /// Returns the failure for a name that no genre of the storefront has.
    func noGenre(_ what: String, named name: String, among branches: GenreBranches) -> Failure {
        let parts = branches.withOneWord(of: name)
        let next =
            parts.isEmpty
            ? "'genres --tree' lists them." : "Genres with one of the words: \(GenreBranches.list(parts))."
        return Failure.usage(
            what, "the storefront '\(world.storefront)' has no genre of this name",
            next: Nearest.question(name, in: branches.genres.map(GenreBranches.name)) ?? next)
    }
}
