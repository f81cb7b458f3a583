/// What happens to accounts. Most of it no app is told: capabilities change, or a personal request is answered with 403.
extension MusicDevice {
    /// Signs in on the current device; whoever was signed in is signed out.
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

    /// Takes out a plan, or changes to another, somewhere outside the app.
    package mutating func subscribe(_ plan: Subscription = .individual) throws(Refusal) -> [Change] {
        let what = "Cannot subscribe"
        let account = try signedIn(what)
        guard plan.isActive else {
            let plans = Subscription.plans.map(\.rawValue).joined(separator: ", ")
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

    /// Sync Library, the switch of the account on this device. There is nothing to switch without a plan.
    package mutating func setCloudLibrary(_ on: Bool) throws(Refusal) -> [Change] {
        let account = try subscribed("Cannot turn Sync Library \(on ? "on" : "off")")
        let before = self
        return putCloudLibrary(on, of: account.name) + settle(since: before)
    }

    /// Moves the signed-in account to another storefront, which sells Apple Music or does not.
    package mutating func moveStorefront(to id: String, hasMusic: Bool = true) throws(Refusal) -> [Change] {
        let account = try signedIn("Cannot move to the storefront '\(id)'")
        let before = self
        return putStorefront(id.lowercased(), hasMusic: hasMusic, of: account.name) + settle(since: before)
    }

    /// All user tokens of the account are refused from now on. The capabilities stay.
    package mutating func changePassword() throws(Refusal) -> [Change] {
        let account = try signedIn("Cannot change the password")
        self[account: account.name].passwordChanges += 1
        return [.passwordChanged(account: account.name)] + fault(.passwordChanged) { $0.account == account.name }
    }

    /// The current app is taken off the account's list of apps with access.
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

    /// Undoes `revokeAccess`; a token that was refused stays refused.
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

    /// A new privacy notice comes out, or is accepted in the Music app.
    package mutating func setPrivacyAcknowledged(_ accepted: Bool) throws(Refusal) -> [Change] {
        let account = try signedIn("Cannot \(accepted ? "accept" : "ask about") the privacy notice")
        if account.privacyAcknowledged == accepted { return [] }
        self[account: account.name].privacyAcknowledged = accepted
        return [.privacyNotice(account: account.name, accepted: accepted)]
    }

    /// Sets one capability by hand on the current device; nil gives it back to the account.
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

    /// Marks every good token that matches.
    mutating func fault(_ fault: TokenFault, where matches: (UserToken) -> Bool) -> [Change] {
        places.compactMap { place in
            guard let held = self[place].token.held, held.fault == nil, matches(held.token) else { return nil }
            self[place].token = self[place].token.faulted(fault)
            return .userTokenFaulted(place, fault)
        }
    }
}
