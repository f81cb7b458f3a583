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
    @Option(name: .customLong("from"), help: "With 'user set': the device whose token is copied.") var source: String?
    @Flag(help: "Ask for a user token although there is no subscription.") var anyway = false
    @OptionGroup var common: CommonOptions

    enum Kind: String, CaseIterable, ExpressibleByArgument, Sendable {
        case developer, user
    }

    enum Action: String, CaseIterable, ExpressibleByArgument, Sendable {
        case inspect, show, request, set, forget
    }

    func validate() throws {
        if action == .set, (text == nil) == (source == nil) {
            throw ValidationError(
                "'token \(kind.rawValue) set' needs the token, or a user token's device with '--from'.")
        }
        if action != .set, text != nil || source != nil { throw ValidationError("Only 'set' takes a token.") }
    }

    mutating func run(in shell: inout Shell) async throws -> any View {
        switch (kind, action) {
        case (.developer, .inspect): return try inspectDeveloperToken(&shell)
        case (.developer, .show): return Message(StyledText(try shell.developerToken()))
        case (.developer, _):
            throw Failure(
                "Cannot \(action.rawValue) the developer token", "it is minted when it is needed",
                next: "Type 'token developer' to see what is in it.", status: .usage)
        case (.user, .inspect): return inspectUserToken(shell)
        case (.user, .show): return Message(StyledText(try held(shell).text))
        case (.user, .request): return try await request(&shell)
        case (.user, .set):
            return ChangeLines.message(try shell.setUserToken(try text ?? copied(shell)))
        case (.user, .forget):
            return ChangeLines.message(try shell.act { device throws(Refusal) in try device.forgetUserToken() })
        }
    }

    private func held(_ shell: Shell) throws(Failure) -> UserToken {
        if let token = shell.session.userToken { return token }
        try shell.requireUserToken(to: "\(action.rawValue) the user token")
        throw Shell.nowhere("\(action.rawValue) the user token")
    }

    /// What the app holds on another device, as a backup would bring it here.
    private func copied(_ shell: Shell) throws(Failure) -> String {
        let device = shell.session.device
        let name = source ?? ""
        let names = device.devices.map(\.name)
        guard names.contains(name) else {
            throw Failure(
                "Cannot copy the user token of '\(name)'", "there is no such device",
                next: Nearest.names(to: name, in: names).first.map { "Did you mean '\($0)'?" }
                    ?? "There are: \(names.joined(separator: ", ")).", status: .usage)
        }
        guard let token = device.userToken(of: device.currentApp, on: name) else {
            throw Failure(
                "Cannot copy the user token of '\(name)'", "'\(device.currentApp)' has none there",
                next: "Type 'device use \(name)' and 'token user request' to get one.")
        }
        return token.text
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
            ("issued", Clock.text(token.issued)), Self.end(token, shell.now),
            ("the service", fault.map { "refuses it: \($0.sentence)" } ?? "takes it"),
        ]
        if let fault { rows.append(("fetched again", fault.afterFetching)) }
        return SessionLines.rows(rows)
    }

    private static func end(_ token: UserToken, _ now: Int) -> (String, String) {
        let left = token.expires - now
        return left > 0 ? ("ends in", Span.words(left)) : ("ended", Span.words(-left) + " ago")
    }

    /// A good client looks at the capabilities first: what comes without a subscription opens nothing, and the frameworks have no error for it.
    private func request(_ shell: inout Shell) async throws -> any View {
        let device = shell.session.device
        if !anyway, device.consent == .authorized, device.account.map({ !$0.subscription.isActive }) ?? false {
            throw Failure(
                "Cannot get a user token that opens anything",
                "the subscription of '\(device.account?.name ?? "")' is \(device.account?.subscription.rawValue ?? "none")",
                next: device.capabilities.allowOffer
                    ? "Type 'offer' first; 'token user request --anyway' asks all the same."
                    : "Type 'capabilities' to see what there is; 'token user request --anyway' asks all the same.")
        }
        let changes = try await shell.requestUserToken()
        return Message(
            ChangeLines.lines(changes) + CallLines.lines(.userToken), value: .strings(changes.map(\.sentence)))
    }
}
