import AppleMusicAPI

/// Playback over time. Entries end exactly at their millisecond.
extension Player {
    /// The time of the next event; nil if no event is due. It must be read again after every change.
    package var nextEvent: Milliseconds? { [endOfEntry, nextOfJobs, preparation].compactMap { $0 }.min() }

    private var endOfEntry: Milliseconds? {
        guard let end = endOfCurrentEntry else { return nil }
        return playhead.arrival(at: end, rate)
    }

    /// The maximum number of entries in one step; then whole rounds of a repeated queue become one change.
    static let longestStretch = 10_000

    /// Advances to a time. A clock that was set back has no effect: playback continues from its position.
    package mutating func advance(to now: Milliseconds, _ terms: PlaybackTerms) -> [PlayerChange] {
        playhead.tolerate(now)
        var changes: [PlayerChange] = []
        var ended = 0
        while let event = nextEvent, event <= now {
            if let preparation, preparation <= event {
                changes += finishPreparing(at: preparation, terms)
                continue
            }
            if let job = nextOfJobs, job <= event {
                settleBeforeEdit(at: job)
                changes += advanceJobs(at: job)
                continue
            }
            changes += endEntry(at: event, until: now, terms, manyEnded: ended >= Self.longestStretch)
            ended += 1
        }
        settleBeforeEdit(at: now)
        return changes
    }

    /// Ends the current entry.
    private mutating func endEntry(
        at time: Milliseconds, until now: Milliseconds, _ terms: PlaybackTerms, manyEnded: Bool
    ) -> [PlayerChange] {
        guard let end = endOfCurrentEntry else { return [] }
        let carry = max(0, playhead.place(at: time, rate) - end * 1000)
        let old = queue.currentEntry
        var changes = leave(at: time, isWhole: true)
        let step: PlayQueue.Step =
            repeatMode == .one && queue.station == nil ? .wrapped : queue.stepForward(wraps: repeatMode == .all)
        switch step {
        case .moved: return changes + begin(at: time, carry: carry, since: old, terms)
        case .wrapped:
            let round = roundLength(terms, at: time)
            if round == 0 { return changes + [.nothingToHear] + endPlaying(since: old) }
            changes += begin(at: time, carry: carry, since: old, terms)
            return manyEnded ? changes + playRounds(of: round, until: now) : changes
        case .ended: return changes + endPlaying(since: old)
        case .waiting: return changes + wait(since: old)
        }
    }

    /// Ends playback: after the last entry without repeat, the first is current and paused. This equals skipping past
    /// the end (a choice between two descriptions).
    private mutating func endPlaying(since old: QueueEntry?) -> [PlayerChange] {
        rewind()
        isPrepared = false
        return nowPlayingItemChanges(since: old) + become(.paused)
    }

    /// Waits for the station's next track, which plays on arrival.
    mutating func wait(since old: QueueEntry?) -> [PlayerChange] {
        rewind()
        return [.stationWaits(queue.station?.identity.title ?? "")] + nowPlayingItemChanges(since: old)
    }

    /// Plays the current entry, or the first playable one after it. An item with a flaw is skipped; any other obstacle
    /// ends playback.
    /// - Parameters:
    ///   - carry: see `Playhead`.
    ///   - old: the previous current entry; an unchanged entry is not announced again.
    mutating func begin(
        at now: Milliseconds, carry: Int = 0, since old: QueueEntry?, _ terms: PlaybackTerms
    ) -> [PlayerChange] {
        var changes: [PlayerChange] = []
        for tries in 0...queue.entries.count {
            guard let content = queue.currentEntry?.content else { break }
            guard let obstacle = terms.obstacle(to: content.item, at: now) else {
                rewind(carry: tries == 0 ? carry : 0)
                playhead.move(at: now)
                isPrepared = true
                return changes + nowPlayingItemChanges(since: old) + become(.playing)
            }
            if !obstacle.isOfItem { return changes + fail(LeftOut(content.title, obstacle), since: old) }
            changes.append(.passedOver(LeftOut(content.title, obstacle)))
            switch queue.stepForward(wraps: repeatMode != .none) {
            case .moved, .wrapped: continue
            case .ended: return changes + endPlaying(since: old)
            case .waiting: return changes + wait(since: old) + become(.playing)
            }
        }
        // No entry was playable.
        return changes + endPlaying(since: old)
    }

    /// Pauses at an item that cannot be prepared: error 6 of the player.
    private mutating func fail(_ leftOut: LeftOut, since old: QueueEntry?) -> [PlayerChange] {
        rewind()
        isPrepared = false
        return nowPlayingItemChanges(since: old) + [.playbackFailed(leftOut)] + become(.paused)
    }

    /// Returns the duration of a repeated round in microseconds, without skipped entries.
    private func roundLength(_ terms: PlaybackTerms, at now: Milliseconds) -> Int128 {
        if repeatMode == .one { return Int128(queue.currentEntry?.content.length ?? 0) * 1000 }
        return queue.entries.indices.reduce(0) { sum, index in
            let content = queue.entries[index].content
            return terms.obstacle(to: content.item, at: now) == nil
                ? sum + Int128((content.length ?? 0) - overlap(after: index)) * 1000 : sum
        }
    }

    /// Skips whole rounds up to a time, and reports their number.
    private mutating func playRounds(of length: Int128, until now: Milliseconds) -> [PlayerChange] {
        guard let moment = playhead.moment, now > moment, jobs.isEmpty else { return [] }
        let rate = Int128(rate.thousandths)
        let (rounds, rest) = ((Int128(now) - Int128(moment)) * rate).quotientAndRemainder(dividingBy: length)
        guard rounds > 0 else { return [] }
        let (time, carry) = rest.quotientAndRemainder(dividingBy: rate)
        playhead.skip(to: Int(Int128(now) - time), carry: Int(carry))
        return [.roundsPlayed(Int(clamping: rounds))]
    }

    /// Adjusts to a changed clock: positions and remaining durations are unchanged.
    package mutating func setClock(from old: Milliseconds, to new: Milliseconds) {
        playhead.shift(from: old, to: new, rate)
        if let began = seeking?.began { seeking?.began = new.addingClamped(began.subtractingClamped(old)) }
        preparation = preparation.map { new.addingClamped($0.subtractingClamped(old)) }
        for index in jobs.indices {
            jobs[index].changes = new.addingClamped(jobs[index].changes.subtractingClamped(old))
            jobs[index].completes = new.addingClamped(jobs[index].completes.subtractingClamped(old))
        }
    }
}
