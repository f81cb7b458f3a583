public import MusicDevice
import MusicWorld

/// What happens to the account while the app runs. The service hears of it, and the app of what the service then answers.
extension SimulatedAppleMusic {
    /// The account's owner takes a subscription.
    /// - Throws: `Refusal` where nobody is signed in or there is one already.
    public func subscribe() async throws(Refusal) {
        try await act { device throws(Refusal) in try device.subscribe() }
    }

    /// The subscription ends.
    /// - Throws: `Refusal` where there is none.
    public func lapse() async throws(Refusal) { try await act { device throws(Refusal) in try device.lapse() } }

    /// Sync Library is switched in Settings.
    /// - Throws: `Refusal` without a subscription.
    public func setCloudLibrary(on isOn: Bool) async throws(Refusal) {
        try await act { device throws(Refusal) in try device.setCloudLibrary(isOn) }
    }

    /// - Throws: `Refusal` where nobody is signed in.
    public func signOut() async throws(Refusal) { try await act { device throws(Refusal) in try device.signOut() } }

    /// The password is changed: every user token from before is refused with 403 from now on.
    /// - Throws: `Refusal` where nobody is signed in.
    public func changePassword() async throws(Refusal) {
        try await act { device throws(Refusal) in try device.changePassword() }
    }

    /// The account moves to another country.
    /// - Parameter storefront: an id such as `jp`.
    /// - Throws: `Refusal` where nobody is signed in.
    public func moveAccount(to storefront: String) async throws(Refusal) {
        try await act { device throws(Refusal) in try device.moveStorefront(to: storefront) }
    }
}
