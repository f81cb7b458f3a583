import AppleMusicAPI
import MusicWorld

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
