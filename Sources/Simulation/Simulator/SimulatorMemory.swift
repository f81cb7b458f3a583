import AppleMusicAPI

/// The memory that the simulator gets for an answer: the accounts, which it only reads, and its state, which it
/// changes.
///
/// A server stores both. In a `World` the accounts come from the devices, and only the state is stored.
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

    /// Decodes memories of 0.2.0 too, which had a single list of the accounts and the service's records of them.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        accounts = try values.decode([SimulatedAccount].self, forKey: .accounts)
        state = try values.decodeIfPresent(SimulatorState.self, forKey: .state) ?? SimulatorState(from: decoder)
    }
}

/// Copies of a memory, for forks and resets of worlds.
extension SimulatorMemory {
    /// Returns the memory for a separate world: no user token is valid in it, and its tokens come from another source.
    /// - Parameter secret: the source's seed, which no other world has.
    package func forked(secret: UInt64) -> SimulatorMemory {
        var fork = self
        fork.state.dropAllUserTokens()
        fork.state.random.renewUserTokens(secret: secret)
        return fork
    }

    /// Returns the memory for a file that other people may get. It contains no valid tokens, and no seed from which
    /// tokens can be computed.
    package func withoutTokens() -> SimulatorMemory {
        var memory = forked(secret: 0)
        memory.state.forgetDeveloperKeys()
        return memory
    }

    /// Issues a user token for each account, as for an app of the team. The tokens of subscribers come first.
    package mutating func issueUserTokens(team: String, now: Int) -> [IssuedUserToken] {
        let sorted = accounts.filter(\.isSubscribed) + accounts.filter { !$0.isSubscribed }
        return sorted.compactMap { try? issueUserToken(account: $0.name, team: team, now: now) }
    }

    /// Restores an earlier memory. User tokens that were issued since stay valid for its subscribers, developer keys
    /// stay registered, and no token is issued twice.
    package mutating func restore(_ earlier: SimulatorMemory) {
        let present = self
        self = earlier
        state.random.goOnWithUserTokens(of: present.state.random)
        for key in present.state.developerKeys { state.makeKnown(key) }
        state.adoptUserTokens(of: present.state) { name in earlier.account(name)?.isSubscribed == true }
    }

    /// Makes the user tokens of another memory valid here, for the accounts that subscribe here.
    package mutating func adoptUserTokens(of other: SimulatorMemory) {
        let present = self
        state.adoptUserTokens(of: other.state) { name in present.account(name)?.isSubscribed == true }
    }

    /// Returns the reason why a music user token is refused; nil for a valid one.
    /// - Parameters:
    ///   - team: the issuer of the developer token that came with it; nil if any team may use it.
    ///   - holder: the sending app on its device; nil if it is unknown.
    ///   - now: seconds since 1970.
    package func userTokenFlaw(
        _ text: String?, team: String?, holder: String? = nil, now: Int
    ) -> UserTokenFlaw? {
        guard let text, !text.isEmpty else { return .missing }
        guard let origin = state.origin(ofUserToken: text) else { return state.flaw(ofEndedUserToken: text) }
        if let team, origin.team != team { return .team(origin.team, developer: team) }
        if now >= origin.expires { return .expired }
        if let holder, let own = origin.holder, own != holder { return .holder }
        guard let account = account(origin.account) else { return .noAccount(origin.account) }
        if !account.hasAcceptedPrivacy { return .privacyNotice(account.name) }
        return isAccepted(text, team: team, now: now)
            ? nil : .moved(account.name, storefront: account.storefront)
    }

    private func isAccepted(_ text: String, team: String?, now: Int) -> Bool {
        account(ofUserToken: text, team: team, now: now) != nil
    }
}

extension SimulatorState {
    fileprivate mutating func dropAllUserTokens() {
        userTokens = []
        endedUserTokens = nil
    }

    fileprivate mutating func adoptUserTokens(of other: SimulatorState, _ isSubscriber: (String) -> Bool) {
        let known = Set(userTokens.map(\.digest))
        userTokens += other.userTokens.filter { !known.contains($0.digest) && isSubscriber($0.account) }
    }
}
