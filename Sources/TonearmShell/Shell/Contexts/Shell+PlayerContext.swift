import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

extension Shell: PlayerContext {
    func control(
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change] {
        do {
            return try client.control(.app, in: keeper, action)
        } catch {
            throw DeviceRefusal(error)
        }
    }

    func completeEdits() async throws -> [Change] {
        try announceWaitForEdits()
        var changes: [Change] = []
        try await client.completeEdits(in: keeper) { changes += $0.changes.map(\.change) }
        return changes
    }

    var announced: [Change] { keeper.announced }

    func fetchPlayables(_ resources: [ResourceIdentifier]) async throws -> [Playable] {
        keeper.effects.hasRead = true
        return try await client.playables(resources, in: keeper)
    }

    func fetchPlayables(_ query: LibraryQuery) async throws -> [Playable] {
        try await client.playables(query, in: keeper)
    }

    func showProgress() { if screen.frame.isTerminal { background.progress.isShown = true } }
}
