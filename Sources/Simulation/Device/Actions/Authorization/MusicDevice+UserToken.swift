import AppleMusicAPI

/// The user token on the app's side: requesting, caching, losing and recovering it. The service makes its text.
extension MusicDevice {
    /// Checks whether `requestUserToken(forDeveloperToken:)` or `userToken(for:options:)` gets a token.
    ///
    /// The device's own facts are checked first, then the network, then facts that only the service knows. A lapsed
    /// plan is refused here (observed). An account that never had one gets a token, which is refused for personal data.
    package func checkUserTokenRequest(developerToken: DeveloperTokenState, offline: Bool = false) throws(Refusal) {
        let what = "Cannot get a user token"
        if device.kind == .simulator { throw .simulatorGetsNoToken(what, from: deviceWithToken) }
        if let refusal = protectedCall(what, musicKit: TokenRequestError.permissionDenied.error) { throw refusal }
        if !device.version.hasMusicAPI {
            var refusal = Refusal.systemTooOld(what, "'requestUserToken'", since: .musicAPI, device.version)
            refusal.explanation = Self.tokensOfOlderSystems
            throw refusal
        }
        guard let account else { throw .notSignedIn(what, TokenRequestProblem.userNotSignedIn.errors) }
        if !account.privacyAcknowledged {
            throw .privacyNotice(what, TokenRequestProblem.privacyAcknowledgementRequired.errors)
        }
        if let refusal = developerTokenFailure(developerToken, offline: offline) { throw refusal }
        if account.revokedApps.contains(currentApp) {
            throw .tokenRequest(
                .accessRevoked, what, "'\(account.name)' revoked the access of '\(currentApp)'",
                [.grantAccess])
        }
        if account.subscription == .lapsed {
            throw .tokenRequest(
                .subscriptionLapsed, what, "the subscription of '\(account.name)' has lapsed", [.subscribe])
        }
    }

    /// The advice about user tokens on systems before iOS 11, for which Apple announced them (WWDC17 session 502).
    private static let tokensOfOlderSystems =
        "Offer what needs a user token from iOS 11 on. The talk of 2017 promised tokens for devices with iOS 10.3 later in the fall; "
        + "no page tells how."

    /// The reason why MusicKit does not make a developer token for the current app; nil if it makes one. Without a
    /// token, no request is sent.
    package var automaticTokenFailure: Refusal? { automaticTokenFailure(of: "Cannot make a developer token") }

    private func automaticTokenFailure(of what: String) -> Refusal? {
        // An app for StoreKit gets them from its own server, and on systems without MusicKit so does an app for both.
        if app.frameworks != .musicKit, frameworks.frameworks == .storeKit { return nil }
        if device.kind == .simulator {
            return .tokenRequest(
                .developerTokenMissing, what, "Apple's simulator makes no developer tokens", [.mintDeveloperToken],
                Self.automaticErrors)
        }
        if device.version < .musicKit {
            return .tokenRequest(
                .developerTokenMissing, what,
                "MusicKit for Swift needs iOS \(SystemVersion.musicKit), and this device has iOS \(device.version)",
                [.player(.useSystem(.musicKit)), .mintDeveloperToken], Self.automaticErrors)
        }
        if app.hasMusicKitService { return nil }
        return .tokenRequest(
            .developerTokenMissing, what, "the App ID of '\(currentApp)' has no MusicKit service",
            [.tickMusicKitService, .mintDeveloperToken], Self.automaticErrors)
    }

    /// The errors if an automatic token fails. Only MusicKit makes developer tokens, so StoreKit has no such error.
    private static let automaticErrors = [TokenRequestError.developerTokenRequestFailed.error]

    /// Returns the problem with the developer token of a request.
    func developerTokenFailure(_ state: DeveloperTokenState, offline: Bool) -> Refusal? {
        let what = "Cannot get a user token"
        if state == .missing {
            return .tokenRequest(.developerTokenMissing, what, "there is no developer token", [.mintDeveloperToken])
        }
        if state == .automatic, let failure = automaticTokenFailure(of: what) { return failure }
        if offline { return .tokenRequest(.networkFailed, what, "there is no network", [.tryAgain]) }
        if state == .refused {
            return .tokenRequest(
                .developerTokenRefused, what, "the service refuses the developer token",
                [.inspectDeveloperToken])
        }
        return nil
    }

    /// Caches a requested token.
    package mutating func receiveUserToken(_ token: UserToken) throws(Refusal) -> [Change] {
        let what = "Cannot cache the user token"
        if let refusal = protectedCall(what, musicKit: TokenRequestError.permissionDenied.error) { throw refusal }
        guard let account else { throw .notSignedIn(what, TokenRequestProblem.userNotSignedIn.errors) }
        guard account.name == token.account else {
            throw Refusal(
                code: .wrongAccount, what: what,
                why: "it was made for '\(token.account)', and '\(account.name)' is signed in",
                remedies: [.requestUserToken])
        }
        return keep(HeldToken(token, fault: lastingFault(of: token, at: instance)))
    }

    /// Returns the token of an app on a device, which must exist.
    package func userToken(of app: String, on device: String) -> UserToken? {
        self[AppInstance(app: app, device: device)].token.held?.token
    }

