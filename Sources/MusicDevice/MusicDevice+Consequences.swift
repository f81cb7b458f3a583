/// What follows from a change by itself: a lapsed plan changes capabilities, spoils tokens and closes a sheet, on every device.
///
/// It is found by comparing before and after, so that no event can forget one of its consequences.
extension MusicDevice {
    /// - Parameter subscribing: where an offer was just accepted; whatever token is cached there goes.
    mutating func settle(since before: MusicDevice, subscribing: Place? = nil) -> [Change] {
        var changes: [Change] = []
        for place in before.places {
            changes += settleConsent(at: place, before)
            changes += announcements(at: place, before)
            if place == subscribing { changes += drop(.subscriptionBegan, at: place) }
            changes += settleToken(at: place, before)
            changes += settleOffer(at: place)
        }
        // A token that was brought into Apple's simulator is spoiled with the one that it is a copy of, whichever device has that.
        for place in before.places where self[device: place.device].kind == .simulator {
            changes += settleToken(at: place, before)
        }
        return changes
    }

    private mutating func settleConsent(at place: Place, _ before: MusicDevice) -> [Change] {
        var changes: [Change] = []
        let mayAsk = !self[device: place.device].forbidsMusic && self[app: place.app].usageDescription != nil
        if self[place].decision == .asked, !mayAsk { self[place].decision = .none }
        if before[place].decision == .asked, self[place].decision == .none {
            changes.append(.consentDialogClosed(place))
        }
        let (old, new) = (before.consent(at: place), consent(at: place))
        if old != new { changes.append(.consentChanged(place, from: old, to: new)) }
        return changes
    }

    /// Only an app that had consent listens. A switch in Settings ends it, so it hears nothing of that. Equal flags are not announced.
    private func announcements(at place: Place, _ before: MusicDevice) -> [Change] {
        guard before.consent(at: place) == .authorized else { return [] }
        var changes: [Change] = []
        let consent = consent(at: place)
        let (old, new) = (before.capabilities(at: place), capabilities(at: place))
        if old != new, consent == .authorized || consent == .restricted {
            changes.append(.capabilitiesChanged(place, from: old, to: new))
        }
        let (from, to) = (before.storefront(at: place), storefront(at: place))
        if from != to, consent == .authorized { changes.append(.storefrontChanged(place, from: from, to: to)) }
        return changes
    }

    private mutating func settleToken(at place: Place, _ before: MusicDevice) -> [Change] {
        if before.consent(at: place) == .authorized, consent(at: place) != .authorized {
            return drop(.consentWithdrawn, at: place)
        }
        guard let held = self[place].token.held, held.fault == nil,
            var fault = lastingFault(of: held.token, at: place)
        else { return [] }
        // It was good until now, so it was made with a plan.
        if fault == .noSubscription { fault = .subscriptionEnded }
        self[place].token = self[place].token.faulted(fault)
        return [.userTokenFaulted(place, fault)]
    }

    private mutating func settleOffer(at place: Place) -> [Change] {
        let offer = self[place].offer
        guard offer != .idle, !allowsOffer(at: place) else { return [] }
        self[place].offer = .idle
        if case .presented = offer { return [.offerDismissed(place)] }
        return [.offerWithdrawn(place)]
    }

    /// Empties the cache.
    mutating func drop(_ reason: TokenDrop, at place: Place) -> [Change] {
        guard let cache = self[place].token.after(.forget) else { return [] }
        let held = self[place].token.held
        self[place].token = cache
        return [held == nil ? .recoveryEnded(place) : .userTokenDropped(place, reason)]
    }

    /// What spoils a token for good; it stays spoiled when the cause is gone.
    func lastingFault(of token: UserToken, at place: Place) -> TokenFault? {
        let isBrought = self[device: place.device].kind == .simulator
        if isBrought, let fault = faultOfOriginal(of: token, besides: place) { return fault }
        // What is brought into Apple's simulator speaks for its own account, whoever is signed in there.
        let holder = isBrought ? accounts.first { $0.name == token.account } : account(on: place.device)
        guard let account = holder, account.name == token.account else { return .accountChanged }
        if account.revokedApps.contains(place.app) { return .accessRevoked }
        switch account.subscription {
        case .none: return .noSubscription
        case .lapsed: return .subscriptionEnded
        default: return nil
        }
    }

    /// Why the service refuses a token that another app or device holds too.
    private func faultOfOriginal(of token: UserToken, besides place: Place) -> TokenFault? {
        places.lazy.filter { $0 != place }.compactMap { self[$0].token.held }
            .first { $0.token.text == token.text && $0.fault?.isOfToken == true }?.fault
    }
}
