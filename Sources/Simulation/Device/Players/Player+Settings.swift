/// Position, rate, modes and interruptions.
extension Player {
    /// Seeks within the played part (`currentPlaybackTime = …`, `playbackTime = …`); only after preparation.
    package mutating func seek(
        to position: Milliseconds, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        guard let content = queue.currentEntry?.content else { throw .noQueue }
        guard let end = content.end else { throw .liveStation(content.title) }
        guard (content.start...end).contains(position) else {
            throw .positionOutOfRange(position, from: content.start, to: end)
        }
        guard isPrepared else { throw .notPrepared }
        return changes + move(to: position, at: now)
    }

    mutating func move(to position: Milliseconds, at now: Milliseconds) -> [PlayerChange] {
        let old = self.position(at: now)
        if old == position { return [] }
        playhead.seek(to: position, at: now, rate)
        return [.positionChanged(from: old, to: position)]
    }

    /// Sets the rate (`currentPlaybackRate = …`, `state.playbackRate = …`). Devices are reported to ignore it
    /// sometimes.
    package mutating func setRate(
        thousandths: Int, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        guard let new = PlaybackRate(thousandths: thousandths) else { throw .rateOutOfRange(thousandths) }
        let changes = advance(to: now, terms)
        if new == rate { return changes }
        playhead.settle(at: now, rate)
        rate = new
        return changes + [.rateChanged(new)]
    }

    /// Sets whether plays of the queue that was set last become part of the listening history.
    package mutating func setAffectsHistory(_ affects: Bool) {
        if upcoming == nil { queue.keepsOutOfHistory = !affects } else { upcoming?.keepsOutOfHistory = !affects }
    }

    package mutating func setRepeat(_ mode: RepeatMode) -> [PlayerChange] {
        if mode == repeatMode { return [] }
        repeatMode = mode
        return [.repeatModeChanged(mode)]
    }

    /// Sets the shuffle mode. The current entry is unchanged.
    package mutating func setShuffle(_ mode: ShuffleMode) -> [PlayerChange] {
        if mode == shuffleMode { return [] }
        shuffleMode = mode
        switch mode {
        case .songs:
            queue.shuffle(by: &random)
            upcoming?.shuffle(by: &random)
        case .off:
            queue.restoreOrder()
            upcoming?.restoreOrder()
        }
        return [.shuffleModeChanged(mode)]
    }

    /// Interrupts playback, as by a call, an alarm or another player.
    package mutating func interrupt(at now: Milliseconds, _ terms: PlaybackTerms) throws(PlayerProblem)
        -> [PlayerChange]
    {
        let changes = advance(to: now, terms)
        if isPreparing { return changes + endPreparing(.stopped) }
        guard status == .playing else { throw .notPlaying(status) }
        playhead.stand(at: now, rate)
        return changes + become(.interrupted)
    }

    /// - Parameter resumes: whether playback resumes automatically.
    package mutating func endInterruption(
        resumes: Bool, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        guard status == .interrupted else { throw .notInterrupted(status) }
        return resumes ? try play(at: now, terms) : advance(to: now, terms) + become(.paused)
    }
}
