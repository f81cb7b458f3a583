/// Playback control by the current app, on the player that it uses. Times are milliseconds since 1970.
///
/// Each method first advances the player to the given time, and returns the changes until then.
extension MusicDevice {
    /// Prepares playback: `prepareToPlay(completionHandler:)`
    package mutating func prepareToPlay(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change]
    {
        try controlByApp(.prepare, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.prepare(at: now, terms)
        }
    }

    package mutating func play(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change] {
        try controlByApp(.play, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.play(at: now, terms)
        }
    }

    package mutating func pause(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change] {
        try controlByApp(.pause, at: now, faults) { player, terms throws(PlayerProblem) in
            player.pause(at: now, terms)
        }
    }

    package mutating func stop(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change] {
        try controlByApp(.stop, at: now, faults) { player, terms throws(PlayerProblem) in
            player.stop(at: now, terms)
        }
    }

    package mutating func skip(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change] {
        try controlByApp(.skip, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.skip(at: now, terms)
        }
    }

    /// Skips to the start of the item, or within its first three seconds to the previous one.
    package mutating func skipBack(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change] {
        try controlByApp(.skipBack, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.skipBack(at: now, terms)
        }
    }

    /// Skips to the previous item, from any position.
    package mutating func skipToPrevious(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal)
        -> [Change]
    {
        try controlByApp(.skipBack, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.previous(at: now, terms)
        }
    }

    package mutating func restart(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change] {
        try controlByApp(.restart, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.restart(at: now, terms)
        }
    }

    /// Jumps to an entry of the queue.
    package mutating func jump(
        to id: Int, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try controlByApp(.jump, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.jump(to: id, at: now, terms)
        }
    }

    package mutating func seek(
        to position: Milliseconds, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try controlByApp(.seek(position), at: now, faults) { player, terms throws(PlayerProblem) in
            try player.seek(to: position, at: now, terms)
        }
    }

    package mutating func setRate(
        thousandths: Int, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try controlByApp(.setRate(thousandths), at: now, faults) { player, terms throws(PlayerProblem) in
            try player.setRate(thousandths: thousandths, at: now, terms)
        }
    }

    /// Seeks until `endSeeking(at:)` or another action.
    package mutating func beginSeeking(
        _ direction: SeekDirection, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try controlByApp(.beginSeeking, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.beginSeeking(direction, at: now, terms)
        }
    }

    package mutating func endSeeking(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change] {
        try controlByApp(.endSeeking, at: now, faults) { player, terms throws(PlayerProblem) in
            player.advance(to: now, terms)
        }
    }

    /// Sets the transition between entries; nil for none.
    package mutating func setCrossfade(_ crossfade: Crossfade?, at now: Milliseconds) throws(Refusal) -> [Change] {
        try controlByApp(.setMode, at: now, []) { player, terms throws(PlayerProblem) in
            player.setCrossfade(crossfade, at: now, terms)
        }
    }

    /// Sets whether plays of the queue that was set last become part of the listening history.
    package mutating func setAffectsHistory(_ affects: Bool, at now: Milliseconds) throws(Refusal) -> [Change] {
        try controlByApp(.setMode, at: now, []) { player, terms throws(PlayerProblem) in
            let changes = player.advance(to: now, terms)
            player.setAffectsHistory(affects)
            return changes
        }
    }

    package mutating func setRepeat(_ mode: RepeatMode, at now: Milliseconds) throws(Refusal) -> [Change] {
        try controlByApp(.setMode, at: now, []) { player, terms throws(PlayerProblem) in
            player.advance(to: now, terms) + player.setRepeat(mode)
        }
    }

    package mutating func setShuffle(_ mode: ShuffleMode, at now: Milliseconds) throws(Refusal) -> [Change] {
        try controlByApp(.setMode, at: now, []) { player, terms throws(PlayerProblem) in
            player.advance(to: now, terms) + player.setShuffle(mode)
        }
    }
}
