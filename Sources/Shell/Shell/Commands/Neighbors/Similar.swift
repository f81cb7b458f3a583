import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors
import TonearmWorld

struct Similar: RowsCommand {
    static let description = CommandDescription(
        "similar", .find, "Find similar artists, and show what each step costs.",
        discussion: """
            The first step is the view 'similar-artists'. If it is empty or fails, Last.fm names artists, links of \
            MusicBrainz lead to their ids in the catalog, and the others are searched by name. If nothing was found, the \
            charts of the artist's genres are mixed.
            A fault forces each step: 'fault set 404 --on /v1/catalog/us/artists/178834/view', '/2.0' for Last.fm, \
            '/ws/2' for MusicBrainz.
            """,
        examples: [
            "similar bruce springsteen", "fault set 404 --on /v1/catalog/us/artists/178834/view",
            "similar artists/178834 --limit 5", "fault set 503 --on /ws/2", "similar artists/178834 --limit 5",
        ])

    var artist: [RowOrResource] = []
    var limit: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&artist, "The artist, or the artist's name; the open artist by default.")
        fields.option("limit", &limit, "The most artists, 1 to 25; 10 by default.", in: 1...25)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        switch try await context.artist(artist.map(\.text), to: "find artists similar to", by: "similar") {
        case .choice(let view): return view
        case .resource(let artist):
            var walk = SimilarArtistsWalk(
                artist: artist.id, in: context.session.world.catalogPath, limit: limit ?? 10)
            let result = try await walk.run { try await context.answer(to: $0) }
            return try context.show(result, of: walk, for: artist)
        }
    }
}

extension RequestContext {
    /// Sends the request of a step. The failure of a neighbor is an answer too, so that the next step follows.
    fileprivate func answer(to question: WalkQuestion) async throws -> WalkAnswer {
        guard let neighbor = question.neighbor else {
            return .response(try await send(question.request, isPatient: question.step != .view))
        }
        do {
            return .response(try await send(question.request, to: neighbor, isPatient: false))
        } catch let error as CancellationError {
            throw error
        } catch {
            guard let failure = Failure(wording: error) else { throw error }
            // A service that cannot be connected, for example without a key, gets no request.
            let wasSent = !(error is Failure || error is NeighborProblem)
            return .failure(failure.why, advice: failure.next, wasSent: wasSent)
        }
    }

    /// Adds the result of a walk to the trail, and shows it below the steps.
    fileprivate func show(
        _ result: SimilarArtistsWalk.Result, of walk: SimilarArtistsWalk, for artist: ResourceIdentifier
    ) throws -> any View {
        for sentence in walk.advice { note(sentence) }
        let known = session.here?.focus
        let name = walk.name.isEmpty ? known?.resource == artist ? known?.name : nil : walk.name
        let focus = Place.Focus(resource: artist, name: name)
        let owner = name ?? artist.description
        let place: Place
        switch result {
        case .unknownArtist(let response):
            try refuse(response, to: "find artists similar to '\(artist)'")
            return Message.none
        case .view(let request, let response):
            place = Place(
                request: request, title: "similar-artists of \(owner)", focus: focus, response: response)
        case .artists(let rows): place = made(of: rows, .artists, title: "similar to \(owner)", focus)
        case .songs(let rows): place = made(of: rows, .songs, title: "charts of the genres of \(owner)", focus)
        case .nothing: return StepsView(records: walk.records, page: nil)
        }
        session.trail.visit(place)
        return StepsView(records: walk.records, page: place.answer.map { AnswerView(answer: $0) })
    }

    /// Returns a place with resources of several answers, whose request asks for all of them.
    private func made(
        of rows: [Resource], _ type: ResourceType, title: String, _ focus: Place.Focus
    ) -> Place {
        let ids = rows.map(\.id).joined(separator: ",")
        return Place(
            request: Request(path: "\(session.world.catalogPath)/\(type)", query: [QueryItem("ids", ids)]),
            title: title, focus: focus,
            response: Response(status: 200, body: .json(["data": .array(rows.map { .object($0.json) })])))
    }
}
