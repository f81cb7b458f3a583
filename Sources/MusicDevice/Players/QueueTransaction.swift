/// Edits that are gathered and done together: `perform(queueTransaction:completionHandler:)`.
///
/// The queue of the closure is the queue as it was when the transaction was opened, so "after the fifth" means the fifth then, whatever was
/// removed since (our choice; in a closure it depends on when `items` is read).
package struct QueueTransaction: Sendable, Codable, Equatable {
    /// The queue as it was.
    package let entries: [QueueEntry]
    package internal(set) var edits: [QueueEdit] = []

    init(_ queue: PlayQueue) { entries = queue.entries }

    /// Whether an edit can be added: its entries were there at the beginning and are not taken out before.
    func check(_ edit: QueueEdit, playing: QueueEntry?) throws(PlayerProblem) {
        switch edit {
        case .insert(_, let id): if let id { try check(id) }
        case .insertNext, .append: break
        case .remove(let id): try check(id, notBeing: playing)
        case .move(let id, let other):
            try check(id, notBeing: playing)
            if let other { try check(other) }
        }
    }

    private func check(_ id: Int, notBeing playing: QueueEntry? = nil) throws(PlayerProblem) {
        guard let entry = entries.first(where: { $0.id == id }) else { throw .noSuchEntry(id) }
        if edits.contains(where: { if case .remove(id) = $0 { true } else { false } }) {
            throw .removedBefore(entry.title)
        }
        if playing?.id == id { throw .playingEntry(entry.title) }
    }
}

/// Edits on their way to the queue. They take time, and are done one after the other.
package struct QueueEditJob: Sendable, Codable, Equatable {
    let edits: [QueueEdit]
    /// A transaction has a completion; a single call has not.
    package let isTransaction: Bool
    /// When the queue changes.
    package internal(set) var changes: Milliseconds
    /// When the completion is called: later than that only when it reports a timeout.
    package internal(set) var completes: Milliseconds
    let timesOut: Bool
    /// What was done; nil before.
    var failure: QueueEditFailure?
    var isDone = false

    /// How long edits take. No page says; these are ours.
    enum Duration {
        static let call: Milliseconds = 100
        static let transaction: Milliseconds = 250
        static let timeout: Milliseconds = 5000
    }
}

/// What the completion handler of a transaction gets.
package enum TransactionOutcome: Sendable, Codable, Equatable {
    /// The queue that resulted.
    case done([QueueEntry])
    /// The change is done, and the completion says that it is not. Only the queue tells.
    case timeout
    case failed(QueueEditFailure)
}
