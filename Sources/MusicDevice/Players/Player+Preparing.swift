/// Preparing that takes time, with the fault `slowPrepare`. Without it nothing can come between `play()` and playing.
extension Player {
    /// How long it takes; our choice.
    package static let preparationTime: Milliseconds = 2000

    /// Whether `play()` was called and has not completed.
    package var isPreparing: Bool { preparation != nil }

    /// The first item that can be played is prepared from now on.
    mutating func beginPreparing(at now: Milliseconds) -> [PlayerChange] {
        isPrepared = false
        preparation = now.clampedAdding(Self.preparationTime)
        return (status == .playing ? become(.stopped) : []) + [.preparing(preparedTitle)]
    }

    /// It is prepared, and plays.
    mutating func finishPreparing(at now: Milliseconds, _ terms: PlaybackTerms) -> [PlayerChange] {
        preparation = nil
        guard let entry = queue.currentEntry else {
            return queue.station == nil ? [] : become(.playing) + wait(since: nil)
        }
        return [.prepared(entry.title)] + begin(at: now, since: entry, terms)
    }

    /// What was prepared is not played; without effect where nothing is.
    mutating func endPreparing(_ cause: PlayInterruption) -> [PlayerChange] {
        guard preparation != nil else { return [] }
        preparation = nil
        return [.playInterrupted(preparedTitle, cause)]
    }

    private var preparedTitle: String { queue.currentEntry?.title ?? queue.station?.identity.title ?? "" }
}

/// What ended a `play()` that still prepared.
package enum PlayInterruption: String, CaseIterable, Sendable {
    /// "Queue was interrupted by another queue" (seen by developers).
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
