public import MusicDevice
import MusicWorld

/// Events of the account while the app runs. The service hears of them, and the app of what the service then answers.
extension SimulatedAppleMusic {
    /// The account's owner takes a subscription.
    /// - Throws: `Refusal` if nobody is signed in or there is one already.
    public func subscribe() throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.subscribe() }
    }

    /// The subscription ends.
    /// - Throws: `Refusal` if there is none.
    public func lapse() throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.lapse() }
    }

    /// Sync Library is switched in Settings.
    /// - Throws: `Refusal` without a subscription.
    public func setCloudLibrary(on isOn: Bool) throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.setCloudLibrary(isOn) }
    }

    /// - Throws: `Refusal` if nobody is signed in.
    public func signOut() throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.signOut() }
    }

    /// The password is changed: every earlier user token is refused with 403 from now on.
    /// - Throws: `Refusal` if nobody is signed in.
    public func changePassword() throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.changePassword() }
    }

    /// The app is taken off the account's list of apps with access.
    /// - Throws: `Refusal` if nobody is signed in, or it was taken off before.
    public func revokeAccess() throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.revokeAccess() }
    }

    /// The account moves to another country.
    /// - Parameter storefront: an id such as `jp`.
    /// - Throws: `Refusal` if nobody is signed in.
    public func moveAccount(to storefront: String) throws(Refusal) {
        try act(.person) { device throws(Refusal) in try device.moveStorefront(to: storefront) }
    }

    /// The subscription ends later, in the middle of whatever the app does then.
    /// - Parameter delay: from now; less than nothing is at once.
    public func lapse(after delay: Duration) {
        let seconds = max(Int(delay.components.seconds), 0)
        stage.withWorld { $0.schedule(.lapse, in: seconds, now: stage.client.now(in: $0)) }
    }
}
