import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// The options for genres, which the user can also find by name and show as a tree.
struct GenreFinding: FindingOptions {
    var tree = false
    var search: [GenreTerm] = []
    var part = ListPart()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.flag("tree", &tree, "Show them as a tree, each with all below it.")
        fields.option("search", upToNextOption: &search, "Search the names in the store's list of all genres.")
        fields.group(&part)
    }

    var filters: [QueryItem] { part.filters }

    func ids(of words: [String], in context: any RequestContext) async throws -> [String] {
        let name = words.joined(separator: " ")
        guard !tree, Self.isName(words) else { return words }
        let branches = try await context.genreBranches(near: name, to: "find the genre '\(name)'")
        let (named, similar) = (branches.named(name), branches.containing(name))
        let found = named + similar.filter { genre in !named.contains { $0.id == genre.id } }
        if found.isEmpty {
            throw context.session.noGenre("Cannot find the genre '\(name)'", named: name, among: branches)
        }
        let most = TypeDescription.of(.genres).batchLimit ?? 1
        if found.count > most {
            context.note(
                "\(found.count) genres have this in their names, and these are the first \(most)")
        }
        return found.prefix(most).map(\.id)
    }

    func whole(_ words: [String], in context: any RequestContext) async throws -> (any View)? {
        if !search.isEmpty {
            let text = search.map(\.text).joined(separator: " ")
            guard !tree, words.isEmpty, filters.isEmpty else {
                throw Failure.usage(
                    "Cannot search the genres for '\(text)'", "'--search' takes neither a genre nor another option",
                    next: "Type 'genres --search \(text)'.")
            }
            return try await context.showGenres(named: text)
        }
        guard tree else { return nil }
        let title = (["genres"] + words + ["--tree"]).joined(separator: " ")
        guard filters.isEmpty else {
            throw Failure.usage(
                "Cannot show '\(title)'", "a tree has no pages, so it takes neither '--limit' nor '--offset'",
                next: "Name a genre to show a part: 'genres rock --tree'.")
        }
        try context.session.requireParentsOfGenres(to: "show '\(title)'")
        let branches = try await context.genreBranches(to: "show '\(title)'")
        let rows = words.isEmpty ? branches.genres : branches.branches(of: try roots(words, branches, title, context))
        let body = JSONObject([("data", .array(rows.map { .object($0.json) }))])
        let place = Place(
            request: Request(path: context.session.genresPath, query: []), title: title,
            response: Response(status: 200, body: .json(.object(body))))
        context.session.trail.visit(place)
        return place.answer.map { AnswerView(answer: $0, depths: branches.depths(from: rows)) }
    }

    private func roots(
        _ words: [String], _ branches: GenreBranches, _ title: String, _ context: any RequestContext
    ) throws(Failure) -> Set<String> {
        if !Self.isName(words) {
            let ids = Set(branches.genres.map(\.id))
            if let missing = words.first(where: { !ids.contains($0) }) {
                throw Failure(
                    "Cannot show '\(title)'",
                    "the storefront '\(context.session.world.storefront)' has no genre \(missing)",
                    next: "'genres --tree' lists them.")
            }
            return Set(words)
        }
        let name = words.joined(separator: " ")
        let named = branches.named(name)
        let found = named.isEmpty ? branches.containing(name) : named
        if found.isEmpty { throw context.session.noGenre("Cannot show '\(title)'", named: name, among: branches) }
        return Set(found.map(\.id))
    }

    /// Returns whether the words form a name instead of ids.
    private static func isName(_ words: [String]) -> Bool { words.contains { !$0.allSatisfy(\.isNumber) } }
}

extension GenreBranches {
    /// Returns the depths of rows, relative to the highest of them.
    fileprivate func depths(from rows: [Resource]) -> [String: Int] {
        let least = rows.compactMap { depths[$0.id] }.min() ?? 0
        return Dictionary(rows.map { ($0.id, (depths[$0.id] ?? least) - least) }) { first, _ in first }
    }
}
