import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors
import TonearmWorld

/// Requests to neighbors of the session's service, such as the iTunes Search API.
extension RequestContext {
    /// Sends the request of a place again, to the service or the neighbor that answered it.
    func send(again place: Place) async throws -> Response {
        guard let neighbor = place.neighbor else { return try await send(place.request) }
        return try await send(place.request, to: neighbor, isPatient: true)
    }

    /// Sends a request to a neighbor, or to the service if it is nil, and refuses errors.
    func answer(_ request: Request, from neighbor: Neighbor?, to purpose: String) async throws -> Response {
        guard let neighbor else {
            let response = try await send(request)
            try refuse(response, to: purpose)
            return response
        }
        let response = try await send(request, to: neighbor, isPatient: true)
        try refuse(response, of: neighbor, to: purpose)
        return response
    }

    /// Goes to another page of a place.
    func visit(_ request: Request, from place: Place, to purpose: String) async throws -> any View {
        guard let neighbor = place.neighbor else {
            return try await visit(request, to: purpose, title: place.title, focus: place.focus)
        }
        return try await visit(request, at: neighbor, to: purpose, title: place.title, focus: place.focus)
    }

    /// Sends a request to a neighbor, refuses errors, adds the place to the trail, and shows it.
    /// - Parameters:
    ///   - purpose: the attempted action for the failure, such as `search iTunes for 'belly'`.
    ///   - title: the place's name on the trail.
    ///   - focus: the resource from which relationships are followed there; nil for none.
    ///   - advice: returns the next step after a refusal; nil for the usual one.
    func visit(
        _ request: Request, at neighbor: Neighbor, to purpose: String, title: String, focus: Place.Focus? = nil,
        advising advice: (APIError) -> String? = { _ in nil }
    ) async throws -> any View {
        let response = try await send(request, to: neighbor, isPatient: true)
        try refuse(response, of: neighbor, to: purpose, showsBytes: output.format.writesBytes, advising: advice)
        let answer = Answer(request: request, response: response)
        if answer.rows.isEmpty, session.here != nil { return AnswerView(answer: answer) }
        session.trail.visit(Place(request: request, to: neighbor, title: title, focus: focus, response: response))
        return AnswerView(answer: answer)
    }

    /// Throws if a neighbor's answer is an error, or if its body is not JSON.
    /// - Parameter showsBytes: whether the body is shown as bytes, so that it need not be JSON.
    func refuse(
        _ response: Response, of neighbor: Neighbor, to purpose: String, showsBytes: Bool = false,
        advising advice: (APIError) -> String? = { _ in nil }
    ) throws {
        guard !response.isSuccess else {
            if !showsBytes, let damage = response.body.damage { throw Failure(damage, to: purpose) }
            return
        }
        throw AnswerRefusal(
            failure: NeighborRefusal(
                response: response, neighbor: neighbor, retryAfter: response.retryAfter(now: now),
                advice: response.firstError.flatMap(advice)
            ).failure(to: purpose),
            request: session.world.exchange?.request, status: response.status,
            document: response.body.json == nil ? nil : response.body, fault: response.fault,
            cause: response.fault == nil ? response.cause : nil)
    }
}
