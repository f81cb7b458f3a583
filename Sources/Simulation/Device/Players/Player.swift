import AppleMusicAPI
package import TonearmAlgorithms

/// A player: its queue, its status and its position.
///
/// It is a value without a history. Mutating methods take the time and return the changes; those up to the given time
/// come first. If a method throws a `PlayerProblem`, the caller keeps the previous value.
package struct Player: Sendable, Codable, Equatable {
    package let kind: PlayerKind
    /// The current queue.
    package internal(set) var queue = PlayQueue()
    /// The queue that was set during playback; it becomes current at the next prepare or play.
    package internal(set) var upcoming: PlayQueue?
    package internal(set) var status = PlaybackStatus.stopped
    package internal(set) var isPrepared = false
    /// The time at which the preparation by `play()` ends; nil without a preparation.
    var preparation: Milliseconds?
    package internal(set) var repeatMode = RepeatMode.none
    package internal(set) var shuffleMode = ShuffleMode.off
    package internal(set) var rate = PlaybackRate.normal
    /// The collected edits.
    package internal(set) var transaction: QueueTransaction?
    /// The pending edits, in order of execution.
    package internal(set) var jobs: [QueueEditJob] = []
    /// The calls that made the shown queue; nil if they are unknown.
    package internal(set) var recipe: QueueRecipe?
    /// The transition between entries; nil for none.
    package internal(set) var crossfade: Crossfade?
    /// The seek that has not ended; nil for none.
    package internal(set) var seeking: Seek?
    var playhead = Playhead()
    var random: RandomSource

    package init(_ kind: PlayerKind, shuffledBy random: RandomSource) {
        self.kind = kind
        self.random = random
    }

    /// The queue that is listed and edited: the upcoming one, if there is one.
    package var shownQueue: PlayQueue { upcoming ?? queue }

    /// Whether the player plays a station whose next track has not arrived.
    package var isWaiting: Bool { status == .playing && !playhead.moves && seeking == nil }

    /// Returns the position in the current item.
    package func position(at now: Milliseconds) -> Milliseconds {
        guard let entry = queue.currentEntry else { return 0 }
        if let sought = soughtPosition(at: now, in: entry.content) { return sought }
        return min(playhead.position(at: now, rate), entry.content.end ?? .max)
    }

    /// The broken invariants, one sentence for each.
    var flaws: [String] {
        var flaws = queue.flaws + (upcoming?.flaws ?? []) + playhead.flaws + (recipe?.flaws ?? [])
        if let content = queue.currentEntry?.content, playhead.place < content.start * 1000 {
            flaws.append("a player is before the beginning of its entry")
        }
        if playhead.moves, status != .playing { flaws.append("a player moves that does not play") }
        if seeking != nil, playhead.moves || !isPrepared { flaws.append("a player seeks in what does not wait for it") }
        if status == .playing, queue.isEmpty { flaws.append("a player plays nothing") }
        if preparation != nil, status == .playing || isPrepared { flaws.append("a player prepares what is prepared") }
        if !kind.editsQueue, transaction != nil || jobs.contains(where: \.isTransaction) {
            flaws.append("the Music app's queue is in a transaction")
        }
        if jobs.contains(where: { $0.completes < $0.changes }) { flaws.append("an edit completes before it is done") }
        for queue in [queue, upcoming] where queue?.station == nil {
            if let queue, queue.isShuffled != (shuffleMode == .songs) { flaws.append("a queue is not in its order") }
        }
        return flaws
    }
}

/// Shared helpers.
extension Player {
    /// Moves to the start of the current entry, without playing.
    mutating func rewind(carry: Int = 0) {
        seeking = nil
        playhead = Playhead(at: queue.currentEntry?.content.start ?? 0, carry: carry)
    }

    mutating func become(_ new: PlaybackStatus) -> [PlayerChange] {
        let old = status
        status = new
        return old == new ? [] : [.playbackStateChanged(from: old, to: new)]
    }

    /// Leaves the current entry, and reports the played part.
    mutating func leave(at now: Milliseconds, isWhole: Bool = false) -> [PlayerChange] {
        let (began, heard) = (playhead.began, playhead.heard(at: now))
        playhead.stand(at: now, rate)
        guard let entry = queue.currentEntry, let began, heard > 0 else { return [] }
        return [
            .itemPlayed(
                PlayedItem(
                    item: entry.content.item, container: entry.content.container, began: began, heard: heard,
                    isWhole: isWhole, keepsOutOfHistory: queue.keepsOutOfHistory))
        ]
    }

    var nowPlayingItemChange: PlayerChange { .nowPlayingItemChanged(queue.nowPlayingItem) }

    /// Reports the current entry if it changed.
    func nowPlayingItemChanges(since old: QueueEntry?) -> [PlayerChange] {
        queue.currentEntry?.id == old?.id ? [] : [nowPlayingItemChange]
    }
}
