import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// The simulated device, without its players.
protocol DeviceContext: SessionContext {
    /// Runs an action on the device.
    /// - Parameter name: the typed word, if it is a name that may be unknown.
    /// - Throws: `DeviceRefusal` if the device refuses; nothing has changed then.
    func act(
        naming name: String?, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change]
    /// Stores changes that apps are notified of, to be shown if they are watched.
    func announce(_ changes: [Change]) -> [Change]
    /// Shows the changes that were announced since the last call.
    func showAnnounced() throws
    /// Runs a body, and then undoes all of its changes to the session.
    func rehearse(_ body: () throws -> Void) throws
    /// Describes changes in lines. Watched changes appear as notifications, and not again in the answer.
    /// - Parameter otherwise: the line if nothing changed.
    func lines(of changes: [Change], otherwise: String) -> [StyledText]
}

extension DeviceContext {
    /// Runs an action that has no name.
    func act(_ action: (inout MusicDevice) throws(Refusal) -> [Change]) throws(DeviceRefusal) -> [Change] {
        try act(naming: nil, action)
    }

    func lines(of changes: [Change]) -> [StyledText] { lines(of: changes, otherwise: "Nothing changed.") }

    /// Describes changes as an answer.
    func message(of changes: [Change], otherwise: String = "Nothing changed.") -> Message {
        .prose(lines(of: changes, otherwise: otherwise), value: .strings(changes.map(\.sentence)))
    }
}

/// The device's flow to consent, a user token and an offer, which involves services.
protocol AuthorizationContext: DeviceContext {
    /// Runs the steps towards a user token as far as possible, and requests the token at the end.
    func goTowardsUserToken() async -> AuthorizationFlow
    /// Requests a user token for the current app.
    /// - Throws: `Failure` with the error of the frameworks, `CancellationError`.
    func requestUserToken() async throws -> [Change]
    /// Waits until the offer is loaded.
    func finishLoadingOffer() async throws -> [Change]
}
