import AppleMusicSimulation
package import TonearmDevice
package import TonearmWorld

/// A part of a player that apps observe.
package enum PlayerPart: Hashable, Sendable {
    case state
    case queue
}

/// Observation of players, for the package's other modules.
extension KitWorld {
    /// Calls a closure after each change of a player, until the returned closure is called.
    package func observePlayer(
        _ kind: PlayerKind, _ body: @escaping @Sendable (PlayerPart) -> Void
    ) -> @Sendable () -> Void {
        observe { changes in
            for dated in changes {
                guard case .player(let address, let change) = dated.change, address.kind == kind else { continue }
                if let part = change.part { body(part) }
            }
        }
    }

    /// Calls a closure in this world after each transaction of it, until the returned closure is called.
    package func observe(_ body: @escaping @Sendable ([DatedChange]) -> Void) -> @Sendable () -> Void {
        music.stage.observe(
            .init(after: { [weak music] changes in
                guard let music else { return }
                KitWorld(music).run { body(changes) }
            }))
    }
}

extension PlayerChange {
    /// The part of a player that is different after the change; nil if an app sees none.
    fileprivate var part: PlayerPart? {
        switch self {
        case .playbackStateChanged, .rateChanged, .repeatModeChanged, .shuffleModeChanged: .state
        case .nowPlayingItemChanged, .queueSet, .stationSet, .queueCleared, .queueEdited, .stationTracksCame: .queue
        default: nil
        }
    }
}

extension MusicPlayer.State {
    /// The player of the state.
    package var playerKind: PlayerKind { self === SystemMusicPlayer.shared.state ? .system : .application }
}

extension MusicPlayer.Queue {
    /// The player of the queue.
    package var playerKind: PlayerKind { self is ApplicationMusicPlayer.Queue ? .application : .system }
}
