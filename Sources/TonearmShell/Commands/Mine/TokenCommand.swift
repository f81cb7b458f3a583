import AppleMusicAPI
import AppleMusicSimulator
import ArgumentParser

struct TokenCommand: Command {
    static let configuration = CommandConfiguration.command(
        "token", "Look at the developer token; get or forget a user token.",
        discussion: "'show' prints the secret itself. The simulator's accounts: subscriber, newcomer, visitor.")
    static let group = CommandGroup.session
    static let examples = [
        "token developer", "token user request", "token user", "token user request newcomer", "token user forget",
    ]

    @Argument(help: "developer or user.") var kind: Kind
    @Argument(help: "inspect or show; of a user token also request and forget.") var action = Action.inspect
    @Argument(help: "The account to ask as.") var account: String?
    @OptionGroup var common: CommonOptions

    enum Kind: String, CaseIterable, ExpressibleByArgument, Sendable {
        case developer, user
    }

    enum Action: String, CaseIterable, ExpressibleByArgument, Sendable {
        case inspect, show, request, forget
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
        case (.user, .forget):
            _ = try held(shell)
            shell.session.userToken = nil
            return Message("The user token is forgotten.")
        }
    }

    private func held(_ shell: Shell) throws(Failure) -> HeldUserToken {
        try shell.requireUserToken(to: "\(action.rawValue) the user token")
        guard let token = shell.session.userToken else { throw Shell.nowhere("\(action.rawValue) the user token") }
        return token
    }

    private func inspectDeveloperToken(_ shell: inout Shell) throws -> Message {
        let token = DeveloperToken(try shell.developerToken())
        let now = shell.session.clock.now(shell.surroundings.systemTime)
        return SessionLines.rows([
            ("algorithm", token?.algorithm ?? ""), ("key", token?.keyID ?? ""), ("team", token?.issuer ?? ""),
            ("ends in", token?.expires.map { "\(($0 - now) / 3600) hours" } ?? ""),
        ])
    }

    private func inspectUserToken(_ shell: Shell) -> Message {
        guard let token = shell.session.userToken else {
            return Message(.faint("No user token. Type ") + .command("token user request"))
        }
        let now = shell.session.clock.now(shell.surroundings.systemTime)
        return SessionLines.rows([
            ("account", token.account ?? "unknown"),
            ("ends in", token.expires.map { "\(($0 - now) / 86_400) days" } ?? "unknown"),
        ])
    }

    private func request(_ shell: inout Shell) throws -> Message {
        let name = account ?? shell.session.userToken?.account ?? "subscriber"
        let names = shell.session.simulated.accounts.map(\.name)
        guard names.contains(name) else {
            throw Failure(
                "Cannot get a user token for '\(name)'", "the simulator has no such account",
                next: "It has: \(names.joined(separator: ", ")).", status: .usage)
        }
        let now = shell.session.clock.now(shell.surroundings.systemTime)
        do {
            let issued = try shell.session.simulated.issueUserToken(
                account: name, team: DeveloperKey.demonstration.team, now: now)
            shell.session.userToken = HeldUserToken(text: issued.text, account: name, expires: issued.expires)
            let storefront = Storefront.withID(issued.storefront)?.name ?? issued.storefront
            return Message("Got a user token for '\(name)', whose storefront is \(storefront).")
        } catch {
            throw Failure("Cannot get a user token for '\(name)'", String(describing: error))
        }
    }
}
