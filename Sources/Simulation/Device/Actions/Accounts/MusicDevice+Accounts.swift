/// Account events. Apps are not notified of most: capabilities change, or a personal request is answered with 403.
extension MusicDevice {
    /// Signs in on the current device, which signs out another account.
    package mutating func signIn(_ name: String) throws(Refusal) -> [Change] {
        guard accounts.contains(where: { $0.name == name }) else {
            throw .unknown(.account, name, among: accounts.map(\.name))
        }
        if device.signedIn == name {
            throw Refusal(
                code: .alreadySignedIn, what: "Cannot sign in '\(name)'",
                why: "'\(name)' is signed in on this device already",
                remedies: [.signOut])
        }
        let before = self
        return putAccount(name) + settle(since: before)
    }

    package mutating func signOut() throws(Refusal) -> [Change] {
        _ = try signedIn("Cannot sign out")
        let before = self
        return putAccount(nil) + settle(since: before)
    }

    /// Starts or changes a plan outside the app.
    package mutating func subscribe(_ plan: SubscriptionPlan = .individual) throws(Refusal) -> [Change] {
        let what = "Cannot subscribe"
        let account = try signedIn(what)
        guard plan.isActive else {
            let plans = SubscriptionPlan.plans.map(\.rawValue).joined(separator: ", ")
            throw Refusal(
                code: .noPlan, what: what, why: "'\(plan.rawValue)' is not a plan; there are \(plans)",
                remedies: [.subscribe])
        }
        let before = self
        return putSubscription(plan, of: account.name) + settle(since: before)
    }

    package mutating func lapse() throws(Refusal) -> [Change] {
        let account = try subscribed("Cannot let the subscription lapse")
        let before = self
        return putSubscription(.lapsed, of: account.name) + settle(since: before)
    }

    /// Sets Sync Library, the account's switch on this device. It requires a plan.
    package mutating func setCloudLibrary(_ on: Bool) throws(Refusal) -> [Change] {
        let account = try subscribed("Cannot turn Sync Library \(on ? "on" : "off")")
        let before = self
        return putCloudLibrary(on, of: account.name) + settle(since: before)
    }

    /// Sets whether songs that are added to a playlist enter the library too, a setting of the Music app.
    package mutating func setPlaylistSongs(_ on: Bool) throws(Refusal) -> [Change] {
        let account = try signedIn("Cannot \(on ? "add" : "keep") playlist songs \(on ? "to" : "out of") the library")
        if account.addsPlaylistSongs == on { return [] }
        self[account: account.name].addsPlaylistSongs = on
        return [.playlistSongsSwitched(account: account.name, on: on)]
    }

    /// Moves the signed-in account to another storefront, with or without Apple Music.
    package mutating func moveStorefront(to id: String, hasMusic: Bool = true) throws(Refusal) -> [Change] {
        let account = try signedIn("Cannot move to the storefront '\(id)'")
        let before = self
        return putStorefront(id.lowercased(), hasMusic: hasMusic, of: account.name) + settle(since: before)
    }

    /// Changes the password, which invalidates all user tokens of the account. Capabilities are unchanged.
    package mutating func changePassword() throws(Refusal) -> [Change] {
        let account = try signedIn("Cannot change the password")
        self[account: account.name].passwordChanges += 1
        return [.passwordChanged(account: account.name)] + fault(.passwordChanged) { $0.account == account.name }
    }

    /// Revokes the current app's access in the account's list of apps.
    package mutating func revokeAccess() throws(Refusal) -> [Change] {
        let what = "Cannot revoke the access of '\(currentApp)'"
        let account = try signedIn(what)
        if account.revokedApps.contains(currentApp) {
            throw Refusal(
                code: .alreadyRevoked, what: what, why: "'\(account.name)' revoked it already",
                remedies: [.grantAccess])
        }
        let before = self
        self[account: account.name].revokedApps.append(currentApp)
        return [.accessRevoked(account: account.name, app: currentApp)] + settle(since: before)
    }

    /// Undoes `revokeAccess`; refused tokens stay refused.
    package mutating func grantAccess() throws(Refusal) -> [Change] {
        let what = "Cannot grant the access of '\(currentApp)'"
        let account = try signedIn(what)
        guard account.revokedApps.contains(currentApp) else {
            throw Refusal(
                code: .notRevoked, what: what, why: "'\(account.name)' never revoked it",
                remedies: [.revokeAccess])
        }
        let app = currentApp
        self[account: account.name].revokedApps.removeAll { $0 == app }
        return [.accessGranted(account: account.name, app: currentApp)]
    }

    /// Publishes a new privacy notice, or accepts it in the Music app.
    package mutating func setPrivacyAcknowledged(_ accepted: Bool) throws(Refusal) -> [Change] {
        let account = try signedIn("Cannot \(accepted ? "accept" : "ask about") the privacy notice")
        if account.privacyAcknowledged == accepted { return [] }
        self[account: account.name].privacyAcknowledged = accepted
        return [.privacyNotice(account: account.name, accepted: accepted)]
    }

    /// Sets a capability manually on the current device; nil restores the account's value.
    package mutating func setCapability(_ capability: Capability, to value: Bool?) -> [Change] {
        if device.overrides[capability] == value { return [] }
        let before = self
        self[device: currentDevice].overrides[capability] = value
        return [.capabilitySet(device: currentDevice, capability, to: value)] + settle(since: before)
    }

    func signedIn(_ what: String) throws(Refusal) -> Account {
        guard let account else { throw .notSignedIn(what) }
        return account
    }

    private func subscribed(_ what: String) throws(Refusal) -> Account {
        let account = try signedIn(what)
        if account.subscription.isActive { return account }
        throw Refusal(
            code: .notSubscribed, what: what,
            why: "the subscription of '\(account.name)' is \(account.subscription.rawValue)",
            remedies: [.subscribe])
    }

    /// Marks every valid token that matches as faulty.
    mutating func fault(_ fault: UserTokenProblem, where matches: (UserToken) -> Bool) -> [Change] {
        instances.compactMap { instance in
            guard let held = self[instance].token.held, held.fault == nil, matches(held.token) else { return nil }
            self[instance].token = self[instance].token.faulted(fault)
            return .userTokenFaulted(instance, fault)
        }
    }
}
