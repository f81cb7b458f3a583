import AppleMusicAPI
import MusicDevice
import MusicWorld

/// The players of the device and their music.
protocol PlayerContext: DeviceContext {
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
    /// Shows the progress of the current item in the right-hand prompt until the next line.
    func showProgress()
}
