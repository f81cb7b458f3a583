import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors
import TonearmWorld

/// The genre service of the iTunes Store: every genre of music with those below it, in one answer.
extension RequestContext {
    /// Returns the genres of the storefront's store.
    func storeGenres(to purpose: String) async throws -> GenreBranches {
        let query = [QueryItem("id", "34"), QueryItem("cc", session.world.storefront)]
        let request = Request(path: StorePath.genres, query: query)
        let response = try await send(request, to: .iTunes, isPatient: true)
        try refuse(response, of: .iTunes, to: purpose)
        return GenreBranches(Answer(request: request, response: response).rows)
    }

    /// Shows the genres whose names have all words of a text, in any order.
    func showGenres(named text: String) async throws -> any View {
        let purpose = "search the genres for '\(text)'"
        guard !text.isEmpty else {
            throw Failure.usage("Cannot search the genres", "no word was given", next: "Type 'genres --search funk'.")
        }
        let branches = try await storeGenres(to: purpose)
        let named = branches.named(text)
        let found = named + branches.containing(text).filter { !named.contains($0) }
        if found.isEmpty { throw session.noGenre("Cannot \(purpose)", named: text, among: branches) }
        let place = Place(
            request: Request(
                path: session.genresPath, query: [QueryItem("ids", found.map(\.id).joined(separator: ","))]),
            title: "genres --search \(text)",
            response: Response(status: 200, body: .json(["data": .array(found.map { .object($0.json) })])))
        session.trail.visit(place)
        return place.answer.map { AnswerView(answer: $0) } ?? Message.none
    }

    /// Returns the id of a genre that the service's own list lacks; nil if the store has none of the name, or does not
    /// answer.
    func storeGenreID(_ name: String, to purpose: String) async throws -> String? {
        do {
            return try await storeGenres(to: purpose).named(name).first?.id
        } catch let error as CancellationError {
            throw error
        } catch {
            return nil
        }
    }
}
