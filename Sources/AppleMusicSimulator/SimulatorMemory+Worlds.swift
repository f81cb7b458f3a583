import AppleMusicAPI

/// Copies of a memory: what a fork begins with, and what a reset brings back.
extension SimulatorMemory {
    /// Returns the memory for a world of its own: no user token is valid in it, and its tokens come from another
    /// source.
    /// - Parameter secret: the source's seed, which no other world has.
    package func forked(secret: UInt64) -> SimulatorMemory {
        var fork = self
        fork.state.dropAllUserTokens()
        fork.state.random.renewUserTokens(secret: secret)
        return fork
    }

    /// The memory for a file that others may get. It has nothing that admits a request, and nothing from which tokens can be calculated.
    package func withoutTokens() -> SimulatorMemory {
        var memory = forked(secret: 0)
        memory.state.forgetDeveloperKeys()
        return memory
    }

    /// Issues a user token for each account, as an app of the team would get it. Those of subscribers come first.
    package mutating func issueUserTokens(team: String, now: Int) -> [IssuedUserToken] {
        let sorted = accounts.filter(\.isSubscribed) + accounts.filter { !$0.isSubscribed }
        return sorted.compactMap { try? issueUserToken(account: $0.name, team: team, now: now) }
    }

    /// Brings an earlier memory back. User tokens that were issued since stay valid for its subscribers, developer keys stay known, and no
    /// token is issued twice.
    package mutating func restore(_ earlier: SimulatorMemory) {
        let present = self
        self = earlier
        state.random.goOnWithUserTokens(of: present.state.random)
        for key in present.state.developerKeys { state.makeKnown(key) }
        state.adoptUserTokens(of: present.state) { name in earlier.account(name)?.isSubscribed == true }
    }

    /// Returns the reason why a music user token is refused; nil for a valid one.
    /// - Parameters:
    ///   - team: the issuer of the developer token that came with it; nil if any team may use it.
    ///   - now: seconds since 1970.
    package func userTokenFlaw(_ text: String?, team: String?, now: Int) -> String? {
        guard let text, !text.isEmpty else { return "the request has no music user token" }
        guard let origin = state.origin(ofUserToken: text) else {
            return
                "the music user token is unknown, or was withdrawn when a subscription ended, a password changed or access was revoked"
        }
        if let team, origin.team != team {
            return "the music user token is of the team \(origin.team), the developer token of \(team)"
        }
        if now >= origin.expires { return "the music user token has expired" }
        guard let account = account(origin.account) else { return "the account '\(origin.account)' is gone" }
        if !account.hasAcceptedPrivacy { return "the account '\(account.name)' has not accepted the privacy notice" }
        return isAccepted(text, team: team, now: now)
            ? nil : "the account '\(account.name)' has moved to the storefront '\(account.storefront)'"
    }

    private func isAccepted(_ text: String, team: String?, now: Int) -> Bool {
        account(ofUserToken: text, team: team, now: now) != nil
    }
}

extension SimulatorState {
    fileprivate mutating func dropAllUserTokens() { userTokens = [] }

    fileprivate mutating func adoptUserTokens(of other: SimulatorState, _ isSubscriber: (String) -> Bool) {
        let known = Set(userTokens.map(\.digest))
        userTokens += other.userTokens.filter { !known.contains($0.digest) && isSubscriber($0.account) }
    }
}
