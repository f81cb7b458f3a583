/// A state worth starting from, and what it teaches.
package struct Scenario: Sendable {
    /// Short, to be typed.
    package let name: String
    package let title: String
    /// What goes wrong if an app does not know it.
    package let lesson: String
    /// The entries of our catalogue of scenarios that start here: `C2`. Kept so that none is forgotten.
    package let entries: [String]
    /// The user token in the current app's cache, made by the service when the scenario starts.
    package let token: Token?
    /// What goes wrong for players in it.
    package let faults: PlaybackFaults
    /// The devices, apps and accounts, before the token.
    package let device: MusicDevice

    package enum Token: Sendable, Equatable {
        case good
        case faulty(TokenFault)
    }

    /// The value to start with. The service makes the token's text, for the account that it is asked for.
    package func start(token mint: (_ account: String) -> UserToken) -> MusicDevice {
        var start = device
        guard let token, let account = device.account else { return start }
        let fault: TokenFault? = if case .faulty(let fault) = token { fault } else { nil }
        start[start.place].token = .held(HeldToken(mint(account.name), fault: fault))
        return start
    }

    package static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }
}
