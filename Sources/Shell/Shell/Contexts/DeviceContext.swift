import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// The simulated device with its players.
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

    // MARK: - The flow to consent, a user token and an offer, which involves services

    /// Runs the steps towards a user token as far as possible, and requests the token at the end.
    func goTowardsUserToken() async -> AuthorizationFlow
    /// Requests a user token for the current app.
    /// - Throws: `Failure` with the error of the frameworks, `CancellationError`.
    func requestUserToken() async throws -> [Change]
    /// Waits until the offer is loaded.
    func finishLoadingOffer() async throws -> [Change]

    // MARK: - The players of the device and their music

    /// Runs an action on players at the current time.
    /// - Throws: `DeviceRefusal` if the device refuses; nothing has changed then.
    func control(
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change]
    /// Waits until the pending edits of the player in use are complete. With a stopped clock, the clock is advanced
    /// instead.
    /// - Returns: the changes in the meantime.
    func completeEdits() async throws -> [Change]
    /// The changes that apps were notified of, but that were not shown yet.
    var announced: [Change] { get }
    /// Fetches resources in the form that players take.
    /// - Throws: `PlayableProblem`, `CancellationError`.
    func fetchPlayables(_ resources: [ResourceIdentifier]) async throws -> [Playable]
    /// Fetches the library items that match a query.
    /// - Throws: `PlayableProblem`, `CancellationError`.
    func fetchPlayables(_ query: LibraryQuery) async throws -> [Playable]
    /// Fetches the music of the device's library that a picker shows for a term; everything for an empty one.
    /// - Throws: `PlayableProblem`, `CancellationError`.
    func fetchPickable(_ term: String) async throws -> [Resource]
    /// Shows the progress of the current item in the right-hand prompt until the next line.
    func showProgress()
}

extension DeviceContext {
    /// Runs an action that has no name.
    func act(_ action: (inout MusicDevice) throws(Refusal) -> [Change]) throws(DeviceRefusal) -> [Change] {
        try act(naming: nil, action)
    }

    func lines(of changes: [Change]) -> [StyledText] { lines(of: changes, otherwise: nothingChanged) }

    /// Describes changes as an answer.
    /// - Parameter otherwise: the line if nothing changed; nil for the usual one.
    func message(of changes: [Change], otherwise: String? = nil) -> Message {
        .prose(lines(of: changes, otherwise: otherwise ?? nothingChanged), value: .strings(changes.map(\.sentence)))
    }
}
