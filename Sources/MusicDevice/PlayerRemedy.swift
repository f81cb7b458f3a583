/// What helps where a player refused.
package enum PlayerRemedy: Hashable, Sendable {
    // Another player, device or descriptor
    /// Its queue is the app's own and can be edited.
    case useApplicationPlayer
    case useHardware
    /// A device with a system of that version at least.
    case useSystem(SystemVersion)
    case useDescriptor(QueueDescriptor.Kind)

    // The queue
    case setQueue
    case setQueueInPieces
    case listQueue
    case clearQueue
    /// Play next and play later work everywhere.
    case playNextOrLater
    case chooseStart(count: Int)
    /// Something else, which can be played.
    case chooseAnother
    case allowExplicitContent
    /// A station on its own.
    case setStationAlone
    case chooseTimes

    // Transactions
    case beginTransaction
    case editTransaction
    case commitTransaction
    case rollBackTransaction
    /// One at a time: wait for the completion.
    case waitForCompletion

    // Playing
    case prepare
    case play
    case skip
    case stop
    case chooseRate
    case seekWithin(from: Milliseconds, to: Milliseconds)
    /// Sets one up from the Music app, outside the app.
    case playInMusicApp
    /// Nothing has to be done.
    case nothing
}
