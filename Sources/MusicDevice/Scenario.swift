/// A scenario: an initial state with a lesson.
package struct Scenario: Sendable {
    /// A short name, to be typed.
    package let name: String
    package let title: String
    /// The problem of an app that ignores the lesson.
    package let lesson: String
    /// The entries of the list of scenarios that start here: `C2`. A test checks that each has one.
    package let entries: [String]
    /// The user token in the current app's cache; the service issues it when the scenario starts.
    package let token: Token?
    /// The faults for players.
    package let faults: PlaybackFaults
    /// The devices, apps and accounts, without the token.
    package let device: MusicDevice

    package enum Token: Sendable, Equatable {
        case good
        case faulty(TokenFault)
    }

    /// Returns the initial state. The service makes the token's text for the given account.
    package func start(token mint: (_ account: String) -> UserToken) -> MusicDevice {
        var start = device
        guard let token, let account = device.account else { return start }
        let fault: TokenFault? = if case .faulty(let fault) = token { fault } else { nil }
        start[start.instance].token = .held(HeldToken(mint(account.name), fault: fault))
        return start
    }

    package static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }
}
