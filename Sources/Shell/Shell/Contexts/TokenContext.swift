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
    /// The user token of a service on the network; nil without one.
    var serverUserToken: String? { get }
    /// The tokens that are withheld from the service, in one line; nil if none are.
    var withheldSummary: String? { get }
    /// Notes the tokens that are withheld from the service, and the command to allow them.
    func noteWithheldTokens()

    // MARK: - Secrets

    var secrets: Secrets { get }

    // MARK: - The user as a source of secrets, and other sources

    /// Whether a token may be a word of a line. It may not if a user types, because the screen is visible to others.
    var takesSecretsAsWords: Bool { get }
    /// Asks for a text without echo. Returns nil if there is no terminal.
    /// - Throws: `CancellationError` if the user interrupts the question.
    func askSecret(_ question: String) throws -> String?
    /// Returns the value of an environment variable.
    func variable(_ name: String) -> String?
    /// Reads standard input. Returns nil if the shell reads its lines from it.
    func readStandardInput() -> [UInt8]?
    /// Requests a music user token of a service on the network, through a page on this machine. Returns nil if there
    /// is no terminal.
    /// - Parameter developerToken: returns the token for the page; not called if there is no terminal.
    func askUserToken(_ options: PageOptions, with developerToken: () throws -> String) async throws -> String?

    // MARK: - The files of saved sessions and profiles

    /// The folder of the user's state; nil if the state is not stored.
    var store: SessionStore? { get }
    /// Replaces the whole session, including its trail, as a step that can be undone.
    func replaceSession(with other: Session)
    /// Shows a note immediately, in case the command fails later.
    func noteAtOnce(_ sentence: String)
}

extension TokenContext {
    func developerTokenFlaws(of text: String) -> [DeveloperTokenFlaw] { developerTokenFlaws(of: text, origin: nil) }
}

extension TokenContext {
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
