import AppleMusicSimulator
package import MusicDevice

/// Synchronization of device and service: the device leads, and the service is notified of events that change its
/// state.
extension World {
    /// Performs an action on the device, and notifies the service.
    /// - Throws: `Refusal` if the device refuses; then nothing has changed.
    package mutating func act(
        _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        let changes = try action(&device)
        tellService(changes)
        return changes
    }

    /// Applies changes to the service's memory: invalidated tokens, and plays.
    mutating func tellService(_ changes: [Change]) {
        for change in changes {
            switch change {
            case .subscriptionChanged(let account, let old, let new) where old.isActive && !new.isActive:
                memory.dropUserTokens(of: account)
            case .userTokenFaulted(let place, let fault) where fault.isOfToken:
                if let held = device[place].token.held, held.fault == fault {
                    memory.refuse(userToken: held.token.text)
                }
            case .player(let address, .itemPlayed(let played)): recordPlay(played, on: address.device)
            default: break
            }
        }
    }
}
