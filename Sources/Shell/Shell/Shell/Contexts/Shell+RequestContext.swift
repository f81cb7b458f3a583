import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

extension Shell: RequestContext {
    func send(_ request: Request, isPatient: Bool, wantsReasons: Bool) async throws -> Response {
        let request = request.routed(in: .appleMusic)
        var sending = sending(isPatient: isPatient)
        sending.wantsReasons = wantsReasons
        sending.getsUserToken = false
        if request.isReading { keeper.effects.hasRead = true }
        // Tokens are withheld only from services on the network.
        if session.world.address.isOnNetwork {
            presentation.noteWithheldTokens(onceOnly: true)
        } else {
            presentation.withheldNote = nil
        }
        try await provideUserToken(for: request)
        if !request.isReading { background.attached.noteOwn(request) }
        var response = try await showingWait { try await client.send(request, in: keeper, sending) }
        keeper.asked.add(session.world.exchange, answer: response)
        if response.status == 403, let second = try await retry(request, refused: response) {
            response = second
            keeper.asked.add(session.world.exchange, answer: response)
        }
        if !request.isReading, response.isSuccess { keeper.effects.hasWritten = true }
        // The advice on the refusal names the way to the server's own tokens.
        if [401, 403].contains(response.status), knownSimulator == nil { _ = try await servedSimulator() }
        return response
    }

    func send(_ request: Request, to neighbor: Neighbor, isPatient: Bool) async throws -> Response {
        if request.isReading { keeper.effects.hasRead = true }
        let sending = sending(isPatient: isPatient)
        let response = try await showingWait { try await client.send(request, to: neighbor, in: keeper, sending) }
        keeper.asked.add(session.world.exchange, answer: response)
        return response
    }

    private func sending(isPatient: Bool) -> MusicClient.Sending {
        var sending = MusicClient.Sending()
        if isPatient {
            let screen = screen
            sending.policy = RetryPolicy(retries: session.settings.retries)
            sending.announce = { try screen.report([$0.line]) }
        }
        return sending
    }

    /// Requests a user token as MusicKit does, if the app uses MusicKit and the request needs a token.
    /// - Throws: `Failure` with MusicKit's error.
    private func provideUserToken(for request: Request) async throws {
        let changes = try await client.provideUserToken(for: request, in: keeper)
        guard !changes.isEmpty else { return }
        presentation.notes += changes.filter { !keeper.announced.contains($0) }.map {
            "MusicKit, by itself: \($0.sentence)"
        }
    }

    /// Runs a body. After a second at a terminal, shows that it is waiting, and the key that ends it.
    private func showingWait<Value>(_ body: () async throws -> Value) async throws -> Value {
        guard screen.frame.isErrorTerminal else { return try await body() }
        let screen = screen
        let notice = Task.detached {
            var seconds = 0
            while true {
                try await Task.sleep(for: .seconds(1))
                seconds += 1
                try screen.progress("waiting for the answer, \(seconds) s; Ctrl-C stops")
            }
        }
        defer { notice.cancel() }
        return try await body()
    }

    func sendAside(
        _ request: Request, to neighbor: Neighbor?, in world: TonearmWorld.World, getsUserToken: Bool
    ) async throws -> Response {
        var sending = MusicClient.Sending()
        sending.getsUserToken = getsUserToken
        return try await client.send(request, to: neighbor, in: HeldWorld(world), sending)
    }

    var output: Output { presentation.failureStyle.output }

    var asked: AskedRequests { keeper.asked }

    func prefill(_ line: String) -> Bool {
        guard canEdit else { return false }
        interpreter.giveBack(typed: line)
        return true
    }

    var serviceSchema: Schema { (try? client.description(of: session.world).schema) ?? .appleMusic }

    func details(of refused: Response) -> [String] {
        switch refused.status {
        case 401: detailsOfUnauthorized()
        case 403: withheldSummary.map { [$0] } ?? []
        default: []
        }
    }
}

extension Request {
    /// Whether the request changes nothing.
    var isReading: Bool { method == .get || method == .head || method == .options }
}

extension RetryPolicy.Notice {
    fileprivate var line: StyledText {
        let wait = takesTime ? "waiting \(seconds) s" : "the clock goes forward \(seconds) s"
        return StyledText("note: ", .warning)
            + StyledText(
                "\(status) \(StatusReason.phrase(of: status)); \(wait) before try \(nextTry) of \(lastTry).")
    }
}

/// Reacts to a refused music user token like an app (WWDC17 session 502). It drops the token, reads the capabilities,
/// requests a new token, and tries once more. Each step is shown.
extension Shell {
    /// Requests a new user token after a 403, and sends the request again.
    /// - Returns: the answer to the second try; nil without a second try.
    func retry(_ request: Request, refused response: Response) async throws -> Response? {
        guard session.world.address.isOnNetwork, session.world.exchange?.hadUserToken == true,
            response.body.json?["errors"]?[0]?["code"]?.string == "40300"
        else { return nil }
        if let account = session.attachment?.account, session.world.serverUserToken == nil {
            try tell("403: the user token of '\(account)' is refused; 'account' shows the server's account")
            return nil
        }
        guard session.world.serverUserToken != nil else {
            try tell("403: the user token of the variable TONEARM_USER_TOKEN is refused; the variable is unchanged")
            return nil
        }
        session.world.serverUserToken = nil
        try tell("403: the user token is refused, and was dropped")
        if try await servedSimulator() != nil { return nil }
        let capabilities = session.world.device.capabilities.words
        try tell("the simulated device has: \(capabilities); only the account's own device knows the account's")
        guard request.isReading, hasTerminal, screen.frame.isTerminal, environment.person.requestUserToken != nil else {
            try tell("'token user request' asks for another one")
            return nil
        }
        let message = try await requestServerUserToken(PageOptions())
        try screen.report(message.lines)
        try tell("trying once more")
        return try await client.send(request, in: keeper)
    }

    private func tell(_ text: String) throws { try presentation.note([text + "."]) }

    /// Returns details about a 401, whose answer has none: every claim of the developer token that a service refuses.
    func detailsOfUnauthorized() -> [String] {
        guard session.world.address.isOnNetwork, session.world.exchange?.request.headers["Authorization"] == nil,
            let text = try? developerToken()
        else { return [] }
        let flaws = developerTokenFlaws(of: text, origin: session.world.exchange?.request.headers["Origin"])
        let withheld = withheldSummary.map { [$0] } ?? []
        if flaws.isEmpty {
            return withheld + [
                "nothing in the developer token is wrong: the service may not know its key or its team, "
                    + "or the key was revoked"
            ]
        }
        return withheld + flaws.map { "the developer token: \($0.words)" }
    }
}
