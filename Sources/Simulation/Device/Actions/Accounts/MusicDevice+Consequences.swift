/// Consequences of changes on every device: a lapsed plan changes capabilities, invalidates tokens and closes an offer.
///
/// The consequences are derived by comparing the states before and after, so that no event can omit one.
extension MusicDevice {
    /// - Parameter subscribing: the app whose offer was accepted; its cached token is dropped.
    mutating func settle(since before: MusicDevice, subscribing: AppInstance? = nil) -> [Change] {
        var changes: [Change] = []
        for instance in before.instances {
            changes += settleConsent(at: instance, before)
            changes += announcements(at: instance, before)
            if instance == subscribing { changes += drop(.subscriptionBegan, at: instance) }
            changes += settleToken(at: instance, before)
            changes += settleOffer(at: instance)
        }
        // A token that was copied into Apple's simulator becomes invalid with its original, on any device.
        for instance in before.instances where self[device: instance.device].kind == .simulator {
            changes += settleToken(at: instance, before)
        }
        return changes
    }

    private mutating func settleConsent(at instance: AppInstance, _ before: MusicDevice) -> [Change] {
        var changes: [Change] = []
        let mayAsk = !self[device: instance.device].forbidsMusic && self[app: instance.app].usageDescription != nil
        if self[instance].decision == .asked, !mayAsk { self[instance].decision = .none }
        if before[instance].decision == .asked, self[instance].decision == .none {
            changes.append(.consentDialogClosed(instance))
        }
        let (old, new) = (before.consent(at: instance), consent(at: instance))
        if old != new { changes.append(.consentChanged(instance, from: old, to: new)) }
        return changes
    }

    /// Returns the announcements. Only an app with consent receives them. A change of consent in Settings ends the app,
    /// so it receives none. Equal capabilities are not announced.
    private func announcements(at instance: AppInstance, _ before: MusicDevice) -> [Change] {
        guard before.consent(at: instance) == .authorized else { return [] }
        var changes: [Change] = []
        let consent = consent(at: instance)
        let (old, new) = (before.capabilities(at: instance), capabilities(at: instance))
        if old != new, consent == .authorized || consent == .restricted {
            changes.append(.capabilitiesChanged(instance, from: old, to: new))
        }
        let (from, to) = (before.storefront(at: instance), storefront(at: instance))
        if from != to, consent == .authorized { changes.append(.storefrontChanged(instance, from: from, to: to)) }
        return changes
    }

    private mutating func settleToken(at instance: AppInstance, _ before: MusicDevice) -> [Change] {
        if before.consent(at: instance) == .authorized, consent(at: instance) != .authorized {
            return drop(.consentWithdrawn, at: instance)
        }
        guard let held = self[instance].token.held, held.fault == nil,
            var fault = lastingFault(of: held.token, at: instance)
        else { return [] }
        // The token was valid until now, so it was issued with a plan.
        if fault == .noSubscription { fault = .subscriptionEnded }
        self[instance].token = self[instance].token.faulted(fault)
        return [.userTokenFaulted(instance, fault)]
    }

    private mutating func settleOffer(at instance: AppInstance) -> [Change] {
        let offer = self[instance].offer
        guard offer != .idle, !allowsOffer(at: instance) else { return [] }
        self[instance].offer = .idle
        if case .presented = offer { return [.offerDismissed(instance)] }
        return [.offerWithdrawn(instance)]
    }

    /// Empties the cache.
    mutating func drop(_ reason: TokenDrop, at instance: AppInstance) -> [Change] {
        guard let cache = self[instance].token.after(.forget) else { return [] }
        let held = self[instance].token.held
        self[instance].token = cache
        return [held == nil ? .recoveryEnded(instance) : .userTokenDropped(instance, reason)]
    }

    /// Returns a permanent fault of a token, which outlasts its cause.
    func lastingFault(of token: UserToken, at instance: AppInstance) -> UserTokenProblem? {
        let isBrought = self[device: instance.device].kind == .simulator
        if isBrought, let fault = faultOfOriginal(of: token, besides: instance) { return fault }
        // A token in Apple's simulator belongs to its own account, not to the account that is signed in there.
        let holder = isBrought ? accounts.first { $0.name == token.account } : account(on: instance.device)
        guard let account = holder, account.name == token.account else { return .accountChanged }
        if account.revokedApps.contains(instance.app) { return .accessRevoked }
        switch account.subscription {
        case .none: return .noSubscription
        case .lapsed: return .subscriptionEnded
        default: return nil
        }
    }

    /// Returns the fault of a token that another app or device also has.
    private func faultOfOriginal(of token: UserToken, besides instance: AppInstance) -> UserTokenProblem? {
        instances.lazy.filter { $0 != instance }.compactMap { self[$0].token.held }
            .first { $0.token.text == token.text && $0.fault?.isOfToken == true }?.fault
    }
}
