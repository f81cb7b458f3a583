import AppleMusicAPI
package import SharedAlgorithms

/// One player: its queue, what it does, and where it is.
///
/// A value. Methods that change it take the time, return what changed and throw a `PlayerProblem` without having changed anything that
/// matters: whoever calls them keeps the value from before. What happened up to that time is told first. Nothing of the past is kept.
package struct Player: Sendable, Codable, Equatable {
    package let kind: PlayerKind
    /// What plays, or would.
    package internal(set) var queue = PlayQueue()
    /// Set while something plays: it takes over at the next prepare or play.
    package internal(set) var upcoming: PlayQueue?
    package internal(set) var status = PlaybackStatus.stopped
    package internal(set) var isPrepared = false
    /// When a `play()` that prepares will have done so.
    var preparation: Milliseconds?
    package internal(set) var repeatMode = RepeatMode.none
    package internal(set) var shuffleMode = ShuffleMode.off
    package internal(set) var rate = PlaybackRate.normal
    /// Edits that are gathered.
    package internal(set) var transaction: QueueTransaction?
    /// Edits that are on their way, in the order in which they are done.
    package internal(set) var jobs: [QueueEditJob] = []
    /// The calls that made the shown queue; nil if they are not known.
    package internal(set) var recipe: QueueRecipe?
    var playhead = Playhead()
    var random: RandomSource

    package init(_ kind: PlayerKind, shuffledBy random: RandomSource) {
        self.kind = kind
        self.random = random
    }

    /// What is listed and edited.
    package var shownQueue: PlayQueue { upcoming ?? queue }

    /// Whether it plays and a station's next track has not come.
    package var isWaiting: Bool { status == .playing && !playhead.moves }

    /// Where in the current item it is.
    package func position(at now: Milliseconds) -> Milliseconds {
        guard let entry = queue.currentEntry else { return 0 }
        return min(playhead.position(at: now, rate), entry.content.end ?? .max)
    }

    /// One sentence for each rule that is broken.
    var flaws: [String] {
        var flaws = queue.flaws + (upcoming?.flaws ?? []) + playhead.flaws + (recipe?.flaws ?? [])
        if let content = queue.currentEntry?.content, playhead.place < content.start * 1000 {
            flaws.append("a player is before the beginning of its entry")
        }
        if playhead.moves, status != .playing { flaws.append("a player moves that does not play") }
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

/// What the methods share.
extension Player {
    /// The current entry begins, not yet playing.
    mutating func rewind(carry: Int = 0) {
        playhead = Playhead(at: queue.currentEntry?.content.start ?? 0, carry: carry)
    }

    mutating func become(_ new: PlaybackStatus) -> [PlayerChange] {
        let old = status
        status = new
        return old == new ? [] : [.playbackStateChanged(from: old, to: new)]
    }

    /// The current entry is left: what was heard of it is told.
    mutating func leave(at now: Milliseconds, isWhole: Bool = false) -> [PlayerChange] {
        let (began, heard) = (playhead.began, playhead.heard(at: now))
        playhead.stand(at: now, rate)
        guard let entry = queue.currentEntry, let began, heard > 0 else { return [] }
        return [
            .itemPlayed(
                PlayedItem(
                    item: entry.content.item, container: entry.content.container, began: began, heard: heard,
                    isWhole: isWhole))
        ]
    }

    var nowPlayingItemChange: PlayerChange { .nowPlayingItemChanged(queue.nowPlayingItem) }

    /// Tells of another current entry, where it is another.
    func nowPlayingItemChanges(since old: QueueEntry?) -> [PlayerChange] {
        queue.currentEntry?.id == old?.id ? [] : [nowPlayingItemChange]
    }
}
