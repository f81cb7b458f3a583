public import TonearmDevice
import TonearmWorld

/// Events of the account while the app runs. The service is notified of them; the app sees them in the service's
/// answers.
extension SimulatedAppleMusic {
    /// Starts a subscription, on behalf of the account's owner.
    /// - Throws: `Refusal` if no account is signed in or it has a subscription already.
    public func subscribe() throws(Refusal) { try act(.person) { device throws(Refusal) in try device.subscribe() } }

    /// Ends the subscription.
    /// - Throws: `Refusal` if there is none.
    public func lapse() throws(Refusal) { try act(.person) { device throws(Refusal) in try device.lapse() } }

    /// Sets Sync Library in Settings.
    /// - Throws: `Refusal` without a subscription.
    public func setCloudLibrary(on isOn: Bool) throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.setCloudLibrary(isOn) }
    }

    /// Signs out on the device.
    /// - Throws: `Refusal` if no account is signed in.
    public func signOut() throws(Refusal) { try act(.person) { device throws(Refusal) in try device.signOut() } }

    /// Changes the password: every earlier user token is refused with 403 from now on.
    /// - Throws: `Refusal` if no account is signed in.
    public func changePassword() throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.changePassword() }
    }

    /// Revokes the app's access in the account's list of apps.
    /// - Throws: `Refusal` if no account is signed in, or access was revoked before.
    public func revokeAccess() throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.revokeAccess() }
    }

    /// Moves the account to another country.
    /// - Parameter storefront: an id such as `jp`.
    /// - Throws: `Refusal` if no account is signed in.
    public func moveAccount(to storefront: String) throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.moveStorefront(to: storefront) }
    }

    /// Ends the subscription later, during any activity of the app.
    /// - Parameter delay: the time from now; a negative one counts as zero.
    public func lapse(after delay: Duration) {
        let seconds = max(delay.wholeSeconds, 0)
        stage.withWorld { $0.schedule(.lapse, in: seconds, now: stage.client.now(in: $0)) }
    }
}
