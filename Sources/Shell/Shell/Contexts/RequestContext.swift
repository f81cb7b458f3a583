import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// The requests of a command to the session's service.
protocol RequestContext: SessionContext {
    /// The output format of the command's answer.
    var output: Output { get }
    /// The API of the service; Apple Music's if the service cannot be reached.
    var serviceSchema: Schema { get }
    /// Sends a request, and returns any answer. A request that the service is too busy for is repeated, after a wait
    /// that is announced.
    /// - Parameters:
    ///   - isPatient: whether such a request is repeated.
    ///   - wantsReasons: whether the answer includes the reasons for showing its resources to the account.
    /// - Throws: `Failure` if there is no answer, `CancellationError`.
    func send(_ request: Request, isPatient: Bool, wantsReasons: Bool) async throws -> Response
    /// Sends a request to a neighbor of the service, without tokens, and returns any answer.
    /// - Throws: `Failure` if there is no answer, `CancellationError`.
    func send(_ request: Request, to neighbor: Neighbor, isPatient: Bool) async throws -> Response
    /// Sends a request in a separate world; the session does not change.
    /// - Parameter neighbor: the neighbor that is asked; nil for the world's service.
    func sendAside(
        _ request: Request, to neighbor: Neighbor?, in world: World, getsUserToken: Bool
    ) async throws -> Response
    /// The last requests of this session.
    var asked: AskedRequests { get }
    /// Puts a text on the next line.
    /// - Returns: false if no user types lines.
    func prefill(_ line: String) -> Bool
    /// Returns details of a refused answer beside the service's own message.
    func details(of refused: Response) -> [String]
}

extension RequestContext {
    /// Sends a request without reasons.
    func send(_ request: Request, isPatient: Bool = true) async throws -> Response {
        try await send(request, isPatient: isPatient, wantsReasons: false)
    }

    // MARK: - Visits places: sends a request, refuses errors, adds the place to the trail, and shows it

    /// - Parameters:
    ///   - purpose: the attempted action for the failure, such as `open 'albums/1'`.
    ///   - title: the place's name on the trail; nil to derive it from the answer.
    ///   - focus: the resource that stays the focus; nil for the fetched one, if any.
    ///   - isPatient: whether a request that the service is too busy for is repeated.
    ///   - staysWithoutRows: whether an answer without rows is shown without going there.
    ///   - wantsReasons: whether the reasons for showing the resources to the account are requested.
    func visit(
        _ request: Request, to purpose: String, title: String? = nil, focus: Place.Focus? = nil,
        isPatient: Bool = true, staysWithoutRows: Bool = false, wantsReasons: Bool = false
    ) async throws -> any View {
        let request = request.routed(in: .appleMusic)
        var response = try await send(request, isPatient: isPatient, wantsReasons: wantsReasons)
        try refuse(response, to: purpose, showsBytes: output.format.writesBytes)
        // The reasons are shown once and do not belong to the place.
        let reasons = response.reasons
        response.reasons = [:]
        let isRanked = session.settings.words >= .second && output.format.isForPeople
        let answer = Answer(request: request, response: response, isRanked: isRanked)
        noteWhatIsMissing(in: answer)
        noteUnknownNames(in: request)
        if staysWithoutRows, answer.rows.isEmpty, session.here != nil { return AnswerView(answer: answer) }
        let found = answer.single.map {
            Place.Focus(resource: $0.identifier, name: $0.attribute("name")?.string)
        }
        let name = found.map { "\($0.resource) \($0.name ?? "")" }
        // Typed secrets are used for a single request. A later visit uses the session's tokens.
        var kept = request
        kept.headers = kept.headers.withoutSecrets
        var place = Place(
            request: kept, title: title ?? name ?? request.target, focus: focus ?? found ?? owner(of: request),
            response: response)
        if isRanked { place.isRanked = true }
        session.trail.visit(place, keepsRows: answer.isCard)
        let view = AnswerView(answer: answer)
        return wantsReasons ? session.explained(view, reasons) : view
    }

    /// Returns the resource whose relationship or view was requested.
    private func owner(of request: Request) -> Place.Focus? {
        guard let match = try? request.match(in: .appleMusic),
            let type = match.endpoint.operation.owner, let id = match.variables["id"]
        else { return nil }
        let resource = ResourceIdentifier(type, id)
        let focus = session.here?.focus
        return focus?.resource == resource ? focus : Place.Focus(resource: resource, name: nil)
    }

    /// Shows the present place again, for example after moving along the trail.
    func revisit(to purpose: String) async throws -> any View {
        guard var place = session.here else { throw Failure.nowhere(purpose) }
        if place.response == nil {
            let response = try await send(again: place)
            try refuse(response, to: "go to '\(place.title)'", showsBytes: output.format.writesBytes)
            place.response = response
            session.trail.replace(with: place)
        }
        return place.wholeAnswer.map { AnswerView(answer: $0) } ?? Message.none
    }

    /// Throws if an answer is an error, with status, code, title and detail, or if its body is not JSON.
    /// - Parameter showsBytes: whether the body is shown as bytes, so that it need not be JSON.
    func refuse(_ response: Response, to purpose: String, showsBytes: Bool = false) throws {
        guard !response.isSuccess else {
            if !showsBytes, let damage = response.body.damage { throw Failure(damage, to: purpose) }
            return
        }
        let refusal = ServiceRefusal(
            response: response, request: session.world.exchange?.request, storefront: session.world.storefront,
            hadUserToken: session.world.device.installation.token != .empty,
            isSimulated: !session.world.address.isOnNetwork, isAttached: session.attachment != nil,
            simulator: knownSimulator,
            namesPages: session.settings.words >= .second,
            schema: session.schema, retryAfter: response.retryAfter(now: now))
        var failure = refusal.failure(to: purpose)
        failure.details = details(of: response)
        throw AnswerRefusal(
            failure: failure, request: session.world.exchange?.request, status: response.status,
            document: response.body.json == nil ? nil : response.body, fault: response.fault,
            cause: response.fault == nil ? response.cause : nil)
    }
}

extension Endpoint.Operation {
    /// The type of the resource that owns the requested relationship or view; nil for other requests.
    fileprivate var owner: ResourceType? {
        switch self {
        case .relationship(let type, _), .view(let type, _), .personal(.libraryRelationship(let type, _)): type
        default: nil
        }
    }
}
