/// The buttons of a player: prepare, play, pause, stop, skip, jump.
extension Player {
    /// Prepares playback (`prepareToPlay`). Refusals about the account and the network occur here, not when the queue
    /// is set.
    package mutating func prepare(
        at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        if isPrepared, upcoming == nil { return changes }
        let ended = endPreparing(.laterCall)
        return changes + ended + (try ready(at: now, terms)) + become(status == .playing ? .stopped : status)
    }

    /// Prepares the last queue that was set, from its first playable entry. The status is unchanged.
    private mutating func ready(at now: Milliseconds, _ terms: PlaybackTerms) throws(PlayerProblem) -> [PlayerChange] {
        if shownQueue.isEmpty { throw .noQueue }
        if terms.faults.contains(.longQueue), shownQueue.setCount > PlaybackFaults.longestQueue {
            throw .queueTooLong(shownQueue.setCount)
        }
        var changes = upcoming.map { take($0, at: now) } ?? []
        var passed: [LeftOut] = []
        while let content = queue.currentEntry?.content {
            guard let obstacle = terms.obstacle(to: content.item, at: now) else {
                if !passed.isEmpty {
                    rewind()
                    changes.append(nowPlayingItemChange)
                }
                isPrepared = true
                return changes + passed.map { .passedOver($0) } + [.prepared(content.title)]
            }
            if !obstacle.isOfItem { throw .cannotPrepare(content.title, obstacle) }
            passed.append(LeftOut(content.title, obstacle))
            if queue.stepForward(wraps: false) == .ended { throw .nothingPlayable(passed) }
        }
        isPrepared = true
        return changes
    }

    /// Plays, and prepares if necessary: `play()`.
    package mutating func play(at now: Milliseconds, _ terms: PlaybackTerms) throws(PlayerProblem) -> [PlayerChange] {
        var changes = advance(to: now, terms)
        if status == .playing, upcoming == nil { return changes }
        if !isPrepared || upcoming != nil {
            changes += endPreparing(.laterCall)
            changes += try ready(at: now, terms)
            if terms.faults.contains(.slowPrepare) {
                if case .prepared = changes.last { changes.removeLast() }
                return changes + beginPreparing(at: now)
            }
        }
        changes += become(.playing)
        if queue.currentEntry == nil { return changes + wait(since: nil) }
        playhead.move(at: now)
        return changes
    }

    /// Pauses: `pause()`. Has no effect without playback.
    package mutating func pause(at now: Milliseconds, _ terms: PlaybackTerms) -> [PlayerChange] {
        let changes = advance(to: now, terms) + endPreparing(.stopped)
        guard status == .playing || status == .interrupted else { return changes }
        playhead.stand(at: now, rate)
        return changes + become(.paused)
    }

    /// Stops (`stop()`). The queue is kept, the position is not (a choice of the simulation).
    package mutating func stop(at now: Milliseconds, _ terms: PlaybackTerms) -> [PlayerChange] {
        let changes = advance(to: now, terms) + endPreparing(.stopped)
        guard status != .stopped else { return changes }
        let played = leave(at: now)
        rewind()
        isPrepared = false
        return changes + played + become(.stopped)
    }

    /// Skips: `skipToNextItem()`, `skipToNextEntry()`. After the last entry, the first is current; it is paused, or
    /// plays with repeat all. Without playback, only the current entry changes.
    package mutating func skip(at now: Milliseconds, _ terms: PlaybackTerms) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        try checkNotLive()
        let (old, played) = (queue.currentEntry, leave(at: now))
        switch queue.stepForward(wraps: repeatMode == .all) {
        case .moved, .wrapped: return changes + played + arrive(at: now, since: old, terms)
        case .ended: return changes + played + arrive(at: now, since: old, terms, ending: .paused)
        case .waiting:
            // The player is waiting already.
            if old == nil { return changes }
            if status != .playing { isPrepared = false }
            return changes + played + wait(since: old)
        }
    }

    /// Returns to the previous entry: `skipToPreviousItem()`, `skipToPreviousEntry()`. At the first entry, playback
    /// ends ("skipToPreviousItem", MediaPlayer reference).
    package mutating func previous(
        at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        try checkNotLive()
        if queue.station != nil { return changes + (try restart(at: now, terms)) }
        if queue.current == 0, repeatMode != .all, status != .playing { return changes + (try restart(at: now, terms)) }
        let (old, played) = (queue.currentEntry, leave(at: now))
        let isBeforeFirst = queue.stepBack(wraps: repeatMode == .all) == .ended
        return changes + played + arrive(at: now, since: old, terms, ending: isBeforeFirst ? .stopped : nil)
    }

    /// Performs the usual back button: to the start of the item, or within its first three seconds to the previous one.
    package mutating func skipBack(
        at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        let start = queue.currentEntry?.content.start ?? 0
        if position(at: now) - start > Self.backToStart { return changes + (try restart(at: now, terms)) }
        return changes + (try previous(at: now, terms))
    }

    /// The time after which "back" means the start of the item.
    package static let backToStart: Milliseconds = 3000

    /// Restarts the current entry: `skipToBeginning()`, `restartCurrentEntry()`
    package mutating func restart(
        at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        try checkNotLive()
        return changes + move(to: queue.currentEntry?.content.start ?? 0, at: now)
    }

    /// Jumps to an entry: `nowPlayingItem = …`, `queue.currentEntry = …`
    package mutating func jump(
        to id: Int, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        if let station = queue.station { throw .stationIsNotEdited(station.identity.title) }
        if queue.currentEntry?.id == id { return changes }
        let (old, played) = (queue.currentEntry, leave(at: now))
        guard queue.jump(to: id) else { throw .noSuchEntry(id) }
        return changes + played + arrive(at: now, since: old, terms)
    }

    /// Starts the new current entry if the previous one was playing.
    /// - Parameter end: the status after the end of the queue, if this is the end.
    private mutating func arrive(
        at now: Milliseconds, since old: QueueEntry?, _ terms: PlaybackTerms, ending end: PlaybackStatus? = nil
    ) -> [PlayerChange] {
        if status == .playing, end == nil { return begin(at: now, since: old, terms) }
        if status != .playing, queue.currentEntry?.id == old?.id {
            let moved = move(to: queue.currentEntry?.content.start ?? 0, at: now)
            rewind()
            return moved
        }
        rewind()
        isPrepared = false
        return nowPlayingItemChanges(since: old) + become(status == .playing ? end ?? status : status)
    }

    func checkNotLive() throws(PlayerProblem) {
        if queue.isEmpty { throw .noQueue }
        if let station = queue.station, station.isLive { throw .liveStation(station.identity.title) }
    }
}
