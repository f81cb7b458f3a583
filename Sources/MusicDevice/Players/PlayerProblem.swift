/// Why a player did not do what was asked. Nothing has changed then.
package enum PlayerProblem: Error, Hashable, Sendable {
    // The queue
    /// Nothing was ever set, or the queue is empty.
    case noQueue
    case nothingPlayable([LeftOut])
    case startNotPlayable(LeftOut)
    /// The place that was named, from 0, and how many there are.
    case startOutOfRange(Int, count: Int)
    case timesOutOfOrder(String, from: Milliseconds, to: Milliseconds?)
    case stationAmongOthers(String)
    /// With the kinds that could carry everything, the preferred first.
    case descriptorCannotCarry(QueueDescriptor.Kind, String, [QueueDescriptor.Kind])

    // Editing
    /// The system player's queue is the Music app's.
    case notItsQueue
    case stationIsNotEdited(String)
    /// The number of an entry that the queue does not have.
    case noSuchEntry(Int)
    case playingEntry(String)
    /// It is taken out earlier in the same transaction.
    case removedBefore(String)
    case transactionOpen(edits: Int)
    /// `NSInternalInconsistencyException` on a device, which ends the app.
    case transactionRunning
    case noTransaction
    case emptyTransaction

    // Playing
    case cannotPrepare(String, Obstacle)
    /// The remote call timed out, as it does for queues of more than about 300 songs set in one piece.
    case queueTooLong(Int)
    case liveStation(String)
    case notPrepared
    case positionOutOfRange(Milliseconds, from: Milliseconds, to: Milliseconds)
    case rateOutOfRange(Int)
    case notPlaying(PlaybackStatus)
    case notInterrupted(PlaybackStatus)
    case noTracksNeeded
}
