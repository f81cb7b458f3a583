import AppleMusicAPI
import MusicDevice
import MusicWorld

/// The players of the device, and what they play.
protocol PlayerContext: DeviceContext {
    /// Does something with players, now.
    /// - Throws: `DeviceRefusal` if the device refuses; then nothing has changed.
    func control(
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change]
    /// Waits until the edits of the player in use are completed: as long as they take if the clock runs, else the clock goes forward.
    /// - Returns: the changes meanwhile.
    func completeEdits() async throws -> [Change]
    /// The changes that apps heard of and that were not shown yet.
    var announced: [Change] { get }
    /// Fetches resources in the form that players take.
    /// - Throws: `PlayableProblem`, `CancellationError`.
    func fetchPlayables(_ resources: [ResourceIdentifier]) async throws -> [Playable]
    /// Fetches the items of the library that fit a query.
    /// - Throws: `PlayableProblem`, `CancellationError`.
    func fetchPlayables(_ query: LibraryQuery) async throws -> [Playable]
    /// Shows the progress of the item that plays, at the other end of the prompt until the next line.
    func showProgress()
}
