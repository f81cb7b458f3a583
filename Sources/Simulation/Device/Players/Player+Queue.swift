import AppleMusicAPI

extension Player {
    /// Replaces the queue (`setQueue(with:)`, `queue = …`). The current item continues until the next prepare or play.
    package mutating func set(
        _ expansion: QueueExpansion, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        var changes = advance(to: now, terms)
        if let transaction { throw .transactionOpen(edits: transaction.edits.count) }
        let isLater = status == .playing
        changes += endPreparing(.otherQueue)
        changes += dropJobs()
        var new = shuffled(expansion)
        new.keepsOutOfHistory = !expansion.affectsHistory
        recipe = QueueRecipe(expansion)
        changes.append(
            expansion.station.map { .stationSet($0.identity.title, isLater: isLater) }
                ?? .queueSet(count: expansion.contents.count, leftOut: expansion.leftOut, isLater: isLater))
        if isLater {
            upcoming = new
            return changes
        }
        return changes + take(new, at: now) + become(.stopped)
    }

    /// Applies the current shuffle mode: the start item first, or a random one without a start item.
    private mutating func shuffled(_ expansion: QueueExpansion) -> PlayQueue {
        if let station = expansion.station { return PlayQueue(station) }
        var queue = PlayQueue(expansion.contents, start: expansion.start ?? 0)
        if shuffleMode == .songs { queue.shuffle(by: &random, keepsCurrent: expansion.start != nil) }
        return queue
    }

    /// Makes another queue current.
    mutating func take(_ new: PlayQueue, at now: Milliseconds) -> [PlayerChange] {
        let played = leave(at: now)
        queue = new
        upcoming = nil
        isPrepared = false
        rewind()
        return played + [nowPlayingItemChange]
    }

    /// Clears the queue. MediaPlayer has no such edit; an app sets an empty queue.
    package mutating func clear(at now: Milliseconds, _ terms: PlaybackTerms) throws(PlayerProblem) -> [PlayerChange] {
        guard kind.editsQueue else { throw .notItsQueue }
        let changes = advance(to: now, terms)
        if let transaction { throw .transactionOpen(edits: transaction.edits.count) }
        if shownQueue.isEmpty, queue.isEmpty { return changes }
        return changes + empty(at: now)
    }

    /// Empties the player of an app that ended.
    mutating func empty(at now: Milliseconds?) -> [PlayerChange] {
        if queue.isEmpty, upcoming == nil, transaction == nil { return [] }
        transaction = nil
        recipe = nil
        let dropped = endPreparing(.stopped) + dropJobs()
        var empty = PlayQueue()
        if shuffleMode == .songs { empty.shuffle(by: &random) }
        let taken = take(empty, at: now ?? playhead.moment ?? 0)
        return dropped + [.queueCleared] + taken + become(.stopped)
    }

    /// Adds tracks that a station requested.
    package mutating func hand(
        _ tracks: [PlayableItem], to station: ContainerIdentity, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        var changes = advance(to: now, terms)
        if queue.stationNeed?.station == station {
            let old = queue.currentEntry
            queue.hand(tracks)
            changes.append(.stationTracksCame(visible: queue.entries.count))
            if old != nil || queue.currentEntry == nil { return changes }
            if status == .playing { return changes + begin(at: now, since: old, terms) }
            rewind()
            return changes + nowPlayingItemChanges(since: old)
        }
        guard upcoming?.stationNeed?.station == station else { throw .noTracksNeeded }
        upcoming?.hand(tracks)
        return changes + [.stationTracksCame(visible: upcoming?.entries.count ?? 0)]
    }

    /// The current need of a station; nil if it needs no tracks.
    package var stationNeed: StationNeed? { queue.stationNeed ?? upcoming?.stationNeed }
}

/// Slow preparation, with the fault `slowPrepare`. Without the fault, `play()` cannot be interrupted.
extension Player {
    /// The duration of slow preparation; a choice of the simulation.
    package static let preparationTime: Milliseconds = 2000

    /// Whether `play()` was called and has not completed.
    package var isPreparing: Bool { preparation != nil }

    /// Starts preparing the first playable item.
    mutating func beginPreparing(at now: Milliseconds) -> [PlayerChange] {
        isPrepared = false
        preparation = now.addingClamped(Self.preparationTime)
        return (status == .playing ? become(.stopped) : []) + [.preparing(preparedTitle)]
    }

    /// Ends preparation, and plays.
    mutating func finishPreparing(at now: Milliseconds, _ terms: PlaybackTerms) -> [PlayerChange] {
        preparation = nil
        guard let entry = queue.currentEntry else {
            return queue.station == nil ? [] : become(.playing) + wait(since: nil)
        }
        return [.prepared(entry.title)] + begin(at: now, since: entry, terms)
    }

    /// Cancels preparation; has no effect without one.
    mutating func endPreparing(_ cause: PlayInterruption) -> [PlayerChange] {
        guard preparation != nil else { return [] }
        preparation = nil
        return [.playInterrupted(preparedTitle, cause)]
    }

    private var preparedTitle: String { queue.currentEntry?.title ?? queue.station?.identity.title ?? "" }
}

/// The reason why a preparing `play()` was interrupted.
package enum PlayInterruption: String, CaseIterable, Sendable {
    /// Another queue was set: "Queue was interrupted by another queue" (observed by developers).
    case otherQueue
    /// Another call of play or prepare.
    case laterCall
    /// Pause, stop, or another player's sound.
    case stopped

    fileprivate var words: String {
        switch self {
        case .otherQueue: "the queue was interrupted by another queue"
        case .laterCall: "a later call cancelled it"
        case .stopped: "it was stopped while it prepared"
        }
    }

    var sentence: String { error.map { "\(words): \($0)" } ?? words }
}
