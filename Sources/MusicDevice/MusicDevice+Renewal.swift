/// The value of another user token, which determines whether a refused token should be fetched again.
extension MusicDevice {
    /// Returns the result of fetching again, in words, provided that the user consents ("life of a user token").
    ///
    /// It depends on the account's current state: by the time of the fetch a reason for a refusal may be gone, or a new
    /// one may apply.
    package func resultOfFetching(insteadOf token: UserToken) -> String {
        if device.kind == .simulator {
            return "no token: Apple's simulator gets none, and the one of a device is brought"
        }
        guard let account else { return "an error until somebody signs in: userNotSignedIn" }
        if !account.privacyAcknowledged {
            return "an error until the notice is accepted: privacyAcknowledgementRequired"
        }
        if account.revokedApps.contains(currentApp) {
            return "an error until access is granted again: cloudServiceRevoked, userTokenRevoked"
        }
        let isRefused = !account.subscription.isActive
        if account.name != token.account {
            return "a token of the account now signed in, with its storefront"
                + (isRefused ? "; refused for personal data without a plan" : "")
        }
        return isRefused ? "a token that is still refused for personal data" : "a good token"
    }
}
