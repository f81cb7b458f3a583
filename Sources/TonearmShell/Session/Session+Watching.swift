import MusicDevice
import MusicWorld

extension Session {
    /// Whether somebody wants to see a change that apps hear of. Of players an app hears only its own, the one that it uses.
    func watches(_ change: Change) -> Bool {
        guard change.announcement != nil else { return false }
        if case .player(let address, _) = change { return isWatchingPlayer && address == world.device.playerAddress }
        return isWatching
    }
}
