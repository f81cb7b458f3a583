import AppleMusicSimulator
package import MusicDevice

/// Where device and service meet. The device's story leads, and the service hears of the events that change what it keeps itself.
extension World {
    /// Does something on the device, and tells the service what happened.
    /// - Throws: `Refusal` when the device refuses; then nothing has changed.
    package mutating func act(
        _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        let changes = try action(&device)
        tellService(changes)
        return changes
    }

    /// Takes the events into the service's memory: tokens that end with a subscription or become worthless, and what was heard.
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
