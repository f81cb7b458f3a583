/// Consequences of changes on every device: a lapsed plan changes capabilities, invalidates tokens and closes an offer.
///
/// They are derived by comparing the states before and after, so that no event can omit one.
extension MusicDevice {
    /// - Parameter subscribing: the app whose offer was accepted; its cached token is dropped.
    mutating func settle(since before: MusicDevice, subscribing: Place? = nil) -> [Change] {
        var changes: [Change] = []
        for place in before.places {
            changes += settleConsent(at: place, before)
            changes += announcements(at: place, before)
            if place == subscribing { changes += drop(.subscriptionBegan, at: place) }
            changes += settleToken(at: place, before)
            changes += settleOffer(at: place)
        }
        // A token that was copied into Apple's simulator becomes invalid with its original, on any device.
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

    /// Returns the announcements. Only an app with consent receives them. A change of consent in Settings ends the app,
    /// so it receives none. Equal capabilities are not announced.
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
        // It was valid until now, so it was issued with a plan.
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

    /// Returns a permanent fault of a token; it stays when its cause is gone.
    func lastingFault(of token: UserToken, at place: Place) -> TokenFault? {
        let isBrought = self[device: place.device].kind == .simulator
        if isBrought, let fault = faultOfOriginal(of: token, besides: place) { return fault }
        // A token in Apple's simulator belongs to its own account, whoever is signed in there.
        let holder = isBrought ? accounts.first { $0.name == token.account } : account(on: place.device)
        guard let account = holder, account.name == token.account else { return .accountChanged }
        if account.revokedApps.contains(place.app) { return .accessRevoked }
        switch account.subscription {
        case .none: return .noSubscription
        case .lapsed: return .subscriptionEnded
        default: return nil
        }
    }

    /// Returns the fault of a token that another app or device also has.
    private func faultOfOriginal(of token: UserToken, besides place: Place) -> TokenFault? {
        places.lazy.filter { $0 != place }.compactMap { self[$0].token.held }
            .first { $0.token.text == token.text && $0.fault?.isOfToken == true }?.fault
    }
}
