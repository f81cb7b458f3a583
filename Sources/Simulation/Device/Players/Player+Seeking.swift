import AppleMusicAPI

/// Seeking while a button is held: `beginSeekingForward()`, `beginSeekingBackward()`, `endSeeking()`.
///
/// The playhead is stopped during the seek, so entries do not end. The position is computed from the time that has
/// passed.
extension Player {
    /// A seek that has begun and has not ended.
    package struct Seek: Hashable, Sendable, Codable {
        package let direction: SeekDirection
        /// The time at which it began.
        var began: Milliseconds

        /// Returns the position in an entry, which the seek does not leave.
        fileprivate func position(
            from start: Milliseconds, at now: Milliseconds, in content: QueueContent
        ) -> Milliseconds {
            let elapsed = min(max(0, now.subtractingClamped(began)), PlayableItem.longest)
            let distance = elapsed * Player.seekingSpeed
            let place = direction == .forward ? start + distance : start - distance
            return min(max(place, content.start), content.end ?? .max)
        }
    }

    /// The seconds of music that one second of seeking passes; a choice of the simulation.
    package static let seekingSpeed = 8

    /// Returns the position of a seek in an entry; nil if there is no seek.
    func soughtPosition(at now: Milliseconds, in content: QueueContent) -> Milliseconds? {
        seeking?.position(from: playhead.position(at: now, rate), at: now, in: content)
    }

    /// Begins a seek, which replaces a seek in the other direction. A running seek in this direction continues.
    package mutating func beginSeeking(
        _ direction: SeekDirection, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        try checkNotLive()
        guard isPrepared, queue.currentEntry != nil else { throw .notPrepared }
        if seeking?.direction == direction { return changes }
        let ended = endSeeking(at: now)
        playhead.stand(at: now, rate)
        seeking = Seek(direction: direction, began: now)
        return changes + ended + [.seekingBegan(direction)]
    }

    /// Ends a seek. Playback continues from the new position if it was playing.
    package mutating func endSeeking(at now: Milliseconds) -> [PlayerChange] {
        guard seeking != nil else { return [] }
        let (old, new) = (playhead.position(at: now, rate), position(at: now))
        seeking = nil
        playhead.seek(to: new, at: now, rate)
        if status == .playing { playhead.move(at: now) }
        return [.seekingEnded] + (old == new ? [] : [.positionChanged(from: old, to: new)])
    }
}

/// A direction of seeking.
package enum SeekDirection: String, CaseIterable, Sendable, Codable {
    case forward
    case backward
}
