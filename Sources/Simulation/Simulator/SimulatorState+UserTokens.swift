import AppleMusicAPI

/// Music user tokens: issuing, recognizing and revoking them ("User authentication for MusicKit").
extension SimulatorState {
    /// Issues a token, as for `requestUserToken(forDeveloperToken:)`.
    ///
    /// An account without a subscription gets one too, because the frameworks have no error for it. That token stays
    /// unusable, even after subscribing.
    /// - Parameters:
    ///   - account: nil if it does not exist.
    ///   - team: the issuer of the developer token.
    ///   - holder: the requesting app on its device; nil makes a token for any app.
    ///   - now: seconds since 1970.
    package mutating func issueUserToken(
        account: SimulatedAccount?, team: String, holder: String? = nil, now: Int
    ) throws(UserTokenRefusal) -> IssuedUserToken {
        guard let account else { throw .unknownAccount }
        if revokedTeams(of: account.name).contains(team) { throw .accessRevoked }
        if !account.hasAcceptedPrivacy { throw .privacyAcknowledgementRequired }
        let token = IssuedUserToken(
            text: random.userToken(), account: account.name, storefront: account.storefront, team: team, issued: now,
            expires: now.addingClamped(IssuedUserToken.lifetime))
        dropUserTokens(.expired) { $0.expires <= now }
        let record = UserTokenRecord(
            digest: TokenDigest(of: token.text), account: account.name, storefront: token.storefront, team: team,
            holder: holder, expires: token.expires)
        if account.isSubscribed { userTokens.append(record) } else { remember([record], .noSubscription) }
        return token
    }

    func record(ofUserToken text: String) -> UserTokenRecord? {
        if userTokens.isEmpty { return nil }
        let digest = TokenDigest(of: text)
        return userTokens.first { $0.digest == digest }
    }

    /// Returns the facts about a valid token: account, team of the developer token, requesting app, and the second from
    /// which it is expired. Nil for an invalid token.
    package func origin(ofUserToken text: String) -> (account: String, team: String, holder: String?, expires: Int)? {
        record(ofUserToken: text).map { ($0.account, $0.team, $0.holder, $0.expires) }
    }

    /// Revokes a token.
    package mutating func refuse(userToken text: String, because end: UserTokenEnd) {
        if userTokens.isEmpty { return }
        let digest = TokenDigest(of: text)
        dropUserTokens(end) { $0.digest == digest }
    }

    /// Revokes every token of the account, as at the end of a subscription.
    package mutating func dropUserTokens(of account: String, because end: UserTokenEnd = .subscriptionEnded) {
        dropUserTokens(end) { $0.account == account }
    }

    /// Changes the user's password, which revokes every token of the account.
    package mutating func changePassword(account name: String) {
        change(name) { $0.hasChangedPassword = true }
        dropUserTokens(of: name, because: .passwordChanged)
    }

    /// Revokes a team's access to the account, on behalf of the user.
    package mutating func revokeAccess(of team: String, account name: String) {
        change(name) { if !$0.revokedTeams.contains(team) { $0.revokedTeams.append(team) } }
        dropUserTokens(.accessRevoked) { $0.account == name && $0.team == team }
    }

    /// Lets the team's apps ask again. Earlier tokens stay invalid.
    package mutating func grantAccess(to team: String, account name: String) {
        change(name) { $0.revokedTeams.removeAll { $0 == team } }
    }

    /// Returns the teams whose access the user revoked.
    package func revokedTeams(of account: String) -> [String] { record(of: account)?.revokedTeams ?? [] }

    private mutating func dropUserTokens(_ end: UserTokenEnd, _ isDropped: (UserTokenRecord) -> Bool) {
        let dropped = userTokens.filter(isDropped)
        if dropped.isEmpty { return }
        userTokens.removeAll(where: isDropped)
        remember(dropped, end)
    }

    /// Remembers the reason why tokens are invalid, for the last `EndedUserToken.limit` tokens.
    private mutating func remember(_ records: [UserTokenRecord], _ end: UserTokenEnd) {
        let new = records.map { EndedUserToken(digest: $0.digest, account: $0.account, end: end) }
        endedUserTokens = ((endedUserTokens ?? []) + new).suffix(EndedUserToken.limit)
    }

    /// Returns the flaw of a token without a record.
    func flaw(ofEndedUserToken text: String) -> UserTokenFlaw {
        guard let endedUserTokens else { return .unknown }
        let digest = TokenDigest(of: text)
        let found = endedUserTokens.last { $0.digest == digest }
        return found.map { .withdrawn($0.end, account: $0.account) } ?? .unknown
    }
}
