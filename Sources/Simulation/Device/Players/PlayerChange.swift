/// A change of a player, or a played item.
package enum PlayerChange: Sendable, Equatable {
    // The queue
    /// A queue was set. With `isLater` it becomes current at the next prepare or play.
    case queueSet(count: Int, leftOut: [LeftOut], isLater: Bool)
    case stationSet(String, isLater: Bool)
    case queueCleared
    case queueEdited([QueueEditSummary])
    /// Items were left out of an addition.
    case leftOut([LeftOut])
    /// A station's tracks arrived; the value is the number that an app sees now.
    case stationTracksCame(visible: Int)

    // Pending edits
    case transactionOpened(entries: Int)
    case transactionEdited(edits: Int)
    case transactionStarted(edits: Int)
    case transactionRolledBack(edits: Int)
    case transactionCompleted(TransactionOutcome)
    /// A single call was started: Play Next or Play Later.
    case callStarted
    case callFailed(QueueEditProblem)

    // Playing
    case prepared(String)
    /// Preparation started; playback follows.
    case preparing(String)
    /// A preparing `play()` was interrupted.
    case playInterrupted(String, PlayInterruption)
    case nowPlayingItemChanged(NowPlayingItem?)
    case playbackStateChanged(from: PlaybackStatus, to: PlaybackStatus)
    case positionChanged(from: Milliseconds, to: Milliseconds)
    case repeatModeChanged(RepeatMode)
    case shuffleModeChanged(ShuffleMode)
    case transitionChanged(Crossfade?)
    case seekingBegan(SeekDirection)
    case seekingEnded
    case rateChanged(PlaybackRate)
    case itemPlayed(PlayedItem)
    /// The whole queue, or the repeated entry, was played this many more times. Rounds are combined when there are too
    /// many.
    case roundsPlayed(Int)
    case passedOver(LeftOut)
    case playbackFailed(LeftOut)
    /// A whole round had no playable music, so repeating stops.
    case nothingToHear
    case stationWaits(String)

    /// The change as one line, without the player.
    package var sentence: String {
        switch self {
        case .queueSet(let count, let leftOut, let isLater):
            "queue set: \(Self.entries(count))" + (leftOut.isEmpty ? "" : "; " + Self.sentence(leftOut))
                + (isLater ? "; what plays goes on until the next play" : "")
        case .stationSet(let title, let isLater):
            "queue set to the station '\(title)'" + (isLater ? "; what plays goes on until the next play" : "")
        case .queueCleared: "the queue is empty"
        case .queueEdited(let summaries): "queue: " + summaries.map(\.sentence).joined(separator: "; ")
        case .leftOut(let leftOut): Self.sentence(leftOut)
        case .stationTracksCame(let visible): "the station shows \(Self.entries(visible))"
        case .transactionOpened(let entries): "transaction open on \(Self.entries(entries))"
        case .transactionEdited(let edits): "transaction: \(Self.edits(edits)) gathered, nothing done yet"
        case .transactionStarted(let edits): "transaction of \(Self.edits(edits)) on its way"
        case .transactionRolledBack(let edits): "transaction given up: \(Self.edits(edits)) not done"
        case .transactionCompleted(.done(let entries)): "transaction done: \(Self.entries(entries.count))"
        case .transactionCompleted(.timeout):
            "the transaction's completion reports a timeout, although the change is done"
        case .transactionCompleted(.failed(let failure)): "transaction failed, nothing is done: \(failure.sentence)"
        case .callStarted: "the call is on its way to the queue"
        case .callFailed(let failure): "the call changed nothing: \(failure.sentence)"
        case .prepared(let title): "'\(title)' is prepared"
        case .preparing(let title): "'\(title)' is being prepared, and plays in \(Player.preparationTime / 1000) s"
        case .playInterrupted(let title, let cause): "play() of '\(title)' failed, since \(cause.sentence)"
        case .nowPlayingItemChanged(let item?): "now playing item: '\(item.title)'"
        case .nowPlayingItemChanged(nil): "now playing item: none"
        case .playbackStateChanged(let from, let to): "\(from.rawValue) → \(to.rawValue)"
        case .positionChanged(let from, let to): "position \(from.asTime) → \(to.asTime)"
        case .repeatModeChanged(let mode): "repeat \(mode.rawValue)"
        case .shuffleModeChanged(let mode): "shuffle \(mode.rawValue)"
        case .transitionChanged(nil): "no transition between entries"
        case .transitionChanged(let crossfade?):
            "entries overlap" + (crossfade.duration.map { " by \($0.asTime)" } ?? "")
        case .seekingBegan(let direction): "seeking \(direction.rawValue)"
        case .seekingEnded: "seeking ended"
        case .rateChanged(let rate): "rate \(rate)"
        case .itemPlayed(let played):
            "'\(played.item.title)' was heard \(played.isWhole ? "to its end" : "for \(played.heard.asTime)")"
        case .roundsPlayed(let count): "all of that was heard \(count) more times"
        case .passedOver(let leftOut): "'\(leftOut.title)' is passed over: \(leftOut.obstacle.sentence)"
        case .playbackFailed(let leftOut): "'\(leftOut.title)' cannot be prepared: \(leftOut.obstacle.sentence)"
        case .nothingToHear: "a whole round without a sound: playing ends"
        case .stationWaits(let title): "the station '\(title)' waits for its next track"
        }
    }

    private static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }
    private static func edits(_ count: Int) -> String { count == 1 ? "1 edit" : "\(count) edits" }

    /// The sentence names the first three items; the value contains all.
    private static func sentence(_ leftOut: [LeftOut]) -> String {
        let named = leftOut.prefix(3).map { "'\($0.title)' (\($0.obstacle.sentence))" }.joined(separator: ", ")
        let more = leftOut.count > 3 ? " and \(leftOut.count - 3) more" : ""
        return "left out: \(named)\(more)"
    }
}

/// A reason why a player refused an action, which then had no effect.
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
    /// The last value lists the kinds that can contain all the content, preferred first.
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
