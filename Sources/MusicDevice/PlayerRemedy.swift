/// A remedy after a refusal by a player.
package enum PlayerRemedy: Hashable, Sendable {
    // Another player, device or descriptor
    /// Use the application player, whose queue belongs to the app and can be edited.
    case useApplicationPlayer
    case useHardware
    /// Use a device with at least this system version.
    case useSystem(SystemVersion)
    case useDescriptor(QueueDescriptor.Kind)

    // The queue
    case setQueue
    case setQueueInPieces, listQueue, clearQueue
    /// Use Play Next or Play Later, which always work.
    case playNextOrLater
    case chooseStart(count: Int)
    /// Choose an item that can be played.
    case chooseAnother
    case allowExplicitContent
    /// Set the station as the only item.
    case setStationAlone
    case chooseTimes

    // Transactions
    case beginTransaction
    case editTransaction, commitTransaction, rollBackTransaction
    /// Wait for the completion: only one transaction can run at a time.
    case waitForCompletion

    // Playing
    case prepare
    case play, skip, stop, chooseRate
    case seekWithin(from: Milliseconds, to: Milliseconds)
    /// Start playback in the Music app.
    case playInMusicApp
    /// No action is needed.
    case nothing
}
