import AppleMusicAPI
import TonearmConsole
import TonearmSimulator

/// Answers a web page that asks for a music user token with its developer token.
///
/// - `GET` describes the account that would be asked, or the account of a token in `Music-User-Token`.
/// - `POST` records the user's answer. Its body may have `answer` (`allow` or `deny`) and `account`. Without them the
///   first subscriber of the world allows the access.
///
/// The token is valid in the developer token's world, for its team.
struct PageAuthorization: Sendable {
    let world: HostedWorld
    let crossOrigin: CrossOrigin

    /// An answer of the user to the question for access.
    private enum Answer: String, CaseIterable {
        case allow, deny
    }

    func answer(to request: Request) -> Pending<Response> {
        do throws(ControlProblem) {
            try request.expect(.get, .post)
            try requirePage(request.headers)
        } catch {
            return .ready(error.response)
        }
        guard world.service.developerTokenCheck.flaws(of: request).isEmpty,
            let team = (try? DeveloperTokenCheck.bearer(request)).flatMap({ DeveloperToken($0) })?.issuer
        else { return .ready(.bare(401)) }
        return .awaited {
            do throws(ControlProblem) {
                var response = try await request.method == .get ? status(request, team) : ask(request, team)
                response.headers["Cache-Control"] = "no-store"
                return response
            } catch {
                return error.response
            }
        }
    }

    /// Programs get tokens from the control API. Browsers send the origin of the page with every request of a script
    /// to another origin, and with every `POST`.
    private func requirePage(_ headers: Headers) throws(ControlProblem) {
        guard headers["Origin"] != nil || headers["Sec-Fetch-Site"] == "same-origin" else { throw .noPage }
        if crossOrigin.isForForeignPage(headers) { throw .foreignPage(headers["Origin"] ?? "null") }
    }

    private func status(_ request: Request, _ team: String) async throws(ControlProblem) -> Response {
        let name = request.query.first { $0.name == "account" }?.value
        let token = request.headers["Music-User-Token"]
        return try await changing { memory, now throws(ControlProblem) in
            guard let token else { return .control(.object(try memory.asked(name).facts(status: "notDetermined"))) }
            if let flaw = memory.userTokenFlaw(token, team: team, now: now) {
                return .control(["status": "notDetermined", "reason": .string(flaw.sentence)])
            }
            let owner = memory.state.origin(ofUserToken: token)?.account
            return .control(.object(try memory.asked(owner).facts(status: "authorized")))
        }
    }

    private func ask(_ request: Request, _ team: String) async throws(ControlProblem) -> Response {
        let body = try ControlBody(orEmpty: request, members: ["account", "answer"])
        let (name, text) = try (body.text("account"), body.text("answer"))
        guard let answer = text.map(Answer.init) ?? .allow else {
            let known = Answer.allCases.map { "'\($0)'" }.joined(separator: " or ")
            throw .bad("'\(text ?? "")' is not an answer", next: "Send \(known).")
        }
        return try await changing { memory, now throws(ControlProblem) in
            let account = try memory.asked(name)
            if answer == .deny { return .control(.object(account.facts(status: "denied"))) }
            do throws(UserTokenRefusal) {
                let token = try memory.issueUserToken(account: account.name, team: team, now: now)
                var facts = account.facts(status: "authorized")
                facts.append("musicUserToken", .string(token.text))
                facts.append("expires", .string(Timestamp.text(token.expires)))
                return .control(.object(facts))
            } catch {
                throw .refused(error, account.name)
            }
        }
    }

    /// Reads and changes the world's memory; the change is on disk when this returns.
    private func changing(
        _ body: @escaping @Sendable (inout SimulatorMemory, _ now: Int) throws(ControlProblem) -> Response
    ) async throws(ControlProblem) -> Response {
        let result = await world.service.change { memory, now -> Result<Response, ControlProblem> in
            do throws(ControlProblem) { return .success(try body(&memory, now)) } catch { return .failure(error) }
        }
        guard let result else { throw .notKept }
        return try result.get()
    }
}

extension SimulatorMemory {
    /// Returns the account with a name, or the first subscriber if there is no name.
    fileprivate func asked(_ name: String?) throws(ControlProblem) -> SimulatedAccount {
        guard let name else {
            guard let account = accounts.first(where: \.isSubscribed) ?? accounts.first else {
                throw .unknownAccount("subscriber")
            }
            return account
        }
        guard let account = account(name) else { throw .unknownAccountOfPage(name, known: accounts.map(\.name)) }
        return account
    }
}

extension SimulatedAccount {
    fileprivate func facts(status: String) -> JSONObject {
        JSONObject([
            ("status", .string(status)), ("account", .string(name)), ("storefront", .string(storefront)),
            ("isSubscribed", .bool(isSubscribed)),
        ])
    }
}

extension ControlProblem {
    fileprivate static let noPage = Self(
        status: 403, sentence: "Only the script in a web page asks here, and the request has no Origin",
        next: "Programs get user tokens from the control API: POST /_tonearm/accounts/NAME/token.")

    fileprivate static func foreignPage(_ origin: String) -> Self {
        Self(
            status: 403, sentence: "Pages of '\(origin)' may not ask for a user token",
            next: "Start the server with: --allow-origin \(origin)")
    }

    fileprivate static func unknownAccountOfPage(_ name: String, known: [String]) -> Self {
        Self(
            status: 404, sentence: "There is no account '\(name)'",
            next: known.isEmpty ? nil : "There are: \(known.joined(separator: ", ")).")
    }

    fileprivate static func refused(_ refusal: UserTokenRefusal, _ account: String) -> Self {
        switch refusal {
        case .accessRevoked: .noToken(account)
        case .privacyAcknowledgementRequired:
            Self(
                status: 409, sentence: "'\(account)' gives the app no token: it has not accepted the privacy notice",
                next: "Name another account.")
        case .unknownAccount: .unknownAccountOfPage(account, known: [])
        }
    }
}
