import AppleMusicAPI

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
    /// "Queue was interrupted by another queue" (observed by developers).
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
