import AppleMusicAPI

/// The values that the simulator is lent for an answer: the accounts, which it only reads, and its state, which it
/// changes.
///
/// A served simulator keeps both. A world lends its devices' accounts, and keeps the state.
package struct SimulatorMemory: Hashable, ServiceMemoryValue {
    package var accounts: [SimulatedAccount]
    package var state: SimulatorState

    package init(_ accounts: [SimulatedAccount], _ state: SimulatorState) {
        self.accounts = accounts
        self.state = state
    }

    package init(seed: UInt64) { self.init(SimulatedAccount.demonstration, SimulatorState(seed: seed)) }

    /// A placeholder for memory that is never used.
    package static let unused = SimulatorMemory([], .unused)

    /// Returns whether both are equal, apart from the ids of future errors.
    package func isSame(as other: SimulatorMemory) -> Bool {
        accounts == other.accounts && state.isSame(as: other.state)
    }
}

/// Account events for a service without a device.
extension SimulatorMemory {
    package func account(_ name: String) -> SimulatedAccount? { accounts.first { $0.name == name } }

    /// Starts or ends a subscription. When it ends, the account's tokens become invalid for good.
    package mutating func setSubscribed(_ isSubscribed: Bool, account name: String) {
        change(name) {
            $0.isSubscribed = isSubscribed
            $0.hasCloudLibrary = isSubscribed
        }
        if !isSubscribed { state.dropUserTokens(of: name) }
    }

    /// Changes facts that do not affect issued tokens.
    package mutating func change(_ name: String, _ change: (inout SimulatedAccount) -> Void) {
        guard let index = accounts.firstIndex(where: { $0.name == name }) else { return }
        change(&accounts[index])
    }

    /// Issues a token for one of the accounts (`SimulatorState.issueUserToken`).
    package mutating func issueUserToken(
        account name: String, team: String, holder: String? = nil, now: Int
    ) throws(UserTokenRefusal) -> IssuedUserToken {
        try state.issueUserToken(account: account(name), team: team, holder: holder, now: now)
    }

    /// Returns the account of a valid token; nil for an invalid token, whatever its flaw.
    /// - Parameter team: the issuer of the request's developer token; nil accepts tokens of any team.
    func account(ofUserToken text: String, team: String?, holder: String? = nil, now: Int) -> SimulatedAccount? {
        guard let record = state.record(ofUserToken: text), team == nil || record.team == team, now < record.expires,
            record.holder == nil || holder == nil || record.holder == holder, let account = account(record.account),
            account.storefront == record.storefront, account.hasAcceptedPrivacy
        else { return nil }
        return account
    }
}

extension SimulatorMemory: Codable {
    private enum CodingKeys: String, CodingKey { case accounts, state }

    /// Decodes memories of 0.2.0 too, which had one list for the facts of accounts and the service's records of them.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        accounts = try values.decode([SimulatedAccount].self, forKey: .accounts)
        state = try values.decodeIfPresent(SimulatorState.self, forKey: .state) ?? SimulatorState(from: decoder)
    }
}
