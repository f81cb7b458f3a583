import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// The simulated device, which a command changes without its players.
protocol DeviceContext: SessionContext {
    /// Does something on the device.
    /// - Parameter name: the word that was typed, if it is a name that may be unknown.
    /// - Throws: `DeviceRefusal` if the device refuses; then nothing has changed.
    func act(
        naming name: String?, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change]
    /// Keeps changes that apps hear of, to be shown if they are watched.
    func announce(_ changes: [Change]) -> [Change]
    /// Shows the changes that were announced since the last ones were shown.
    func showAnnounced() throws
    /// Runs a body, and takes back everything that it does to the session.
    func rehearse(_ body: () throws -> Void) throws
    /// Changes as lines. Watched ones are shown as the app hears them, and not again below.
    /// - Parameter otherwise: the line if nothing changed.
    func lines(of changes: [Change], otherwise: String) -> [StyledText]
}

extension DeviceContext {
    /// Does something on the device that names nothing.
    func act(_ action: (inout MusicDevice) throws(Refusal) -> [Change]) throws(DeviceRefusal) -> [Change] {
        try act(naming: nil, action)
    }

    func lines(of changes: [Change]) -> [StyledText] { lines(of: changes, otherwise: "Nothing changed.") }

    /// Changes as an answer.
    func message(of changes: [Change], otherwise: String = "Nothing changed.") -> Message {
        .prose(lines(of: changes, otherwise: otherwise), value: .strings(changes.map(\.sentence)))
    }
}

/// The device's way to consent, a user token and an offer, in which services answer.
protocol AuthorizationContext: DeviceContext {
    /// Goes as far towards a user token as possible, and fetches it if nothing else is in the way.
    func goTowardsUserToken() async -> AuthorizationFlow
    /// Gets a user token for the current app.
    /// - Throws: `Failure` with the error of the frameworks, `CancellationError`.
    func requestUserToken() async throws -> [Change]
    /// Waits until the offer is loaded.
    func finishLoadingOffer() async throws -> [Change]
}
