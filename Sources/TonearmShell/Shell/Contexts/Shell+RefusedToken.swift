import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// Reacts to a refused music user token like an app (WWDC17 session 502). It drops the token, reads the capabilities,
/// requests a new token, and tries once more. Each step is shown.
extension Shell {
    /// - Returns: the answer to the second try; nil if there was none.
    func retry(_ request: Request, refused response: Response) async throws -> Response? {
        guard session.world.address.isOnNetwork, session.world.exchange?.hadUserToken == true,
            response.status == 403, response.body.json?["errors"]?[0]?["code"]?.string == "40300"
        else { return nil }
        if let account = session.attachment?.account, session.world.serverUserToken == nil {
            try tell("403: the user token of '\(account)' is refused; 'account' shows the state of the server's account")
            return nil
        }
        guard session.world.serverUserToken != nil else {
            try tell("403: the user token of the variable TONEARM_USER_TOKEN is refused; the variable is unchanged")
            return nil
        }
        session.world.serverUserToken = nil
        try tell("403: the user token is refused, and was dropped")
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

    private func tell(_ text: String) throws {
        try presentation.note([text + "."])
    }

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
