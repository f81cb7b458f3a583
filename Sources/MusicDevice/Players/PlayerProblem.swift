/// A reason why a player refused an action. Then nothing has changed.
package enum PlayerProblem: Error, Hashable, Sendable {
    // The queue
    /// No queue was set, or the queue is empty.
    case noQueue
    case nothingPlayable([LeftOut])
    case startNotPlayable(LeftOut)
    /// The zero-based index of the start, and the number of entries.
    case startOutOfRange(Int, count: Int)
    case timesOutOfOrder(String, from: Milliseconds, to: Milliseconds?)
    case stationAmongOthers(String)
    /// The last value lists the kinds that could carry everything, preferred first.
    case descriptorCannotCarry(QueueDescriptor.Kind, String, [QueueDescriptor.Kind])

    // Editing
    /// The queue is the Music app's, as the system player's always is.
    case notItsQueue
    case stationIsNotEdited(String)
    /// The queue has no entry with this number.
    case noSuchEntry(Int)
    case playingEntry(String)
    /// The transaction removes the entry earlier.
    case removedBefore(String)
    case transactionOpen(edits: Int)
    /// An `NSInternalInconsistencyException` on a device, which ends the app.
    case transactionRunning
    case noTransaction
    case emptyTransaction

    // Playing
    case cannotPrepare(String, Obstacle)
    /// The remote call timed out, as for queues of more than about 300 songs set at once.
    case queueTooLong(Int)
    case liveStation(String)
    case notPrepared
    case positionOutOfRange(Milliseconds, from: Milliseconds, to: Milliseconds)
    case rateOutOfRange(Int)
    case notPlaying(PlaybackStatus)
    case notInterrupted(PlaybackStatus)
    case noTracksNeeded
}
