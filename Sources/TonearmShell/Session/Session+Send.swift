package import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice

extension Session {
    /// Sends a request: adds the language and the tokens, asks the service, and remembers the exchange.
    ///
    /// Headers that the request brings are sent in the place of the session's own; those without a value are not sent at all.
    /// - Parameters:
    ///   - token: the developer token.
    ///   - systemTime: seconds since 1970.
    /// - Throws: what kept an answer from coming; an answer that says no is an answer.
    package mutating func send(
        _ request: Request, to service: any Service, token: String, systemTime: () -> Int
    ) async throws -> Response {
        var request = request
        if let locale, locale != currentStorefront.defaultLanguageTag, request.value(of: "l") == nil {
            request.add(QueryItem("l", locale))
        }
        var signed = request
        if request.headers["Authorization"] == nil { signed.headers["Authorization"] = "Bearer \(token)" }
        let bringsToken = request.headers["Music-User-Token"] != nil || request.headers["Media-User-Token"] != nil
        let userToken = request.isPersonal && !bringsToken ? device.installation.token.held?.token : nil
        if let userToken { signed.headers["Music-User-Token"] = userToken.text }
        signed.headers = signed.headers.withoutEmpty
        let start = ContinuousClock.now
        let response = try await ask(service, signed, systemTime: systemTime)
        // A fault may make an answer late. Where the clock stands still, nothing takes time.
        if let delay = response.delay, clock.isRunning { try await Task.sleep(for: .seconds(delay)) }
        let duration = clock.isRunning ? Int((ContinuousClock.now - start) / .microseconds(1)) : nil
        request.headers = request.headers.hidingSecrets
        exchange = Exchange(
            request: request, status: response.status, headers: response.headers, size: BodySize(response.body),
            duration: duration)
        if userToken != nil { noteVerdict(of: response) }
        return response
    }

    /// The app learns from the answer whether its user token is still good. Only one refusal is about the token ("Handling requests and
    /// responses"): a missing capability, for one, has another code.
    private mutating func noteVerdict(of response: Response) {
        guard response.status < 500, response.status != 401, response.status != 429 else { return }
        let code = response.status == 403 ? response.body.json?["errors"]?.array?.first?["code"]?.string : nil
        // It cannot be refused: there is a token.
        _ = try? device.personalRequest(forbidden: code == "40300")
    }

    /// The simulator's memory is part of the session, so it is lent to the simulator for the length of one answer.
    private mutating func ask(
        _ service: any Service, _ request: Request, systemTime: () -> Int
    ) async throws -> Response {
        guard var simulator = service as? Simulator else {
            var service = service
            return try await service.respond(to: request)
        }
        try checkNetwork(for: request.path)
        simulator.now = clock.now(systemTime)
        simulator.holder = device.place.description
        swap(&simulator.state, &simulated)
        defer { swap(&simulator.state, &simulated) }
        return simulator.respond(to: request)
    }
}

extension Session {
    /// - Throws: `Failure` where a fault keeps the request from getting anywhere.
    mutating func checkNetwork(for path: String) throws(Failure) {
        guard simulated.faults.isOffline(on: path) else { return }
        throw Failure(
            "Cannot ask for '\(path)'", "there is no network: the fault 'offline' is set",
            next: "Type 'fault clear' and try again.")
    }
}

extension Request {
    /// Whether a user token belongs to the request: everything below `/v1/me`, and catalog requests that ask for something of the account's.
    var isPersonal: Bool {
        if path.hasPrefix("/v1/me") { return true }
        if path.hasSuffix("/library") || target.contains("ra.u-") || value(of: "ids[ratings]") != nil { return true }
        let words = ["library", "inFavorites", "personal"]
        return query.contains { item in words.contains { item.value.contains($0) } }
    }
}