    /// Sets a token manually, for example from another app or device. The service will refuse it, because the user did
    /// not consent here. Apple's simulator accepts it as a plain header, because it cannot ask.
    ///
    /// - Parameter isKnown: whether the service issued it for this app on this device.
    package mutating func setUserToken(_ token: UserToken, isKnown: Bool = true) throws(Refusal) -> [Change] {
        guard accounts.contains(where: { $0.name == token.account }) else {
            throw .unknown(.account, token.account, among: accounts.map(\.name))
        }
        if installation.token.held?.token == token { return [] }
        let elsewhere = instances.contains { $0 != instance && self[$0].token.held?.token.text == token.text }
        let isForeign = device.kind == .hardware && (elsewhere || !isKnown || consent != .authorized)
        return keep(HeldToken(token, fault: isForeign ? .carriedOver : lastingFault(of: token, at: instance)))
    }

    /// Another device on which the current app has a valid token; nil if there is no such device.
    package var deviceWithToken: String? {
        devices.first { device in
            guard device.name != currentDevice, device.kind == .hardware else { return false }
            let held = self[AppInstance(app: currentApp, device: device.name)].token.held
            return held != nil && held?.fault == nil
        }?.name
    }

    /// Sets an arbitrary text as the user token; its origin is unknown.
    /// - Parameter now: seconds since 1970.
    package mutating func setUnverifiedUserToken(_ text: String, at now: Instant) -> [Change] {
        if installation.token.held?.token.text == text { return [] }
        let token = UserToken(
            text: text, account: account?.name ?? accounts[0].name, issued: now,
            expires: now.addingClamped(UserToken.lifetime))
        return keep(HeldToken(token, fault: .unverified)).isEmpty ? [] : [.userTokenSet(instance)]
    }

    private mutating func keep(_ held: HeldToken) -> [Change] {
        guard let cache = installation.token.after(.received(held)), cache != installation.token else { return [] }
        self[instance].token = cache
        let received = Change.userTokenReceived(instance, account: held.token.account)
        return held.fault.map { [received, .userTokenFaulted(instance, $0)] } ?? [received]
    }

    /// Records a failed token request; a recovery ends without a token.
    package mutating func userTokenRequestFailed() -> [Change] {
        guard let cache = installation.token.after(.fetchFailed), cache != installation.token else { return [] }
        return cache == .empty ? drop(.refused, at: instance) : []
    }

    package mutating func forgetUserToken() throws(Refusal) -> [Change] {
        if installation.token == .empty { throw .noUserToken("Cannot forget the user token", instance) }
        return drop(.forgotten, at: instance)
    }

    /// Returns the fault for which the service refuses the cached token at a time; nil for a valid token. The app only
    /// sees a 403.
    package func userTokenFault(at now: Instant) -> UserTokenProblem? {
        guard let held = installation.token.held else { return nil }
        if let fault = held.fault { return fault }
        if now >= held.token.expires { return .expired }
        return self[account: held.token.account].privacyAcknowledged ? nil : .privacyNotice
    }

    /// Records the answer to a personal request with the cached token.
    package mutating func personalRequest(forbidden: Bool) throws(Refusal) -> [Change] {
        guard let next = installation.token.after(forbidden ? .forbidden : .accepted) else {
            throw .noUserToken("Cannot send a personal request", instance)
        }
        let old = installation.token
        if next == old { return [] }
        self[instance].token = next
        if !forbidden { return [.userTokenConfirmed(instance)] }
        return next == .empty ? [.userTokenDropped(instance, .refusedTwice)] : [.userTokenSuspected(instance)]
    }

    /// Drops the refused token, the first step of a recovery.
    package mutating func dropUserToken() throws(Refusal) -> [Change] {
        guard let next = installation.token.after(.drop) else {
            throw Refusal(
                code: .nothingToMend, what: "Cannot drop the user token",
                why: "no personal request was answered with 403",
                remedies: [.forgetUserToken])
        }
        self[instance].token = next
        return [.userTokenDropped(instance, .refused)]
    }

    /// Rereads the capabilities, the second step of a recovery: the account may have changed since. Callers can use it
    /// whenever an app reads capabilities; without a recovery it has no effect.
    package mutating func recheckCapabilities() -> [Change] {
        let old = installation.token
        let canPlay = capabilities.contains(.catalogPlayback)
        guard let next = old.after(.recheck(canPlay: canPlay)), next != old else { return [] }
        self[instance].token = next
        let dropped = old.held == nil ? [] : [Change.userTokenDropped(instance, .refused)]
        let ended = canPlay ? [] : [Change.recoveryEnded(instance)]
        return dropped + [.capabilitiesRechecked(instance, capabilities)] + ended
    }
}

extension Refusal {
    /// Returns the refusal of a token request when the service failed.
    package static func userTokenService(status: Int) -> Refusal {
        .tokenRequest(
            .serviceFailed, "Cannot get a user token", "the service answered \(status)",
            [.tryAgain])
    }

    fileprivate static func tokenRequest(
        _ failure: TokenRequestProblem, _ what: String, _ why: String, _ remedies: [Remedy],
        _ errors: [FrameworkError]? = nil
    ) -> Refusal {
        Refusal(
            code: .tokenRequest(failure), what: what, why: why, remedies: remedies, errors: errors ?? failure.errors,
            explanation: failure.advice)
    }

    fileprivate static func noUserToken(_ what: String, _ instance: AppInstance) -> Refusal {
        Refusal(
            code: .noUserToken, what: what, why: "no user token is cached for \(instance)",
            remedies: [.requestUserToken])
    }
}
