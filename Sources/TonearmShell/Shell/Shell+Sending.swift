import AppleMusicAPI
import AppleMusicSimulator
package import Console
import MusicDevice
import MusicWorld

/// How commands ask the service.
extension Shell {
    /// Sends a request, whatever is answered. Reading is tried again when the service is too busy, after a wait that is announced.
    /// - Parameter isPatient: whether a service that is too busy is asked again.
    /// - Throws: `Failure` where no answer came, `CancellationError`.
    func send(
        _ request: Request, isPatient: Bool = true, wantsReasons: Bool = false
    ) async throws -> Response {
        let request = request.routed(in: .appleMusic)
        var sending = MusicClient.Sending()
        if isPatient {
            let screen = screen
            sending.policy = RetryPolicy(retries: session.settings.retries)
            sending.announce = { try screen.report([$0.line]) }
        }
        sending.wantsReasons = wantsReasons
        sending.getsUserToken = false
        if request.isReading { keeper.effects.hasRead = true }
        presentation.noteWithheldTokens(onceOnly: true)
        try await provideUserToken(for: request)
        var response = try await showingWait { try await client.send(request, in: keeper, sending) }
        if let second = try await retry(request, refused: response) { response = second }
        if !request.isReading, response.isSuccess { keeper.effects.hasWritten = true }
        return response
    }

    /// Lets MusicKit get a user token, for an app that is written for it and a request that needs one.
    /// - Throws: `Failure` with MusicKit's error.
    private func provideUserToken(for request: Request) async throws {
        let changes = try await client.provideUserToken(for: request, in: keeper)
        guard !changes.isEmpty else { return }
        presentation.notes += changes.filter { !keeper.announced.contains($0) }.map {
            "MusicKit, by itself: \($0.sentence)"
        }
    }

    /// Says, where somebody watches, that an answer takes more than a second, and what ends the waiting.
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

    /// What answers, in a few words.
    var serviceSummary: String {
        (try? client.description(of: session.world).summary) ?? unreadableSummary
    }

    private var unreadableSummary: String {
        session.world.address.isSimulated ? "simulator: a catalog that cannot be read" : "nothing: it cannot be reached"
    }

    /// Answers from another catalog from now on.
    /// - Parameter text: a file, or `built-in`.
    /// - Throws: `Failure` when there is no catalog, or not a whole one; the session is then as it was.
    package func use(catalog text: String) throws {
        try use(.simulator(catalog: Catalogs.path(text)))
    }

    /// Asks another service from now on. The simulator goes on with the catalog that it has.
    /// - Parameter text: `simulator`, `live`, or an address.
    /// - Throws: `Failure` for what is no service; the session is then as it was.
    package func use(service text: String) throws {
        let address = try ServiceAddress.typed(text)
        if address.isSimulated, session.world.address.isSimulated { return }
        try use(address)
    }

    private func use(_ address: ServiceAddress) throws {
        let before = session.world.address
        session.world.address = address
        if let failure = connectionFailure() {
            session.world.address = before
            throw failure
        }
        if provenance.author.isTrusted { session.world.tokens.choose(address) }
    }

    /// What is wrong with the service's address, if anything is: with the session's catalog, say.
    package func connectionFailure() -> Failure? {
        // What lies behind the address may be another one by now.
        client.disconnect()
        do {
            _ = try client.description(of: session.world)
            return nil
        } catch {
            return Failure(wording: error) ?? Failure("Cannot reach the service", String(describing: error))
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
                "\(status) \(ServiceRefusal.reason(status)); \(wait) before try \(nextTry) of \(lastTry).")
    }
}
