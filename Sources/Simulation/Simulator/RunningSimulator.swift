package import AppleMusicAPI
import TonearmCatalog

/// A simulator with the values for an answer: memory, time and caller.
///
/// `Simulator` makes one for each answer. An exclusive owner, such as a test, can keep one.
package struct RunningSimulator: Sendable {
    package let simulator: Simulator
    package var memory: SimulatorMemory
    /// Seconds since 1970.
    package var now: Int
    /// Milliseconds since 1970; nil for the start of the second.
    var milliseconds: Int?
    /// The sender of the requests; nil if it is unknown.
    package var caller: Caller?
    /// The fault that determines the current answer; nil without a fault.
    private var played: PlayedFault?

    package init(_ simulator: Simulator, memory: SimulatorMemory = .unused, now: Int, caller: Caller? = nil) {
        self.simulator = simulator
        self.memory = memory
        self.now = now
        self.caller = caller
    }

    /// The part of the memory that answers change.
    package var state: SimulatorState {
        get { memory.state }
        _modify { yield &memory.state }
    }

    var catalog: any Catalog { simulator.catalog }
    /// The API of the simulated era.
    var schema: Schema { state.era.schema ?? simulator.schema }
    private var authentication: Authentication { simulator.authentication }

    package mutating func respond(to request: Request) -> Response {
        var response = answer(to: request)
        // The answer names the fault, and the service's rules did not refuse the request.
        if response.fault != nil { response.cause = nil }
        return response
    }

    private mutating func answer(to request: Request) -> Response {
        if let refusal = Response.oversize(request) { return refusal }
        guard let requester = requester(of: request) else {
            return .unauthorized(.developerToken(developerTokenCheck.flaws(of: request)))
        }
        played = nil
        state.faults.expire(at: now)
        let fault = state.faults.consume(for: request)
        var response = gatewayAnswer(fault, to: request, requester) ?? apiAnswer(to: request, requester)
        // A resource that could not be read must not look like a missing one.
        if catalog.problem != nil { response = .fault(500, random: &state.random) }
        applyQuirks(to: &response, of: request)
        withdrawToken(after: response, to: request)
        if let delay = fault?.delay { response.delay = delay }
        if fault?.effect == .cut { response.loss = .half }
        // A refused request has the cause of the refusal, also if the answer is late.
        response.fault = played ?? (response.isSuccess ? fault?.played : nil)
        return response
    }

    /// The check of developer tokens at this time; it accepts a request if it finds no flaw.
    package var developerTokenCheck: DeveloperTokenCheck {
        DeveloperTokenCheck(signers: simulator.signers(in: state), now: now)
    }

    /// The authenticated sender of a request.
    enum Requester {
        /// An app with a developer token.
        case app(DeveloperToken)
        /// A device that reads for its own account, without a token.
        case device(account: String)

        /// The team whose requests share a rate limit; a device's own requests have a separate one.
        var team: String { if case .app(let token) = self { token.issuer ?? "" } else { "" } }
    }

    /// Returns the sender of a request; nil if it is an app without a valid developer token.
    private func requester(of request: Request) -> Requester? {
        if let account = caller?.account { return .device(account: account) }
        return authentication.token(of: request, signers: simulator.signers(in: state), now: now).map(Requester.app)
    }

    /// Returns the gateway's answer in place of the API's; nil if the gateway lets the request through.
    private mutating func gatewayAnswer(
        _ fault: Faults.Fault?, to request: Request, _ requester: Requester
    ) -> Response? {
        if case .status(let status)? = fault?.effect {
            if fault?.form?.isDone == true { _ = apiAnswer(to: request, requester) }
            played = fault?.played
            let answer = Response.fault(status, retryAfter: fault?.retryAfter, random: &state.random)
            return fault?.form?.applied(to: answer) ?? answer
        }
        let milliseconds = milliseconds ?? now.multipliedClamped(by: 1000)
        if state.faults.rateLimit?.admit(team: requester.team, now: milliseconds) == false {
            played = PlayedFault(FaultSpec.rateLimit(retryAfter: nil).text)
            return .tooManyRequests(retryAfter: state.faults.rateLimit?.retryAfter)
        }
        return quirkAnswer(to: request)
    }

    private mutating func apiAnswer(to request: Request, _ requester: Requester) -> Response {
        do throws(RequestRefusal) {
            if !request.hasTextInQuery { return .queryIsNoText }
            let reply = try answer(request, requester)
            if reply.status == 401 { return .notOnThisHost(request) }
            recordWebPlayer(request)
            return reply.json.map { .json(state.era.arranged($0), status: reply.status) }
                ?? Response(status: reply.status)
        } catch {
            return .refused(error, otherProblems(of: request, than: error.error), random: &state.random)
        }
    }

    /// Returns the other problems of a request's parameters, if the era has an error for each; otherwise none.
    private func otherProblems(of request: Request, than error: APIError) -> [APIError] {
        guard state.era.reportsEachProblem, error.status == 400, let match = try? request.match(in: schema) else {
            return []
        }
        let validation = Validation(
            endpoint: match.endpoint, schema: schema, era: state.era, isForWebPlayer: isForWebPlayer(request))
        return validation.problems(request.query).filter { $0 != error }
    }

    /// Applies a quirk if it is set on the request's path, and records it as the cause of the answer.
    mutating func plays(_ quirk: Quirk, in request: Request) -> Bool {
        guard let fault = state.faults.consume(for: request.path, quirk) else { return false }
        played = fault.played
        return true
    }

    /// Counts a use of a quirk, and records it as the cause of the answer if no other fault is the cause.
    mutating func plays(besideOthers quirk: Quirk, in request: Request) {
        let other = played
        _ = plays(quirk, in: request)
        played = other ?? played
    }

    /// Applies the fault by which a user token expires between two requests.
    private mutating func withdrawToken(after response: Response, to request: Request) {
        guard response.isSuccess, state.faults.has(.tokenExpires, on: request.path),
            let text = request.userToken
        else { return }
        plays(besideOthers: .tokenExpires, in: request)
        state.refuse(userToken: text, because: .fault)
    }

    /// Performs the checks in the service's order (route, user token, storefront, parameters, body), then answers.
    private mutating func answer(_ request: Request, _ requester: Requester) throws(RequestRefusal) -> Reply {
        let isForWebPlayer = isForWebPlayer(request)
        let match: Router.Match
        do throws(Router.Problem) {
            if isForWebPlayer, let groupings = Endpoint.groupings(for: request) {
                match = groupings
            } else {
                match = try request.match(in: schema)
            }
        } catch {
            throw .invalidPath(error, request, methods: error == .methodNotAllowed ? methods(of: request.path) : [])
        }
        // The path exists only on the web player's host, so the answer is a 401 whatever the tokens are.
        if match.endpoint.isForWebPlayer, !isForWebPlayer { return Reply(status: 401) }
        let account = try account(for: request, match, requester)
        let storefront = try storefront(of: match, account)
        let query = try Validation(
            endpoint: match.endpoint, schema: schema, era: state.era, isForWebPlayer: isForWebPlayer
        ).query(request.query)
        if case .feed(let operation) = match.endpoint.operation {
            let answers = MusicFeedAnswers(feed: simulator.feed, match: match, query: query, now: now)
            return Reply(json: try answers.answer(operation))
        }
        var handler = CheckedRequest(
            catalog: catalog, schema: schema, match: match,
            path: Self.canonical(request.path, storefront: match.variables["storefront"]), query: query,
            storefront: storefront,
            language: LanguageTag.resolve(query.text("l"), in: storefront), era: state.era,
            isForWebPlayer: isForWebPlayer)
        guard let account else {
            let marks = (state.era == .today ? "" : state.era.rawValue + " ") + (isForWebPlayer ? "web-player " : "")
            let key = marks.isEmpty ? request.target : marks + request.target
            return Reply(
                json: try simulator.answers.get(key) { () throws(RequestRefusal) -> JSON? in
                    try handler.formedAnswer()
                })
        }
        handler.snapshot = open(account, path: request.path)
        guard var written = try write(request, handler) else {
            let json = try handler.formedAnswer()
            recordQuirks(of: json, handler, to: request)
            return Reply(json: json)
        }
        written.json = written.json.map(handler.formed)
        return written
    }

    /// Returns the methods that the API has for a path.
    private func methods(of path: String) -> [Request.Method] {
        Request.Method.allCases.filter { $0 != .head && (try? schema.router.match($0, path)) != nil }
    }

    /// Returns whether the request is to the web player's host, by its `Host` or by a fault.
    func isForWebPlayer(_ request: Request) -> Bool {
        ServiceHost(named: request.headers) == .webPlayer || state.faults.has(.webPlayer, on: request.path)
    }

    /// Returns the path for links: without a trailing slash, with the storefront in lower case (observed).
    private static func canonical(_ path: String, storefront: String?) -> String {
        if path.hasSuffix("/") { return canonical(String(path.dropLast()), storefront: storefront) }
        guard let storefront, storefront != storefront.lowercased() else { return path }
        return path.split(separator: "/", omittingEmptySubsequences: false).enumerated().map { place, segment in
            place == 3 ? segment.lowercased() : String(segment)
        }.joined(separator: "/")
    }

    /// Returns the storefront of the path, or the account's. The list of storefronts uses the US one, for its language.
    private func storefront(of match: Router.Match, _ account: String?) throws(RequestRefusal) -> Storefront {
        let own = match.variables["storefront"] == nil ? account.flatMap(memory.account)?.storefront : nil
        let id = match.variables["storefront"] ?? own ?? "us"
        guard let storefront = state.era.storefront(withID: id.lowercased()) else { throw .invalidStorefront(id) }
        return storefront
    }
}
