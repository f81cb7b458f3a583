import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// The tokens of requests, and their flaws.
protocol TokenContext: SessionContext {
    /// Returns the developer token of the next request.
    /// - Throws: a refusal if the app gets none, or an error of the connection.
    func developerToken() throws -> String
    /// The origin of the developer token.
    var developerTokenSource: DeveloperTokenView.Source { get }
    /// A short description of the developer token: its origin, and whether the service refuses it.
    var developerTokenSummary: String { get }
    /// Returns every reason why the service refuses a developer token.
    /// - Parameter origin: the `Origin` of the request with the token.
    func developerTokenFlaws(of text: String, origin: String?) -> [DeveloperTokenFlaw]
    /// Seconds since 1970 by the clock for developer tokens.
    var tokenTime: Int { get }
    /// The user token of a service on the network; nil if there is none.
    var serverUserToken: String? { get }
    /// The tokens that are withheld from the service, in one line; nil if none are.
    var withheldSummary: String? { get }
    /// Notes the tokens that are withheld from the service, and the command to allow them.
    func noteWithheldTokens()
}

extension TokenContext {
    func developerTokenFlaws(of text: String) -> [DeveloperTokenFlaw] { developerTokenFlaws(of: text, origin: nil) }
}

extension TokenContext where Self: AuthorContext & PersonContext {
    /// Requests a music user token from the user, through a page on this machine, and shows each step.
    func requestServerUserToken(_ options: PageOptions) async throws -> Message {
        let name = session.world.address.word
        let token = try await askUserToken(options) {
            try requireTrust(to: "request a user token of \(name)", at: session.world.address)
            let developerToken = try developerToken()
            if let origins = DeveloperToken(developerToken)?.origins, options.port == nil {
                throw Failure(
                    "Cannot request a user token of \(name)",
                    "the developer token is only for \(origins.joined(separator: " and ")), and the page is on this machine",
                    next:
                        "Mint one without --origin; or with --origin http://127.0.0.1:PORT, and add --port PORT here.")
            }
            return developerToken
        }
        guard let token else {
            throw Failure(
                "Cannot request a user token of \(name)", "there is no terminal to ask at",
                next: "Type 'token user set' to give one that you have.")
        }
        session.world.serverUserToken = token
        return Message("Got a user token of \(name). Personal requests carry it.")
    }
}
