import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors
import TonearmWorld

struct Popular: RowsCommand {
    static let description = CommandDescription(
        "popular", .find, "Compare three lists of an artist's popular songs.",
        discussion: """
            The lists are the relationship 'songs' (20), the view 'top-songs', and the lookup of the iTunes Search API \
            (up to 200). The rows are the longest list's; the numbers are a song's places in the lists. Songs of the \
            genres Spoken Word and Comedy are left out.
            """,
        examples: ["popular bruce springsteen", "popular artists/178834 --limit 5", "open 1"])

    var artist: [RowOrResource] = []
    var limit: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&artist, "The artist, or the artist's name; the open artist by default.")
        fields.option("limit", &limit, "The most rows, 1 to 200; 20 by default.", in: 1...PopularSongs.most)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        switch try await context.artist(artist.map(\.text), to: "compare popular songs of", by: "popular") {
        case .choice(let view): return view
        case .resource(let artist):
            let path = context.session.world.path(to: artist)
            let related = try await context.send(Request(path: path + "/songs", query: []))
            let viewed = try await context.send(Request(path: path + "/view/top-songs", query: []))
            // Without the artist, there is nothing to compare.
            if related.status == 404, viewed.status == 404 {
                try context.refuse(viewed, to: "compare popular songs of '\(artist)'")
            }
            let songs = PopularSongs([
                PopularSongs.Source(title: "relationship songs", response: related),
                PopularSongs.Source(title: "view top-songs", response: viewed), try await context.lookup(artist),
            ])
            return context.show(songs, of: artist, limit: limit ?? 20)
        }
    }
}

extension RequestContext {
    /// Asks the iTunes Search API for the songs of an artist, the most popular first.
    fileprivate func lookup(_ artist: ResourceIdentifier) async throws -> PopularSongs.Source {
        let query = [
            QueryItem("id", artist.id), QueryItem("entity", "song"), QueryItem("limit", String(PopularSongs.most)),
            QueryItem("country", session.world.storefront),
        ]
        let request = Request(path: "/lookup", query: query)
        do {
            return PopularSongs.Source(
                title: "iTunes lookup", response: try await send(request, to: .iTunes, isPatient: true))
        } catch let error as CancellationError {
            throw error
        } catch {
            guard let failure = Failure(wording: error) else { throw error }
            return PopularSongs.Source(title: "iTunes lookup", failure: failure.why)
        }
    }

    /// Adds the songs to the trail, and shows them with the costs of the lists.
    fileprivate func show(_ songs: PopularSongs, of artist: ResourceIdentifier, limit: Int) -> any View {
        let rows = Array(songs.rows.prefix(limit))
        guard !rows.isEmpty else { return PopularView(songs: songs, page: nil) }
        let ids = rows.map(\.id).joined(separator: ",")
        let open = session.here?.focus
        let focus = open?.resource == artist ? open : Place.Focus(resource: artist)
        let place = Place(
            request: Request(path: "\(session.world.catalogPath)/songs", query: [QueryItem("ids", ids)]),
            title: "popular songs of \(focus?.name ?? artist.description)", focus: focus,
            response: Response(status: 200, body: .json(["data": .array(rows.map { .object($0.json) })])))
        session.trail.visit(place)
        return PopularView(songs: songs, page: place.answer.map { AnswerView(answer: $0) })
    }
}
