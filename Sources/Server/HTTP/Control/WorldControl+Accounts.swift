import AppleMusicAPI
import TonearmConsole
import TonearmSigning
import TonearmSimulator

/// The paths that change accounts from outside of the API: `accounts`, `accounts/NAME`, `accounts/NAME/ACTION`.
extension WorldControl {
    /// An event of an account, the last segment of the path.
    enum AccountAction: String, CaseIterable {
        /// Ends the subscription. Earlier tokens stay invalid even after a new subscription.
        case lapse
        case subscribe
        /// Changes the password, which makes earlier tokens invalid.
        case changePassword = "change-password"
        /// Withdraws the app's permission to use the account.
        case revoke
        /// Restores the app's permission.
        case grant
        /// Issues a user token.
        case token
    }

    /// - Parameter path: the path segments after `accounts`.
    func accounts(_ request: Request, _ path: [String]) async throws(ControlProblem) -> Response {
        guard path.count == 2 else {
            guard request.method == .get || request.method == .head else { throw .method("GET, HEAD") }
            let memory = try await changing { (memory: inout SimulatorMemory, _) in memory }
            guard let name = path.first else {
                return .control(["accounts": .array(memory.accounts.map { Self.json($0, memory.state) })])
            }
            guard let account = memory.account(name) else { throw .unknownAccount(name) }
            return .control(Self.json(account, memory.state))
        }
        guard let action = AccountAction(rawValue: path[1]) else {
            throw .unknownAction(path[1], known: AccountAction.allCases.map(\.rawValue))
        }
        guard request.method == .post else { throw .method("POST") }
        let team = try request.body.isEmpty ? nil : ControlBody(request, members: ["team"])["team"]?.string
        if let team, !KeyFile.isIdentifier(team) {
            throw .bad("'\(team)' is not a team id", next: "A team id has ten capital letters and digits.")
        }
        return try await perform(action, on: path[0], team: team ?? world.identity.key.team)
    }

    private func perform(
        _ action: AccountAction, on name: String, team: String
    ) async throws(ControlProblem) -> Response {
        let answer = try await changing { (memory: inout SimulatorMemory, now) -> Result<Response, ControlProblem> in
            guard memory.account(name) != nil else { return .failure(.unknownAccount(name)) }
            switch action {
            case .lapse: memory.setSubscribed(false, account: name)
            case .subscribe: memory.setSubscribed(true, account: name)
            case .changePassword: memory.state.changePassword(account: name)
            case .revoke: memory.state.revokeAccess(of: team, account: name)
            case .grant: memory.state.grantAccess(to: team, account: name)
            case .token:
                do throws(UserTokenRefusal) {
                    let token = try memory.issueUserToken(account: name, team: team, now: now)
                    return .success(
                        .control(["token": .string(token.text), "expires": .string(Timestamp.text(token.expires))]))
                } catch {
                    return .failure(.noToken(name))
                }
            }
            return memory.account(name).map { .success(.control(Self.json($0, memory.state))) }
                ?? .failure(.unknownAccount(name))
        }
        return try answer.get()
    }

    static func json(_ account: SimulatedAccount, _ state: SimulatorState) -> JSON {
        [
            "name": .string(account.name), "storefront": .string(account.storefront),
            "isSubscribed": .bool(account.isSubscribed), "hasCloudLibrary": .bool(account.hasCloudLibrary),
            "revokedTeams": .strings(state.revokedTeams(of: account.name)),
        ]
    }
}
