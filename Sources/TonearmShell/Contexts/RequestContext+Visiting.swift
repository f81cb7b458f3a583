import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// How commands go to a place: ask, refuse what is no success, put the place on the trail, show it.
extension RequestContext {
    /// - Parameters:
    ///   - purpose: what was tried, for the refusal: `open 'albums/1'`.
    ///   - title: the place's name on the trail; nil names it after what came.
    ///   - focus: the resource that stays the focus; nil takes the one that was fetched, else none.
    ///   - isPatient: whether a service that is too busy is asked again.
    ///   - staysWithoutRows: whether an answer without rows is shown, and the session stays where it was.
    ///   - wantsReasons: whether it is told why the account is shown what comes.
    func visit(
        _ request: Request, to purpose: String, title: String? = nil, focus: Place.Focus? = nil,
        isPatient: Bool = true, staysWithoutRows: Bool = false, wantsReasons: Bool = false
    ) async throws -> any View {
        let request = request.routed(in: .appleMusic)
        var response = try await send(request, isPatient: isPatient, wantsReasons: wantsReasons)
        try refuse(response, to: purpose, showsBytes: output.format.writesBytes)
        // They are told once, and no part of the place.
        let reasons = response.reasons
        response.reasons = [:]
        let answer = Answer(request: request, response: response)
        noteWhatIsMissing(in: answer)
        noteUnknownNames(in: request)
        if staysWithoutRows, answer.rows.isEmpty, session.here != nil { return AnswerView(answer: answer) }
        let found = answer.single.map {
            Place.Focus(resource: $0.identifier, name: $0.attribute("name")?.string)
        }
        let name = found.map { "\($0.resource) \($0.name ?? "")" }
        // Typed secrets are for one request. Whoever comes back here comes with the session's tokens.
        var kept = request
        kept.headers = kept.headers.withoutSecrets
        session.trail.visit(
            Place(
                request: kept, title: title ?? name ?? request.target, focus: focus ?? found ?? owner(of: request),
                response: response), keepsRows: answer.isCard)
        let view = AnswerView(answer: answer)
        return wantsReasons ? session.explained(view, reasons) : view
    }

    /// The resource whose relationship or view was asked for.
    private func owner(of request: Request) -> Place.Focus? {
        guard let match = try? request.match(in: .appleMusic),
            let type = match.endpoint.operation.owner, let id = match.variables["id"]
        else { return nil }
        let resource = ResourceIdentifier(type, id)
        let focus = session.here?.focus
        return focus?.resource == resource ? focus : Place.Focus(resource: resource, name: nil)
    }

    /// Asks again for the place where the session is, as after moving along the trail.
    func revisit(to purpose: String) async throws -> any View {
        guard var place = session.here else { throw Failure.nowhere(purpose) }
        if place.response == nil {
            let response = try await send(place.request)
            try refuse(response, to: "go to '\(place.title)'", showsBytes: output.format.writesBytes)
            place.response = response
            session.trail.replace(with: place)
        }
        return place.wholeAnswer.map { AnswerView(answer: $0) } ?? Message.none
    }

    /// Turns an answer that says no into a failure: status, code, title and detail first; and one whose body is not JSON.
    /// - Parameter showsBytes: whether just the bytes of the body are looked at, be they JSON or not.
    func refuse(_ response: Response, to purpose: String, showsBytes: Bool = false) throws {
        guard !response.isSuccess else {
            if !showsBytes, let damage = response.body.damage { throw Failure(damage, to: purpose) }
            return
        }
        let refusal = ServiceRefusal(
            response: response, request: session.world.exchange?.request, storefront: session.world.storefront,
            hadUserToken: session.world.device.installation.token != .empty,
            isSimulated: !session.world.address.isOnNetwork, schema: session.schema,
            retryAfter: response.retryAfter(now: now))
        var failure = refusal.failure(to: purpose)
        failure.details = details(of: response)
        throw RefusedAnswer(
            failure: failure, document: response.body.json == nil ? nil : response.body, fault: response.fault,
            rule: response.fault == nil ? response.rule : nil)
    }
}

extension Endpoint.Operation {
    /// The type of the one resource below which it asks; nil for what stands alone.
    fileprivate var owner: ResourceType? {
        switch self {
        case .relationship(let type, _), .view(let type, _), .personal(.libraryRelationship(let type, _)): type
        default: nil
        }
    }
}
