import AppleMusicAPI

/// Music user tokens: handing them out, knowing them again, and taking them back ("User authentication for MusicKit").
extension SimulatorState {
    /// Makes a token, as `requestUserToken(forDeveloperToken:)` asks for it.
    ///
    /// An account without a subscription gets one too, because the frameworks have no error for it; it opens nothing, not even after
    /// subscribing.
    /// - Parameters:
    ///   - account: nil for one that does not exist.
    ///   - team: the issuer of the developer token.
    ///   - holder: the app on the device that asks; nil makes a token that anybody may use.
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
        userTokens.removeAll { $0.expires <= now }
        if account.isSubscribed {
            userTokens.append(
                UserTokenRecord(
                    digest: TokenDigest(of: token.text), account: account.name, storefront: token.storefront,
                    team: team,
                    holder: holder, expires: token.expires))
        }
        return token
    }

    func record(ofUserToken text: String) -> UserTokenRecord? {
        if userTokens.isEmpty { return nil }
        let digest = TokenDigest(of: text)
        return userTokens.first { $0.digest == digest }
    }

    /// What the service knows of a token that somebody found.
    /// - Returns: the account, the team of the developer token, the app on the device that asked, and the first second at which it is refused;
    ///   nil for a token that is not good.
    package func origin(ofUserToken text: String) -> (account: String, team: String, holder: String?, expires: Int)? {
        record(ofUserToken: text).map { ($0.account, $0.team, $0.holder, $0.expires) }
    }

    /// From now on the token is worthless.
    package mutating func refuse(userToken text: String) {
        if userTokens.isEmpty { return }
        let digest = TokenDigest(of: text)
        dropUserTokens { $0.digest == digest }
    }

    /// Every token of the account is worthless from now on, as after the end of a subscription.
    package mutating func dropUserTokens(of account: String) { dropUserTokens { $0.account == account } }

    /// The user's password was changed: every token of the account is worthless from now on.
    package mutating func changePassword(account name: String) {
        change(name) { $0.hasChangedPassword = true }
        dropUserTokens(of: name)
    }

    /// The user takes a team's app out of the account's list of apps with access.
    package mutating func revokeAccess(of team: String, account name: String) {
        change(name) { if !$0.revokedTeams.contains(team) { $0.revokedTeams.append(team) } }
        dropUserTokens { $0.account == name && $0.team == team }
    }

    /// The user lets the team's app ask again. Tokens from before stay worthless.
    package mutating func grantAccess(to team: String, account name: String) {
        change(name) { $0.revokedTeams.removeAll { $0 == team } }
    }

    /// Teams whose apps the user has taken the access from.
    package func revokedTeams(of account: String) -> [String] { record(of: account)?.revokedTeams ?? [] }

    private mutating func dropUserTokens(_ isDropped: (UserTokenRecord) -> Bool) {
        userTokens.removeAll(where: isDropped)
    }
}
