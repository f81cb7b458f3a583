import AppleMusicAPI
import ArgumentParser
import MusicDevice

struct TokenCommand: Command {
    static let configuration = CommandConfiguration.command(
        "token", "Look at the developer token; get, set or forget a user token.",
        discussion: "'show' prints the secret itself, nothing else does.")
    static let group = CommandGroup.session
    static let examples = [
        "token developer", "consent request --answer allow", "token user request", "token user", "token user forget",
    ]

    @Argument(help: "developer or user.") var kind: Kind
    @Argument(help: "inspect or show; of a user token also request, set and forget.") var action = Action.inspect
    @Argument(help: "The token to set.") var text: String?
    @Flag(help: "Ask for a user token although there is no subscription.") var anyway = false
    @OptionGroup var common: CommonOptions

    enum Kind: String, CaseIterable, ExpressibleByArgument, Sendable {
        case developer, user
    }

    enum Action: String, CaseIterable, ExpressibleByArgument, Sendable {
        case inspect, show, request, set, forget
    }

    func validate() throws {
        if action == .set, text == nil { throw ValidationError("'token \(kind.rawValue) set' needs the token.") }
        if action != .set, text != nil { throw ValidationError("Only 'set' takes a token.") }
    }

    mutating func run(in shell: inout Shell) throws -> any View {
        switch (kind, action) {
        case (.developer, .inspect): return try inspectDeveloperToken(&shell)
        case (.developer, .show): return Message(StyledText(try shell.developerToken()))
        case (.developer, _):
            throw Failure(
                "Cannot \(action.rawValue) the developer token", "it is minted when it is needed",
                next: "Type 'token developer' to see what is in it.", status: .usage)
        case (.user, .inspect): return inspectUserToken(shell)
        case (.user, .show): return Message(StyledText(try held(shell).text))
        case (.user, .request): return try request(&shell)
        case (.user, .set): return ChangeLines.message(try shell.setUserToken(text ?? ""))
        case (.user, .forget):
            return ChangeLines.message(try shell.act { device throws(Refusal) in try device.forgetUserToken() })
        }
    }

    private func held(_ shell: Shell) throws(Failure) -> UserToken {
        if let token = shell.session.userToken { return token }
        try shell.requireUserToken(to: "\(action.rawValue) the user token")
        throw Shell.nowhere("\(action.rawValue) the user token")
    }

    private func inspectDeveloperToken(_ shell: inout Shell) throws -> Message {
        let token = DeveloperToken(try shell.developerToken())
        return SessionLines.rows([
            ("algorithm", token?.algorithm ?? ""), ("key", token?.keyID ?? ""), ("team", token?.issuer ?? ""),
            ("ends in", token?.expires.map { Span.words($0 - shell.now) } ?? ""),
        ])
    }

    /// What the app knows, and what only the service knows.
    private func inspectUserToken(_ shell: Shell) -> Message {
        guard let token = shell.session.userToken else {
            return Message(.faint("No user token. Type ") + .command("authorize"))
        }
        let fault = shell.session.device.userTokenFault(at: shell.now)
        var rows = [
            ("app", shell.session.device.place.description), ("account", token.account),
            ("issued", Clock.text(token.issued)), ("ends in", Span.words(token.expires - shell.now)),
            ("the service", fault.map { "refuses it: \($0.sentence)" } ?? "takes it"),
        ]
        if let fault { rows.append(("fetched again", fault.afterFetching)) }
        return SessionLines.rows(rows)
    }

    /// A good client looks at the capabilities first: what comes without a subscription opens nothing, and the frameworks have no error for it.
    private func request(_ shell: inout Shell) throws -> any View {
        let device = shell.session.device
        if !anyway, device.consent == .authorized, device.account.map({ !$0.subscription.isActive }) ?? false {
            throw Failure(
                "Cannot get a user token that opens anything",
                "the subscription of '\(device.account?.name ?? "")' is \(device.account?.subscription.rawValue ?? "none")",
                next: device.capabilities.allowOffer
                    ? "Type 'offer' first; 'token user request --anyway' asks all the same."
                    : "Type 'capabilities' to see what there is; 'token user request --anyway' asks all the same.")
        }
        let changes = try shell.requestUserToken()
        return Message(
            ChangeLines.lines(changes) + CallLines.lines(.userToken), value: .strings(changes.map(\.sentence)))
    }
}
