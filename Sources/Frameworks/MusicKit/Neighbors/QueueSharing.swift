package import TonearmDevice

/// Queues that another module sets on the same players.
extension KitWorld {
    /// Gives the device the queue that the app set by this module, if it has not got it.
    /// - Throws: the errors of `MusicPlayer.prepareToPlay()`.
    package func resolveQueue(of kind: PlayerKind) async throws { try await resolve(kind) }

    /// Forgets the queue that the app set by this module, because the device gets another.
    package func dropQueue(of kind: PlayerKind) {
        let (keeper, box) = (keeper(kind), QueueBox())
        keeper.set(box)
        keeper.markResolved(box, in: self)
    }
}
