import AppleMusicAPI

/// The values that the simulator is lent for an answer: the accounts, which it only reads, and its state, which it changes.
///
/// A served simulator keeps both. A world lends the accounts of its devices, and keeps the state.
package struct SimulatorMemory: Hashable, ServiceMemoryValue {
    package var accounts: [SimulatedAccount]
    package var state: SimulatorState

    package init(_ accounts: [SimulatedAccount], _ state: SimulatorState) {
        self.accounts = accounts
        self.state = state
    }

    package init(seed: UInt64) { self.init(SimulatedAccount.demonstration, SimulatorState(seed: seed)) }

    /// A placeholder for a memory that no answer uses.
    package static let unused = SimulatorMemory([], .unused)

    /// Whether nothing is different but the ids that errors to come will have.
    package func isSame(as other: SimulatorMemory) -> Bool {
        accounts == other.accounts && state.isSame(as: other.state)
    }
}

/// The events of accounts whose service has no device.
extension SimulatorMemory {
    package func account(_ name: String) -> SimulatedAccount? { accounts.first { $0.name == name } }

    /// Subscribing or lapsing. Tokens of an account whose subscription ended are refused, also after subscribing again.
    package mutating func setSubscribed(_ isSubscribed: Bool, account name: String) {
        change(name) {
            $0.isSubscribed = isSubscribed
            $0.hasCloudLibrary = isSubscribed
        }
        if !isSubscribed { state.dropUserTokens(of: name) }
    }

    /// Changes facts from which nothing follows for tokens that were handed out.
    package mutating func change(_ name: String, _ change: (inout SimulatedAccount) -> Void) {
        guard let index = accounts.firstIndex(where: { $0.name == name }) else { return }
        change(&accounts[index])
    }

    /// Makes a token for one of the accounts (`SimulatorState.issueUserToken`).
    package mutating func issueUserToken(
        account name: String, team: String, holder: String? = nil, now: Int
    ) throws(UserTokenRefusal) -> IssuedUserToken {
        try state.issueUserToken(account: account(name), team: team, holder: holder, now: now)
    }

    /// The account for which a token speaks; nil for a token that is not, or no longer, good. Which of its flaws it is, is not told.
    /// - Parameter team: the issuer of the developer token that came with it; nil lets tokens of any team pass.
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

    /// Reads memories of 0.2.0 too: one list had the facts of the accounts and what the service keeps of them.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        accounts = try values.decode([SimulatedAccount].self, forKey: .accounts)
        state = try values.decodeIfPresent(SimulatorState.self, forKey: .state) ?? SimulatorState(from: decoder)
    }
}
