import MusicDevice
import MusicWorld

extension Session {
    /// Returns whether the user watches a change that apps are notified of. An app is only notified about the player
    /// that it uses.
    func watches(_ change: Change) -> Bool {
        guard change.announcement != nil else { return false }
        if case .player(let address, _) = change { return isWatchingPlayer && address == world.device.playerAddress }
        return isWatching
    }
}
