import AppleMusicAPI

/// Subscription offers ("Introducing MusicKit", WWDC17 session 502; "MusicSubscriptionOffer", MusicKit reference).
extension MusicDevice {
    package var offer: Offer { installation.offer }

    /// The offer's sheet, while it is shown.
    package var offerSheet: OfferSheet? {
        guard case .presented(let options) = offer else { return nil }
        return OfferSheet(options: options, button: account == nil ? .signIn : .subscribe)
    }

    /// Starts loading an offer: `load(options:completionHandler:)`. It checks the capabilities first, as an app should.
    ///
    /// - Parameter itemExists: whether the storefront's catalog contains the item of the options.
    package mutating func loadOffer(_ options: OfferOptions, itemExists: Bool = true) throws(Refusal) -> [Change] {
        if let refusal = gate(.offer(options)) { throw refusal }
        let what = "Cannot load an offer"
        if let item = options.item {
            if !OfferOptions.itemTypes.contains(item.type) {
                throw Refusal(
                    code: .itemNotOfferable, what: what, why: "'\(item)' is not one of \(OfferOptions.typeWords)",
                    remedies: [.leaveItemOut(options.withoutItem)])
            }
            if !itemExists {
                throw Refusal(
                    code: .unknownItem, what: what, why: "the storefront's catalog has no '\(item)'",
                    remedies: [.leaveItemOut(options.withoutItem)])
            }
        }
        guard let next = offer.after(.load(options)) else { throw busy(what) }
        self[instance].offer = next
        return [.offerLoading(instance, options)]
    }

    /// Finishes loading. A missing Music app is detected here; other faults are arguments.
    package mutating func finishLoadingOffer(fault: OfferProblem? = nil) throws(Refusal) -> [Change] {
        let fault = device.hasMusicApp ? fault : .musicAppMissing
        guard let next = offer.after(fault == nil ? .loaded : .failed) else {
            throw Refusal(
                code: .noOfferLoading, what: "Cannot finish loading an offer", why: "the offer is \(offer.name)",
                remedies: [offer == .idle ? .loadOffer : busyRemedy])
        }
        self[instance].offer = next
        return [fault.map { .offerLoadFailed(instance, $0) } ?? .offerReady(instance)]
    }

    package mutating func presentOffer() throws(Refusal) -> [Change] {
        let what = "Cannot show the offer"
        if case .presented = offer { throw busy(what) }
        guard let next = offer.after(.present), let options = next.options else {
            throw Refusal(
                code: .noOfferReady, what: what, why: "the offer is \(offer.name)",
                remedies: [offer == .idle ? .loadOffer : .waitForOffer])
        }
        self[instance].offer = next
        self[instance].lastOffer = options
        return [.offerPresented(instance, options)]
    }

    /// Subscribes on behalf of the user. The app learns this from the change of capabilities, not from the closed
    /// sheet.
    package mutating func acceptOffer() throws(Refusal) -> [Change] {
        let what = "Cannot accept an offer"
        guard offer.after(.accept) != nil else { throw notShown(what) }
        let account = try signedIn(what)
        let before = self
        var changes: [Change] = [.offerAccepted(instance)]
        if !account.subscription.isActive { changes += putSubscription(.trial, of: account.name) }
        // Manually set capabilities outweigh the account, so set them again.
        changes += correct(.catalogPlayback, to: true) + correct(.subscriptionEligible, to: false)
        return changes + settle(since: before, subscribing: instance)
    }

    /// Signs in from the sheet's button, and subscribes. The user signs in with an account without a plan, if the device
    /// knows one; another account closes the sheet.
    package mutating func signInAndAcceptOffer() throws(Refusal) -> [Change] {
        guard offerSheet?.button == .signIn else { return try acceptOffer() }
        guard
            let buyer = accounts.first(where: { !$0.subscription.isActive && $0.storefrontHasMusic }) ?? accounts.first
        else { return try acceptOffer() }
        let changes = try signIn(buyer.name)
        if offerSheet == nil { return changes }
        return try changes + acceptOffer()
    }

    private mutating func correct(_ capability: Capability, to value: Bool) -> [Change] {
        if capabilities[capability] == value { return [] }
        self[device: currentDevice].overrides[capability] = value
        return [.capabilitySet(device: currentDevice, capability, to: value)]
    }

    /// Dismisses the offer ("Not now").
    package mutating func dismissOffer() throws(Refusal) -> [Change] {
        guard let next = offer.after(.dismiss) else { throw notShown("Cannot dismiss an offer") }
        self[instance].offer = next
        return [.offerDismissed(instance)]
    }

    private var busyRemedy: Remedy {
        if case .presented = offer { return .answerOffer }
        return .presentOffer
    }

    private func busy(_ what: String) -> Refusal {
        Refusal(code: .offerBusy, what: what, why: "one is \(offer.name) already", remedies: [busyRemedy])
    }

    /// Returns the refusal for a missing sheet, with the reason why none can be shown.
    private func notShown(_ what: String) -> Refusal {
        let none = gate(.offer(OfferOptions()))
        return Refusal(
            code: .noOfferShown, what: what, why: "none is shown" + (none.map { ", and none can be: \($0.why)" } ?? ""),
            remedies: none?.remedies ?? [.loadOffer])
    }
}

extension OfferOptions {
    fileprivate static var typeWords: String { itemTypes.map(\.rawValue).joined(separator: ", ") }

    fileprivate var withoutItem: OfferOptions {
        var options = self
        options.item = nil
        return options
    }
}
