import AppleMusicAPI

/// An overlap of an entry and the next one: `MusicPlayer.Transition.crossfade(options:)`.
package struct Crossfade: Hashable, Sendable, Codable {
    /// The length of the overlap; nil for the standard length.
    package var duration: Milliseconds?

    package init(duration: Milliseconds? = nil) { self.duration = duration }

    /// The standard length; a choice of the simulation.
    package static let standard: Milliseconds = 6000
    /// The longest overlap, as in the settings of the Music app.
    package static let longest: Milliseconds = 12_000

    fileprivate var length: Milliseconds { min(max(0, duration ?? Self.standard), Self.longest) }
}

/// The transition between entries.
extension Player {
    /// Sets the transition; nil for none.
    package mutating func setCrossfade(
        _ new: Crossfade?, at now: Milliseconds, _ terms: PlaybackTerms
    ) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        if new == crossfade { return changes }
        crossfade = new
        settleBeforeEdit(at: now)
        return changes + [.transitionChanged(new)]
    }

    /// The position at which the next entry begins: the end of the current one, less the overlap.
    ///
    /// A position that is already in the overlap plays to the end.
    var endOfCurrentEntry: Milliseconds? {
        guard let end = queue.currentEntry?.content.end else { return nil }
        let fade = end - overlap(after: queue.current)
        return playhead.place > fade * 1000 ? end : fade
    }

    /// Returns the overlap of an entry with its successor. Consecutive tracks of an album do not overlap ("transition",
    /// MusicKit reference), and each entry keeps half of its length.
    func overlap(after index: Int) -> Milliseconds {
        guard let crossfade, repeatMode != .one, queue.station == nil else { return 0 }
        let isLast = index + 1 >= queue.entries.count
        if isLast, repeatMode != .all { return 0 }
        let (entry, next) = (queue.entries[index].content, queue.entries[isLast ? 0 : index + 1].content)
        if let album = entry.item.album, album == next.item.album { return 0 }
        if isLast, queue.entries.count == 1 { return 0 }
        return min(crossfade.length, (entry.length ?? 0) / 2, (next.length ?? 0) / 2)
    }

    /// Computes the position anew if there is a transition, because an edit may change the end of the entry.
    mutating func settleBeforeEdit(at now: Milliseconds) {
        if crossfade != nil { playhead.settle(at: now, rate) }
    }
}
